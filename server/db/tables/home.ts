/** The content of the home page besides the products. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { categories } from './products.ts';

export const banners = pgTable('banners', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** 'main', 'resort', or 'set' for the members of a category's banner set. */
  place: text().notNull(),
  setId: integer('set_id'),
  image: text().notNull(),
  viewport: text().notNull(),
  link: text().notNull().default(''),
  alt: text().notNull().default(''),
  altBn: text('alt_bn').notNull().default(''),
  /** False for an ended banner, which the home page omits. */
  isActive: boolean('is_active').notNull().default(true),
  rank: integer().notNull().default(0),
});

export const bannerSets = pgTable('banner_sets', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  layout: text().notNull(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
  gap: integer().notNull().default(0),
  rank: integer().notNull().default(0),
});

export const notices = pgTable('notices', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  text: text().notNull(),
  textBn: text('text_bn').notNull().default(''),
  /** False for an ended notice, which the home page omits. */
  isActive: boolean('is_active').notNull().default(true),
  rank: integer().notNull().default(0),
  /**
   * The key of the form that created the row, so that a repeated request creates no second one.
   * Null if the request had no key.
   */
  madeByKey: text('made_by_key').unique(),
});

/** Products in the category rows of the home page, ordered by rank. */
export const homeRows = pgTable(
  'home_rows',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    productId: integer('product_id').notNull(),
    rank: integer().notNull().default(0),
  },
  (table) => [index('home_rows_category').on(table.categoryId, table.rank)],
);
