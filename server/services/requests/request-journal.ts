/** A request order in the journal, and back from it. */
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import {
  addressRow,
  journalMoment,
  linksThatHold,
  restoreAddress,
  textOrNull,
} from '#server/db/journal-rows.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';

/** Everything that a request order consists of. */
export interface RequestRows {
  order: typeof requestOrders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect | null;
  items: (typeof requestOrderItems.$inferInsert)[];
  links: (typeof requestOrderPrescriptions.$inferInsert)[];
}

/** As it is read back from the journal. */
export const requestRows = v.object({
  order: v.object({
    id: v.string(),
    letterId: textOrNull,
    fingerprint: v.string(),
    orderNumber: v.number(),
    status: v.string(),
    customerId: textOrNull,
    deviceId: textOrNull,
    remarks: v.string(),
    totalItem: v.number(),
    totalQuantity: v.number(),
    addressId: v.nullable(v.number()),
    answeredTotal: v.optional(v.nullable(v.number()), null),
    answerNote: v.optional(v.string(), ''),
    createdAt: journalMoment,
    claimedAt: v.optional(v.nullable(journalMoment), null),
  }),
  address: v.nullable(addressRow),
  items: v.array(
    v.object({
      requestOrderId: v.string(),
      name: v.string(),
      strength: v.string(),
      quantity: v.number(),
      position: v.number(),
      unitPrice: v.optional(v.nullable(v.number()), null),
    }),
  ),
  links: v.array(
    v.object({
      requestOrderId: v.string(),
      prescriptionId: v.string(),
      position: v.number(),
    }),
  ),
});

/** The rows of an order that is already there. */
export async function readRequestRows(db: Database, id: string): Promise<RequestRows | null> {
  const [found] = await db
    .select({ order: requestOrders, address: shippingAddresses })
    .from(requestOrders)
    .leftJoin(shippingAddresses, eq(shippingAddresses.id, requestOrders.addressId))
    .where(eq(requestOrders.id, id));
  if (!found) return null;
  const items = await db
    .select()
    .from(requestOrderItems)
    .where(eq(requestOrderItems.requestOrderId, id))
    .orderBy(asc(requestOrderItems.position));
  const links = await db
    .select()
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.requestOrderId, id))
    .orderBy(asc(requestOrderPrescriptions.position));
  return { ...found, items, links };
}

/** Writes an order back where it is missing; false where it was there. */
export async function restoreRequest(db: Database, rows: RequestRows): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [there] = await tx
      .select({ id: requestOrders.id })
      .from(requestOrders)
      .where(eq(requestOrders.id, rows.order.id));
    if (there) return false;
    const addressId = rows.address ? await restoreAddress(tx, rows.address) : null;
    await tx.insert(requestOrders).values({ ...rows.order, addressId });
    const fresh = <Row extends { id?: number | undefined }>({ id: _id, ...row }: Row) => row;
    if (rows.items.length > 0) await tx.insert(requestOrderItems).values(rows.items.map(fresh));
    const links = (await linksThatHold(tx, rows.links)).map(fresh);
    if (links.length > 0) await tx.insert(requestOrderPrescriptions).values(links);
    return true;
  });
}
