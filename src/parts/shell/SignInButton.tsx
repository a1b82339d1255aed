import { lazy } from 'react';
import { shortName } from '#domain/session.ts';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';
import { shellText } from '#text/shell.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import optional from '#ui/optional-words.module.css';
import styles from './SignInButton.module.css';

const CustomerCorner = lazy(() =>
  import('#parts/customer-corner/CustomerCorner.tsx').then((loaded) => ({
    default: loaded.CustomerCorner,
  })),
);

const look = {
  button: classes(optional['holder'], styles['button']),
  words: classes(optional['words'], styles['words']),
};

/** Login; or the customer's name (shell-10: longer than 7 characters → 5 + '..') with their menu. */
export function SignInButton() {
  const t = useText(shellText);
  const session = useSession();
  if (!session) return <PlainButton words={t.login} onPress={() => openSignIn()} />;
  const waiting = <PlainButton words={shortName(session.name)} />;
  return (
    <LazyBoundary key={session.id} waiting={waiting} failed={waiting}>
      <CustomerCorner session={session} look={look} />
    </LazyBoundary>
  );
}

function PlainButton({ words, onPress }: { words: string; onPress?: () => void }) {
  return (
    <button type="button" className={look.button} onClick={onPress}>
      <Icon name="user" />
      <span className={look.words}>{words}</span>
    </button>
  );
}
