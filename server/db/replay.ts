/** Puts accepted letters back that a power cut took from the embedded database. */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  restoreCustomer,
  restorePassword,
  restoreProfile,
  restoreSignOut,
} from '#server/services/accounts/customer-journal.ts';
import { requestRows, restoreRequest } from '#server/services/requests/request-journal.ts';
import {
  restorePrescription,
  restoreRemoval,
} from '#server/services/prescriptions/prescription-journal.ts';
import { restoreClaim } from '#server/services/accounts/claim-guest-orders.ts';
import { codeOf } from '#server/services/failures.ts';
import { notificationRow, restoreSeen } from '#server/services/notifications/notify.ts';
import {
  orderPrescriptionRows,
  orderRows,
  restoreOrder,
  restoreOrderPrescriptions,
} from '#server/services/orders/order-journal.ts';
import { paymentRow, restorePayment } from '#server/services/payments/payment-journal.ts';
import type { Database } from './database.ts';
import type { JournalEntry } from './journal.ts';
import { journalMoment, textOrNull } from './journal-rows.ts';
import { complaints } from './tables/complaints.ts';
import { contactMessages } from './tables/contact.ts';
import { notifications } from './tables/notifications.ts';
import { stockRequests } from './tables/products.ts';
import { comments, reviews } from './tables/reviews.ts';

const stockRequestRow = v.object({
  letterId: v.string(),
  fingerprint: textOrNull,
  productId: v.number(),
  phone: textOrNull,
  quantity: v.nullable(v.number()),
  customerId: textOrNull,
  activityId: textOrNull,
  createdAt: journalMoment,
});

const saidRow = v.object({
  letterId: v.string(),
  fingerprint: textOrNull,
  customerId: textOrNull,
  author: v.string(),
  content: v.string(),
  createdAt: journalMoment,
});

const commentRow = v.object({ ...saidRow.entries, productId: v.number() });

const contactRow = v.object({
  letterId: v.string(),
  fingerprint: v.string(),
  customerId: textOrNull,
  deviceId: textOrNull,
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  message: v.string(),
  createdAt: journalMoment,
});

const complaintRow = v.object({
  letterId: v.string(),
  fingerprint: v.string(),
  customerId: v.string(),
  type: v.string(),
  text: v.string(),
  remarks: v.string(),
  createdAt: journalMoment,
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
    await db.execute(
      sql`select setval('order_numbers', greatest(
        (select last_value from order_numbers),
        (select coalesce(max(order_number), 1001) from orders)))`,
    );
  }
  return restored;
}

const foreignKeyMissing = '23503';

type Restore = (db: Database, content: unknown) => Promise<boolean>;

/** A letter that is one row: written back under its letter's id, or there already. */
function oneRow<Row>(
  row: v.GenericSchema<unknown, Row>,
  write: (db: Database, row: Row) => Promise<{ letter: string | null }[]>,
): Restore {
  return async (db, content) => {
    try {
      return (await write(db, v.parse(row, content))).length > 0;
    } catch (failure) {
      // It speaks of a product that has left the shop since: there is nothing to put back.
      if (codeOf(failure) === foreignKeyMissing) return false;
      throw failure;
    }
  };
}

const restorers = new Map<string, Restore>([
  ['customer', restoreCustomer],
  ['password', restorePassword],
  ['sign-out', restoreSignOut],
  ['profile', restoreProfile],
  ['order', (db, content) => restoreOrder(db, v.parse(orderRows, content))],
  ['payment', (db, content) => restorePayment(db, v.parse(paymentRow, content))],
  ['request-order', (db, content) => restoreRequest(db, v.parse(requestRows, content))],
  ['prescription', restorePrescription],
  ['prescription-removed', restoreRemoval],
  [
    'order-prescriptions',
    (db, content) => restoreOrderPrescriptions(db, v.parse(orderPrescriptionRows, content)),
  ],
  ['claim', restoreClaim],
  ['seen', restoreSeen],
  [
    'notification',
    oneRow(notificationRow, (db, row) =>
      db
        .insert(notifications)
        .values(row)
        .onConflictDoNothing({ target: notifications.key })
        .returning({ letter: notifications.key }),
    ),
  ],
  [
    'stock-request',
    oneRow(stockRequestRow, (db, row) =>
      db
        .insert(stockRequests)
        .values(row)
        .onConflictDoNothing()
        .returning({ letter: stockRequests.letterId }),
    ),
  ],
  [
    'review',
    oneRow(saidRow, (db, row) =>
      db.insert(reviews).values(row).onConflictDoNothing().returning({ letter: reviews.letterId }),
    ),
  ],
  [
    'comment',
    oneRow(commentRow, (db, row) =>
      db
        .insert(comments)
        .values(row)
        .onConflictDoNothing()
        .returning({ letter: comments.letterId }),
    ),
  ],
  [
    'contact',
    oneRow(contactRow, (db, row) =>
      db
        .insert(contactMessages)
        .values(row)
        .onConflictDoNothing()
        .returning({ letter: contactMessages.letterId }),
    ),
  ],
  [
    'complaint',
    oneRow(complaintRow, (db, row) =>
      db
        .insert(complaints)
        .values(row)
        .onConflictDoNothing()
        .returning({ letter: complaints.letterId }),
    ),
  ],
]);

async function restore(db: Database, { kind, content }: JournalEntry): Promise<boolean> {
  const known = restorers.get(kind);
  if (!known) throw new Error(`The journal holds a "${kind}", which this version does not know.`);
  return known(db, content);
}
