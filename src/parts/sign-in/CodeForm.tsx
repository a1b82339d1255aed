import { useState } from 'react';
import { checkCode, saveAccount, sendCode, signInByCode } from '#api/sign-in.ts';
import { accountExists, accountUnknown, newCodeNeeded } from '#contract/sign-in.ts';
import { codeLength, secondsToResend, typedCode } from '#domain/one-time-code.ts';
import { passwordRefused } from '#domain/password.ts';
import type { Session } from '#domain/session.ts';
import { useSecond } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import type { CodeStep } from '#state/sign-in-step.ts';
import { digits } from '#text/numbers.ts';
import { signInRefusals, signInText } from '#text/sign-in.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { NewPassword } from './NewPassword.tsx';
import { newPasswordProblems } from './new-password-problems.ts';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInForm.module.css';
import { useAttempt } from './use-attempt.ts';
import { useWebOtp } from './use-web-otp.ts';

export interface CodeFormProps {
  step: CodeStep;
  /**
   * The new password of a sign-up or reset. It is '' after a reload, so the form then shows the
   * password fields, as it does after the server refused the password.
   */
  password: string;
  onPassword: (password: string) => void;
  onResent: (codeId: string) => void;
  onOtherNumber: () => void;
  /**
   * Opens the login or the sign-up form, if the phone number has an account already or has none.
   */
  onOtherForm: (form: 'LOGIN' | 'SIGNUP') => void;
  onSignedIn: (session: Session) => void;
}

/**
 * The form of the states OTP and OTP_RESET_PASSWORD. The six digits of the SMS are typed, filled in
 * by the keyboard, or read by WebOTP.
 */
export function CodeForm(props: CodeFormProps) {
  const { step, password, onPassword, onResent, onOtherNumber, onOtherForm, onSignedIn } = props;
  const t = useText(signInText);
  const refusals = useText(signInRefusals);
  const language = useLanguage();
  // The input stays unnormalised, because a field that is rewritten during IME composition
  // duplicates its digits.
  const [code, setCode] = useState('');
  const [confirmation, setConfirmation] = useState(password);
  const [asksPassword, setAsksPassword] = useState(step.purpose !== 'sign-in' && password === '');
  const [hasTried, setTried] = useState(false);
  const [isResent, setResent] = useState(false);
  // A code can be checked only once. If a later step failed, the next attempt skips the check.
  const [checkedId, setCheckedId] = useState('');
  const [needsNewCode, setNeedsNewCode] = useState(false);
  const [otherForm, setOtherForm] = useState<'LOGIN' | 'SIGNUP' | null>(null);
  const attempt = useAttempt((refusal, message) => {
    setNeedsNewCode(refusal === newCodeNeeded);
    setOtherForm(formThatHelps(refusal, message));
    if (refusal === passwordRefused) setAsksPassword(true);
  });
  const resending = useAttempt();
  const isSignIn = step.purpose === 'sign-in';
  const { phone } = step;
  const problems = asksPassword
    ? newPasswordProblems({ password, confirmation, phone }, t, refusals)
    : null;
  const codeProblem = typedCode(code) === '' ? emptyCode() : '';
  useWebOtp((read) => {
    setCode(read);
    if (isSignIn) void submitCode(read);
  });

  function emptyCode(): string {
    return isSignIn ? t.codeRequired : t.codeEmpty;
  }

  async function submitCode(read: string): Promise<void> {
    setResent(false);
    await attempt.run(
      async () => onSignedIn(isSignIn ? await signInByCode(step.codeId, read) : await save(read)),
      isSignIn ? refusals.wrongCode : refusals.loginFailed,
    );
  }

  async function save(read: string): Promise<Session> {
    const { codeId } = step;
    if (checkedId !== codeId) await checkCode(codeId, read);
    setCheckedId(codeId);
    const purpose = step.purpose === 'sign-up' ? 'sign-up' : 'reset-password';
    return saveAccount({ purpose, phone, password, codeId });
  }

  function submit(): void {
    if (needsNewCode) return;
    setTried(true);
    if (codeProblem || problems?.password || problems?.confirmation) return;
    void submitCode(typedCode(code));
  }

  async function resend(): Promise<void> {
    attempt.forgive();
    setResent(false);
    const isSent = await resending.run(
      async () => onResent(await sendCode(step.purpose, phone)),
      isSignIn ? refusals.wrongPassword : refusals.loginFailed,
    );
    if (!isSent) return;
    setCode('');
    setTried(false);
    setNeedsNewCode(false);
    setResent(true);
    announce(isSignIn ? t.resent : t.resentNew);
  }

  const resendProps = {
    sentAt: step.sentAt,
    isBusy: resending.isBusy,
    onResend: () => void resend(),
  };
  return (
    <SignInForm error={attempt.error || resending.error} onSubmit={submit}>
      {isResent && (
        <Notice tone="success">
          <p>{isSignIn ? t.resent : t.resentNew}</p>
        </Notice>
      )}
      <p className={styles['sent']}>{t.codeSentTo(digits(phone, language))}</p>
      <TextField
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        maxLength={codeLength * 3}
        onChange={setCode}
        error={hasTried ? codeProblem : ''}
      />
      {problems && (
        <NewPassword
          password={password}
          onPassword={onPassword}
          confirmation={confirmation}
          onConfirmation={setConfirmation}
          problems={hasTried ? problems : null}
        />
      )}
      {otherForm && (
        <Button wide onClick={() => onOtherForm(otherForm)}>
          {otherForm === 'LOGIN'
            ? t.loginInstead(digits(phone, language))
            : t.signUpInstead(digits(phone, language))}
        </Button>
      )}
      {needsNewCode && <Resend {...resendProps} isNeeded />}
      {!otherForm && !needsNewCode && (
        <Button type="submit" wide busy={attempt.isBusy}>
          {t.confirm}
        </Button>
      )}
      <div className={styles['ways']}>
        {!needsNewCode && !otherForm && <Resend {...resendProps} />}
        <Button variant="quiet" onClick={onOtherNumber}>
          {t.otherNumber}
        </Button>
      </div>
    </SignInForm>
  );
}

interface ResendProps {
  sentAt: number;
  isBusy: boolean;
  /** The only way to continue, because the code that was sent is no longer valid. */
  isNeeded?: boolean;
  onResend: () => void;
}

/**
 * The form that helps after a refusal, by the refusal's id. A legacy host sends only the agreed
 * message (sign-in-32).
 */
function formThatHelps(refusal: string, message: string): 'LOGIN' | 'SIGNUP' | null {
  if (refusal === accountExists || message === signInRefusals.userExists[0]) return 'LOGIN';
  if (refusal === accountUnknown || message === signInRefusals.userUnknown[0]) return 'SIGNUP';
  return null;
}

/** Counts down the minute during which no new code can be requested. */
function Resend({ sentAt, isBusy, isNeeded = false, onResend }: ResendProps) {
  const t = useText(signInText);
  const language = useLanguage();
  const now = useSecond();
  const left = secondsToResend(sentAt, now ?? sentAt);
  const words = isNeeded
    ? { now: t.newCode, later: t.newCodeIn }
    : { now: t.resend, later: t.resendIn };
  return (
    <Button
      variant={isNeeded ? 'primary' : 'quiet'}
      wide={isNeeded}
      busy={isBusy}
      aria-disabled={left > 0}
      onClick={left > 0 ? undefined : onResend}
    >
      {left > 0 ? words.later(digits(left, language)) : words.now}
    </Button>
  );
}
