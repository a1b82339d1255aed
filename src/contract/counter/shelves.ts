/** The shelves at the counter: products, their stock and pictures, and who waits for them (counter-150 to counter-163). */
import * as v from 'valibot';
import { staffRoles } from '#domain/staff.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { pageNumber as page, rowNumber as id, typedNumber } from './paging.ts';

/** Within what a column holds; what a product may have is said in sentences (domain/shelf-product.ts). */
const whole = v.pipe(v.number(), v.integer(), v.minValue(-1e9), v.maxValue(1e9));
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const text = v.pipe(v.string(), v.maxLength(40_000));

/** What is written by hand ({@link ProductFields}). */
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
  /** The number of the last change by hand or file; 0 before the first. A count is refused where it has moved on. */
  stockRevision: v.number(),
  image: v.string(),
  permalink: v.string(),
  /** Not sold at the moment: customers do not see it. */
  isHidden: v.boolean(),
  /** People who wait to hear that it is there. */
  waiting: v.number(),
};

const listed = v.object({ ...listedFields, ...standing });

const product = v.object({
  ...fields.entries,
  ...standing,
  /** Its id in the file that it came from; '' for none. */
  externalId: v.string(),
  updatedAt: v.string(),
  /** Changes of its stock by hand or file, the newest first. */
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

/** Which products are listed. */
export const shelfFilters = [
  'all',
  'out',
  'low',
  'unpriced',
  'discounted',
  'waiting',
  'hidden',
] as const;

/** Products by the shop's own search, or all of a category. */
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

/** One product, with everything that can be changed. 404 where it is not there (any more). */
export const one = counterEndpoint({
  name: 'counter.shelves.one',
  method: 'POST',
  path: 'Counter/Shelves/One',
  roles: staffRoles,
  request: v.object({ id }),
  response: product,
});

/** The refusals' Ids: these fields were changed by somebody else, `Data` is the product as it is now; it is not there any more. */
export const changedMeanwhile = 'changed-meanwhile';
export const productGone = 'product-gone';

/**
 * Changes what differs between `before`, which was seen, and `after`. What somebody else has
 * changed meanwhile stays, unless it is one of the same fields: then nothing is changed, with
 * the Id {@link changedMeanwhile} (counter-152).
 */
export const change = counterEndpoint({
  name: 'counter.shelves.change',
  method: 'POST',
  path: 'Counter/Shelves/Change',
  roles: pharmacy,
  request: v.object({ id, before: v.partial(fields), after: v.partial(fields) }),
  response: product,
});

/** The refusal's Id: the key has made a product that says something else, `Data` is that product as it is now. */
export const productThere = 'product-there';

/**
 * A new product. The same key makes one, however often it is sent; with other contents it is
 * refused with the Id {@link productThere} (counter-154).
 */
export const add = counterEndpoint({
  name: 'counter.shelves.add',
  method: 'POST',
  path: 'Counter/Shelves/Add',
  roles: pharmacy,
  request: v.object({ key, fields, stock: whole }),
  response: product,
});

/** Takes a product out of the catalogue; orders stay readable (counter-158). */
export const remove = counterEndpoint({
  name: 'counter.shelves.remove',
  method: 'POST',
  path: 'Counter/Shelves/Remove',
  roles: pharmacy,
  request: v.object({ id }),
  response: v.null(),
});

/** Hides a product from customers until it is shown again; what orders sold of it stands in the orders (counter-164). */
export const hide = counterEndpoint({
  name: 'counter.shelves.hide',
  method: 'POST',
  path: 'Counter/Shelves/Hide',
  roles: ['owner'],
  request: v.object({ id, isHidden: v.boolean() }),
  response: product,
});

/** The refusal's Id: the stock was changed by somebody else since the count began, `Data` is `{ stock, stockRevision }`. */
export const countedMeanwhile = 'counted-meanwhile';

/**
 * Changes a product's stock by a difference, or to what was counted when it was `seen`: what was
 * sold since then is taken off (counter-155, counter-156). The same key changes it once.
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
    /** What orders took (above 0) or gave back while it was counted; 0 for a difference. */
    soldMeanwhile: v.number(),
    /** Units that orders have taken and that the count says were never there. */
    missing: v.number(),
  }),
});

/** A photograph, made into the three sizes; the one before stays for orders that show it. */
export const addPicture = counterEndpoint({
  name: 'counter.shelves.addPicture',
  method: 'POST',
  path: 'Counter/Shelves/AddPicture',
  roles: pharmacy,
  body: 'multipart',
  request: v.object({ id: typedNumber, Img: v.any() }),
  response: v.object({ image: v.string() }),
});

/** Goes back to the picture that the shop draws. */
export const removePicture = counterEndpoint({
  name: 'counter.shelves.removePicture',
  method: 'POST',
  path: 'Counter/Shelves/RemovePicture',
  roles: pharmacy,
  request: v.object({ id }),
  response: v.object({ image: v.string() }),
});
