/** Orders: each letter is placed once; customers see their own, a guest his by its key. */
import { createHmac, randomUUID } from 'node:crypto';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import * as contract from '#contract/orders.ts';
import { statusOfTab } from '#domain/order.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { malformed, notFound } from '#server/services/failures.ts';
import type { House } from '#server/services/house.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { fingerprintOf, letterOf, ownerOf } from '#server/services/letters.ts';
import { checkOrder } from '#server/services/orders/check-order.ts';
import { placeOrder } from '#server/services/orders/place-order.ts';
import { placeOnce } from '#server/services/once.ts';
import { offsetOf, pageOf, type Paging } from '#server/services/paging.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import { orderNo } from '#text/orders.ts';
import {
  courseOf,
  detailsOnWire,
  linesOf,
  previewsOf,
  selectOrders,
  summaryOnWire,
  type OrderRow,
} from '#server/services/orders/order-rows.ts';

export function implementOrders(house: House): void {
  implementPlace(house);
  implementLists(house);
  const { db } = house;

  implement(house, contract.details, async ({ question, principal }) => {
    const own = eq(orders.customerId, customerOf(principal));
    return readDetails(db, and(eq(orders.id, question.id), own));
  });

  implement(house, contract.guestDetails, async ({ question }) => {
    const { Order, Products } = await readDetails(db, guestOrder(question.id, question.accessKey));
    // Whose account it may have become is not the business of who holds the link.
    return { Order: { ...Order, ComtactEmail: '', CustomerId: '' }, Products };
  });
}

/**
 * The condition of a guest's order: its id and its key, both. An order that was
 * placed as a customer has no key; one that has become a customer's keeps it, so
 * that the receipt's link goes on showing what it always showed.
 */
export function guestOrder(id: string, accessKey: string): SQL | undefined {
  return and(eq(orders.id, id), eq(orders.accessHash, hashToken(accessKey)));
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
    const row = await placeOnce({
      fingerprint,
      markReplayed,
      find: async () => (letterId ? findByLetter(db, letterId) : null),
      place: () => {
        const id = randomUUID();
        const accessHash = owner.customerId ? null : hashToken(accessKeyOf(house, id));
        return placeOrder(house, { id, letterId, fingerprint, accessHash, owner, now, order });
      },
    });
    return answered(row);
  });
}

/** 256 bits that only this server can make of the order's id: a repeated answer carries the same key, and only its hash is kept. */
function accessKeyOf(house: House, id: string): string {
  return createHmac('sha256', house.secret).update(`order ${id}`).digest('base64url');
}

function implementLists(house: House): void {
  const list = async (where: SQL | undefined, asked: Paging) => {
    const rows = await selectOrders(house.db)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
      .limit(asked.pageSize)
      .offset(offsetOf(asked));
    const previews = await previewsOf(
      house.db,
      rows.map(({ order }) => order.id),
    );
    const shown = rows.map((row) => summaryOnWire(row, previews.get(row.order.id)));
    return pageOf(shown, await house.db.$count(orders, where), asked);
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

/** 404 for what is unknown and for what belongs to somebody else. */
async function readDetails(db: Database, where: SQL | undefined) {
  const [row]: OrderRow[] = await selectOrders(db).where(where);
  if (!row) throw notFound();
  const { id } = row.order;
  return detailsOnWire(row, await linesOf(db, id), await courseOf(db, id));
}

async function findByLetter(db: Database, letterId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.letterId, letterId));
  return row ?? null;
}
