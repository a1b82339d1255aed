import { useState } from 'react';
import { sendCode } from '#api/sign-in.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { useText } from '#state/language.ts';
import type { CodeStep } from '#state/sign-in-step.ts';
import { signInRefusals, signInText } from '#text/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordProblems } from './new-password-problems.ts';
import { PhoneField } from './PhoneField.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInForm.module.css';
import { useAttempt } from './use-attempt.ts';

export interface AccountFormProps {
  purpose: 'sign-up' | 'reset-password';
  phone: string;
  onPhone: (phone: string) => void;
  password: string;
  onPassword: (password: string) => void;
  onCodeSent: (step: Omit<CodeStep, 'returnTo' | 'sentAt'>) => void;
  onLogin: () => void;
}

/**
 * The states SIGNUP and RESET_PASSWORD: a phone number and a new password. Submitting sends a code
 * (sign-in-24, sign-in-25).
 */
export function AccountForm(props: AccountFormProps) {
  const { purpose, phone, onPhone, password, onPassword, onCodeSent, onLogin } = props;
  const t = useText(signInText);
  const refusals = useText(signInRefusals);
  const [confirmation, setConfirmation] = useState('');
  const [hasTried, setTried] = useState(false);
  const attempt = useAttempt();
  const problems = newPasswordProblems({ password, confirmation, phone }, t, refusals);

  function phoneProblem(): string {
    if (phone.trim() === '') return t.phoneEmpty;
    return canonicalPhone(phone) ? '' : refusals.invalidPhone;
  }

  function submit(): void {
    setTried(true);
    const canonical = canonicalPhone(phone);
    if (!canonical || problems.password || problems.confirmation) return;
    void attempt.run(async () => {
      const codeId = await sendCode(purpose, canonical);
      onCodeSent({ purpose, phone: canonical, codeId });
    }, refusals.loginFailed);
  }

  return (
    <SignInForm error={attempt.error} onSubmit={submit}>
      <PhoneField value={phone} onChange={onPhone} error={hasTried ? phoneProblem() : ''} />
      <NewPassword
        password={password}
        onPassword={onPassword}
        confirmation={confirmation}
        onConfirmation={setConfirmation}
        problems={hasTried ? problems : null}
      />
      <Button type="submit" wide busy={attempt.isBusy}>
        {t.sendCode}
      </Button>
      <div className={styles['ways']}>
        <Button variant="quiet" onClick={onLogin}>
          {t.toLogin}
        </Button>
      </div>
    </SignInForm>
  );
}
