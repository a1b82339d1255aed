/** Which submissions have arrived, of every kind; and that those that have not never will (offline-114, offline-181). */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { takenBack } from '#server/db/tables/taken-back.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { isSubmissionKey } from '#server/services/idempotency-keys.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { orderNo } from '#text/orders.ts';

/** On the wire. */
export interface Receipt {
  LetterId: string;
  Id: string;
  /** '' where the customer was told no number. */
  OrderNo: string;
  ReceivedAt: string;
}

/**
 * The asker's own among these; ids as they came, in lower case. A photo is found by its own key
 * `<submission>/<n>` only: photos arrive long before their order, and must not count as its receipt.
 */
export async function receivedOf(
  db: Database,
  ids: string[],
  principal: Principal,
): Promise<Receipt[]> {
  if (ids.length === 0) return [];
  const found = [
    ...(await requests(db, ids, principal)),
    ...(await placed(db, ids, principal)),
    ...(await entered(db, ids, principal)),
    ...(await photos(db, ids, principal)),
  ];
  for (const table of plainTables) found.push(...(await rowsOf(db, table, ids, principal)));
  return found;
}

/**
 * As {@link receivedOf}, and from now on the database refuses the others, also one that is
 * on its way at this moment: writing a submission and taking it back wait for one another.
 */
export async function takeBack(
  db: Database,
  ids: string[],
  principal: Principal,
  now: Date,
): Promise<Receipt[]> {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    const keysOf = (id: string) => [id, handOverIdOf(id)];
    await lock(tx, ids);
    const received = await receivedOf(tx, ids, principal);
    const known = new Set(received.map((one) => one.LetterId));
    const absent = ids.filter((id) => !known.has(id) && isSubmissionKey(id)).flatMap(keysOf);
    if (absent.length > 0) {
      const rows = absent.map((submissionKey) => ({ submissionKey, at: now }));
      await tx.insert(takenBack).values(rows).onConflictDoNothing();
    }
    return received;
  });
}

/**
 * The locks that `refuse_taken_back` takes too, and in its order, so that nobody waits for one
 * another for ever: ids under which something is handed over, then submissions' own.
 */
async function lock(tx: Database, ids: string[]): Promise<void> {
  for (const keys of [ids.map(handOverIdOf), ids]) {
    const values = sql.join(
      keys.map((key) => sql`(${key})`),
      sql`, `,
    );
    const numbers = sql`select distinct hashtextextended(key, 0) as number from (values ${values}) as keys (key) order by 1`;
    await tx.execute(sql`select pg_advisory_xact_lock(number) from (${numbers}) as locks`);
  }
}

/** A guest's submission is known by its id alone: 122 random bits that only the phone has. */
function ownedBy(principal: Principal, customerId: PgColumn): SQL {
  return principal.kind === 'customer' ? eq(customerId, principal.customerId) : isNull(customerId);
}

/** As {@link ownedBy}; a guest's submission stays known to their phone after a customer has claimed it. */
function sentBy(
  principal: Principal,
  { customerId, claimedAt }: { customerId: PgColumn; claimedAt: PgColumn },
): SQL | undefined {
  const own = ownedBy(principal, customerId);
  return principal.kind === 'customer' ? own : or(own, isNotNull(claimedAt));
}

async function requests(db: Database, ids: string[], principal: Principal): Promise<Receipt[]> {
  const rows = await db
    .select()
    .from(requestOrders)
    .where(and(inArray(requestOrders.submissionId, ids), sentBy(principal, requestOrders)));
  return rows.map((row) => ({
    LetterId: row.submissionId ?? '',
    Id: row.id,
    OrderNo: requestNo(row.orderNumber),
    ReceivedAt: row.createdAt.toISOString(),
  }));
}

async function placed(db: Database, ids: string[], principal: Principal): Promise<Receipt[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.submissionId, ids), sentBy(principal, orders)));
  return rows.map((row) => ({
    LetterId: row.submissionId ?? '',
    Id: row.id,
    OrderNo: orderNo(row.orderNumber),
    ReceivedAt: row.createdAt.toISOString(),
  }));
}

/**
 * What was entered from a text and not sent by its phone yet: who asks with the submission's own id
 * is that phone, for the text does not name it (offline-167).
 */
async function entered(db: Database, ids: string[], principal: Principal): Promise<Receipt[]> {
  const asked = new Map(ids.map((id) => [handOverIdOf(id), id]));
  const found: Receipt[] = [];
  for (const [table, numberOf] of [
    [orders, orderNo],
    [requestOrders, requestNo],
  ] as const) {
    const isOpen = and(eq(table.handOver, 'entered'), isNull(table.submissionId));
    const isTheirs = or(isNull(table.customerId), sentBy(principal, table));
    const rows = await db
      .select()
      .from(table)
      .where(and(inArray(table.handOverId, [...asked.keys()]), isOpen, isTheirs));
    for (const row of rows) {
      const LetterId = asked.get(row.handOverId ?? '') ?? '';
      const OrderNo = numberOf(row.orderNumber);
      found.push({ LetterId, Id: row.id, OrderNo, ReceivedAt: row.createdAt.toISOString() });
    }
  }
  return found;
}

/** The tables whose row is the whole submission. */
const plainTables = [stockRequests, contactMessages, reviews, comments, complaints] as const;

async function rowsOf(
  db: Database,
  table: (typeof plainTables)[number],
  ids: string[],
  principal: Principal,
): Promise<Receipt[]> {
  const rows = await db
    .select({ submissionId: table.submissionId, createdAt: table.createdAt })
    .from(table)
    .where(and(inArray(table.submissionId, ids), ownedBy(principal, table.customerId)));
  return rows.map(({ submissionId, createdAt }) => receiptOf(submissionId ?? '', createdAt));
}

/**
 * Photos by their own keys, `<submission>/<n>`. A submission of photos alone has arrived
 * with the last of them; those of a request order say nothing about the order.
 */
async function photos(db: Database, ids: string[], principal: Principal): Promise<Receipt[]> {
  const keys = ids.filter((id) => id.includes('/'));
  if (keys.length === 0) return [];
  const rows = await db
    .select({ key: prescriptions.photoKey, createdAt: prescriptions.createdAt })
    .from(prescriptions)
    .where(and(inArray(prescriptions.photoKey, keys), sentBy(principal, prescriptions)));
  return rows.map(({ key, createdAt }) => receiptOf(key ?? '', createdAt));
}

function receiptOf(submissionId: string, createdAt: Date): Receipt {
  return {
    LetterId: submissionId,
    Id: submissionId,
    OrderNo: '',
    ReceivedAt: createdAt.toISOString(),
  };
}
