import { useState } from 'react';
import { CodeField } from '#counter/parts/CodeField.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { signIn } from '#contract/counter/staff.ts';
import type { StaffMember } from '#domain/staff.ts';
import { useLanguage, useText } from '#state/language.ts';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** The member whose session continues; absent if anybody may sign in. */
  name?: string;
  onSignedIn: (member: StaffMember) => void;
}

/** The form for name and password, then for the code if the member has a second factor. */
export function SignInForm({ name: fixedName, onSignedIn }: SignInFormProps) {
  const t = useText(counterSignInText);
  const recovery = useText(recoveryCodesText);
  const language = useLanguage();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    endpoint: signIn,
    isEntrance: true,
    initial: () => ({ name: fixedName ?? '', password: '', code: '' }),
    request: (typed) => typed,
    faults: ({ name, password, code }) => ({
      name: name.trim() === '' && t.nameMissing,
      password: password === '' && t.passwordMissing,
      code: isCodeAsked && code.trim() === '' && t.anyCodeMissing,
    }),
    onDone(response) {
      if (response.kind === 'code-needed') return setCodeAsked(true);
      const { member, recoveryCodesLeft } = response;
      if (recoveryCodesLeft !== null)
        say(recovery.used(wholeNumber(recoveryCodesLeft, language)), 'warning');
      onSignedIn(member);
    },
    onFailed() {
      // Each code works only once.
      form.change({ code: '' });
    },
  });

  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      {fixedName === undefined ? (
        <TextField
          label={t.name}
          {...form.field('name')}
          autoComplete="username"
          autoCapitalize="words"
          autoFocus
        />
      ) : (
        <p className={styles['name']}>{fixedName}</p>
      )}
      <PasswordField
        label={t.password}
        {...form.field('password')}
        autoComplete="current-password"
        autoFocus={fixedName !== undefined}
      />
      {isCodeAsked && <CodeField {...form.field('code')} autoFocus />}
      <ProblemNotice problem={form.problem} />
      <Button type="submit" wide busy={form.isBusy}>
        {t.signIn}
      </Button>
    </form>
  );
}
