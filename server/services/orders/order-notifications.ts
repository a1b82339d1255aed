/** Notifications to a customer about their order. Guests get none, because they have no account. */
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
import { payByHandText } from '#text/pay-by-hand.ts';
import type { Pair } from '#text/sentences.ts';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'orderNumber' | 'customerId'>;

/** Sent once per order. */
export async function notifyOrderPlaced(tx: Database, order: Order, now: Date): Promise<void> {
  const [en, bn] = ordersText.newsPlaced;
  const number = orderNo(order.orderNumber);
  await notifyCustomerOf(tx, order, {
    text: [en(number), bn(number)],
    now,
    key: `placed ${order.id}`,
  });
}

/** Sent once per payment. */
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

/**
 * Sent once per payment that arrived for a cancelled order or exceeded the amount due. The excess
 * is in the wallet.
 */
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

/** Sent once per partial refund of an order that is not cancelled. The amount is in the wallet. */
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

/**
 * Sent on every status change, with the amount that a cancellation put into the wallet. Also queues
 * a push message.
 */
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

/** Sent once per reported payment that staff did not accept. An empty reason is the standard one. */
export async function notifyClaimRefused(
  tx: Database,
  order: Order,
  { id, reference, reason }: { id: string; reference: string; reason: string },
  now: Date,
): Promise<void> {
  const [en, bn] = payByHandText.newsRefused;
  const [standardEn, standardBn] = payByHandText.notFound;
  const number = orderNo(order.orderNumber);
  const text: Pair<string> = [
    `${en(number, reference)} ${reason || standardEn}`,
    `${bn(number, reference)} ${reason || standardBn}`,
  ];
  await notifyCustomerOf(tx, order, { text, now, key: `claim-refused ${id}` });
}

/** A newer push message about an order replaces the older one. */
function pushNews(tx: Database, order: Order, status: string, now: Date): Promise<void> {
  const { id: aboutId, customerId, orderNumber } = order;
  const number = orderNo(orderNumber);
  return queuePush(tx, { about: 'order', aboutId, number, status, customerId, now });
}

/** Sent once per order, 28 days after it, if the customer chose this (notifications-21). */
export function notifyRefillDue(tx: Database, order: Order, now: Date) {
  const [en, bn] = ordersText.newsRefillDue;
  const number = orderNo(order.orderNumber);
  return notifyCustomerOf(tx, order, {
    text: [en(number), bn(number)],
    now,
    key: refillNotificationKey(order.id),
  });
}

/** The deduplication key of the refill notification. */
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
