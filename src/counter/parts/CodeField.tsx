import { useState } from 'react';
import { useText } from '#state/language.ts';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './CodeField.module.css';

export interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  autoFocus?: boolean;
}

/**
 * The code of the authenticator app, with a button that asks for a recovery code instead
 * (counter-18).
 */
export function CodeField({ autoFocus = false, ...field }: CodeFieldProps) {
  const t = useText(counterSignInText);
  const recovery = useText(recoveryCodesText);
  // Null until the button is pressed. The chosen field then takes the focus.
  const [chosen, choose] = useState<'app' | 'recovery' | null>(null);
  const isRecovery = chosen === 'recovery';

  function swap(): void {
    choose(isRecovery ? 'app' : 'recovery');
    field.onChange('');
  }

  return (
    <div className={styles['code']}>
      {isRecovery ? (
        <TextField
          key="recovery"
          label={recovery.one}
          hint={recovery.oneHint}
          {...field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <TextField
          key="app"
          label={t.code}
          hint={t.codeHint}
          {...field}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus || chosen === 'app'}
        />
      )}
      <Button variant="quiet" onClick={swap}>
        {isRecovery ? recovery.useApp : recovery.useOne}
      </Button>
    </div>
  );
}
