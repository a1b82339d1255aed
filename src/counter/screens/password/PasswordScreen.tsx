import { useState } from 'react';
import { changePassword } from '#contract/counter/staff.ts';
import { useSession } from '#counter/api/session.ts';
import { CodeField } from '#counter/parts/CodeField.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { passwordFault } from '#counter/parts/password-fault.ts';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { say } from '#counter/parts/toast.ts';
import { useText } from '#state/language.ts';
import { ownPasswordText } from '#text/counter/own-password.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import styles from './PasswordScreen.module.css';

/**
 * Changes the member's own password. Requires the current one and, with a second factor, its code.
 */
export function PasswordScreen() {
  const t = useText(ownPasswordText);
  const words = useText(counterSignInText);
  const title = useText(screenTitles).ownPassword;
  const { member } = useSession();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    endpoint: changePassword,
    initial: () => ({ password: '', newPassword: '', code: '' }),
    request: (typed) => typed,
    faults: ({ password, newPassword, code }) => ({
      password: password === '' && t.currentMissing,
      newPassword: passwordFault(newPassword, member?.name ?? '', words),
      code: isCodeAsked && code.trim() === '' && words.anyCodeMissing,
    }),
    onDone({ kind }) {
      setCodeAsked(kind === 'code-needed');
      if (kind === 'code-needed') return;
      form.restart();
      say(t.changed);
    },
    onFailed() {
      // Each code works only once.
      form.change({ code: '' });
    },
  });

  return (
    <>
      <PageHead title={title}>{t.lead}</PageHead>
      <Panel title={member?.name ?? ''}>
        <form className={styles['form']} noValidate onSubmit={form.submit}>
          {/* Password managers store the password under this name. */}
          <input type="hidden" autoComplete="username" value={member?.name ?? ''} readOnly />
          <PasswordField
            label={t.current}
            hint={member?.role === 'owner' ? t.ownersForgotten : t.forgotten}
            {...form.field('password')}
            autoComplete="current-password"
          />
          <PasswordField
            label={t.next}
            hint={words.newPasswordHint}
            {...form.field('newPassword')}
            autoComplete="new-password"
          />
          {isCodeAsked && <CodeField {...form.field('code')} autoFocus />}
          <ProblemNotice problem={form.problem} />
          <div>
            <Button type="submit" busy={form.isBusy}>
              {t.save}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  );
}
