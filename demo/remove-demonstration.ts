/** Removes the content of a demonstration at the first start of the real shop (running-3). */
import { and, eq, exists, inArray, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { eraseAccount } from '#server/services/accounts/erase-account.ts';
import { isPassword } from '#server/services/accounts/passwords.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { returnCoupon } from '#server/services/orders/coupons.ts';
import { returnToStock } from '#server/services/orders/stock.ts';
import { sandboxName } from '#server/services/payments/sandbox.ts';
import { forgetNoted } from '#server/services/prescriptions/forgotten-files.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { removeDemoStaff } from './demo-staff.ts';
import { emptyDemonstration } from './empty-demonstration.ts';
import { removeInvented, type InventedCounts } from './remove-invented.ts';
import { demoPassword, seedCustomers } from './seed/people.ts';

export interface RemovedDemonstration extends InventedCounts {
  customers: number;
  /** Staff accounts. */
  staff: number;
  /** Null if only single rows were left, so that the shop is not closed (running-31). */
  hiddenProducts: number | null;
}

/**
 * The id of the advisory lock. Its value is arbitrary, but every server process must use the same
 * one.
 */
const removalLock = 7_201_003;
const ended = ['Delivered', 'Cancelled'];

/**
 * Removes demo staff, demo customers with their data, demo coupons, discount offers, and invented
 * reviews and comments, and empties the shop of a demonstration, all or nothing. Returns the counts, or null if there was nothing to remove.
 */
export async function removeDemonstration(
  db: Database,
  { files, now }: { files: Pick<PrescriptionFiles, 'forget'>; now: Date },
): Promise<RemovedDemonstration | null> {
  const done = await db.transaction(async (tx) => {
    // Another process may be removing the same rows. This one waits and then finds nothing left to
    // do.
    for (const limit of ['statement_timeout', 'lock_timeout'])
      await tx.execute(sql.raw(`set local ${limit} = '60s'`));
    await tx.execute(sql`select pg_advisory_xact_lock(${removalLock})`);
    const ids = await demoCustomers(tx);
    const fileKeys: string[] = [];
    for (const id of ids) fileKeys.push(...(await removeCustomer(tx, id, now)));
    const staff = await removeDemoStaff(tx);
    const rows = { customers: ids.length, staff, ...(await removeInvented(tx)) };
    const removedRows = Object.values(rows).reduce((sum, count) => sum + count, 0);
    if (removedRows === 0) return null;
    // Only a demonstration has its staff. A customer of a running shop may have the number and the
    // password of a demo customer, and must not be able to close the shop.
    const emptied = staff > 0 ? await emptyDemonstration(tx, now) : { hiddenProducts: null };
    const removed = { ...rows, ...emptied };
    await tx.insert(auditEntries).values({
      actor: 'the start',
      action: 'demonstration removed',
      subject: 'demo content',
      about: JSON.stringify(removed),
      createdAt: now,
    });
    await markCatalogueChanged(tx);
    return { removed, fileKeys };
  });
  await forgetNoted({ db, files }, done?.fileKeys ?? []);
  return done?.removed ?? null;
}

/**
 * The customers that a demonstration created, recognised by number and e-mail, or by number and the
 * public password. A person who took over such an account has changed both.
 */
async function demoCustomers(tx: Database): Promise<string[]> {
  const made = new Map(seedCustomers().map(({ phone, email }) => [phone, email]));
  const rows = await tx
    .select()
    .from(customers)
    .where(inArray(customers.phone, [...made.keys()]))
    .for('update');
  const ids: string[] = [];
  for (const { id, phone, email, passwordHash } of rows) {
    const isUntouched = email === made.get(phone);
    if (isUntouched || (await isPassword(demoPassword, passwordHash))) ids.push(id);
  }
  return ids;
}

/** Returns the keys of files that nothing needs any more, which are recorded as forgotten. */
async function removeCustomer(tx: Database, customerId: string, now: Date): Promise<string[]> {
  await removePlayOrders(tx, customerId);
  await tx.delete(requestOrders).where(eq(requestOrders.customerId, customerId));
  await keepAsNobodys(tx, customerId);
  const erased = await eraseAccount(tx, customerId, now, true);
  return erased.kind === 'erased' ? erased.fileKeys : [];
}

/**
 * Removes orders that were not paid, or only through the sandbox, and returns their goods to stock.
 */
async function removePlayOrders(tx: Database, customerId: string): Promise<void> {
  const paid = tx
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        eq(payments.status, 'Success'),
        ne(payments.gateway, sandboxName),
      ),
    );
  const play = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notExists(paid)));
  for (const { id, status } of play) {
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id));
    if (!ended.includes(status)) await returnToStock(tx, lines);
    await returnCoupon(tx, id);
    await tx.delete(orders).where(eq(orders.id, id));
  }
}

/**
 * Keeps paid orders without their customer. Orders that are still to be delivered keep their
 * address.
 */
async function keepAsNobodys(tx: Database, customerId: string): Promise<void> {
  const open = and(eq(orders.customerId, customerId), notInArray(orders.status, ended));
  const ofOpen = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.addressId, shippingAddresses.id), open));
  await tx.update(shippingAddresses).set({ customerId: null }).where(exists(ofOpen));
  await tx.update(orders).set({ customerId: null }).where(open);
}
