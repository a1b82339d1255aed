import { useRef, useState, type FormEvent } from 'react';
import { changePassword } from '#contract/counter/staff.ts';
import { useSession } from '#counter/api/session.ts';
import { useChange } from '#counter/api/use-change.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { useUnfitPassword } from '#counter/parts/use-unfit-password.ts';
import { useText } from '#state/language.ts';
import { ownPasswordText } from '#text/counter/own-password.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './PasswordScreen.module.css';

const untyped = { password: '', newPassword: '', code: '' };

/** Another password for oneself: the one there is, the new one, and the code of whoever has a second step. */
export function PasswordScreen() {
  const t = useText(ownPasswordText);
  const words = useText(counterSignInText);
  const title = useText(screenTitles).ownPassword;
  const { member } = useSession();
  const [typed, setTyped] = useState(untyped);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const changing = useChange(changePassword);

  const faults = {
    password: typed.password === '' ? t.currentMissing : null,
    newPassword: useUnfitPassword(typed.newPassword, member?.name ?? ''),
    code: isCodeAsked && typed.code.trim() === '' ? words.codeMissing : null,
  };
  const shown = tries > 0 ? faults : null;
  useFirstFault(() => form.current, tries);

  function type(field: keyof typeof untyped): (value: string) => void {
    return (value) => setTyped((now) => ({ ...now, [field]: value }));
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setTries((count) => count + 1);
    if (changing.isPending || Object.values(faults).some((fault) => fault !== null)) return;
    changing.mutate(typed, {
      onSuccess: ({ kind }) => {
        setTries(0);
        setCodeAsked(kind === 'code-needed');
        if (kind === 'code-needed') return;
        setTyped(untyped);
        say(t.changed);
      },
      // A code is good once.
      onError: () => type('code')(''),
    });
  }

  return (
    <>
      <PageHead title={title}>{t.lead}</PageHead>
      <Panel title={member?.name ?? ''}>
        <form ref={form} className={styles['form']} noValidate onSubmit={send}>
          {/* Password managers keep the two together. */}
          <input type="hidden" autoComplete="username" value={member?.name ?? ''} readOnly />
          <PasswordField
            label={t.current}
            hint={member?.role === 'owner' ? t.ownersForgotten : t.forgotten}
            value={typed.password}
            onChange={type('password')}
            autoComplete="current-password"
            error={shown?.password}
          />
          <PasswordField
            label={t.next}
            hint={words.newPasswordHint}
            value={typed.newPassword}
            onChange={type('newPassword')}
            autoComplete="new-password"
            error={shown?.newPassword}
          />
          {isCodeAsked && (
            <TextField
              label={words.code}
              hint={words.codeHint}
              value={typed.code}
              onChange={type('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              error={shown?.code}
            />
          )}
          <ProblemNotice problem={changing.error} />
          <div>
            <Button type="submit" busy={changing.isPending}>
              {t.save}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  );
}
