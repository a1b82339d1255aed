import { useNavigate } from '@tanstack/react-router';
import { readSaid } from '#contract/written.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import { acknowledgeRemovedLetters } from '#outbox/observe.ts';
import { useText } from '#state/language.ts';
import { openSignIn } from '#state/sign-in.ts';
import { outboxText } from '#text/outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LetterCard } from './LetterCard.tsx';
import styles from './LetterList.module.css';

/** Where a letter of this kind is written. */
function formOf({ id, kind, state, payload }: Letter) {
  if (kind === 'order' && state === 'sent') {
    return { to: '/order/Success', search: { Letter: id } } as const;
  }
  if (kind === 'order') return { to: '/checkout' } as const;
  if (kind === 'contact') return { to: '/contact' } as const;
  if (kind === 'review') return { to: '/review' } as const;
  const key = kind === 'comment' ? readSaid(payload)?.productKey : '';
  if (!key) return { to: '/order' } as const;
  return { to: '/product/details/$key', params: { key }, hash: 'reviews' } as const;
}

export interface LetterListProps {
  letters: readonly Letter[];
  /** How many letters of a customer whose session has ended wait for his sign-in. */
  waitForOwner?: number;
  removedByBrowser: number;
  /** The moment to judge leases by. */
  at: string;
  /** Before "Edit" leads to the form: a dialog around the list closes. */
  onLeave?: () => void;
}

/** The letters on this phone, the newest first, and what the browser threw away. */
export function LetterList({
  letters,
  waitForOwner = 0,
  removedByBrowser,
  at,
  onLeave,
}: LetterListProps) {
  const t = useText(outboxText);
  const navigate = useNavigate();

  function goToForm(letter: Letter): void {
    onLeave?.();
    void navigate(formOf(letter));
  }

  function signIn(): void {
    onLeave?.();
    openSignIn();
  }

  return (
    <div className={styles['list']}>
      {removedByBrowser > 0 && (
        <Notice
          live
          tone="warning"
          action={
            <Button variant="quiet" onClick={acknowledgeRemovedLetters}>
              {t.understood}
            </Button>
          }
        >
          {t.lostByBrowser(removedByBrowser)}
        </Notice>
      )}
      {waitForOwner > 0 && (
        <Notice
          tone="warning"
          icon="smartphone"
          action={
            <Button variant="quiet" onClick={signIn}>
              {t.signIn}
            </Button>
          }
        >
          {t.waitForOwner(waitForOwner)}
        </Notice>
      )}
      {letters.length > 0 && (
        <ul className={styles['letters']}>
          {letters.map((letter) => (
            <li key={letter.id}>
              <LetterCard letter={letter} at={at} onEdit={() => goToForm(letter)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
