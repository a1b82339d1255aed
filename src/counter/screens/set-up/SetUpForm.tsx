import { useState } from 'react';
import { useForm } from '#counter/parts/form/use-form.ts';
import { passwordFault } from '#counter/parts/password-fault.ts';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { setUp, type Invited, type SetUpDone } from '#contract/counter/staff.ts';
import { staffName } from '#domain/staff.ts';
import { QrCode } from '#parts/submissions/QrCode.tsx';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { staffListText } from '#text/counter/staff-list.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SetUp.module.css';

export interface SetUpFormProps {
  invited: Invited;
  onDone: (done: SetUpDone) => void;
}

/** The form for a new password and, if required or wanted, the authenticator app. */
export function SetUpForm({ invited, onDone }: SetUpFormProps) {
  const t = useText(counterSignInText);
  const frame = useText(frameText);
  const list = useText(staffListText);
  const { role, needsCode } = invited;
  const choosesName = invited.name === '';
  const [wantsCode, setWantsCode] = useState(needsCode);
  const form = useForm({
    endpoint: setUp,
    isEntrance: true,
    initial: () => ({ name: invited.name, password: '', code: '' }),
    request: ({ name, password, code }) => ({
      invitation: invited.invitation,
      name,
      password,
      code: wantsCode ? code : '',
    }),
    faults: ({ name, password, code }) => ({
      name: choosesName && staffName(name) === null && list.nameUnfit,
      password: passwordFault(password, name, t),
      code: wantsCode && code.trim() === '' && t.codeMissing,
    }),
    onDone,
  });

  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <p className={styles['welcome']}>
        {choosesName ? t.welcomeFirstOwner : t.welcome(invited.name, frame[role])}
      </p>
      {/* Password managers store the password under the name. */}
      {choosesName ? (
        <TextField
          label={t.ownName}
          hint={t.ownNameHint}
          {...form.field('name')}
          autoComplete="username"
          autoCapitalize="words"
          maxLength={40}
          autoFocus
        />
      ) : (
        <input type="hidden" autoComplete="username" value={invited.name} readOnly />
      )}
      <PasswordField
        label={t.newPassword}
        hint={t.newPasswordHint}
        {...form.field('password')}
        autoComplete="new-password"
        autoFocus={!choosesName}
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
