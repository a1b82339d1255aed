import { useState } from 'react';
import { useText } from '#state/language.ts';
import { signInText } from '#text/sign-in.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface PasswordFieldProps {
  label: string;
  /** Whether the phone's password store offers a known one or suggests a new one. */
  kind: 'current-password' | 'new-password';
  value: string;
  onChange: (password: string) => void;
  error: string;
  hint?: string;
  /** Without its own switch: the field above has one for both. */
  shown?: boolean;
}

/** A password, hidden unless its switch says otherwise. */
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
