/** Orders: each letter is placed once; customers see their own, a guest his by its key. */
import { createHmac, randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import * as contract from '#contract/orders.ts';
import type { OrderTab } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { codeOf, keyInProgress, keyReused, malformed, notFound } from '#server/failures.ts';
import type { House } from '#server/house.ts';
import { customerOf, implement } from '#server/implement.ts';
import { fingerprintOf, letterOf, ownerOf } from '#server/letters.ts';
import { offsetOf } from '#server/numbers.ts';
import { checkOrder } from '#server/orders/check-order.ts';
import { readOrderRows } from '#server/orders/order-journal.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import { hashToken } from '#server/tokens.ts';
import { orderNo } from '#text/orders.ts';
import { detailsOnWire, summaryOnWire, type OrderRow } from './order-rows.ts';
import { AlreadyReceived } from './place-request.ts';

const lockNotAvailable = '55P03';

export function implementOrders(house: House): void {
  implementPlace(house);
  implementLists(house);
  const { db } = house;

  implement(house, contract.details, async ({ question, principal }) => {
    const own = eq(orders.customerId, customerOf(principal));
    return readDetails(db, and(eq(orders.id, question.id), own));
  });

  implement(house, contract.guestDetails, ({ question }) =>
    readDetails(db, guestOrder(question.id, question.accessKey)),
  );
}

/** The condition of a guest's order: its id and its key, both. */
export function guestOrder(id: string, accessKey: string): SQL | undefined {
  return and(
    eq(orders.id, id),
    eq(orders.accessHash, hashToken(accessKey)),
    isNull(orders.customerId),
  );
}

function implementPlace(house: House): void {
  const { db } = house;
  implement(house, contract.place, async ({ question, principal, key, now, markReplayed }) => {
    const letterId = letterOf(key);
    const order = checkOrder(question, house.payments.gateway !== null);
    const owner = await ownerOf(db, principal, question.activityId);
    const fingerprint = fingerprintOf(owner, order);
    const answered = (row: { id: string; orderNumber: number; accessHash: string | null }) => {
      const accessKey = accessKeyOf(house, row.id);
      const isKey = row.accessHash === hashToken(accessKey);
      return {
        Id: row.id,
        OrderNo: orderNo(row.orderNumber),
        AccessKey: isKey ? accessKey : '',
      };
    };
    const replay = async () => {
      const known = letterId ? await findByLetter(db, letterId) : null;
      if (!known) return null;
      if (known.fingerprint !== fingerprint) throw keyReused();
      markReplayed();
      if (house.journal.isKept) {
        const rows = await readOrderRows(db, known.id);
        await house.journal.append({ kind: 'order', content: rows });
      }
      return answered(known);
    };
    const earlier = await replay();
    if (earlier) return earlier;
    const id = randomUUID();
    const accessHash = owner.customerId ? null : hashToken(accessKeyOf(house, id));
    try {
      const placing = { id, letterId, fingerprint, accessHash, owner, now, order };
      const placed = await placeOrder(house, placing);
      await house.journal.append({ kind: 'order', content: placed });
      return answered(placed.order);
    } catch (failure) {
      if (codeOf(failure) === lockNotAvailable) throw keyInProgress();
      if (!(failure instanceof AlreadyReceived)) throw failure;
      const received = await replay();
      if (!received) throw keyInProgress();
      return received;
    }
  });
}

/** 256 bits that only this server can make of the order's id: a repeated answer carries the same key, and only its hash is kept. */
function accessKeyOf(house: House, id: string): string {
  return createHmac('sha256', house.secret).update(`order ${id}`).digest('base64url');
}

/** Which orders a tab holds (S2 §2, §4; decisions: "Delivering" holds Delivered). */
const statusOfTab: Record<OrderTab, string | null> = {
  All: null,
  Confirmed: 'Confirmed',
  Processing: 'Processing',
  Delivering: 'Delivered',
  Cancel: 'Cancelled',
};

function implementLists(house: House): void {
  const list = async (where: SQL | undefined, asked: { page: number; pageSize: number }) => {
    const [counted] = await house.db.select({ rows: count() }).from(orders).where(where);
    const rows = await joined(house.db)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
      .limit(asked.pageSize)
      .offset(offsetOf(asked.page, asked.pageSize));
    return {
      Data: rows.map(summaryOnWire),
      Total: counted?.rows ?? 0,
      PageNumber: asked.page,
      PageSize: asked.pageSize,
    };
  };

  implement(house, contract.list, ({ question, principal }) => {
    const status = statusOfTab[question.tab];
    const own = eq(orders.customerId, customerOf(principal));
    return list(status ? and(own, eq(orders.status, status)) : own, question);
  });

  implement(house, contract.purchases, ({ question, principal }) => {
    if (question.filters.length > 0) throw malformed();
    return list(eq(orders.customerId, customerOf(principal)), question);
  });
}

function joined(db: Database) {
  return db
    .select({ order: orders, address: shippingAddresses, email: customers.email })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .$dynamic();
}

/** 404 for what is unknown and for what belongs to somebody else. */
async function readDetails(db: Database, where: SQL | undefined) {
  const [row]: OrderRow[] = await joined(db).where(where);
  if (!row) throw notFound();
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row.order.id))
    .orderBy(asc(orderLines.position));
  return detailsOnWire(row, lines);
}

async function findByLetter(db: Database, letterId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.letterId, letterId));
  return row ?? null;
}
