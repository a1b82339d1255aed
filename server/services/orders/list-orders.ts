/** The list of orders for the counter and the command line (counter-141). */
import { and, count, desc, eq, gt, ilike, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { CounterOrderSummary, orderFilters } from '#contract/counter/orders.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { plainInput } from '#domain/plain-input.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orderLines, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { products } from '#server/db/tables/products.ts';
import { orderNo } from '#text/orders.ts';
import { linesNeedingOne } from './check-prescriptions.ts';
import { statusOf } from './lock-order.ts';
import { leftToPay } from './order-rows.ts';

const pageSize = 20;

export interface OrderSearch {
  filter: (typeof orderFilters)[number];
  /** An order number, a phone number or part of the receiver's name; '' for all. */
  find: string;
  page: number;
}

/** Returns one page of orders, newest first. */
export async function listOrders(db: Database, { filter, find, page }: OrderSearch) {
  const where = and(filteredBy(filter), matching(find));
  const rows = await db
    .select({ order: orders, address: shippingAddresses })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db
    .select({ count: count() })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(where);
  const ids = rows.map(({ order }) => order.id);
  const facts = await factsOf(db, ids);
  const all = counted?.count ?? 0;
  return {
    orders: rows.map((row) => summaryOf(row, facts)),
    count: all,
    page,
    pageCount: Math.ceil(all / pageSize),
  };
}

function filteredBy(filter: OrderSearch['filter']): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'unverified') return gt(orders.unverified, 0);
  return filter === 'owedBack' ? gt(orders.owedBack, 0) : eq(orders.status, filter);
}

function matching(find: string): SQL | undefined {
  if (find === '') return undefined;
  const number = /^(?:N-?)?(\d{1,9})$/i.exec(plainInput(find))?.[1];
  const phone = canonicalPhone(find);
  const byPhone = phone
    ? or(eq(shippingAddresses.receiverPhone, phone), eq(shippingAddresses.customerPhone, phone))
    : undefined;
  if (number || byPhone)
    return or(number ? eq(orders.orderNumber, Number(number)) : undefined, byPhone);
  return ilike(shippingAddresses.receiverName, `%${find.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

interface Facts {
  lines: ReadonlyMap<string, number>;
  prescriptions: ReadonlyMap<string, number>;
  needing: ReadonlySet<string>;
  risks: ReadonlyMap<string, string>;
}

async function factsOf(db: Database, ids: string[]): Promise<Facts> {
  if (ids.length === 0)
    return { lines: new Map(), prescriptions: new Map(), needing: new Set(), risks: new Map() };
  const lines = await db
    .select({ id: orderLines.orderId, count: count() })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  const files = await db
    .select({ id: orderPrescriptions.orderId, count: count() })
    .from(orderPrescriptions)
    .where(inArray(orderPrescriptions.orderId, ids))
    .groupBy(orderPrescriptions.orderId);
  const needing = await db
    .selectDistinct({ id: orderLines.orderId })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.orderId, ids), linesNeedingOne()));
  return {
    lines: new Map(lines.map((row) => [row.id, row.count])),
    prescriptions: new Map(files.map((row) => [row.id, row.count])),
    needing: new Set(needing.map((row) => row.id)),
    risks: await risksOf(db, ids),
  };
}

/**
 * Returns the payment provider's risk note of each order whose payer should be checked
 * (payments-42).
 */
export async function risksOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  const risky = await db
    .select({ orderId: payments.orderId, risk: payments.risk })
    .from(payments)
    .where(and(inArray(payments.orderId, ids), ne(payments.risk, '')));
  return new Map(risky.map(({ orderId, risk }) => [orderId, risk]));
}

interface Listed {
  order: typeof orders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect;
}

function summaryOf({ order, address }: Listed, facts: Facts): CounterOrderSummary {
  const { id } = order;
  const isUnchecked = facts.needing.has(id) && order.prescriptionsCheckedBy === null;
  return {
    id,
    number: orderNo(order.orderNumber),
    status: statusOf(order.status),
    createdAt: order.createdAt.toISOString(),
    receiver: address.receiverName,
    phone: address.receiverPhone,
    area: address.upazilaName,
    district: address.districtName,
    payable: order.payable,
    left: leftToPay(order),
    owedBack: order.owedBack,
    lineCount: facts.lines.get(id) ?? 0,
    prescriptionCount: facts.prescriptions.get(id) ?? 0,
    isUnchecked: order.status === 'Pending' && isUnchecked,
    isRisky: facts.risks.has(id),
    isUnverified: order.unverified > 0,
    isNothingKept: order.releasedAt !== null && order.status !== 'Cancelled',
  };
}
