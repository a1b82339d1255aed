/** Products at the counter: their data, stock and pictures (counter-150 to counter-163). */
import * as v from 'valibot';
import { staffRoles } from '#domain/staff.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { pageNumber as page, rowNumber as id, typedNumber } from './paging.ts';

/**
 * Limited to what the database stores. The limits of products have their own messages
 * (domain/shelf-product.ts).
 */
const whole = v.pipe(v.number(), v.integer(), v.minValue(-1e9), v.maxValue(1e9));
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const text = v.pipe(v.string(), v.maxLength(40_000));

/** The fields that staff edit ({@link ProductFields}). */
const fields = v.object({
  name: text,
  nameBn: text,
  strength: text,
  genericName: text,
  genericNameBn: v.optional(text, ''),
  form: text,
  company: text,
  listPrice: v.nullable(whole),
  discount: whole,
  packName: text,
  packPieces: v.nullable(whole),
  isPrescriptionRequired: v.boolean(),
  categoryId: v.pipe(v.number(), v.integer()),
  subCategoryId: v.nullable(id),
  searchWords: text,
  details: text,
});

const { details: _details, searchWords: _words, ...listedFields } = fields.entries;

const standing = {
  id,
  stock: v.number(),
  /**
   * The number of stock changes by hand or file; 0 before the first. A count is refused if it has
   * increased since.
   */
  stockRevision: v.number(),
  image: v.string(),
  permalink: v.string(),
  /** True if it is not sold at present: customers do not see it. */
  isHidden: v.boolean(),
  /** The number of people who want to be notified when it is back in stock. */
  waiting: v.number(),
};

const listed = v.object({ ...listedFields, ...standing });

const product = v.object({
  ...fields.entries,
  ...standing,
  /** Its id in the imported file; '' if there is none. */
  externalId: v.string(),
  updatedAt: v.string(),
  /** Changes of its stock by hand or file, newest first. */
  stockChanges: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(['difference', 'count', 'import']),
      asked: v.number(),
      units: v.number(),
      stock: v.number(),
      actor: v.string(),
      at: v.string(),
    }),
  ),
});

export type CounterProduct = v.InferOutput<typeof product>;
export type ListedProduct = v.InferOutput<typeof listed>;

/** The filters of the list. */
export const shelfFilters = [
  'all',
  'out',
  'low',
  'unpriced',
  'discounted',
  'waiting',
  'hidden',
] as const;

/** Products found by the shop's search, or all products of a category. */
export const list = counterEndpoint({
  name: 'counter.shelves.list',
  method: 'POST',
  path: 'Counter/Shelves/List',
  roles: staffRoles,
  request: v.object({
    query: v.pipe(v.string(), v.maxLength(200)),
    /** 0 for all. */
    categoryId: v.pipe(v.number(), v.integer(), v.minValue(0)),
    filter: v.picklist(shelfFilters),
    page,
  }),
  response: v.object({
    products: v.array(listed),
    total: v.number(),
    pageSize: v.number(),
    categories: v.array(
      v.object({
        id,
        name: v.string(),
        nameBn: v.string(),
        subCategories: v.array(v.object({ id, name: v.string(), nameBn: v.string() })),
      }),
    ),
  }),
});

export type ShelfCategory = v.InferOutput<typeof list.response>['categories'][number];

/** One product with every field that can be changed. 404 if it does not exist (any more). */
export const one = counterEndpoint({
  name: 'counter.shelves.one',
  method: 'POST',
  path: 'Counter/Shelves/One',
  roles: staffRoles,
  request: v.object({ id }),
  response: product,
});

/**
 * Ids of refusals: somebody else has changed these fields, and `Data` is the current product; the
 * product no longer exists.
 */
export const changedMeanwhile = 'changed-meanwhile';
export const productGone = 'product-gone';

/**
 * Changes the fields that differ between `before`, which the page showed, and `after`. Changes that
 * somebody else made in the meantime are kept. If they concern the same fields, nothing is changed
 * and the call is refused with {@link changedMeanwhile} (counter-152).
 */
export const change = counterEndpoint({
  name: 'counter.shelves.change',
  method: 'POST',
  path: 'Counter/Shelves/Change',
  roles: pharmacy,
  request: v.object({ id, before: v.partial(fields), after: v.partial(fields) }),
  response: product,
});

/**
 * The refusal's Id if the key has already added a product with other contents; `Data` is that
 * product as it is now.
 */
export const productThere = 'product-there';

/**
 * Adds a product. Repeating the call with the same key adds it once; with other contents it is
 * refused with {@link productThere} (counter-154).
 */
export const add = counterEndpoint({
  name: 'counter.shelves.add',
  method: 'POST',
  path: 'Counter/Shelves/Add',
  roles: pharmacy,
  request: v.object({ key, fields, stock: whole }),
  response: product,
});

/** Removes a product from the catalogue. Orders stay readable (counter-158). */
export const remove = counterEndpoint({
  name: 'counter.shelves.remove',
  method: 'POST',
  path: 'Counter/Shelves/Remove',
  roles: pharmacy,
  request: v.object({ id }),
  response: v.null(),
});

/**
 * Hides a product from customers, or shows it again. Orders keep their own copy of its data
 * (counter-164).
 */
export const hide = counterEndpoint({
  name: 'counter.shelves.hide',
  method: 'POST',
  path: 'Counter/Shelves/Hide',
  roles: ['owner'],
  request: v.object({ id, isHidden: v.boolean() }),
  response: product,
});

/**
 * The refusal's Id if somebody else has changed the stock since the count began; `Data` is `{
 * stock, stockRevision }`.
 */
export const countedMeanwhile = 'counted-meanwhile';

/**
 * Changes the stock by a difference, or to a counted number. `seen` is the stock when the count
 * began: units sold since then are subtracted (counter-155, counter-156). Repeating the call with
 * the same key changes it once.
 */
export const changeStock = counterEndpoint({
  name: 'counter.shelves.changeStock',
  method: 'POST',
  path: 'Counter/Shelves/ChangeStock',
  roles: staffRoles,
  request: v.object({
    id,
    key,
    change: v.variant('kind', [
      v.object({ kind: v.literal('difference'), units: whole }),
      v.object({
        kind: v.literal('count'),
        counted: whole,
        seen: v.object({ stock: whole, stockRevision: whole }),
      }),
    ]),
  }),
  response: v.object({
    stock: v.number(),
    stockRevision: v.number(),
    /** The units that orders took (above 0) or returned during the count; 0 for a difference. */
    soldMeanwhile: v.number(),
    /** The units that orders have taken but that, according to the count, never existed. */
    missing: v.number(),
  }),
});

/** Adds a photograph in three sizes. The previous one stays for orders that show it. */
export const addPicture = counterEndpoint({
  name: 'counter.shelves.addPicture',
  method: 'POST',
  path: 'Counter/Shelves/AddPicture',
  roles: pharmacy,
  body: 'multipart',
  request: v.object({ id: typedNumber, Img: v.any() }),
  response: v.object({ image: v.string() }),
});

/** Restores the picture that the shop draws. */
export const removePicture = counterEndpoint({
  name: 'counter.shelves.removePicture',
  method: 'POST',
  path: 'Counter/Shelves/RemovePicture',
  roles: pharmacy,
  request: v.object({ id }),
  response: v.object({ image: v.string() }),
});
