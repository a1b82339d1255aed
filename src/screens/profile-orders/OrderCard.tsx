import { Link } from '@tanstack/react-router';
import type { OrderSummary } from '#domain/order.ts';
import { refillDueAt } from '#domain/refill.ts';
import { OrderChip } from '#parts/profile/OrderChip.tsx';
import { useExpectedDelivery } from '#parts/profile/use-expected-delivery.ts';
import { useMinute } from '#state/use-now.ts';
import { usePlaceNames } from '#parts/address/use-place-names.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { deliveryEstimateText } from '#text/delivery-estimate.ts';
import { digits, taka } from '#text/numbers.ts';
import { orderHistoryText } from '#text/order-history.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import { OrderedProducts } from './OrderedProducts.tsx';
import styles from './OrderCard.module.css';

/** One order of the list: number, status, date, address and amount. It links to the order. */
export function OrderCard({ order, onRefill }: { order: OrderSummary; onRefill: () => void }) {
  const t = useText(orderHistoryText);
  const estimates = useText(deliveryEstimateText);
  const language = useLanguage();
  const expected = useExpectedDelivery(order);
  const now = useMinute();
  const number = digits(order.orderNo, language);
  const place = usePlaceNames()(order).join(', ');
  const dueAt = refillDueAt(order);
  const isDue = dueAt !== null && now !== null && Date.parse(dueAt) <= now;
  return (
    <article className={classes(surface['card'], styles['card'])} aria-label={t.order(number)}>
      <header className={styles['head']}>
        <h2 className={styles['number']}>{t.order(number)}</h2>
        <OrderChip order={order} />
        {isDue && (
          <Badge tone="offer" icon="clock">
            {t.refillDue}
          </Badge>
        )}
      </header>
      <OrderedProducts order={order} />
      <dl className={styles['facts']}>
        <dt>{t.placed}</dt>
        <dd>{momentOf(order.createdAt, language)}</dd>
        {place && (
          <>
            <dt>{t.deliverTo}</dt>
            <dd>{place}</dd>
          </>
        )}
        {expected && (
          <>
            <dt>{estimates.expected}</dt>
            <dd>
              {expected.days}
              {expected.late && <span className={styles['late']}> {expected.late}</span>}
            </dd>
          </>
        )}
        <dt>{order.status === 'Cancelled' ? t.orderAmount : t.payable}</dt>
        <dd className={styles['amount']}>{taka(order.payable, language)}</dd>
      </dl>
      {order.remarks && <p className={styles['remarks']}>{order.remarks}</p>}
      <div className={styles['actions']}>
        <Link
          to="/profile/order/details/$id"
          params={{ id: order.id }}
          className={buttonLook('secondary')}
          aria-label={t.detailsOf(number)}
        >
          {t.details}
        </Link>
        <Button variant="quiet" onClick={onRefill} aria-label={t.refillOf(number)}>
          {t.refill}
        </Button>
      </div>
    </article>
  );
}
