import { useState } from 'react';
import { useText } from '#state/language.ts';
import { signInText } from '#text/sign-in.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface PasswordFieldProps {
  label: string;
  /**
   * The `autocomplete` value: the phone's password manager fills in a stored password or suggests a
   * new one.
   */
  kind: 'current-password' | 'new-password';
  value: string;
  onChange: (password: string) => void;
  error: string;
  hint?: string;
  /** Set if the field above has a visibility switch for both fields. */
  shown?: boolean;
}

/** A password field, hidden unless its visibility switch is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, kind, value, onChange, error, hint, shown } = props;
  const t = useText(signInText);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        type={(shown ?? isShown) ? 'text' : 'password'}
        autoComplete={kind}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={80}
        value={value}
        onChange={onChange}
        error={error}
      />
      {shown === undefined && (
        <Checkbox label={t.showPassword} checked={isShown} onChange={setShown} />
      )}
    </>
  );
}
