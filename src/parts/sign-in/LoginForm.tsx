import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sendCode, signInByPassword } from '#api/sign-in.ts';
import { codeNeeded } from '#contract/sign-in.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Session } from '#domain/session.ts';
import { useText } from '#state/language.ts';
import { closeSignIn } from '#state/sign-in.ts';
import type { CodeStep } from '#state/sign-in-step.ts';
import { deviceOrdersText } from '#text/device-orders.ts';
import { signInRefusals, signInText } from '#text/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInForm.module.css';
import { useAttempt } from './use-attempt.ts';

export interface LoginFormProps {
  phone: string;
  onPhone: (phone: string) => void;
  onCodeSent: (step: Omit<CodeStep, 'returnTo' | 'sentAt'>) => void;
  onSignedIn: (session: Session) => void;
  onForm: (form: 'SIGNUP' | 'RESET_PASSWORD') => void;
}

/**
 * The LOGIN state: a mobile number and a one-time code, or alternatively a password (sign-in-12,
 * sign-in-22).
 */
export function LoginForm({ phone, onPhone, onCodeSent, onSignedIn, onForm }: LoginFormProps) {
  const t = useText(signInText);
  const refusals = useText(signInRefusals);
  const deviceOrders = useText(deviceOrdersText);
  const [way, setWay] = useState<'code' | 'password'>('code');
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const attempt = useAttempt((code) => {
    if (code === codeNeeded) setWay('code');
  });
  const isByCode = way === 'code';
  const problems = {
    phone: phoneProblem(),
    password: !isByCode && password === '' ? t.passwordEmpty : '',
  };

  function phoneProblem(): string {
    if (phone.trim() === '') return isByCode ? t.phoneRequired : t.phoneEmpty;
    return canonicalPhone(phone) ? '' : refusals.invalidPhone;
  }

  function submit(): void {
    setTried(true);
    const canonical = canonicalPhone(phone);
    if (!canonical || problems.password) return;
    if (isByCode) void attempt.run(() => requestCode(canonical), refusals.wrongPassword);
    else void attempt.run(() => login(canonical), refusals.loginFailed);
  }

  async function requestCode(canonical: string): Promise<void> {
    const codeId = await sendCode('sign-in', canonical);
    onCodeSent({ purpose: 'sign-in', phone: canonical, codeId });
  }

  async function login(canonical: string): Promise<void> {
    onSignedIn(await signInByPassword(canonical, password));
  }

  function turnTo(next: 'code' | 'password'): void {
    setWay(next);
    setTried(false);
    attempt.forgive();
  }

  return (
    <SignInForm error={attempt.error} onSubmit={submit}>
      <PhoneField
        value={phone}
        onChange={onPhone}
        onBlur={() => setTried(true)}
        error={hasTried ? problems.phone : ''}
      />
      {!isByCode && (
        <PasswordField
          label={t.password}
          kind="current-password"
          value={password}
          onChange={setPassword}
          error={hasTried ? problems.password : ''}
        />
      )}
      <Button type="submit" wide busy={attempt.isBusy}>
        {isByCode ? t.sendCode : t.signIn}
      </Button>
      <div className={styles['ways']}>
        <Button variant="quiet" onClick={() => turnTo(isByCode ? 'password' : 'code')}>
          {isByCode ? t.usePassword : t.useCode}
        </Button>
        {!isByCode && (
          <Button variant="quiet" onClick={() => onForm('RESET_PASSWORD')}>
            {t.toReset}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onForm('SIGNUP')}>
          {t.toSignUp}
        </Button>
        <Link to="/deviceOrders" className={buttonLook('quiet')} onClick={closeSignIn}>
          {deviceOrders.title}
        </Link>
      </div>
    </SignInForm>
  );
}
