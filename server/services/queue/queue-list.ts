/**
 * Pages of the queue: requests and orders in one list, sorted by a key that never changes
 * (counter-50, counter-51).
 */
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { QueueRow } from '#contract/counter/queue.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { plainInput } from '#domain/plain-input.ts';
import type { WorkGroup, WorkKind } from '#domain/queue.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orderLines, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { staff } from '#server/db/tables/staff.ts';
import { workLeases } from '#server/db/tables/work-leases.ts';
import { leftToPay } from '#server/services/orders/order-rows.ts';
import { malformed } from '#server/services/failures.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { orderNo } from '#text/orders.ts';
import { leaseColumns, livingLease, workerOf } from './leases.ts';
import { groupOf, inGroup } from './queue-shape.ts';

export interface QueueQuestion {
  kinds: readonly WorkKind[];
  group: WorkGroup | 'open';
  /** A complete number or phone; '' for all rows of the group. */
  find: string;
  /** The key of the last row of the previous page; '' for the first page. */
  after: string;
  size: number;
  memberId: string;
  now: Date;
}

interface Keyed {
  key: Key;
  row: QueueRow;
}

interface Key {
  at: Date;
  kind: WorkKind;
  number: number;
}

/**
 * Returns one page, oldest first; the group of ended work newest first. `next` is '' on the last
 * page.
 */
export async function queuePage(
  db: Database,
  question: QueueQuestion,
): Promise<{ rows: QueueRow[]; next: string }> {
  const { size } = question;
  const rows: Keyed[] = [];
  for (const kind of question.kinds)
    rows.push(
      ...(kind === 'request' ? await requestsOf(db, question) : await ordersOf(db, question)),
    );
  const direction = question.group === 'done' ? -1 : 1;
  const sorted = rows.toSorted((one, other) => direction * compare(one.key, other.key));
  const page = sorted.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    next: sorted.length > size && last ? written(last.key) : '',
  };
}

function compare(one: Key, other: Key): number {
  return (
    one.at.getTime() - other.at.getTime() ||
    one.kind.localeCompare(other.kind) ||
    one.number - other.number
  );
}

function written({ at, kind, number }: Key): string {
  return `${at.getTime()}.${kind}.${number}`;
}

/** Parses a key. Throws 400 if it is malformed. */
function readKey(text: string): Key | null {
  if (text === '') return null;
  const [, at, kind, number] = /^(\d{1,14})\.(request|order)\.(\d{1,10})$/.exec(text) ?? [];
  if (kind !== 'request' && kind !== 'order') throw malformed();
  return { at: new Date(Number(at)), kind, number: Number(number) };
}

type Table = typeof requestOrders | typeof orders;

/** Matches the rows after the key, in the direction of the list. */
function beyond(table: Table, kind: WorkKind, { after, group }: QueueQuestion): SQL | undefined {
  const key = readKey(after);
  if (!key) return undefined;
  const sign = group === 'done' ? sql`<` : sql`>`;
  const { createdAt, orderNumber } = table;
  const at = sql`${key.at.toISOString()}::timestamptz`;
  const place = sql`(${createdAt}, ${kind}::text, ${orderNumber}) ${sign} (${at}, ${key.kind}::text, ${key.number}::integer)`;
  // The first condition uses the index; the second one orders rows with the same time.
  return and(sql`${createdAt} ${sign}= ${at}`, place);
}

/** Matches a complete number or phone. Other texts match nothing. */
function named(table: Table, letter: 'R' | 'N', find: string): SQL | undefined {
  const number = new RegExp(`^${letter}-?(\\d{1,9})$`, 'i').exec(plainInput(find))?.[1];
  if (number) return eq(table.orderNumber, Number(number));
  const phone = canonicalPhone(find);
  if (!phone) return sql`false`;
  const { customerPhone, receiverPhone } = shippingAddresses;
  return or(eq(customerPhone, phone), eq(receiverPhone, phone));
}

function conditionOf(
  table: Table,
  kind: WorkKind,
  letter: 'R' | 'N',
  question: QueueQuestion,
): SQL | undefined | null {
  const find = question.find.trim();
  if (find !== '') return and(named(table, letter, find), beyond(table, kind, question));
  const group = inGroup(kind, question.group);
  return group && and(group, beyond(table, kind, question));
}

function orderOf(table: Table, { group }: QueueQuestion): SQL[] {
  const inOrder = group === 'done' ? desc : asc;
  return [inOrder(table.createdAt), inOrder(table.orderNumber)];
}

async function requestsOf(db: Database, question: QueueQuestion): Promise<Keyed[]> {
  const where = conditionOf(requestOrders, 'request', 'R', question);
  if (where === null) return [];
  const { now, memberId } = question;
  const prescriptions = sql`(select count(*) from ${requestOrderPrescriptions} where ${requestOrderPrescriptions.requestOrderId} = ${requestOrders.id})`;
  const rows = await db
    .select({
      request: requestOrders,
      address: shippingAddresses,
      lease: leaseColumns,
      prescriptions: prescriptions.mapWith(Number),
    })
    .from(requestOrders)
    .leftJoin(shippingAddresses, eq(shippingAddresses.id, requestOrders.addressId))
    .leftJoin(workLeases, livingLease('request', requestOrders.id, now))
    .leftJoin(staff, eq(staff.id, workLeases.staffId))
    .where(where)
    .orderBy(...orderOf(requestOrders, question))
    .limit(question.size + 1);
  return rows.map(({ request, address, lease, prescriptions: files }) => {
    const worker = workerOf(lease, memberId, now);
    const { id, status, createdAt, orderNumber } = request;
    const isShort = request.fellShortAt !== null;
    const row: QueueRow = {
      kind: 'request',
      id,
      number: requestNo(orderNumber),
      status,
      group: groupOf({ ...request, isShort }, worker !== null),
      isShort,
      createdAt: createdAt.toISOString(),
      ...receiverOf(address),
      lines: request.totalItem,
      prescriptions: files,
      total: request.quotedTotal,
      left: null,
      worker,
    };
    return { row, key: { at: createdAt, kind: 'request', number: orderNumber } };
  });
}

async function ordersOf(db: Database, question: QueueQuestion): Promise<Keyed[]> {
  const where = conditionOf(orders, 'order', 'N', question);
  if (where === null) return [];
  const { now, memberId } = question;
  const lines = sql`(select count(*) from ${orderLines} where ${orderLines.orderId} = ${orders.id})`;
  const prescriptions = sql`(select count(*) from ${orderPrescriptions} where ${orderPrescriptions.orderId} = ${orders.id})`;
  const rows = await db
    .select({
      order: orders,
      address: shippingAddresses,
      lease: leaseColumns,
      lines: lines.mapWith(Number),
      prescriptions: prescriptions.mapWith(Number),
    })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .leftJoin(workLeases, livingLease('order', orders.id, now))
    .leftJoin(staff, eq(staff.id, workLeases.staffId))
    .where(where)
    .orderBy(...orderOf(orders, question))
    .limit(question.size + 1);
  return rows.map(({ order, address, lease, ...counted }) => {
    const worker = workerOf(lease, memberId, now);
    const { id, status, createdAt, orderNumber } = order;
    const row: QueueRow = {
      kind: 'order',
      id,
      number: orderNo(orderNumber),
      status,
      group: groupOf({ status }, worker !== null),
      isShort: false,
      createdAt: createdAt.toISOString(),
      ...receiverOf(address),
      ...counted,
      total: order.payable,
      left: leftToPay(order),
      worker,
    };
    return { row, key: { at: createdAt, kind: 'order', number: orderNumber } };
  });
}

function receiverOf(address: typeof shippingAddresses.$inferSelect | null) {
  return {
    receiver: address?.receiverName ?? '',
    // The receiver's phone, because the name beside it is the receiver's.
    phone: address?.receiverPhone || (address?.customerPhone ?? ''),
    district: address?.districtName ?? '',
  };
}
