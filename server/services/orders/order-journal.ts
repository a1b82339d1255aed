/** An order in the journal, and back from it. */
import { asc, eq, sql } from 'drizzle-orm';
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
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { orderHistory, orderLines, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import type { CouponUse } from './coupons.ts';
import { tellPlaced } from './tell.ts';

/** Everything that an order consists of. */
export interface OrderRows {
  order: typeof orders.$inferSelect;
  address: typeof shippingAddresses.$inferSelect;
  lines: (typeof orderLines.$inferInsert)[];
  links: (typeof orderPrescriptions.$inferInsert)[];
  couponUse: CouponUse | null;
}

export const orderPrescriptionRows = v.array(
  v.object({ orderId: v.string(), prescriptionId: v.string(), position: v.number() }),
);

/** As it is read back from the journal. */
export const orderRows = v.object({
  order: v.object({
    id: v.string(),
    letterId: textOrNull,
    fingerprint: v.string(),
    orderNumber: v.number(),
    accessHash: textOrNull,
    customerId: textOrNull,
    deviceId: textOrNull,
    status: v.string(),
    remarks: v.string(),
    isAutoOrder: v.boolean(),
    // Journals of an older server do not have it.
    addressType: v.optional(v.string(), ''),
    source: v.string(),
    paymentMethod: v.string(),
    total: v.number(),
    couponId: v.nullable(v.number()),
    couponDiscount: v.number(),
    deliveryCharge: v.number(),
    wallet: v.number(),
    cashback: v.number(),
    payable: v.number(),
    paid: v.number(),
    addressId: v.number(),
    createdAt: journalMoment,
    claimedAt: v.optional(v.nullable(journalMoment), null),
  }),
  address: addressRow,
  lines: v.array(
    v.object({
      orderId: v.string(),
      position: v.number(),
      productId: v.number(),
      name: v.string(),
      strength: v.string(),
      genericName: v.string(),
      category: v.string(),
      company: v.string(),
      image: v.string(),
      unitPrice: v.number(),
      discount: v.number(),
      quantity: v.number(),
      total: v.number(),
    }),
  ),
  links: orderPrescriptionRows,
  couponUse: v.nullable(
    v.object({
      couponId: v.number(),
      usedBy: v.string(),
      orderId: v.string(),
      createdAt: journalMoment,
    }),
  ),
});

/** The rows of an order that is already there. */
export async function readOrderRows(db: Database, id: string): Promise<OrderRows | null> {
  const [found] = await db
    .select({ order: orders, address: shippingAddresses })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(eq(orders.id, id));
  if (!found) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const links = await db
    .select()
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.orderId, id))
    .orderBy(asc(orderPrescriptions.position));
  const [couponUse] = await db.select().from(couponUses).where(eq(couponUses.orderId, id));
  return { ...found, lines, links, couponUse: couponUse ?? null };
}

/** Writes an order back where it is missing, with what it took from stock, coupon and wallet; false where it was there. */
export async function restoreOrder(db: Database, rows: OrderRows): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { order, address, couponUse } = rows;
    const [there] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id));
    if (there) return false;
    const addressId = await restoreAddress(tx, address);
    if (addressId === null) return false;
    await tx.insert(orders).values({ ...order, addressId });
    await tx.insert(orderLines).values(rows.lines);
    const links = await linksThatHold(tx, rows.links);
    if (links.length > 0) await tx.insert(orderPrescriptions).values(links);
    await tx
      .insert(orderHistory)
      .values({ orderId: order.id, status: order.status, createdAt: order.createdAt });
    await takeAgain(tx, rows);
    if (couponUse) await restoreCouponUse(tx, couponUse);
    await tellPlaced(tx, order, order.createdAt);
    return true;
  });
}

/** Attaches again what a customer had added to his order; false where it is there, or the order is not. */
export async function restoreOrderPrescriptions(
  db: Database,
  rows: v.InferOutput<typeof orderPrescriptionRows>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const orderId = rows[0]?.orderId ?? '';
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId));
    const there = await tx
      .select({ id: orderPrescriptions.prescriptionId })
      .from(orderPrescriptions)
      .where(eq(orderPrescriptions.orderId, orderId));
    const known = new Set(there.map((one) => one.id));
    const lost = rows.filter((row) => !known.has(row.prescriptionId));
    const links = order ? await linksThatHold(tx, lost) : [];
    if (links.length > 0) await tx.insert(orderPrescriptions).values(links);
    return links.length > 0;
  });
}

/** The units and the wallet's part, which were rolled back together with the order. */
async function takeAgain(tx: Database, { order, lines }: OrderRows): Promise<void> {
  for (const { productId, quantity } of lines) {
    await tx
      .update(products)
      .set({ stock: sql`greatest(0, ${products.stock} - ${quantity})` })
      .where(eq(products.id, productId));
  }
  if (order.wallet === 0 || !order.customerId) return;
  const change = { customerId: order.customerId, amount: -order.wallet, orderId: order.id };
  await bookWallet(tx, { ...change, kind: 'used', now: order.createdAt });
}

async function restoreCouponUse(tx: Database, use: CouponUse): Promise<void> {
  const [line] = await tx
    .insert(couponUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ id: couponUses.id });
  if (!line) return;
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(eq(coupons.id, use.couponId));
}
