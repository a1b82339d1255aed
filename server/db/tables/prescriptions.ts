/** Uploaded prescriptions. The files are in DATA_DIR/prescriptions, outside every web root. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const prescriptions = pgTable(
  'prescriptions',
  {
    /** 128 random bits, so that only the uploader can have the id. */
    id: text().primaryKey(),
    /** `<submission>/<n>`, if the outbox sent it. */
    photoKey: text('letter_key').unique(),
    /** SHA-256 of the uploaded bytes, not of the stored ones. */
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
    /** The time when a customer claimed the guest's file together with its order. */
    claimedAt: moment('claimed_at'),
  },
  (table) => [
    index('prescriptions_customer').on(table.customerId, table.createdAt),
    index('prescriptions_created').on(table.createdAt),
  ],
);

/**
 * Guest uploads in progress. Each reserves its space for all processes of the shop until the file
 * is stored.
 */
export const arrivingFiles = pgTable('arriving_files', {
  id: text().primaryKey(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** After this time the upload counts as dead, because its process has ended. */
  until: moment('until').notNull(),
});

/**
 * Files without a row: they must be deleted, or they are being written and their row follows
 * (prescriptions-68).
 */
export const forgottenFiles = pgTable('forgotten_files', {
  key: text().primaryKey(),
  /** The time until which the row may still follow; null for a file that nothing needs. */
  arrivingUntil: moment('arriving_until'),
});
