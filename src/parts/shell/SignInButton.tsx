import { Link } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { shortName } from '#domain/session.ts';
import { useText } from '#state/language.ts';
import { useSession } from '#state/session.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import { Later } from '#parts/later/Later.tsx';
import styles from './SignInButton.module.css';

const SignInSoon = lazy(async () => ({ default: (await import('./SignInSoon.tsx')).SignInSoon }));

/** Login, or the customer's name (S1 §2: longer than 7 characters → 5 + '..') which leads to the profile. */
export function SignInButton() {
  const t = useText(shellText);
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  if (session) {
    return (
      <Link to="/profile" className={styles['button']} aria-label={t.profileOf(session.name)}>
        <Icon name="user" />
        <span className={styles['words']}>{shortName(session.name)}</span>
      </Link>
    );
  }
  return (
    <>
      <button type="button" className={styles['button']} onClick={() => setAsking(true)}>
        <Icon name="user" />
        <span className={styles['words']}>{t.login}</span>
      </button>
      {isAsking && (
        <Later>
          <SignInSoon onClose={() => setAsking(false)} />
        </Later>
      )}
    </>
  );
}
