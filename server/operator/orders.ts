/**
 * Commands that list, check, move and pay orders, through the counter's services (customer-area-51,
 * payments-30).
 */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { orderStatuses, type OrderStatus } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { checkPrescriptions } from '#server/services/orders/check-prescriptions.ts';
import { risksOf } from '#server/services/orders/list-orders.ts';
import type { OrderBy } from '#server/services/orders/lock-order.ts';
import { moveOrder as moveOrderOn } from '#server/services/orders/move-order.ts';
import { noteGivenBack as noteOrderGivenBack } from '#server/services/orders/refund-order.ts';
import { takeByHand } from '#server/services/payments/take-by-hand.ts';
import { Refusal } from '#server/services/refusal.ts';
import { taka } from '#text/numbers.ts';
import { orderNo } from '#text/orders.ts';
import {
  amountOf,
  needed,
  OperatorProblem,
  type Command,
  type CommandContext,
} from './command-context.ts';

const maxShown = 50;

/** `orders list [--status Pending]`: newest first. */
export const listOrders: Command = async ({ db, options }) => {
  const { status } = options;
  const rows = await db
    .select()
    .from(orders)
    .where(status ? eq(orders.status, statusNamed(status)) : undefined)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(maxShown);
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

/**
 * `orders check N-1001 [--note "…"]`: confirms that its prescriptions are valid, or notes why it
 * may go without.
 */
export const checkOrder: Command = async (context) => {
  const order = await orderNamed(context.db, context.words[0] ?? '');
  const subject = orderNo(order.orderNumber);
  const check = { orderId: order.id, note: context.options['note'] ?? '' };
  await checkPrescriptions(context.db, check, byOperator(context)).catch(asProblem(subject));
  return [`${subject}: prescriptions checked`];
};

/**
 * `orders move N-1001 --to Confirmed`: also updates the history, cashback and stock, and notifies
 * the customer.
 */
export const moveOrder: Command = async (context) => {
  const { db, words } = context;
  const order = await orderNamed(db, words[0] ?? '');
  const to = statusNamed(needed(context, 'to'));
  const subject = orderNo(order.orderNumber);
  const move = { orderId: order.id, to, note: '', steps: 'any' } as const;
  await moveOrderOn(db, move, byOperator(context)).catch(asProblem(subject));
  return [`${subject}: ${order.status} → ${to}`];
};

/**
 * `orders pay N-1001 --amount 200 [--service Cash]`: records money that was taken outside the
 * gateway.
 */
export const payOrder: Command = async (context) => {
  const { db, words, options } = context;
  const order = await orderNamed(db, words[0] ?? '');
  const amount = amountOf(needed(context, 'amount'));
  const subject = orderNo(order.orderNumber);
  const payment = {
    orderId: order.id,
    paymentId: randomUUID(),
    amount,
    service: options['service'] ?? 'Cash',
    reference: '',
  };
  await takeByHand(db, payment, byOperator(context)).catch(asProblem(subject));
  return [`${subject}: ${taka(amount, 'en')} paid`];
};

/** `orders gave-back N-1001`: records that a guest's overpayment was returned. */
export const noteGivenBack: Command = async (context) => {
  const { db, words } = context;
  const { id: orderId, orderNumber } = await orderNamed(db, words[0] ?? '');
  const subject = orderNo(orderNumber);
  const given = noteOrderGivenBack(db, { orderId }, byOperator(context));
  return [`${subject}: ${taka(await given.catch(asProblem(subject)), 'en')} given back`];
};

/** A person who can log in to the machine has the rights of an owner. */
function byOperator({ actor, now }: CommandContext): OrderBy {
  return { actor, now, role: 'owner' };
}

/** Turns a refusal of the shop into an {@link OperatorProblem}. */
function asProblem(subject: string) {
  return (failure: unknown): never => {
    if (!(failure instanceof Refusal)) throw failure;
    throw new OperatorProblem(`${subject} stays as it is. ${failure.sentence('en')}`);
  };
}

function statusNamed(name: string): OrderStatus {
  const match = orderStatuses.find((status) => status.toLowerCase() === name.toLowerCase());
  if (!match) throw new OperatorProblem(`"${name}" is none of ${orderStatuses.join(', ')}.`);
  return match;
}

async function orderNamed(db: Database, name: string) {
  const number = Number(/^N-(\d{1,9})$/i.exec(name)?.[1] ?? Number.NaN);
  if (Number.isNaN(number)) throw new OperatorProblem('Name an order, such as N-1001.');
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, number));
  if (!order) throw new OperatorProblem(`There is no order ${name}.`);
  return order;
}
