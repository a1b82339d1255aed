/** Reviews of the shop and comments on products. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { products } from './products.ts';

/** The pharmacy's moderation of a review or a comment (counter-188 to counter-191). */
const publicColumns = () => ({
  /** Null while it is public. */
  hiddenAt: moment('hidden_at'),
  /** The pharmacy's public reply; '' for none. */
  reply: text('answer').notNull().default(''),
  /** A staff name, as in the audit log. The shop never shows it. */
  repliedBy: text('answered_by').notNull().default(''),
  repliedAt: moment('answered_at'),
});

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    submissionId: text('letter_id').unique(),
    fingerprint: text(),
    customerId: text('customer_id'),
    /** The displayed name; '' is displayed as 'Customer'. */
    author: text().notNull().default(''),
    content: text().notNull(),
    createdAt: moment('created_at').notNull(),
    ...publicColumns(),
  },
  (table) => [index('reviews_newest').on(table.createdAt, table.id)],
);

export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    submissionId: text('letter_id').unique(),
    fingerprint: text(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: text('customer_id'),
    author: text().notNull().default(''),
    content: text().notNull(),
    createdAt: moment('created_at').notNull(),
    ...publicColumns(),
  },
  (table) => [index('comments_product').on(table.productId, table.createdAt, table.id)],
);
