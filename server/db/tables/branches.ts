import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const branches = pgTable('branches', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull().default(''),
  mobile: text().notNull(),
  location: text().notNull(),
  locationBn: text('location_bn').notNull().default(''),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  /** The owner's order. Branches with the same rank are in the order of their ids. */
  rank: integer().notNull().default(0),
});
