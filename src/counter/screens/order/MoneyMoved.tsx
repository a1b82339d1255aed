import { StatusPill, type StatusTone } from '#counter/parts/StatusPill.tsx';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { handServices } from '#domain/order-moves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText, handServiceText } from '#text/counter/orders.ts';
import { momentOf } from '#text/dates.ts';
import { taka } from '#text/numbers.ts';
import { paymentStatusText } from '#text/payments.ts';
import styles from './Order.module.css';

const tones: Record<CounterOrder['payments'][number]['status'], StatusTone> = {
  Pending: 'waits',
  Success: 'done',
  Failed: 'over',
  Cancelled: 'over',
};

/** Each payment and each refund, with who made it. */
export function MoneyMoved({ order: { payments, refunds } }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  return (
    <>
      <h3 className={styles['small']}>{t.payments}</h3>
      {payments.length === 0 && <p className={styles['soft']}>{t.noPayments}</p>}
      <ul className={styles['history']}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
    </>
  );
}

function Payment({ payment }: { payment: CounterOrder['payments'][number] }) {
  const t = useText(counterOrderText);
  const states = useText(paymentStatusText);
  const services = useText(handServiceText);
  const language = useLanguage();
  const { service, amount, status, reference, takenBy, at } = payment;
  const known = handServices.find((one) => one === service);
  const how = known ? services[known] : service;
  return (
    <li>
      <span className={styles['moved']}>
        <b>{taka(amount, language)}</b> {how}
        {status !== 'Success' && <StatusPill tone={tones[status]}>{states[status]}</StatusPill>}
      </span>
      <span className={styles['under']}>
        {[
          momentOf(at, language),
          takenBy ? t.takenBy(takenBy) : t.online,
          reference && t.reference(reference),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </li>
  );
}

function Refunds({ refunds }: Pick<CounterOrder, 'refunds'>) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  return (
    <>
      <h3 className={styles['small']}>{t.refunds}</h3>
      <ul className={styles['history']}>
        {refunds.map(({ id, amount, way, reason, by, at }) => (
          <li key={id}>
            <span>
              <b>{taka(amount, language)}</b> {way === 'wallet' ? t.refundWallet : t.refundHand}
            </span>
            <span className={styles['under']}>
              {momentOf(at, language)}, {t.by(by)}
            </span>
            <span className={styles['under']}>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
