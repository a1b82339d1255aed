/** One request as the counter shows it: rows, receiver, photos, history, quote (counter-59). */
import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { details } from '#contract/counter/request-shapes.ts';
import { requestStatuses, type RequestStatus } from '#domain/request.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestHistory, requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { productsByIds, type Stock } from '#server/services/catalogue/product-rows.ts';
import { notFound } from '#server/services/failures.ts';
import { leaseOf, workerOf } from '#server/services/queue/leases.ts';
import { photoKind } from '#server/services/prescriptions/photo-kind.ts';
import { orderNo } from '#text/orders.ts';
import { counterProductOf } from './counter-product.ts';
import { movesOf } from './move-request.ts';
import { endedStatuses, type RequestRow } from './request-course.ts';
import { requestNo } from './request-no.ts';
import { placeOfRequest } from './request-place.ts';
import { availableOf, canBeAccepted } from './request-rows.ts';

type Details = v.InferInput<typeof details>;

/** Returns all details of a request. Throws 404 if there is none. */
export async function requestDetails(
  stock: Stock,
  id: string,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Details> {
  const { db } = stock;
  const [found] = await db
    .select({
      request: requestOrders,
      address: shippingAddresses,
      customerPhone: customers.phone,
      orderNumber: orders.orderNumber,
    })
    .from(requestOrders)
    .leftJoin(shippingAddresses, eq(shippingAddresses.id, requestOrders.addressId))
    .leftJoin(customers, eq(customers.id, requestOrders.customerId))
    .leftJoin(orders, eq(orders.id, requestOrders.orderId))
    .where(eq(requestOrders.id, id));
  if (!found) throw notFound();
  const { request, address, customerPhone, orderNumber } = found;
  const { charge } = await placeOfRequest(db, request);
  return {
    id,
    number: requestNo(request.orderNumber),
    status: statusOf(request.status),
    createdAt: request.createdAt.toISOString(),
    remarks: request.remarks,
    isGuest: request.customerId === null,
    phone: customerPhone ?? (address?.customerPhone || (address?.receiverPhone ?? '')),
    receiver: address && receiverOf(address),
    charge,
    rows: await rowsOf(stock, id),
    photos: await photosOf(db, id),
    history: await historyOf(db, id),
    answer: quoteOf(request),
    fellShortAt: request.fellShortAt?.toISOString() ?? null,
    version: request.version,
    canBeAnswered: request.orderId === null && !endedStatuses.includes(request.status),
    moves: movesOf(request),
    order: request.orderId ? { id: request.orderId, number: orderNo(orderNumber ?? 0) } : null,
    worker: workerOf(await leaseOf(db, { kind: 'request', id }), memberId, now),
  };
}

function receiverOf(address: typeof shippingAddresses.$inferSelect): Details['receiver'] {
  return {
    name: address.receiverName,
    phone: address.receiverPhone,
    division: address.provinceName,
    district: address.districtName,
    area: address.upazilaName,
    address: address.address,
  };
}

function quoteOf(request: RequestRow): Details['answer'] {
  if (request.quotedTotal === null) return null;
  return {
    at: request.quotedAt?.toISOString() ?? null,
    by: request.quotedBy,
    note: request.quoteNote,
    goods: request.quotedGoods,
    deliveryCharge: request.quotedCharge,
    total: request.quotedTotal,
    canBeAccepted: canBeAccepted(request),
  };
}

async function rowsOf(stock: Stock, requestId: string): Promise<Details['rows']> {
  const items = await stock.db
    .select()
    .from(requestOrderItems)
    .where(eq(requestOrderItems.requestOrderId, requestId))
    .orderBy(asc(requestOrderItems.position));
  const ids = items.flatMap(({ productId }) => productId ?? []);
  const found = await productsByIds(stock, [...new Set(ids)]);
  const byId = new Map(found.map((product) => [product.Id, counterProductOf(product)]));
  return items.map((item) => ({
    id: item.id,
    position: item.position,
    name: item.name,
    strength: item.strength,
    quantity: item.quantity,
    isAdded: item.isAdded,
    shortLeft: item.shortLeft,
    answer: rowQuote(item, byId.get(String(item.productId)) ?? null),
  }));
}

type Row = Details['rows'][number];

function rowQuote(
  item: typeof requestOrderItems.$inferSelect,
  product: ReturnType<typeof counterProductOf> | null,
): Row['answer'] {
  const { unitPrice, productId } = item;
  const quantity = availableOf(item);
  // A row with neither price nor quantity was not quoted.
  if (unitPrice === null) return item.available === null ? null : { kind: 'none' };
  if (productId === null) return { kind: 'price', unitPrice, quantity };
  return {
    kind: 'product',
    product,
    productId: String(productId),
    name: item.productName,
    strength: item.productStrength,
    isSubstitute: item.isSubstitute,
    unitPrice,
    quantity,
  };
}

async function photosOf(db: Database, requestId: string): Promise<Details['photos']> {
  const rows = await db
    .select({
      id: prescriptions.id,
      mime: prescriptions.mime,
      size: prescriptions.size,
      createdAt: prescriptions.createdAt,
    })
    .from(requestOrderPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.id, requestOrderPrescriptions.prescriptionId))
    .where(eq(requestOrderPrescriptions.requestOrderId, requestId))
    .orderBy(asc(requestOrderPrescriptions.position));
  return rows.map((row) => {
    const kind = photoKind(row.mime);
    const pages = kind === 'picture' ? 1 : null;
    return { ...row, kind, pages, createdAt: row.createdAt.toISOString() };
  });
}

async function historyOf(db: Database, requestId: string): Promise<Details['history']> {
  const rows = await db
    .select()
    .from(requestHistory)
    .where(eq(requestHistory.requestOrderId, requestId))
    .orderBy(asc(requestHistory.id));
  return rows.map(({ createdAt, status, by, note }) => {
    return { at: createdAt.toISOString(), status: statusOf(status), by, note };
  });
}

function statusOf(text: string): RequestStatus {
  return requestStatuses.find((status) => status === text) ?? 'Pending';
}

/**
 * Returns a prescription of the request with the data for the security log; null if it is not this
 * request's.
 */
export async function photoOfRequest(db: Database, requestId: string, photoId: string) {
  const [found] = await db
    .select({
      photo: prescriptions,
      customerId: requestOrders.customerId,
      orderNumber: requestOrders.orderNumber,
    })
    .from(requestOrderPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.id, requestOrderPrescriptions.prescriptionId))
    .innerJoin(requestOrders, eq(requestOrders.id, requestOrderPrescriptions.requestOrderId))
    .where(
      and(
        eq(requestOrderPrescriptions.requestOrderId, requestId),
        eq(requestOrderPrescriptions.prescriptionId, photoId),
      ),
    );
  return found ?? null;
}
