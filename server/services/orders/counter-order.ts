/** Reads one order for the counter (counter-120). */
import { and, asc, eq } from 'drizzle-orm';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { refundable } from '#domain/order-moves.ts';
import type { StaffMember } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orderHistory, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { payments, refunds } from '#server/db/tables/payments.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { wallets } from '#server/db/tables/wallets.ts';
import { notFound } from '#server/services/failures.ts';
import { claimGateway } from '#server/services/payments/claims.ts';
import { referenceOf } from '#server/services/payments/take-by-hand.ts';
import { photoKind } from '#server/services/prescriptions/photo-kind.ts';
import { leaseOf, workerOf } from '#server/services/queue/leases.ts';
import { orderNo } from '#text/orders.ts';
import { counterLines } from './counter-lines.ts';
import { statusOf } from './lock-order.ts';
import { leftToPay } from './order-rows.ts';

/** Returns the order. Packers get it without prescription photos. Throws 404 if there is none. */
export async function counterOrder(
  db: Database,
  id: string,
  { id: memberId, role }: StaffMember,
  now: Date,
): Promise<CounterOrder> {
  const row = await readRow(db, id);
  const { order, address } = row;
  const status = statusOf(order.status);
  const lines = await counterLines(db, id);
  const photos = await photosOf(db, id);
  const { prescriptionsCheckedBy: by, prescriptionsCheckedAt: at, prescriptionsNote: note } = order;
  return {
    id,
    number: orderNo(order.orderNumber),
    status,
    createdAt: order.createdAt.toISOString(),
    paymentMethod: order.paymentMethod === 'PAY_NOW' ? 'PAY_NOW' : 'CASH_ON_DELIVERY',
    remarks: order.remarks,
    isAutoOrder: order.isAutoOrder,
    receiver: {
      name: address.receiverName,
      phone: address.receiverPhone,
      addressType: order.addressType,
      address: address.address,
      area: address.upazilaName,
      district: address.districtName,
      division: address.provinceName,
    },
    customer: customerIn(row),
    lines,
    amounts: amountsIn(order, status),
    payments: await paymentsOf(db, id),
    refunds: await refundsOf(db, id),
    needsCheck: lines.some((line) => line.isPrescriptionRequired),
    check: by !== null && at ? { by, at: at.toISOString(), note } : null,
    prescriptionCount: photos.length,
    photos: role === 'packer' ? [] : photos,
    isNothingKept: order.releasedAt !== null && status !== 'Cancelled',
    history: await historyOf(db, id),
    worker: workerOf(await leaseOf(db, { kind: 'order', id }), memberId, now),
  };
}

async function readRow(db: Database, id: string) {
  const [row] = await db
    .select({
      order: orders,
      address: shippingAddresses,
      customerName: customers.name,
      customerPhone: customers.phone,
      wallet: wallets.balance,
    })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(wallets, eq(wallets.customerId, orders.customerId))
    .where(eq(orders.id, id));
  if (!row) throw notFound();
  return row;
}

type Row = Awaited<ReturnType<typeof readRow>>;

function customerIn({ customerName, customerPhone, wallet }: Row): CounterOrder['customer'] {
  if (customerPhone === null) return null;
  return { name: customerName ?? '', phone: customerPhone, wallet: wallet ?? 0 };
}

function amountsIn(order: Row['order'], status: CounterOrder['status']): CounterOrder['amounts'] {
  const { total, couponDiscount, deliveryCharge, wallet, payable, paid, refunded } = order;
  return {
    total,
    couponDiscount,
    deliveryCharge,
    wallet,
    payable,
    paid,
    refunded,
    left: leftToPay(order),
    unverified: order.unverified,
    cashback: status === 'Cancelled' ? 0 : order.cashback,
    refundable: refundable({ status, paid, wallet, refunded }),
    owedBack: order.owedBack,
  };
}

async function paymentsOf(db: Database, id: string): Promise<CounterOrder['payments']> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows.map((row) => ({
    id: row.id,
    service: row.service,
    reference: referenceOf(row),
    amount: row.amount,
    status: stateOf(row),
    at: (row.paidAt ?? row.createdAt).toISOString(),
    risk: row.risk,
    takenBy: row.takenBy,
  }));
}

function stateOf({
  gateway,
  status: text,
}: typeof payments.$inferSelect): CounterOrder['payments'][number]['status'] {
  if (gateway === claimGateway && text === 'Pending') return 'Unverified';
  if (gateway === claimGateway && text === 'Failed') return 'Refused';
  return text === 'Success' || text === 'Failed' || text === 'Cancelled' ? text : 'Pending';
}

async function refundsOf(db: Database, id: string): Promise<CounterOrder['refunds']> {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ createdAt, way, ...row }) => ({
    id: row.id,
    amount: row.amount,
    reason: row.reason,
    by: row.by,
    way: way === 'wallet' ? 'wallet' : 'by-hand',
    at: createdAt.toISOString(),
  }));
}

async function photosOf(db: Database, id: string): Promise<CounterOrder['photos']> {
  const rows = await db
    .select({ id: prescriptions.id, mime: prescriptions.mime, createdAt: prescriptions.createdAt })
    .from(orderPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.id, orderPrescriptions.prescriptionId))
    .where(eq(orderPrescriptions.orderId, id))
    .orderBy(asc(orderPrescriptions.position));
  return rows.map(({ id: photoId, mime, createdAt }) => ({
    id: photoId,
    kind: photoKind(mime),
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Returns one of the order's prescriptions with its owner, or null if the order has none of that
 * id.
 */
export async function photoOfOrder(db: Database, orderId: string, photoId: string) {
  const [photo] = await db
    .select({
      photo: prescriptions,
      customerId: orders.customerId,
      orderNumber: orders.orderNumber,
    })
    .from(orderPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.id, orderPrescriptions.prescriptionId))
    .innerJoin(orders, eq(orders.id, orderPrescriptions.orderId))
    .where(
      and(eq(orderPrescriptions.orderId, orderId), eq(orderPrescriptions.prescriptionId, photoId)),
    );
  return photo ? { ...photo, number: orderNo(photo.orderNumber) } : null;
}

async function historyOf(db: Database, id: string): Promise<CounterOrder['history']> {
  const rows = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(asc(orderHistory.id));
  return rows.map(({ status, by, note, createdAt }) => ({
    status: statusOf(status),
    at: createdAt.toISOString(),
    by,
    note,
  }));
}
