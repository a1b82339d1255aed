/** Which submissions have arrived: asked by phones about their own, of every kind (offline-114). */
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { status } from '#contract/requests.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { implement } from '#server/endpoint/implement.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { orderNo } from '#text/orders.ts';
import { requestNo } from '#server/services/requests/request-no.ts';

interface Receipt {
  LetterId: string;
  Id: string;
  /** '' where the customer was told no number. */
  OrderNo: string;
  ReceivedAt: string;
}

export function implementSubmissionStatus(context: AppContext): void {
  implement(
    context,
    status,
    async ({ input, principal }) => {
      const submissionIds = [...new Set(input.submissionIds.map((id) => id.toLowerCase()))];
      if (submissionIds.length === 0) return [];
      const found = [
        ...(await requests(context, submissionIds, principal)),
        ...(await placed(context, submissionIds, principal)),
        ...(await entered(context, submissionIds, principal)),
        ...(await photos(context, submissionIds, principal)),
      ];
      for (const table of plainTables) {
        found.push(...(await rowsOf(context, table, submissionIds, principal)));
      }
      return found;
    },
    { takesGrant: true },
  );
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

async function requests(
  { db }: AppContext,
  ids: string[],
  principal: Principal,
): Promise<Receipt[]> {
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

async function placed({ db }: AppContext, ids: string[], principal: Principal): Promise<Receipt[]> {
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
async function entered(
  { db }: AppContext,
  ids: string[],
  principal: Principal,
): Promise<Receipt[]> {
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
  { db }: AppContext,
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
async function photos({ db }: AppContext, ids: string[], principal: Principal): Promise<Receipt[]> {
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
