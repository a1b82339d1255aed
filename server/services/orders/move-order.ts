/** Status changes by the shop's staff (counter-122 to counter-126, customer-area-51). */
import { desc, eq } from 'drizzle-orm';
import {
  notThisRole,
  changedMeanwhile,
  unchecked,
  unverifiedPayment,
} from '#contract/counter/orders.ts';
import { moveProblem, refundable, type MoveProblem } from '#domain/order-moves.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orderHistory } from '#server/db/tables/orders.ts';
import { writeAudit } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { taka } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { orderNo } from '#text/orders.ts';
import { changeOrderStatus } from './change-status.ts';
import { needsCheck } from './check-prescriptions.ts';
import { lockOrder, type LockedOrder, type OrderBy } from './lock-order.ts';
import { goesBack } from './refund-due.ts';

export interface OrderMove {
  orderId: string;
  to: OrderStatus;
  /** The status that the caller was shown; absent if the caller has not seen the order. */
  from?: OrderStatus;
  /** The refund amount that the caller was shown for a cancellation; absent if none was shown. */
  givesBack?: number;
  /** The reason, for the history. */
  note: string;
  /** `any` is for the command line, which may skip steps and go back. */
  steps: 'forward' | 'any';
}

/**
 * Changes the order's status with its history, stock, money, customer notification and audit entry.
 * A repeat by the same person changes nothing. Throws refusals: somebody else moved it meanwhile,
 * not the next step, not allowed for this role, prescriptions unchecked, refund amount changed,
 * units no longer in stock.
 */
export async function moveOrder(
  db: Database,
  { orderId, to, from, givesBack, note, steps }: OrderMove,
  by: OrderBy,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (from !== undefined && order.status !== from) {
      const { by: mover, before } = await lastMove(tx, order);
      if (order.status === to && mover === by.actor && before === from) return;
      throw movedMeanwhile(order, mover);
    }
    const isChecked = order.prescriptionsCheckedBy !== null;
    const current = {
      status: order.status,
      needsCheck: await needsCheck(tx, orderId),
      isChecked,
      isUnverified: order.unverified > 0,
    };
    const problem = moveProblem(current, to, by.role, steps);
    if (problem) throw refusalOf(problem, order, to);
    const back = to === 'Cancelled' ? refundable(order) : 0;
    if (to === 'Cancelled' && givesBack !== undefined && givesBack !== back)
      throw givesBackOther(order);
    const changed = { by: by.actor, note };
    const isMoved = await changeOrderStatus(tx, orderId, to, by.now, changed);
    if (!isMoved) throw cannotBecome(order, to);
    await writeAudit(tx, by, {
      action: 'orders move',
      subject: orderNo(order.orderNumber),
      about: `${order.status} → ${to}${back > 0 ? `, ${goesBack(order, back)}` : ''}${note ? `: ${note}` : ''}`,
    });
  });
}

/** Returns the person who last moved the order, and its previous status. */
async function lastMove(tx: Database, { id }: LockedOrder) {
  const [last, earlier] = await tx
    .select({ by: orderHistory.by, status: orderHistory.status })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(desc(orderHistory.id))
    .limit(2);
  return { by: last?.by ?? '', before: earlier?.status ?? '' };
}

function movedMeanwhile(order: LockedOrder, mover: string): Refusal {
  const number = orderNo(order.orderNumber);
  const [en, bn] = orderRefusals.movedMeanwhile;
  const names = orderStatusText[order.status];
  const says = [en(number, names[0], mover), bn(number, names[1], mover)] as const;
  return new Refusal(says, { id: changedMeanwhile });
}

function givesBackOther(order: LockedOrder): Refusal {
  const [en, bn] = orderRefusals.givesBackOther;
  const amount = refundable(order);
  return new Refusal([en(taka(amount, 'en')), bn(taka(amount, 'bn'))], { id: changedMeanwhile });
}

function cannotBecome(order: LockedOrder, to: OrderStatus): Refusal {
  const number = orderNo(order.orderNumber);
  const [en, bn] = orderRefusals.cannotBecome;
  const is = orderStatusText[order.status];
  const wanted = orderStatusText[to];
  return new Refusal([en(number, is[0], wanted[0]), bn(number, is[1], wanted[1])]);
}

function refusalOf(problem: MoveProblem, order: LockedOrder, to: OrderStatus): Refusal {
  if (problem === 'unchecked') return new Refusal(orderRefusals.unchecked, { id: unchecked });
  if (problem === 'unverified')
    return new Refusal(orderRefusals.unverified, { id: unverifiedPayment });
  if (problem !== 'not-yours') return cannotBecome(order, to);
  const says =
    to === 'Cancelled' ? orderRefusals.pharmacistCancels : orderRefusals.pharmacistConfirms;
  return new Refusal(says, { status: 403, id: notThisRole });
}
