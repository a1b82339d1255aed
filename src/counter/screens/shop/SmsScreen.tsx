import { useState } from 'react';
import { trySms } from '#contract/counter/partners.ts';
import { useForm } from '#counter/parts/form/use-form.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { PartnerScreen, type PartnerStatus } from '#counter/parts/section/PartnerScreen.tsx';
import { TestResult } from '#counter/parts/section/TestResult.tsx';
import { usePartnerFaults } from '#counter/parts/section/use-shop-faults.ts';
import type { SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { partnerLimits, smsExamples, smsKinds, type SmsPartner } from '#domain/partners.ts';
import { isPhone } from '#domain/shop-problems.ts';
import { useText } from '#state/language.ts';
import { partnersText, smsFailureText } from '#text/counter/partners.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Shop.module.css';

/** The SMS provider: how a message is sent, the key, a test and the switch (counter-360). */
export function SmsScreen() {
  const faults = usePartnerFaults('sms');
  return (
    <PartnerScreen
      name="sms"
      section={{
        toFields: (value) => value,
        toValue: (values) => values,
        faults,
        children: (fields) => <SmsFields {...fields} />,
      }}
      test={(status) => <SmsTest test={status.sms.test} />}
    />
  );
}

function SmsFields({ values, field, change }: SectionFields<SmsPartner>) {
  const t = useText(partnersText);
  const kindNames = { GET: t.kindGet, form: t.kindForm, json: t.kindJson };
  const kind = field('kind');
  return (
    <>
      <SelectField
        label={t.example}
        hint={t.exampleHint}
        value={smsExamples.find(({ partner }) => partner.url === values.url)?.name ?? ''}
        placeholder="—"
        options={smsExamples.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name) => change(smsExamples.find((one) => one.name === name)?.partner ?? {})}
      />
      <TextField
        label={t.url}
        hint={t.urlHint}
        {...field('url')}
        maxLength={partnerLimits.url}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        label={t.kind}
        value={kind.value}
        options={smsKinds.map((one) => ({ value: one, label: kindNames[one] }))}
        onChange={(chosen) => change({ kind: smsKinds.find((one) => one === chosen) ?? 'form' })}
      />
      {values.kind !== 'GET' && (
        <TextArea
          label={t.body}
          hint={t.bodyHint}
          {...field('body')}
          rows={4}
          maxLength={partnerLimits.body}
          spellCheck={false}
        />
      )}
      {values.kind === 'GET' && <p className={styles['soft']}>{t.bodyHint}</p>}
      <div className={styles['wide']}>
        <TextField
          label={t.sender}
          hint={t.senderHint}
          {...field('sender')}
          maxLength={partnerLimits.line}
        />
        <TextField
          label={t.success}
          hint={t.successHint}
          {...field('success')}
          maxLength={partnerLimits.line}
          spellCheck={false}
        />
        <TextField
          label={t.authorization}
          hint={t.authorizationHint}
          {...field('authorization')}
          maxLength={partnerLimits.line}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </>
  );
}

/** Sends a test code to the owner's phone (counter-365). */
function SmsTest({ test }: { test: PartnerStatus['sms']['test'] }) {
  const t = useText(partnersText);
  const failures = useText(smsFailureText);
  const problems = useText(shopProblemText);
  const [code, setCode] = useState('');
  const form = useForm({
    endpoint: trySms,
    initial: () => ({ phone: '' }),
    request: (typed) => typed,
    faults: ({ phone }) => ({ phone: !isPhone(phone) && problems.phoneInvalid }),
    onDone: (response) => setCode(response.failure === null ? response.code : ''),
    onFailed: () => setCode(''),
  });
  return (
    <Panel title={t.test}>
      <p className={styles['soft']}>{t.testSms}</p>
      <form noValidate className={styles['group']} onSubmit={form.submit}>
        <TextField
          label={t.yourPhone}
          {...form.field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
        />
        <ProblemNotice problem={form.problem} />
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t.sendCode}
          </Button>
        </div>
      </form>
      {code !== '' && (
        <Notice tone="success" live>
          {t.codeSent(code)}
        </Notice>
      )}
      {code === '' && (
        <TestResult
          test={test && { ...test, isWorking: test.failure === null }}
          sentence={test?.failure ? failures[test.failure] : t.accepted}
        />
      )}
    </Panel>
  );
}
