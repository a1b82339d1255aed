/** Puts accepted letters back that a power cut took from the embedded database. */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { restoreRequest } from '#server/areas/request-journal.ts';
import type { Database } from './database.ts';
import type { JournalEntry } from './journal.ts';
import { prescriptions } from './tables/prescriptions.ts';
import { stockRequests } from './tables/products.ts';

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);
const text = v.nullable(v.string());

const prescriptionRow = v.object({
  id: v.string(),
  letterKey: text,
  digest: v.string(),
  fileKey: v.string(),
  mime: v.string(),
  size: v.number(),
  source: v.string(),
  description: v.string(),
  customerId: text,
  deviceId: text,
  createdAt: moment,
  removedAt: v.nullable(moment),
});

const requestRows = v.object({
  order: v.object({
    id: v.string(),
    letterId: text,
    fingerprint: v.string(),
    orderNumber: v.number(),
    status: v.string(),
    customerId: text,
    deviceId: text,
    remarks: v.string(),
    totalItem: v.number(),
    totalQuantity: v.number(),
    addressId: v.nullable(v.number()),
    createdAt: moment,
  }),
  address: v.nullable(
    v.object({
      id: v.number(),
      customerId: text,
      receiverName: v.string(),
      receiverPhone: v.string(),
      customerPhone: v.string(),
      provinceId: v.number(),
      provinceName: v.string(),
      districtId: v.number(),
      districtName: v.string(),
      upazilaId: v.number(),
      upazilaName: v.string(),
      address: v.string(),
      charge: v.number(),
      threshold: v.number(),
      reducedCharge: v.number(),
      createdAt: moment,
    }),
  ),
  items: v.array(
    v.object({
      requestOrderId: v.string(),
      name: v.string(),
      strength: v.string(),
      quantity: v.number(),
      position: v.number(),
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

const stockRequestRow = v.object({
  letterId: v.string(),
  fingerprint: text,
  productId: v.number(),
  phone: text,
  quantity: v.nullable(v.number()),
  customerId: text,
  activityId: text,
  createdAt: moment,
});

/** Applies the entries whose row is missing, in the order in which they were accepted. Answers how many there were. */
export async function replayJournal(db: Database, entries: JournalEntry[]): Promise<number> {
  let restored = 0;
  for (const entry of entries) if (await restore(db, entry)) restored += 1;
  if (entries.length > 0) {
    await db.execute(
      sql`select setval('request_order_numbers', greatest(
        (select last_value from request_order_numbers),
        (select coalesce(max(order_number), 1001) from request_orders)))`,
    );
  }
  return restored;
}

async function restore(db: Database, { kind, content }: JournalEntry): Promise<boolean> {
  if (kind === 'request-order') return restoreRequest(db, v.parse(requestRows, content));
  if (kind === 'prescription') return restorePrescription(db, v.parse(prescriptionRow, content));
  if (kind === 'stock-request') return restoreStockRequest(db, v.parse(stockRequestRow, content));
  throw new Error(`The journal holds a "${kind}", which this version does not know.`);
}

async function restorePrescription(
  db: Database,
  row: v.InferOutput<typeof prescriptionRow>,
): Promise<boolean> {
  const written = await db
    .insert(prescriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: prescriptions.id });
  return written.length > 0;
}

async function restoreStockRequest(
  db: Database,
  row: v.InferOutput<typeof stockRequestRow>,
): Promise<boolean> {
  const written = await db
    .insert(stockRequests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: stockRequests.id });
  return written.length > 0;
}
