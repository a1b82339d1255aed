import { useSession } from '#counter/api/session.ts';
import { ClaimActions } from '#counter/parts/claims/ClaimActions.tsx';
import { StatusPill, type StatusTone } from '#counter/parts/StatusPill.tsx';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { handServices } from '#domain/order-moves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { claimsText } from '#text/counter/claims.ts';
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
  Unverified: 'waits',
  Refused: 'over',
};

/** Each payment and each refund, with who made it. */
export function MoneyMoved({ order: { id, payments, refunds } }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  // A double press must not accept the next payment.
  const isHeld = useJustChanged(payments.map(({ status }) => status).join(' '));
  return (
    <>
      <h3 className={styles['small']}>{t.payments}</h3>
      {payments.length === 0 && <p className={styles['soft']}>{t.noPayments}</p>}
      <ul className={styles['history']}>
        {payments.map((payment) => (
          <Payment key={payment.id} orderId={id} payment={payment} isHeld={isHeld} />
        ))}
      </ul>
      {refunds.length > 0 && <Refunds refunds={refunds} />}
    </>
  );
}

interface PaymentProps {
  orderId: string;
  payment: CounterOrder['payments'][number];
  isHeld: boolean;
}

function Payment({ orderId, payment, isHeld }: PaymentProps) {
  const t = useText(counterOrderText);
  const claims = useText(claimsText);
  const role = useSession().member?.role;
  const states = useText(paymentStatusText);
  const services = useText(handServiceText);
  const language = useLanguage();
  const { id, service, amount, status, reference, takenBy, at } = payment;
  const isUnverified = status === 'Unverified';
  const isClaim = isUnverified || status === 'Refused';
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
          isClaim && claims.reported,
          status === 'Refused' && t.by(takenBy),
          !isClaim && (takenBy ? t.takenBy(takenBy) : t.online),
          reference && t.reference(reference),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      {isClaim && role !== 'packer' && (
        <ClaimActions claim={{ id, orderId, amount }} isRefused={!isUnverified} isHeld={isHeld} />
      )}
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
