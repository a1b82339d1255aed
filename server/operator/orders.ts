/** Orders: listed, moved on, paid (customer-area-51, payments-30). */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { orderStatuses, type OrderStatus } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { Refusal } from '#server/services/refusal.ts';
import { notifyPaid } from '#server/services/orders/order-notifications.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { taka } from '#text/numbers.ts';
import { orderNo } from '#text/orders.ts';
import { writeAudit } from '#server/services/audit.ts';
import { amountOf, needed, OperatorProblem, type Command } from './command-context.ts';

const mostShown = 50;

/** `orders list [--status Pending]`: the newest first. */
export const listOrders: Command = async ({ db, options }) => {
  const { status } = options;
  const rows = await db
    .select()
    .from(orders)
    .where(status ? eq(orders.status, statusNamed(status)) : undefined)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(mostShown);
  if (rows.length === 0) return ['No orders.'];
  const risks = await risksOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(
    (row) =>
      `${orderNo(row.orderNumber)}  ${row.status.padEnd(10)}  ${taka(row.payable, 'en')}  ` +
      `paid ${taka(row.paid, 'en')}  ${row.createdAt.toISOString()}` +
      (row.releasedAt ? '  nothing kept for it' : '') +
      (row.owedBack > 0 ? `  give back ${taka(row.owedBack, 'en')}` : '') +
      (risks.has(row.id) ? `  check the payer first: ${risks.get(row.id)}` : ''),
  );
};

/** By order: why the payment partner would have the payer checked (payments-42). */
async function risksOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const risky = await db
    .select({ orderId: payments.orderId, risk: payments.risk })
    .from(payments)
    .where(and(inArray(payments.orderId, ids), ne(payments.risk, '')));
  return new Map(risky.map(({ orderId, risk }) => [orderId, risk]));
}

/** `orders move N-1001 --to Confirmed`: history, cashback, stock and the customer's notification go with it. */
export const moveOrder: Command = async (context) => {
  const { db, now, words } = context;
  const order = await orderNamed(db, words[0] ?? '');
  const status = statusNamed(needed(context, 'to'));
  const subject = orderNo(order.orderNumber);
  const about = `${order.status} → ${status}`;
  const isMoved = await db.transaction(async (tx) => {
    const moved = await changeOrderStatus(tx, order.id, status, now).catch(outOfUnits(subject));
    if (moved) await writeAudit(tx, context, { action: 'orders move', subject, about });
    return moved;
  });
  if (!isMoved)
    throw new OperatorProblem(`${subject} is ${order.status}: it cannot become ${status}.`);
  return [`${subject}: ${about}`];
};

/** `orders pay N-1001 --amount 200 [--service Cash]`: money that was taken outside the gateway. */
export const payOrder: Command = async (context) => {
  const { db, now, words, options } = context;
  const order = await orderNamed(db, words[0] ?? '');
  const amount = amountOf(needed(context, 'amount'));
  const subject = orderNo(order.orderNumber);
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(orders)
      .set({ paid: sql`${orders.paid} + ${amount}` })
      .where(
        sql`${orders.id} = ${order.id} and ${orders.status} <> 'Cancelled' and ${orders.paid} + ${amount} <= ${orders.payable}`,
      )
      .returning({ id: orders.id });
    if (taken.length === 0)
      throw new OperatorProblem(`${subject} has less than ${taka(amount, 'en')} left to pay.`);
    const id = randomUUID();
    await tx.insert(payments).values({
      id,
      orderId: order.id,
      transactionId: newSecretId(),
      gateway: 'operator',
      service: options['service'] ?? 'Cash',
      amount,
      status: 'Success',
      createdAt: now,
      paidAt: now,
    });
    await notifyPaid(tx, order, { id, amount }, now);
    await writeAudit(tx, context, { action: 'orders pay', subject, about: taka(amount, 'en') });
  });
  return [`${subject}: ${taka(amount, 'en')} paid`];
};

/** What is missing of an order for which nothing was kept, in the operator's words. */
function outOfUnits(subject: string) {
  return (failure: unknown): never => {
    if (!(failure instanceof Refusal)) throw failure;
    throw new OperatorProblem(`${subject} stays as it is. ${failure.sentence('en')}`);
  };
}

function statusNamed(name: string): OrderStatus {
  const found = orderStatuses.find((status) => status.toLowerCase() === name.toLowerCase());
  if (!found) throw new OperatorProblem(`"${name}" is none of ${orderStatuses.join(', ')}.`);
  return found;
}

async function orderNamed(db: Database, name: string) {
  const number = Number(/^N-(\d{1,9})$/i.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) throw new OperatorProblem('Name an order, such as N-1001.');
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, number));
  if (!order) throw new OperatorProblem(`There is no order ${name}.`);
  return order;
}

/** `orders gave-back N-1001`: a guest has got what they had paid and did not owe. */
export const noteGivenBack: Command = async (context) => {
  const { db, words } = context;
  const { id, orderNumber } = await orderNamed(db, words[0] ?? '');
  const subject = orderNo(orderNumber);
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!order || order.owedBack === 0)
      throw new OperatorProblem(`Nothing is to be given back for ${subject}.`);
    await tx.update(orders).set({ owedBack: 0 }).where(eq(orders.id, id));
    const about = taka(order.owedBack, 'en');
    await writeAudit(tx, context, { action: 'orders gave-back', subject, about });
    return [`${subject}: ${about} given back`];
  });
};
