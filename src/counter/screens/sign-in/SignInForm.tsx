import { useRef, useState, type FormEvent } from 'react';
import { call } from '#counter/api/call.ts';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { signIn } from '#contract/counter/staff.ts';
import type { StaffMember } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** Whose session goes on; anybody's where absent. */
  name?: string;
  onSignedIn: (member: StaffMember) => void;
}

/** Name and password, then the code of whoever has a second step. */
export function SignInForm({ name: fixedName, onSignedIn }: SignInFormProps) {
  const t = useText(counterSignInText);
  const [name, setName] = useState(fixedName ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);

  const faults = {
    name: name.trim() === '' ? t.nameMissing : null,
    password: password === '' ? t.passwordMissing : null,
    code: isCodeAsked && code.trim() === '' ? t.codeMissing : null,
  };

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isBusy) return;
    if (faults.name || faults.password || faults.code) {
      form.current?.querySelector<HTMLElement>('[aria-invalid], input[value=""]')?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const answer = await call(signIn, { name, password, code }, { isEntrance: true });
      if (answer.kind === 'signed-in') return onSignedIn(answer.member);
      setCodeAsked(true);
      setChecked(false);
    } catch (failure) {
      setProblem(failure);
      setCode('');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      {fixedName === undefined ? (
        <TextField
          label={t.name}
          value={name}
          onChange={setName}
          autoComplete="username"
          autoCapitalize="words"
          autoFocus
          error={isChecked ? faults.name : null}
        />
      ) : (
        <p className={styles['name']}>{fixedName}</p>
      )}
      <PasswordField
        label={t.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus={fixedName !== undefined}
        error={isChecked ? faults.password : null}
      />
      {isCodeAsked && (
        <TextField
          label={t.code}
          hint={t.codeHint}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          error={isChecked ? faults.code : null}
        />
      )}
      <ProblemNotice problem={problem} />
      <Button type="submit" wide busy={isBusy}>
        {t.signIn}
      </Button>
    </form>
  );
}
