/**
 * Finds the submissions of all kinds that have arrived, and blocks the others from arriving later
 * (offline-114, offline-181).
 */
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

/** The wire format. */
export interface Receipt {
  LetterId: string;
  Id: string;
  /** '' if the submission has no number. */
  OrderNo: string;
  ReceivedAt: string;
}

/**
 * Returns receipts for those of the ids that belong to the caller; `ids` are in lower case. A photo
 * is found only by its own key `<submission>/<n>`: photos arrive long before their order and must
 * not count as its receipt.
 */
export async function receivedOf(
  db: Database,
  ids: string[],
  principal: Principal,
): Promise<Receipt[]> {
  if (ids.length === 0) return [];
  const receipts = [
    ...(await requests(db, ids, principal)),
    ...(await placed(db, ids, principal)),
    ...(await entered(db, ids, principal)),
    ...(await photos(db, ids, principal)),
  ];
  for (const table of plainTables) receipts.push(...(await rowsOf(db, table, ids, principal)));
  return receipts;
}

/**
 * Like {@link receivedOf}, but the database also refuses the absent submissions from now on,
 * including one in transit: writing a submission and taking it back lock each other out.
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
 * Takes the same locks as `refuse_taken_back`, in the same order, to prevent deadlocks: first the
 * hand-over ids, then the submissions' own ids.
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

/** A guest's submission needs only its id, which has 122 random bits that only the phone knows. */
function ownedBy(principal: Principal, customerId: PgColumn): SQL {
  return principal.kind === 'customer' ? eq(customerId, principal.customerId) : isNull(customerId);
}

/**
 * Like {@link ownedBy}, but a guest's phone still finds its submission after a customer has claimed
 * it.
 */
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
 * Submissions that the counter entered from a text and that the phone has not sent yet. The text
 * does not contain the submission's own id, so a caller who knows the id must be that phone
 * (offline-167).
 */
async function entered(db: Database, ids: string[], principal: Principal): Promise<Receipt[]> {
  const idsByHandOver = new Map(ids.map((id) => [handOverIdOf(id), id]));
  const receipts: Receipt[] = [];
  for (const [table, numberOf] of [
    [orders, orderNo],
    [requestOrders, requestNo],
  ] as const) {
    const isOpen = and(eq(table.handOver, 'entered'), isNull(table.submissionId));
    const isTheirs = or(isNull(table.customerId), sentBy(principal, table));
    const rows = await db
      .select()
      .from(table)
      .where(and(inArray(table.handOverId, [...idsByHandOver.keys()]), isOpen, isTheirs));
    for (const row of rows) {
      const LetterId = idsByHandOver.get(row.handOverId ?? '') ?? '';
      const OrderNo = numberOf(row.orderNumber);
      receipts.push({ LetterId, Id: row.id, OrderNo, ReceivedAt: row.createdAt.toISOString() });
    }
  }
  return receipts;
}

/** Tables in which one row is the whole submission. */
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
 * Finds photos by their own keys, `<submission>/<n>`. A submission that consists of photos has
 * arrived with its last photo. The photos of a request order do not prove that the order arrived.
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
