/** The planned change of one product: planned, shown, stored in a table, then written. */
import * as v from 'valibot';

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** A product's fields from a file. The category is planned separately. */
export const writtenFields = v.object({
  externalId: v.string(),
  name: v.string(),
  nameBn: v.string(),
  strength: v.string(),
  genericName: v.string(),
  /** Absent in rows that an earlier release stored. */
  genericNameBn: v.optional(v.string(), ''),
  form: v.string(),
  company: v.string(),
  listPrice: v.nullable(v.number()),
  discount: v.number(),
  discountPercent: v.number(),
  stock: v.number(),
  packName: v.string(),
  packPieces: v.nullable(v.number()),
  isPrescriptionRequired: v.boolean(),
  image: v.string(),
  details: v.string(),
  permalink: v.string(),
  searchWords: v.string(),
  rank: v.number(),
});

export type WrittenFields = v.InferOutput<typeof writtenFields>;

/**
 * A planned category: an existing one, or with a null id one that is created with its first
 * product.
 */
const category = v.object({ id: v.nullable(v.number()), name: v.string(), nameBn: v.string() });

export type PlannedCategory = v.InferOutput<typeof category>;

const shelf = v.object({ category, subCategory: v.nullable(category) });

export type PlannedShelf = v.InferOutput<typeof shelf>;

/** A field with its old and new values. */
const difference = v.tuple([v.string(), value, value]);

export type Difference = v.InferOutput<typeof difference>;

export const plannedRow = v.variant('kind', [
  v.object({
    kind: v.literal('new'),
    /** The line in the file; absent in rows that an earlier release stored. */
    line: v.optional(v.number()),
    fields: writtenFields,
    shelf,
    /** The product to be removed whose permalink this one takes. */
    displaces: v.nullable(v.number()),
  }),
  v.object({
    kind: v.literal('changed'),
    line: v.optional(v.number()),
    productId: v.number(),
    /** The stock when the file was read, with which the file was compared. */
    stockThen: v.number(),
    /** The prices at that time; absent in rows that an earlier release stored. */
    pricesThen: v.optional(v.object({ listPrice: v.nullable(v.number()), discount: v.number() })),
    /** The changed fields. Other fields are not written, so concurrent edits of them survive. */
    fields: v.partial(writtenFields),
    shelf: v.nullable(shelf),
    name: v.string(),
    externalId: v.string(),
    differences: v.array(difference),
  }),
  v.object({
    kind: v.literal('removed'),
    productId: v.number(),
    name: v.string(),
    externalId: v.string(),
  }),
]);

export type PlannedRow = v.InferOutput<typeof plannedRow>;
