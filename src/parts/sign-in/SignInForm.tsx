import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { signInText } from '#text/sign-in.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** The error of the whole form, or ''. Screen readers read it with the form. */
  error: string;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form of the sign-in dialog. It focuses the first field on mount, and the first invalid field on
 * submit.
 */
export function SignInForm({ error, onSubmit, children }: SignInFormProps) {
  const t = useText(signInText);
  const isOffline = useNetwork() === 'offline';
  const noticesId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  // `showModal()` focuses the dialog's first button, after React's `autoFocus` has run.
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  useFirstFault(() => form.current, tries);

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-describedby={error || isOffline ? noticesId : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setTries(tries + 1);
      }}
    >
      {(error || isOffline) && (
        <div id={noticesId} className={styles['notices']}>
          {isOffline && (
            <Notice tone="offline" live>
              <p>{t.offline}</p>
            </Notice>
          )}
          {error && (
            <Notice tone="error">
              <p>{error}</p>
            </Notice>
          )}
        </div>
      )}
      {children}
    </form>
  );
}
