/** What a customer is told about his order. A guest is told nothing: he has no account. */
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import type { orders } from '#server/db/tables/orders.ts';
import { notify } from '#server/services/notifications/notify.ts';
import { taka } from '#text/numbers.ts';
import { orderNo, ordersText } from '#text/orders.ts';
import type { Pair } from '#text/sentences.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'customerId'>;

/** Once per order: a restored one is not announced again. */
export async function tellPlaced(tx: Database, order: Order, now: Date): Promise<void> {
  const [en, bn] = ordersText.newsPlaced;
  const number = orderNo(order.orderNumber);
  await tell(tx, order, { says: [en(number), bn(number)], now, key: `placed ${order.id}` });
}

/** Once per payment. */
export async function tellPaid(
  tx: Database,
  order: Order,
  payment: { id: string; amount: Paisa },
  now: Date,
): Promise<void> {
  const [en, bn] = ordersText.newsPaid;
  const number = orderNo(order.orderNumber);
  const { id, amount } = payment;
  const says: Pair<string> = [en(number, taka(amount, 'en')), bn(number, taka(amount, 'bn'))];
  await tell(tx, order, { says, now, key: `paid ${id}` });
}

/** Each time; `names` are the status in both languages. */
export async function tellStatus(
  tx: Database,
  order: Order,
  names: readonly [string, string],
  now: Date,
): Promise<void> {
  const [en, bn] = ordersText.newsStatus;
  const number = orderNo(order.orderNumber);
  await tell(tx, order, { says: [en(number, names[0]), bn(number, names[1])], now });
}

/** Once per order: 28 days after it, where the customer wished so (notifications-21). */
export function tellRefillDue(tx: Database, order: Order, now: Date) {
  const [en, bn] = ordersText.newsRefillDue;
  const number = orderNo(order.orderNumber);
  return tell(tx, order, { says: [en(number), bn(number)], now, key: refillKey(order.id) });
}

/** The notification that an order is due again. */
export function refillKey(orderId: string): string {
  return `refill ${orderId}`;
}

async function tell(
  tx: Database,
  { id, customerId }: Order,
  news: { says: Pair<string>; now: Date; key?: string },
) {
  if (!customerId) return null;
  return notify(tx, { ...news, customerId, reference: 'Order Status Changed', referenceId: id });
}
