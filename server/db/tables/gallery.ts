import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const galleryItems = pgTable('gallery_items', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull().default(''),
  image: text().notNull(),
  rank: integer().notNull().default(0),
});
