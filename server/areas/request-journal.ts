/** A request order in the journal, and back from it. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { prescriptions, requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';

/** Everything that a request order consists of. */
export interface RequestRows {
  order: typeof requestOrders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect | null;
  items: (typeof requestOrderItems.$inferInsert)[];
  links: (typeof requestOrderPrescriptions.$inferInsert)[];
}

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
    const known = await knownPrescriptions(tx, rows.links);
    const links = rows.links.filter((link) => known.has(link.prescriptionId)).map(fresh);
    if (links.length > 0) await tx.insert(requestOrderPrescriptions).values(links);
    return true;
  });
}

async function restoreAddress(
  tx: Database,
  address: typeof shippingAddresses.$inferSelect,
): Promise<number | null> {
  const { id: _id, ...row } = address;
  const [written] = await tx
    .insert(shippingAddresses)
    .values(row)
    .returning({ id: shippingAddresses.id });
  return written?.id ?? null;
}

async function knownPrescriptions(tx: Database, links: RequestRows['links']): Promise<Set<string>> {
  const ids = links.map((link) => link.prescriptionId);
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(inArray(prescriptions.id, ids));
  return new Set(found.map((one) => one.id));
}
