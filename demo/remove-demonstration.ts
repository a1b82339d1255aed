/** What a demonstration left goes at the first start of the shop itself (running-3). */
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
import { removeInvented, type InventedCounts } from './remove-invented.ts';
import { demoPassword, seedCustomers } from './seed/people.ts';

export interface RemovedDemonstration extends InventedCounts {
  customers: number;
  /** People at the counter. */
  staff: number;
}

/** Any number, the same in every server process: one of them removes it. */
const removalLock = 7_201_003;
const ended = ['Delivered', 'Cancelled'];

/**
 * Removes the people of its counter, demo customers with what hangs on them, demo coupons, promises of money and invented
 * reviews and comments, all or nothing. Answers how many; null where there was nothing.
 */
export async function removeDemonstration(
  db: Database,
  { files, now }: { files: Pick<PrescriptionFiles, 'forget'>; now: Date },
): Promise<RemovedDemonstration | null> {
  const done = await db.transaction(async (tx) => {
    // Another process may be at it: this one waits, and finds nothing left to do.
    for (const limit of ['statement_timeout', 'lock_timeout'])
      await tx.execute(sql.raw(`set local ${limit} = '60s'`));
    await tx.execute(sql`select pg_advisory_xact_lock(${removalLock})`);
    const ids = await demoCustomers(tx);
    const fileKeys: string[] = [];
    for (const id of ids) fileKeys.push(...(await removeCustomer(tx, id, now)));
    const staff = await removeDemoStaff(tx);
    const removed = { customers: ids.length, staff, ...(await removeInvented(tx)) };
    const things = Object.values(removed).reduce((sum, count) => sum + count, 0);
    if (things === 0) return null;
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
 * Those that a demonstration made: by number and e-mail, or where the e-mail is another by number
 * and the public password. Whoever has made such an account theirs has changed both.
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

/** Answers the keys of files that nothing needs any more, noted as forgotten. */
async function removeCustomer(tx: Database, customerId: string, now: Date): Promise<string[]> {
  await removePlayOrders(tx, customerId);
  await tx.delete(requestOrders).where(eq(requestOrders.customerId, customerId));
  await keepAsNobodys(tx, customerId);
  const erased = await eraseAccount(tx, customerId, now, true);
  return erased.kind === 'erased' ? erased.fileKeys : [];
}

/** Orders for which no money came but the sandbox's: their goods are in stock again. */
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

/** What somebody paid for stays in the books; what is still to be delivered keeps its address. */
async function keepAsNobodys(tx: Database, customerId: string): Promise<void> {
  const open = and(eq(orders.customerId, customerId), notInArray(orders.status, ended));
  const ofOpen = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.addressId, shippingAddresses.id), open));
  await tx.update(shippingAddresses).set({ customerId: null }).where(exists(ofOpen));
  await tx.update(orders).set({ customerId: null }).where(open);
}
