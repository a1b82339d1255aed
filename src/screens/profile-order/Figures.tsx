import type { Paisa } from '#domain/money.ts';
import { cashbackOf, paymentStateOf, type Order } from '#domain/order.ts';
import { figuresOf, type OrderFigureName } from '#domain/order-figures.ts';
import { useLanguage, useText } from '#state/language.ts';
import { taka } from '#text/numbers.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { paidHow } from '#text/paid-how.ts';
import { paymentStatusText } from '#text/payments.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './OrderScreen.module.css';

interface FigureProps {
  term: string;
  amount: Paisa;
  isStrong?: boolean;
}

const strong: ReadonlySet<OrderFigureName> = new Set(['payable', 'left']);

/**
 * The cost of the order and the paid amount. The unpaid amount is never below 0 (customer-area-37).
 */
export function Figures({ order }: { order: Order }) {
  const t = useText(orderDetailsText);
  const method = paidHow(order, useLanguage());
  const statuses: Record<string, string> = useText(paymentStatusText);
  const cashback = cashbackOf(order);
  const paymentState = paymentStateOf(order);
  return (
    <section className={classes(surface['card'], styles['card'])}>
      <h2>{t.figures}</h2>
      <dl className={styles['figures']}>
        {figuresOf(order).map(({ name, amount }) => (
          <Figure key={name} term={t[name]} amount={amount} isStrong={strong.has(name)} />
        ))}
        {cashback > 0 && <Figure term={t.cashback} amount={cashback} />}
        {method && (
          <>
            <dt>{t.paymentMethod}</dt>
            <dd>{method}</dd>
          </>
        )}
        {paymentState && (
          <>
            <dt>{t.paymentStatus}</dt>
            <dd>{statuses[paymentState] ?? paymentState}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Figure({ term, amount, isStrong = false }: FigureProps) {
  const language = useLanguage();
  const look = isStrong ? styles['strong'] : undefined;
  return (
    <>
      <dt className={look}>{term}</dt>
      <dd className={look}>{taka(amount, language)}</dd>
    </>
  );
}
