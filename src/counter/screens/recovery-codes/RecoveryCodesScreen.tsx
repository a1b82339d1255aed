import { useState } from 'react';
import { newRecoveryCodes, recoveryCodes } from '#contract/counter/staff.ts';
import { useSession } from '#counter/api/session.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { CodeField } from '#counter/parts/CodeField.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { RecoveryCodeSheet } from '#counter/parts/RecoveryCodeSheet.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { recoveryCodesText } from '#text/counter/recovery-codes.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './RecoveryCodesScreen.module.css';

/** Shows how many recovery codes the member has left, and makes new ones (counter-19). */
export function RecoveryCodesScreen() {
  const t = useText(recoveryCodesText);
  const title = useText(screenTitles).recoveryCodes;
  const language = useLanguage();
  const { member } = useSession();
  const response = useEndpoint(recoveryCodes, {});
  const [codes, setCodes] = useState<readonly string[]>([]);
  const name = member?.name ?? '';
  if (codes.length > 0)
    return (
      <>
        <PageHead title={t.writeDown}>{t.writeDownWhy}</PageHead>
        <Panel title={name}>
          <RecoveryCodeSheet name={name} codes={codes} onWritten={() => setCodes([])} />
        </Panel>
      </>
    );
  return (
    <>
      <PageHead title={title}>{t.lead}</PageHead>
      <QueryState query={response}>
        {({ hasSecondStep, left }) =>
          hasSecondStep ? (
            <Panel title={name}>
              <p>{t.left(wholeNumber(left, language))}</p>
              <NewCodesForm name={name} onMade={setCodes} />
            </Panel>
          ) : (
            <EmptyState icon="user" title={t.noSecondStep}>
              {t.noSecondStepMore}
            </EmptyState>
          )
        }
      </QueryState>
    </>
  );
}

function NewCodesForm({ name, onMade }: { name: string; onMade: (codes: string[]) => void }) {
  const t = useText(recoveryCodesText);
  const words = useText(counterSignInText);
  const form = useForm({
    endpoint: newRecoveryCodes,
    initial: () => ({ password: '', code: '' }),
    request: (typed) => typed,
    faults: ({ password, code }) => ({
      password: password === '' && words.passwordMissing,
      code: code.trim() === '' && words.anyCodeMissing,
    }),
    onDone: ({ codes }) => onMade(codes),
    onFailed() {
      // Each code works only once.
      form.change({ code: '' });
    },
  });
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <p>{t.makeNewMore}</p>
      {/* Password managers fill in the password of this name. */}
      <input type="hidden" autoComplete="username" value={name} readOnly />
      <PasswordField
        label={words.newPassword}
        {...form.field('password')}
        autoComplete="current-password"
      />
      <CodeField {...form.field('code')} />
      <ProblemNotice problem={form.problem} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t.makeNew}
        </Button>
      </div>
    </form>
  );
}
