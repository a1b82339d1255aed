import { useState } from 'react';
import { useForm } from '#counter/parts/form/use-form.ts';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { signIn } from '#contract/counter/staff.ts';
import type { StaffMember } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
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
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    endpoint: signIn,
    isEntrance: true,
    initial: () => ({ name: fixedName ?? '', password: '', code: '' }),
    request: (typed) => typed,
    faults: ({ name, password, code }) => ({
      name: name.trim() === '' && t.nameMissing,
      password: password === '' && t.passwordMissing,
      code: isCodeAsked && code.trim() === '' && t.codeMissing,
    }),
    onDone(response) {
      if (response.kind === 'signed-in') onSignedIn(response.member);
      else setCodeAsked(true);
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
      {isCodeAsked && (
        <TextField
          label={t.code}
          hint={t.codeHint}
          {...form.field('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <ProblemNotice problem={form.problem} />
      <Button type="submit" wide busy={form.isBusy}>
        {t.signIn}
      </Button>
    </form>
  );
}
