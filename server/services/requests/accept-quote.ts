/**
 * The customer accepts the pharmacy's quote, which creates an order once, or declines it
 * (counter-72 to counter-78).
 */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { quoteChanged } from '#contract/request-quotes.ts';
import type { CheckoutAmounts } from '#domain/checkout.ts';
import { offeredPayments } from '#domain/order-checks.ts';
import type { PaymentMethod } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { malformed, notFound, signInNeeded } from '#server/services/failures.ts';
import { handOverKeysOf } from '#server/services/hand-over/hand-over-keys.ts';
import { fingerprintOf } from '#server/services/idempotency-keys.ts';
import { accessKeyOf } from '#server/services/orders/access-key.ts';
import type { CheckedOrder } from '#server/services/orders/check-order.ts';
import { guestHold } from '#server/services/orders/holds.ts';
import { placeOrderWithin } from '#server/services/orders/place-order.ts';
import { OutOfStock } from '#server/services/orders/stock.ts';
import { Refusal } from '#server/services/refusal.ts';
import { endWork } from '#server/services/queue/leases.ts';
import { requestRefusals } from '#text/counter/request-refusals.ts';
import { orderNo } from '#text/orders.ts';
import { noteShortage } from './stock-shortage.ts';
import {
  recordByStaff,
  recordHistory,
  type RequestRow,
  type StaffActor,
} from './request-course.ts';
import { addressOfRequest, destinationOf } from './request-place.ts';

type OrderRow = typeof orders.$inferSelect;

/** The `source` of orders that were created from a request. */
const source = 'REQUEST';

/**
 * Matches the caller's own request: a customer's by the session, a guest's by its submission id
 * (notifications-46).
 */
export function ownRequest(principal: Principal, key: string): SQL | undefined {
  const guests = and(
    eq(requestOrders.submissionId, key.toLowerCase()),
    isNull(requestOrders.customerId),
  );
  if (principal.kind !== 'customer') {
    if (key === '') throw signInNeeded();
    return guests;
  }
  const own = eq(requestOrders.customerId, principal.customerId);
  return key === '' ? own : or(own, guests);
}

/** Returns the caller's own request. Throws 404 if there is none. */
export async function findOwnRequest(
  db: Database,
  requestId: string,
  own: SQL | undefined,
): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(requestOrders)
    .where(and(eq(requestOrders.id, requestId), own));
  if (!row) throw notFound();
  return row;
}

export interface Acceptance {
  requestId: string;
  /**
   * The condition for the request's owner; undefined if the staff accepts on the customer's behalf
   * after a call.
   */
  own: SQL | undefined;
  by: StaffActor | null;
  version: number;
  paymentMethod: PaymentMethod;
  /** The amounts that the customer was shown, if they differ from the quote's. */
  agreed: Pick<CheckoutAmounts, 'total' | 'deliveryCharge' | 'payable'> | null;
  now: Date;
}

type Parts = Pick<AppContext, 'db' | 'secret' | 'guestHoldHours' | 'payments' | 'shop'>;

/**
 * Returns the order created from the quote, now or by an earlier call. Throws {@link
 * quoteChanged} if the customer read another version of the quote, and the checkout's refusals.
 * If a product is short, the pharmacy is notified and the refusal informs the customer
 * (counter-70).
 */
export async function acceptQuote(context: Parts, acceptance: Acceptance): Promise<OrderRow> {
  try {
    return await makeOrder(context, acceptance);
  } catch (failure) {
    if (!(failure instanceof OutOfStock)) throw failure;
    const isTold = await noteShortage(context.db, acceptance);
    if (!isTold || acceptance.by !== null) throw failure;
    const [en, bn] = requestRefusals.pharmacyKnows;
    throw new Refusal([`${failure.says[0]} ${en}`, `${failure.says[1]} ${bn}`]);
  }
}

async function makeOrder(context: Parts, acceptance: Acceptance): Promise<OrderRow> {
  const { version, now, by, paymentMethod } = acceptance;
  // Read before the transaction, because the embedded database has one connection.
  const { payment } = await context.shop();
  const hasGateway = (await context.payments.offered()) !== null;
  const offered = offeredPayments(payment, { hasGateway });
  return context.db.transaction(async (tx) => {
    const request = await lockOwn(tx, acceptance);
    const placed = await orderOf(tx, request);
    if (placed) return placed;
    requireQuote(request, version);
    if (!request.isOffer) throw new Refusal(requestRefusals.notAcceptedHere);
    if (!offered.includes(paymentMethod)) throw malformed();
    const order = await placeOrderWithin(tx, await placementOf(context, tx, request, acceptance));
    await tx
      .update(requestOrders)
      .set({ status: 'Confirmed', orderId: order.id, fellShortAt: null })
      .where(eq(requestOrders.id, request.id));
    await endWork(tx, { kind: 'request', id: request.id });
    const number = orderNo(order.orderNumber);
    const change = { status: 'Confirmed', note: number, says: null, about: number } as const;
    if (by) await recordByStaff(tx, request, by, change);
    else await recordHistory(tx, request.id, { ...change, by: '', now });
    return order;
  });
}

/**
 * Ends the request without an order. A repeated call changes nothing. Throws like {@link
 * acceptQuote}.
 */
export function declineQuote(
  db: Database,
  decline: { requestId: string; own: SQL | undefined; version: number; reason: string; now: Date },
): Promise<void> {
  const { version, reason, now } = decline;
  return db.transaction(async (tx) => {
    const request = await lockOwn(tx, decline);
    const placed = await orderOf(tx, request);
    if (placed) {
      const number = orderNo(placed.orderNumber);
      const [en, bn] = requestRefusals.wasOrdered;
      throw new Refusal([en(number), bn(number)]);
    }
    if (request.status === 'Cancelled') return;
    requireQuote(request, version);
    await tx
      .update(requestOrders)
      .set({ status: 'Cancelled' })
      .where(eq(requestOrders.id, request.id));
    await endWork(tx, { kind: 'request', id: request.id });
    await recordHistory(tx, request.id, { status: 'Cancelled', by: '', note: reason, now });
  });
}

async function lockOwn(
  tx: Database,
  { requestId, own }: { requestId: string; own: SQL | undefined },
): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(requestOrders)
    .where(and(eq(requestOrders.id, requestId), own))
    .for('update');
  if (!row) throw notFound();
  return row;
}

async function orderOf(tx: Database, { orderId }: RequestRow): Promise<OrderRow | null> {
  if (orderId === null) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

function requireQuote(request: RequestRow, version: number): void {
  if (request.status === 'Cancelled') throw new Refusal(requestRefusals.wasCancelled);
  if (request.status !== 'Answered') throw new Refusal(requestRefusals.notQuoted);
  if (request.version !== version)
    throw new Refusal(requestRefusals.quoteChanged, { id: quoteChanged });
}

/**
 * Builds the order that the checkout would place, with the request's receiver, prescriptions and
 * owner.
 */
async function placementOf(
  context: Parts,
  tx: Database,
  request: RequestRow,
  { now, by, paymentMethod, agreed }: Acceptance,
) {
  const address = await addressOfRequest(tx, request);
  if (!address) throw new Refusal(requestRefusals.notAcceptedHere);
  const quoted = {
    total: request.quotedGoods ?? 0,
    deliveryCharge: request.quotedCharge ?? 0,
    payable: request.quotedTotal ?? 0,
  };
  const order: CheckedOrder = {
    lines: await linesOf(tx, request.id),
    couponId: null,
    paymentMethod,
    isAutoOrder: false,
    remarks: request.remarks,
    source,
    prescriptionIds: await prescriptionsOf(tx, request.id),
    address: destinationOf(address),
    agreed: { ...(agreed ?? quoted), couponDiscount: 0, wallet: 0, cashback: 0 },
  };
  const { customerId, deviceId } = request;
  const owner = { customerId, deviceId };
  const id = randomUUID();
  const isGuest = customerId === null;
  return {
    id,
    submissionId: null,
    fingerprint: fingerprintOf(owner, [source, request.id, request.version]),
    handOver: handOverKeysOf(null, null),
    accessHash: isGuest ? hashToken(accessKeyOf(context, id)) : null,
    owner,
    now,
    order,
    // An order that the staff accepted during a call counts as confirmed, so its units are reserved
    // without a time limit.
    heldUntil: isGuest && by === null ? guestHold(context, now) : null,
  };
}

/**
 * Returns each product once, sorted by ascending product id. `position` is that of the product's
 * first row.
 */
async function linesOf(tx: Database, requestId: string): Promise<CheckedOrder['lines']> {
  const rows = await tx
    .select({
      productId: requestOrderItems.productId,
      quantity: requestOrderItems.available,
      position: requestOrderItems.position,
    })
    .from(requestOrderItems)
    .where(
      and(eq(requestOrderItems.requestOrderId, requestId), isNotNull(requestOrderItems.productId)),
    )
    .orderBy(asc(requestOrderItems.position));
  const lines = new Map<number, CheckedOrder['lines'][number]>();
  for (const { productId, quantity, position } of rows) {
    if (productId === null || quantity === null) continue;
    const line = lines.get(productId) ?? { productId, quantity: 0, position };
    lines.set(productId, { ...line, quantity: line.quantity + quantity });
  }
  return [...lines.values()].toSorted((one, other) => one.productId - other.productId);
}

async function prescriptionsOf(tx: Database, requestId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: requestOrderPrescriptions.prescriptionId })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.requestOrderId, requestId))
    .orderBy(asc(requestOrderPrescriptions.position));
  return rows.map(({ id }) => id);
}
