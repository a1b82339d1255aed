import { useState, type FormEvent } from 'react';
import { call } from '#counter/api/call.ts';
import { openSession } from '#counter/api/session.ts';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { useGo } from '#counter/parts/links.tsx';
import { useUnfitPassword } from '#counter/parts/use-unfit-password.ts';
import { setUp, type Invited } from '#contract/counter/staff.ts';
import { QrCode } from '#parts/submissions/QrCode.tsx';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SetUp.module.css';

/** A password of one's own, and the authenticator app. */
export function SetUpForm({ invited }: { invited: Invited }) {
  const t = useText(counterSignInText);
  const frame = useText(frameText);
  const go = useGo();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wantsCode, setWantsCode] = useState(invited.needsCode);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const unfit = useUnfitPassword(password, invited.name);
  const codeFault = wantsCode && code.trim() === '' ? t.codeMissing : null;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isBusy || unfit || codeFault) return;
    setBusy(true);
    setProblem(null);
    try {
      const asked = { invitation: invited.invitation, password, code: wantsCode ? code : '' };
      const { member } = await call(setUp, asked, { isEntrance: true });
      go('/', { replace: true });
      openSession(member);
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
    }
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles['welcome']}>{t.welcome(invited.name, frame[invited.role])}</p>
      {/* Password managers keep the two together. */}
      <input type="hidden" autoComplete="username" value={invited.name} readOnly />
      <PasswordField
        label={t.newPassword}
        hint={t.newPasswordHint}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        autoFocus
        error={isChecked ? unfit : null}
      />
      <fieldset className={styles['step']}>
        <legend className={styles['legend']}>{t.secondStep}</legend>
        <p className={styles['hint']}>
          {invited.needsCode ? t.secondStepNeeded : t.secondStepOptional}
        </p>
        {!invited.needsCode && (
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
              value={code}
              onChange={setCode}
              inputMode="numeric"
              autoComplete="one-time-code"
              error={isChecked ? codeFault : null}
            />
          </>
        )}
      </fieldset>
      <ProblemNotice problem={problem} />
      <Button type="submit" wide busy={isBusy}>
        {t.begin}
      </Button>
    </form>
  );
}

/** Easier to type from one screen into another. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
