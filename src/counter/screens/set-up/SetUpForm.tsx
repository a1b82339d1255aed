import { useState } from 'react';
import { openSession } from '#counter/api/session.ts';
import { useForm } from '#counter/parts/form/use-form.ts';
import { passwordFault } from '#counter/parts/password-fault.ts';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useGo } from '#counter/parts/links.tsx';
import { setUp, type Invited } from '#contract/counter/staff.ts';
import { QrCode } from '#parts/submissions/QrCode.tsx';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SetUp.module.css';

/** The form for a new password and, if required or wanted, the authenticator app. */
export function SetUpForm({ invited }: { invited: Invited }) {
  const t = useText(counterSignInText);
  const frame = useText(frameText);
  const go = useGo();
  const { name, role, needsCode } = invited;
  const [wantsCode, setWantsCode] = useState(needsCode);
  const form = useForm({
    endpoint: setUp,
    isEntrance: true,
    initial: () => ({ password: '', code: '' }),
    request: ({ password, code }) => ({
      invitation: invited.invitation,
      password,
      code: wantsCode ? code : '',
    }),
    faults: ({ password, code }) => ({
      password: passwordFault(password, name, t),
      code: wantsCode && code.trim() === '' && t.codeMissing,
    }),
    onDone({ member }) {
      go('/', { replace: true });
      openSession(member);
    },
  });

  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <p className={styles['welcome']}>{t.welcome(name, frame[role])}</p>
      {/* Password managers store the password under this name. */}
      <input type="hidden" autoComplete="username" value={name} readOnly />
      <PasswordField
        label={t.newPassword}
        hint={t.newPasswordHint}
        {...form.field('password')}
        autoComplete="new-password"
        autoFocus
      />
      <fieldset className={styles['step']}>
        <legend className={styles['legend']}>{t.secondStep}</legend>
        <p className={styles['hint']}>{needsCode ? t.secondStepNeeded : t.secondStepOptional}</p>
        {!needsCode && (
          <Checkbox label={t.addSecondStep} checked={wantsCode} onChange={setWantsCode} />
        )}
        {wantsCode && (
          <>
            <p>{t.scan}</p>
            <div className={styles['qr']}>
              <QrCode text={invited.uri} label={t.qr} />
            </div>
            <p className={styles['hint']}>
              {t.typeInstead} <code className={styles['key']}>{inFours(invited.secret)}</code>
            </p>
            <TextField
              label={t.code}
              hint={t.codeHint}
              {...form.field('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </>
        )}
      </fieldset>
      <ProblemNotice problem={form.problem} />
      <Button type="submit" wide busy={form.isBusy}>
        {t.begin}
      </Button>
    </form>
  );
}

/** Splits the secret into groups of four, which are easier to type on another device. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
