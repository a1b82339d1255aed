/**
 * Erases an account (customer-area-177). Personal data is deleted at once; sales records stay
 * without name, number, address and remarks.
 */
import { and, asc, eq, gt, inArray, isNotNull, not, notExists, notInArray, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { couponUses } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { requestHistory, requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { customers, oneTimeCodes, passwordFailures } from '#server/db/tables/sign-in.ts';
import { noteForgotten } from '#server/services/prescriptions/forgotten-files.ts';
import { pictureKeyOf } from './picture-path.ts';
import { walletOf } from './wallets.ts';
import { isInUse } from '#server/services/prescriptions/in-use.ts';

export type Erased =
  /**
   * The keys of files that nothing references any more, recorded for deletion, and the forfeited
   * wallet credit.
   */
  | { kind: 'erased'; fileKeys: string[]; givenUp: Paisa }
  | { kind: 'still-open' }
  | { kind: 'wallet'; amount: Paisa }
  | { kind: 'unknown' };

const ended = ['Delivered', 'Cancelled'];
const customersPerBatch = 500;

/** Runs in one transaction. After the commit the caller deletes the files. */
export function eraseAccount(
  db: Database,
  customerId: string,
  now: Date,
  givesUpWallet: boolean,
): Promise<Erased> {
  return db.transaction(async (tx) => {
    const [customer] = await tx
      .select()
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    if (!customer) return { kind: 'unknown' };
    if (await hasOpen(tx, customerId)) return { kind: 'still-open' };
    const { credit } = await walletOf(tx, customerId);
    if (credit > 0 && !givesUpWallet) return { kind: 'wallet', amount: credit };
    const picture = pictureKeyOf(customer.image);
    const fileKeys = await detach(tx, customerId, now, picture ? [picture] : []);
    const { phone } = customer;
    await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.phone, phone));
    await tx.delete(passwordFailures).where(eq(passwordFailures.phone, phone));
    await tx
      .update(couponUses)
      .set({ usedBy: sql`'erased:' || ${couponUses.id}` })
      .where(inArray(couponUses.usedBy, [`phone:${phone}`, `guest:${phone}`]));
    // Foreign keys also delete sessions, grants, wallet, notifications and push subscriptions.
    await tx.delete(customers).where(eq(customers.id, customerId));
    return { kind: 'erased', fileKeys, givenUp: credit };
  });
}

/**
 * Removes rows of accounts that were erased while one of their requests was in progress. Open
 * orders are skipped until they have ended, because the delivery needs the address. Files are
 * recorded for deletion.
 */
export async function eraseLeftovers(db: Database, now: Date): Promise<void> {
  const ids = new Set<string>();
  for (const owner of owners) for (const id of await goneOwners(db, owner)) ids.add(id);
  for (const author of authors) for (const id of await goneAuthors(db, author)) ids.add(id);
  for (const id of ids) {
    if (!(await hasOpen(db, id))) await db.transaction((tx) => detach(tx, id, now));
  }
}

const owners = [
  orders.customerId,
  requestOrders.customerId,
  prescriptions.customerId,
  complaints.customerId,
];

type Owner = (typeof owners)[number];

/** Customer columns of written content, which have no index to step through. */
const authors = [
  contactMessages.customerId,
  reviews.customerId,
  comments.customerId,
  stockRequests.customerId,
];

/** Like {@link goneOwners}, with a single scan of the table. */
async function goneAuthors(db: Database, author: (typeof authors)[number]): Promise<string[]> {
  const there = db
    .select({ one: sql`1` })
    .from(customers)
    .where(eq(customers.id, author));
  const rows = await db
    .selectDistinct({ id: sql<string>`${author}` })
    .from(author.table)
    .where(and(isNotNull(author), notExists(there)));
  return rows.map(({ id }) => id);
}

/**
 * Returns owners of rows who are no longer customers. Reads the owners in batches, using the index.
 */
async function goneOwners(db: Database, owner: Owner): Promise<string[]> {
  const gone: string[] = [];
  let last = '';
  for (;;) {
    const rows = await db
      .selectDistinct({ id: sql<string>`${owner}` })
      .from(owner.table)
      .where(gt(owner, last))
      .orderBy(asc(owner))
      .limit(customersPerBatch);
    const ids = rows.map(({ id }) => id);
    const known = await db
      .select({ id: customers.id })
      .from(customers)
      .where(inArray(customers.id, ids));
    const there = new Set(known.map(({ id }) => id));
    gone.push(...ids.filter((id) => !there.has(id)));
    last = ids.at(-1) ?? last;
    if (ids.length < customersPerBatch) return gone;
  }
}

async function hasOpen(tx: Database, customerId: string): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, ended)))
    .limit(1);
  if (order) return true;
  const [request] = await tx
    .select({ id: requestOrders.id })
    .from(requestOrders)
    .where(and(eq(requestOrders.customerId, customerId), notInArray(requestOrders.status, ended)))
    .limit(1);
  return request !== undefined;
}

/**
 * Anonymises the rows that stay and deletes the rest. Returns the keys of the files recorded for
 * deletion, including `more`.
 */
async function detach(
  tx: Database,
  customerId: string,
  now: Date,
  more: readonly string[] = [],
): Promise<string[]> {
  const nobody = { customerId: null, deviceId: null, remarks: '' };
  const sold = await tx
    .update(orders)
    .set({ ...nobody, accessHash: null, isAutoOrder: false, addressType: '' })
    .where(eq(orders.customerId, customerId))
    .returning({ addressId: orders.addressId });
  const requested = await tx
    .update(requestOrders)
    .set({ ...nobody, quoteNote: '' })
    .where(eq(requestOrders.customerId, customerId))
    .returning({ id: requestOrders.id, addressId: requestOrders.addressId });
  // The notes contain the customer's own words and messages to the customer.
  const ids = requested.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(requestHistory)
      .set({ note: '' })
      .where(inArray(requestHistory.requestOrderId, ids));
  const usedAddressIds = [...sold, ...requested].flatMap(({ addressId }) => addressId ?? []);
  await forgetAddresses(tx, customerId, usedAddressIds);
  for (const table of [reviews, comments, complaints, contactMessages, stockRequests]) {
    await tx.delete(table).where(eq(table.customerId, customerId));
  }
  const fileKeys = [...(await forgetPrescriptions(tx, customerId, now)), ...more];
  await noteForgotten(tx, fileKeys);
  return fileKeys;
}

/**
 * Blanks the addresses that orders need, and deletes the others. The district stays, because it
 * explains the delivery charge.
 */
async function forgetAddresses(
  tx: Database,
  customerId: string,
  usedAddressIds: number[],
): Promise<void> {
  const blank = {
    customerId: null,
    receiverName: '',
    receiverPhone: '',
    customerPhone: '',
    address: '',
  };
  if (usedAddressIds.length > 0) {
    await tx
      .update(shippingAddresses)
      .set(blank)
      .where(inArray(shippingAddresses.id, usedAddressIds));
  }
  await tx.delete(shippingAddresses).where(eq(shippingAddresses.customerId, customerId));
}

/** Prescriptions of an order or request stay without an owner for the retention period. */
async function forgetPrescriptions(tx: Database, customerId: string, now: Date): Promise<string[]> {
  const own = eq(prescriptions.customerId, customerId);
  const gone = await tx
    .delete(prescriptions)
    .where(and(own, not(isInUse(tx))))
    .returning({ fileKey: prescriptions.fileKey });
  await tx
    .update(prescriptions)
    .set({ customerId: null, deviceId: null, source: '', description: '', removedAt: now })
    .where(own);
  return gone.map(({ fileKey }) => fileKey);
}
