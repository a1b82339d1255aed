/** Uploaded prescriptions. The bytes lie in DATA_DIR/prescriptions, outside every web root. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const prescriptions = pgTable(
  'prescriptions',
  {
    /** Random, 128 bits: knowing it is having uploaded it. */
    id: text().primaryKey(),
    /** `<submission>/<n>`, where the outbox sent it. */
    photoKey: text('letter_key').unique(),
    /** SHA-256 of the bytes that were sent, not of what is stored. */
    digest: text().notNull(),
    fileKey: text('file_key').notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    source: text().notNull().default(''),
    description: text().notNull().default(''),
    customerId: text('customer_id'),
    deviceId: text('device_id'),
    createdAt: moment('created_at').notNull(),
    removedAt: moment('removed_at'),
    /** When a guest's became its customer's, with the order that it belongs to. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('prescriptions_customer').on(table.customerId, table.createdAt),
    index('prescriptions_created').on(table.createdAt),
  ],
);

/** A visitor's file that is on its way: room for it is kept until it lies there, by all processes of the shop. */
export const arrivingFiles = pgTable('arriving_files', {
  id: text().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** After this nobody sends it any more: the process that took it in was ended. */
  until: moment('until').notNull(),
});

/** A file that no row names: its bytes are to go, or are being written and their row comes next (prescriptions-68). */
export const forgottenFiles = pgTable('forgotten_files', {
  key: text().primaryKey(),
  /** Until then its row may still come; null for what nothing needs. */
  arrivingUntil: moment('arriving_until'),
});
