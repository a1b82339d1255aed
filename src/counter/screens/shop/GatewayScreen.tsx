import { checkPayment, tryPayment } from '#contract/counter/partners.ts';
import { useChange } from '#counter/api/use-change.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { PartnerScreen, type PartnerStatus } from '#counter/parts/section/PartnerScreen.tsx';
import { TestResult } from '#counter/parts/section/TestResult.tsx';
import { usePartnerFaults } from '#counter/parts/section/use-shop-faults.ts';
import { partnerLimits, type PaymentTryState } from '#domain/partners.ts';
import { useText } from '#state/language.ts';
import { partnersText, paymentTryText } from '#text/counter/partners.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Shop.module.css';

/** The payment gateway: the account, its password, a test payment and the switch (counter-360). */
export function GatewayScreen() {
  const t = useText(partnersText);
  const faults = usePartnerFaults('gateway');
  return (
    <PartnerScreen
      name="gateway"
      section={{
        toFields: (value) => value,
        toValue: ({ isOn, storeId }) => ({ isOn, storeId: storeId.trim() }),
        faults,
        children: ({ field }) => (
          <TextField
            label={t.storeId}
            hint={t.storeIdHint}
            {...field('storeId')}
            maxLength={partnerLimits.line}
            autoComplete="off"
            spellCheck={false}
          />
        ),
      }}
      test={(status) => <PaymentTest test={status.gateway.test} />}
    />
  );
}

const working: readonly PaymentTryState[] = ['paid', 'refunded', 'refundPending', 'refundRefused'];

/** Pays ৳1 on the partner's page, and the shop gives it back (counter-366). */
function PaymentTest({ test }: { test: PartnerStatus['gateway']['test'] }) {
  const t = useText(partnersText);
  const states = useText(paymentTryText);
  const paying = useChange(tryPayment);
  const checking = useChange(checkPayment);
  const isOpen = test?.state === 'started' || test?.state === 'paid';
  const isOwed = test?.state === 'refundRefused';
  return (
    <Panel title={t.test}>
      <p className={styles['soft']}>{t.testPayment}</p>
      <ProblemNotice problem={paying.error} />
      <div className={styles['head']}>
        <Button
          variant="secondary"
          busy={paying.isPending}
          onClick={() =>
            paying.mutate({}, { onSuccess: ({ url }) => url && window.location.assign(url) })
          }
        >
          {t.payOne}
        </Button>
      </div>
      <TestResult
        test={test && { ...test, isWorking: working.includes(test.state) }}
        sentence={test ? states[test.state] : ''}
      />
      <ProblemNotice problem={checking.error} />
      {(isOpen || isOwed) && (
        <div>
          <Button variant="secondary" busy={checking.isPending} onClick={() => checking.mutate({})}>
            {isOwed ? t.giveBack : t.check}
          </Button>
        </div>
      )}
    </Panel>
  );
}
