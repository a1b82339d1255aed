import type { Order } from '#domain/order.ts';
import { refillDueAt } from '#domain/refill.ts';
import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { dayOf } from '#text/dates.ts';
import { orderDetailsText } from '#text/order-history.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/**
 * When an order with Auto Order After 28 Days is due again, and from then on a button that orders
 * it. Renders nothing for other orders.
 */
export function AutoOrder({ order, onRefill }: { order: Order; onRefill: () => void }) {
  const t = useText(orderDetailsText);
  const language = useLanguage();
  const now = useMinute();
  const dueAt = refillDueAt(order);
  if (dueAt === null) return null;
  const day = dayOf(dueAt, language);
  const isDue = now !== null && Date.parse(dueAt) <= now;
  const refill = (
    <Button variant="secondary" onClick={onRefill}>
      {t.autoOrderNow}
    </Button>
  );
  return (
    <Notice tone="info" icon="clock" action={isDue && refill}>
      {isDue ? t.autoOrderDue(day) : t.autoOrder(day)}
    </Notice>
  );
}
