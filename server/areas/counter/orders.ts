/** Orders at the counter: read, packed, checked, moved, paid and refunded. */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/counter/orders.ts';
import { plainInput } from '#domain/plain-input.ts';
import type { StaffMember } from '#domain/staff.ts';
import { orders } from '#server/db/tables/orders.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import { servePhotos } from '#server/endpoint/serve-photos.ts';
import { creditWallet } from '#server/services/accounts/credit-wallet.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { notFound } from '#server/services/failures.ts';
import { checkPrescriptions } from '#server/services/orders/check-prescriptions.ts';
import { counterOrder, photoOfOrder } from '#server/services/orders/counter-order.ts';
import { listOrders } from '#server/services/orders/list-orders.ts';
import type { OrderBy } from '#server/services/orders/lock-order.ts';
import { moveOrder } from '#server/services/orders/move-order.ts';
import { pickLine } from '#server/services/orders/pick-line.ts';
import { noteGivenBack, refundOrder } from '#server/services/orders/refund-order.ts';
import { acceptClaim, refuseClaim, unverifiedPayments } from '#server/services/payments/claims.ts';
import { takeByHand } from '#server/services/payments/take-by-hand.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';

export function implementCounterOrders(context: AppContext): void {
  const { db } = context;
  implementCounter(context, contract.list, ({ input }) =>
    listOrders(db, { ...input, find: input.find.trim() }),
  );
  implementCounter(context, contract.one, ({ input, member, now }) =>
    counterOrder(db, input.id, member, now),
  );
  servePhotos(context, {
    path: contract.photosPath,
    roles: contract.photoRoles,
    find: (id, photoId) => photoOfOrder(db, id, photoId),
  });
  implementPacking(context);
  implementMoney(context);
}

function implementPacking(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.pick, async ({ input, member, now }) => {
    const { id: orderId, lineId, isPicked } = input;
    await pickLine(db, { orderId, lineId, isPicked }, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.check, async ({ input, member, now }) => {
    const { id: orderId, note } = input;
    await checkPrescriptions(db, { orderId, note: note.trim() }, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.move, async ({ input, member, now }) => {
    const { id: orderId, note, ...requested } = input;
    const move = { ...requested, orderId, note: note.trim(), steps: 'forward' } as const;
    await moveOrder(db, move, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });
}

function implementMoney(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.takePayment, async ({ input, member, now }) => {
    const { id: orderId, reference, ...payment } = input;
    const taken = { ...payment, orderId, reference: plainInput(reference) };
    await takeByHand(db, taken, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.unverified, () => unverifiedPayments(db));

  implementCounter(context, contract.acceptPayment, async ({ input, member, now }) => {
    const { id: orderId, ...claim } = input;
    await acceptClaim(db, { ...claim, orderId }, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.refusePayment, async ({ input, member, now }) => {
    const { id: orderId, paymentId, reason } = input;
    const refused = { orderId, paymentId, reason: reason.trim() };
    await refuseClaim(db, refused, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.refund, async ({ input, member, now }) => {
    const { id: orderId, refundId, amount, reason } = input;
    const given = { orderId, refundId, amount, reason: reason.trim() };
    await refundOrder(db, given, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.gaveBack, async ({ input, member, now }) => {
    const { id: orderId, amount: seen } = input;
    await noteGivenBack(db, { orderId, seen }, byMember(member, now));
    return counterOrder(db, orderId, member, now);
  });

  implementCounter(context, contract.credit, async ({ input, member, now }) => {
    const { id, creditId, amount, reason } = input;
    const customer = await customerOfOrder(context, id);
    const given = { customer, creditId, amount, reason: reason.trim() };
    await creditWallet(db, given, byMember(member, now));
    return counterOrder(db, id, member, now);
  });
}

function byMember({ name, role }: StaffMember, now: Date): OrderBy {
  return { actor: name, role, now };
}

/** Throws a 404 for an unknown order, and a refusal for a guest's order. */
async function customerOfOrder({ db }: AppContext, orderId: string) {
  const [row] = await db
    .select({ id: customers.id, phone: customers.phone })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  if (!row) throw notFound();
  const { id, phone } = row;
  if (id === null || phone === null) throw new Refusal(orderRefusals.guestHasNoWallet);
  return { id, phone };
}
