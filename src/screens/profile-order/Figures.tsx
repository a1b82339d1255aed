import { walletPartOf, type Order } from '#domain/order.ts';
import { useLanguage, useText } from '#state/language.ts';
import { taka } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { paymentStatusText } from '#text/payments.ts';
import styles from './OrderScreen.module.css';

/** What the order costs and what is paid of it; the unpaid amount is never below 0 (S2 §9). */
export function Figures({ order }: { order: Order }) {
  const t = useText(orderDetailsText);
  const statuses: Record<string, string> = useText(paymentStatusText);
  const language = useLanguage();
  const wallet = walletPartOf(order);
  const figures = [
    { term: t.total, amount: order.total, isShown: true },
    { term: t.coupon, amount: -order.couponDiscount, isShown: order.couponDiscount > 0 },
    { term: t.charge, amount: order.deliveryCharge, isShown: true },
    { term: t.wallet, amount: -wallet, isShown: wallet > 0 },
    { term: t.payable, amount: order.payable, isShown: true, isStrong: true },
    { term: t.paid, amount: order.paid, isShown: true },
    { term: t.left, amount: Math.max(0, order.left), isShown: true, isStrong: true },
    { term: t.cashback, amount: order.cashback, isShown: order.cashback > 0 },
  ].filter((figure) => figure.isShown);
  return (
    <section className={styles['card']}>
      <h2>{t.figures}</h2>
      <dl className={styles['figures']}>
        {figures.flatMap(({ term, amount, isStrong }) => [
          <dt key={`${term} term`} className={isStrong ? styles['strong'] : undefined}>
            {term}
          </dt>,
          <dd key={term} className={isStrong ? styles['strong'] : undefined}>
            {taka(amount, language)}
          </dd>,
        ])}
        {order.paymentStatus && (
          <>
            <dt>{t.paymentStatus}</dt>
            <dd>{statuses[order.paymentStatus] ?? order.paymentStatus}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
