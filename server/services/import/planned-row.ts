/** What an import does with one product: planned, looked at, kept in a table, written. */
import * as v from 'valibot';

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** What a file says of a product; where it stands is planned apart. */
export const writtenFields = v.object({
  externalId: v.string(),
  name: v.string(),
  nameBn: v.string(),
  strength: v.string(),
  genericName: v.string(),
  /** Absent in rows of a release before. */
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

/** A category as it is planned: one that is there, or, with a null id, one that is made when a product first stands in it. */
const category = v.object({ id: v.nullable(v.number()), name: v.string(), nameBn: v.string() });

export type PlannedCategory = v.InferOutput<typeof category>;

const shelf = v.object({ category, subCategory: v.nullable(category) });

export type PlannedShelf = v.InferOutput<typeof shelf>;

/** A field, and what it was and will be. */
const difference = v.tuple([v.string(), value, value]);

export type Difference = v.InferOutput<typeof difference>;

export const plannedRow = v.variant('kind', [
  v.object({
    kind: v.literal('new'),
    /** Of the file; absent in rows of a release before. */
    line: v.optional(v.number()),
    fields: writtenFields,
    shelf,
    /** A product that goes, whose permalink this one takes. */
    displaces: v.nullable(v.number()),
  }),
  v.object({
    kind: v.literal('changed'),
    line: v.optional(v.number()),
    productId: v.number(),
    /** When the file was read: the file speaks of that moment. */
    stockThen: v.number(),
    /** At that moment too; absent in rows of a release before. */
    pricesThen: v.optional(v.object({ listPrice: v.nullable(v.number()), discount: v.number() })),
    /** What changes; the rest stays, also where somebody changes it meanwhile. */
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
