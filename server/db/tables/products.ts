/**
 * The catalogue. Money is whole paisa. A null list price means that the price is unknown; it is
 * never guessed.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What the owner decides about a category or sub-category (counter-370). */
function ownerColumns() {
  return {
    /** Customers do not see it; its products stay on sale. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The id of the one that it was merged into; null if it was not merged. */
    mergedInto: integer('merged_into'),
    /** The ids of the products that the merge moved, so that it can be undone. */
    mergedProducts: integer('merged_products').array(),
  };
}

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull().default(''),
  image: text().notNull().default(''),
  permalink: text().notNull().unique(),
  rank: integer().notNull().default(0),
  ...ownerColumns(),
  /**
   * The change in which the category was last renamed, hidden or shown ({@link catalogueChanges}),
   * which changes all of its products. A trigger sets it.
   */
  changedIn: integer('changed_in').notNull().default(0),
});

export const subCategories = pgTable(
  'sub_categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id')
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    nameBn: text('name_bn').notNull().default(''),
    image: text().notNull().default(''),
    permalink: text().notNull().unique(),
    rank: integer().notNull().default(0),
    ...ownerColumns(),
  },
  (table) => [index('sub_categories_parent').on(table.parentId, table.rank)],
);

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The id in the catalogue that it was imported from. */
    externalId: text('external_id').unique(),
    name: text().notNull(),
    nameBn: text('name_bn').notNull().default(''),
    strength: text().notNull().default(''),
    genericName: text('generic_name').notNull().default(''),
    genericNameBn: text('generic_name_bn').notNull().default(''),
    form: text().notNull().default(''),
    company: text().notNull().default(''),
    listPrice: integer('list_price'),
    discount: integer().notNull().default(0),
    discountPercent: real('discount_percent').notNull().default(0),
    /** The price of a unit; null if the list price is unknown. Lists are sorted by it. */
    salePrice: integer('sale_price').generatedAlwaysAs(
      sql`list_price - least(discount, list_price)`,
    ),
    stock: integer().notNull().default(0),
    packName: text('pack_name').notNull().default(''),
    packPieces: integer('pack_pieces'),
    isPrescriptionRequired: boolean('is_prescription_required').notNull().default(false),
    image: text().notNull().default(''),
    details: text().notNull().default(''),
    permalink: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    subCategoryId: integer('sub_category_id').references(() => subCategories.id),
    /** More words for the search: Bengali spellings, ailments, uses. */
    searchWords: text('search_words').notNull().default(''),
    /**
     * Not on sale now. Only staff see the product (server/services/catalogue/visible-products.ts).
     */
    isHidden: boolean('is_hidden').notNull().default(false),
    rank: integer().notNull().default(0),
    /** The number of recent orders with this product (server/services/catalogue/popularity.ts). */
    popularity: integer().notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /**
     * The last change of a field that phones store ({@link catalogueChanges}). A trigger sets it.
     */
    changedIn: integer('changed_in').notNull().default(0),
    /** As `changedIn`, but without changes of price, stock and popularity. */
    describedIn: integer('described_in').notNull().default(0),
  },
  (table) => [
    index('products_changed').on(table.changedIn),
    uniqueIndex('products_permalink').on(table.permalink),
    ...indexesOfShelf('products_category', table.categoryId, table),
    ...indexesOfShelf('products_sub_category', table.subCategoryId, table),
    index('products_generic').on(table.genericName, table.rank, table.id),
    index('products_popular').on(table.popularity.desc().nullsFirst(), table.rank, table.id),
  ],
);

/** One index for each sort order of a shelf (server/services/catalogue/shelf-filters.ts). */
function indexesOfShelf(
  name: string,
  shelf: ExtraConfigColumn,
  table: Record<'popularity' | 'rank' | 'salePrice' | 'name' | 'id', ExtraConfigColumn>,
) {
  const { popularity, rank, salePrice, id } = table;
  return [
    index(`${name}_popular`).on(shelf, popularity.desc().nullsFirst(), rank, id),
    index(`${name}_price`).on(shelf, salePrice, id),
    index(`${name}_price_down`).on(shelf, salePrice.desc().nullsLast(), id),
    index(`${name}_name`).on(shelf, sql`lower(${table.name})`, id),
  ];
}

/**
 * The pharmacy's guidance in plain words for all medicines with one generic and form, one row per
 * topic.
 */
export const genericFacts = pgTable(
  'generic_facts',
  {
    genericName: text('generic_name').notNull(),
    form: text().notNull(),
    /** One of `guidanceTopics` (src/domain/product.ts). */
    topic: text().notNull(),
    text: text().notNull(),
    textBn: text('text_bn').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.genericName, table.form, table.topic] })],
);

/**
 * One row that counts the changes of the catalogue, so that every server process knows when to read
 * it again.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /**
   * The oldest version since which all changes are known
   * (server/services/catalogue/forget-changes.ts).
   */
  remembered: integer().notNull().default(0),
  /** A random id of this database. Versions of another database cannot be compared with ours. */
  epoch: text()
    .notNull()
    .default(sql`substr(md5(random()::text), 1, 8)`),
});

/**
 * The version that each transaction's product changes belong to. A transaction takes its change
 * number without a lock when it first touches a product. It takes its version, in commit order,
 * when it marks the catalogue as changed.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    change: integer().primaryKey(),
    version: integer().notNull(),
  },
  (table) => [index('catalogue_changes_version').on(table.version)],
);

/** Deleted products, for phones that still store them. A trigger writes it. */
export const removedProducts = pgTable(
  'removed_products',
  {
    id: integer().primaryKey(),
    removedIn: integer('removed_in').notNull(),
  },
  (table) => [index('removed_products_version').on(table.removedIn)],
);

/** Back-in-stock requests (bag-45). */
export const stockRequests = pgTable(
  'stock_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The outbox submission that sent the request, if there was one. */
    submissionId: text('letter_id').unique(),
    fingerprint: text(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for the silent signal that somebody tapped a card with stock 0. */
    phone: text(),
    quantity: integer(),
    customerId: text('customer_id'),
    activityId: text('activity_id'),
    createdAt: moment('created_at').notNull(),
    /**
     * The time when the customer was told that the product is back: by a notification, or by staff.
     */
    answeredAt: moment('answered_at'),
    /** The name of the person who told the customer; '' for the shop itself. */
    answeredBy: text('answered_by').notNull().default(''),
  },
  (table) => [
    index('stock_requests_product').on(table.productId, table.createdAt),
    index('stock_requests_waiting')
      .on(table.productId)
      .where(sql`${table.answeredAt} is null and ${table.phone} is not null`),
  ],
);
