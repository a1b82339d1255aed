import { useState } from 'react';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';
import styles from './PasswordField.module.css';

/** A password field with a button that shows and hides the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const t = useText(counterSignInText);
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles['password']}>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} />
      <Button variant="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t.hidePassword : t.showPassword}
      </Button>
    </div>
  );
}
