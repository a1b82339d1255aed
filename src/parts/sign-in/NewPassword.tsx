import { useState } from 'react';
import { useText } from '#state/language.ts';
import { signInText } from '#text/sign-in.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import type { NewPasswordProblems } from './new-password-problems.ts';
import { PasswordField } from './PasswordField.tsx';

export interface NewPasswordProps {
  password: string;
  onPassword: (password: string) => void;
  confirmation: string;
  onConfirmation: (confirmation: string) => void;
  /** Null until the customer has tried to submit. */
  problems: NewPasswordProblems | null;
}

/** The two fields of a new password and its confirmation. */
export function NewPassword(props: NewPasswordProps) {
  const { password, onPassword, confirmation, onConfirmation, problems } = props;
  const t = useText(signInText);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <PasswordField
        label={t.newPassword}
        hint={t.passwordHint}
        kind="new-password"
        value={password}
        onChange={onPassword}
        error={problems?.password ?? ''}
        shown={isShown}
      />
      <PasswordField
        label={t.confirmPassword}
        kind="new-password"
        value={confirmation}
        onChange={onConfirmation}
        error={problems?.confirmation ?? ''}
        shown={isShown}
      />
      <Checkbox label={t.showPassword} checked={isShown} onChange={setShown} />
    </>
  );
}
