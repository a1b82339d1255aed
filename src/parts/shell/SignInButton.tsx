import { shortName } from '#domain/session.ts';
import type { CustomerCornerProps } from '#parts/customer-corner/CustomerCorner.tsx';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';
import { shellText } from '#text/shell.ts';
import header from '#ui/header-button.module.css';
import { Icon } from '#ui/Icon.tsx';
import optional from '#ui/optional-words.module.css';

const CustomerCorner = lazyPart(
  async () => (await import('#parts/customer-corner/CustomerCorner.tsx')).CustomerCorner,
  { Waiting: CustomerName, Failed: CustomerName },
);

/**
 * Login, or the customer's name with their menu (shell-10: longer than 7 characters → 5 + '..').
 */
export function SignInButton() {
  const t = useText(shellText);
  const session = useSession();
  if (!session) return <PlainButton words={t.login} onPress={() => openSignIn()} />;
  return <CustomerCorner key={session.id} session={session} />;
}

function CustomerName({ session }: CustomerCornerProps) {
  return <PlainButton words={shortName(session.name)} />;
}

function PlainButton({ words, onPress }: { words: string; onPress?: () => void }) {
  return (
    <button type="button" className={header['button']} onClick={onPress}>
      <Icon name="user" />
      <span className={optional['words']}>{words}</span>
    </button>
  );
}
