/** Notifications of a customer about their order. A guest gets none: they have no account. */
import type { Paisa } from '#domain/money.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import type { orders } from '#server/db/tables/orders.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { queuePush } from '#server/services/push/queue.ts';
import { orderNews } from '#text/counter/order-refusals.ts';
import { taka } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { orderNo, ordersText } from '#text/orders.ts';
import type { Pair } from '#text/sentences.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'customerId'>;

/** Once per order. */
export async function notifyOrderPlaced(tx: Database, order: Order, now: Date): Promise<void> {
  const [en, bn] = ordersText.newsPlaced;
  const number = orderNo(order.orderNumber);
  await notifyCustomerOf(tx, order, {
    text: [en(number), bn(number)],
    now,
    key: `placed ${order.id}`,
  });
}

/** Once per payment. */
export async function notifyPaid(
  tx: Database,
  order: Order,
  payment: { id: string; amount: Paisa },
  now: Date,
): Promise<void> {
  const [en, bn] = ordersText.newsPaid;
  const number = orderNo(order.orderNumber);
  const { id, amount } = payment;
  const text: Pair<string> = [en(number, taka(amount, 'en')), bn(number, taka(amount, 'bn'))];
  await notifyCustomerOf(tx, order, { text, now, key: `paid ${id}` });
}

/** Once per payment: it came for a cancelled order, or brought more than was owed. Into the wallet either way. */
export async function notifyOverpaid(
  tx: Database,
  order: Order & { status: string },
  payment: { id: string; amount: Paisa },
  now: Date,
): Promise<void> {
  const { newsOverpaid, newsPaidLate } = ordersText;
  const [en, bn] = order.status === 'Cancelled' ? newsPaidLate : newsOverpaid;
  const number = orderNo(order.orderNumber);
  const { id, amount } = payment;
  const text: Pair<string> = [en(number, taka(amount, 'en')), bn(number, taka(amount, 'bn'))];
  await notifyCustomerOf(tx, order, { text, now, key: `overpaid ${id}` });
  await pushNews(tx, order, 'Refunded', now);
}

/** Once per refund of an order that stands: a part of what was paid is in the wallet. */
export async function notifyRefunded(
  tx: Database,
  order: Order,
  refund: { id: string; amount: Paisa },
  now: Date,
): Promise<void> {
  await notifyOfRefund(tx, order, refund, now);
  await pushNews(tx, order, 'Refunded', now);
}

async function notifyOfRefund(
  tx: Database,
  order: Order,
  { id, amount }: { id: string; amount: Paisa },
  now: Date,
): Promise<void> {
  const [en, bn] = orderNews.refunded;
  const number = orderNo(order.orderNumber);
  const text: Pair<string> = [en(taka(amount, 'en'), number), bn(taka(amount, 'bn'), number)];
  await notifyCustomerOf(tx, order, { text, now, key: `refunded ${id}` });
}

/** Each time, with the money that cancelling has put into the wallet. Phones that wish it are told too. */
export async function notifyStatusChanged(
  tx: Database,
  order: Order,
  { status, refund }: { status: OrderStatus; refund: Paisa },
  now: Date,
): Promise<void> {
  const [en, bn] = ordersText.newsStatus;
  const names = orderStatusText[status];
  const number = orderNo(order.orderNumber);
  await notifyCustomerOf(tx, order, { text: [en(number, names[0]), bn(number, names[1])], now });
  if (refund === 0) return pushNews(tx, order, status, now);
  await notifyOfRefund(tx, order, { id: order.id, amount: refund }, now);
  await pushNews(tx, order, 'CancelledRefunded', now);
}

/** One message of an order takes the place of the one before it. */
function pushNews(tx: Database, order: Order, status: string, now: Date): Promise<void> {
  const { id: aboutId, customerId, orderNumber } = order;
  const number = orderNo(orderNumber);
  return queuePush(tx, { about: 'order', aboutId, number, status, customerId, now });
}

/** Once per order: 28 days after it, where the customer wished so (notifications-21). */
export function notifyRefillDue(tx: Database, order: Order, now: Date) {
  const [en, bn] = ordersText.newsRefillDue;
  const number = orderNo(order.orderNumber);
  return notifyCustomerOf(tx, order, {
    text: [en(number), bn(number)],
    now,
    key: refillNotificationKey(order.id),
  });
}

/** The notification that an order is due again. */
export function refillNotificationKey(orderId: string): string {
  return `refill ${orderId}`;
}

async function notifyCustomerOf(
  tx: Database,
  { id, customerId }: Order,
  notification: { text: Pair<string>; now: Date; key?: string },
) {
  if (!customerId) return null;
  return notify(tx, {
    ...notification,
    customerId,
    reference: 'Order Status Changed',
    referenceId: id,
  });
}
