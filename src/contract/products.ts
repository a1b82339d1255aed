/** Products: lists, one product, related ones, search (catalogue-20, catalogue-53, catalogue-66). */
import * as v from 'valibot';
import { assumedStock, type Product } from '#domain/product.ts';
import { endpoint } from './endpoint.ts';
import { byId, wireFilter, wireList, wirePage, wirePageNumber, wirePageSize } from './lists.ts';
import {
  anyCase,
  oneOf,
  tidied,
  wireFlag,
  wireId,
  wireInteger,
  wireIntegerOrZero,
  wireNumberOrZero,
  wireObject,
  wireTaka,
  wireTakaOrZero,
  wireText,
} from './wire.ts';

/** A whole number of units; null if the host sends none. */
export const stockOrNull = tidied(v.nullable(wireInteger), (value) =>
  value === undefined || value === '' ? null : value,
);

const productEntries = {
  Id: wireId,
  Name: wireText,
  Strength: wireText,
  GenericName: wireText,
  Type: wireText,
  SupplierName: wireText,
  UnitSalePrice: wireTaka,
  DiscountPercent: wireNumberOrZero,
  Discount: wireTakaOrZero,
  ImagePath: wireText,
  Details: v.optional(wireText, ''),
  Permalink: wireText,
  // Our additions, which a legacy host does not send:
  NameBn: v.optional(wireText, ''),
  PackName: v.optional(wireText, ''),
  PackPieces: v.optional(wireIntegerOrZero, 0),
  Stock: v.optional(stockOrNull, null),
  IsPrescriptionRequired: v.optional(wireFlag, false),
  CategoryId: v.optional(wireText, ''),
  CategoryName: v.optional(wireText, ''),
};

const productOnWire = wireObject(productEntries);

/** `stock` is used if the host sends none (catalogue-42). */
function productIn(wire: v.InferOutput<typeof productOnWire>, stock: number): Product {
  return {
    id: wire.Id,
    name: wire.Name,
    nameBn: wire.NameBn,
    strength: wire.Strength,
    genericName: wire.GenericName,
    form: wire.Type,
    company: wire.SupplierName,
    listPrice: wire.UnitSalePrice,
    discount: discountWithin(wire.UnitSalePrice, wire.Discount),
    discountPercent: wire.DiscountPercent,
    stock: Math.max(0, wire.Stock ?? stock),
    pack: wire.PackName ? { name: wire.PackName, pieces: Math.max(1, wire.PackPieces) } : null,
    isPrescriptionRequired: wire.IsPrescriptionRequired,
    image: wire.ImagePath,
    details: wire.Details,
    permalink: wire.Permalink,
    categoryId: wire.CategoryId,
    categoryName: wire.CategoryName,
  };
}

// @__NO_SIDE_EFFECTS__
function productWithStock(stock: number) {
  return v.pipe(
    productOnWire,
    v.transform((wire) => productIn(wire, stock)),
  );
}

/** Limits a discount in paisa to the price. */
export function discountWithin(listPrice: number, discount: number): number {
  return Math.min(Math.max(0, discount), Math.max(0, listPrice));
}

/** A product in a response. */
export const product = productWithStock(assumedStock.fetched);

const guidanceFact = v.pipe(
  wireObject({ Topic: wireText, Text: wireText, TextBn: wireText }),
  v.transform((wire) => ({ topic: wire.Topic, text: wire.Text, textBn: wire.TextBn })),
);

/**
 * A product on its own page. Our additions: the generic's Bengali name, and facts about it in plain
 * language.
 */
const productContent = v.pipe(
  wireObject({
    ...productEntries,
    GenericNameBn: v.optional(wireText, ''),
    Guidance: wireList(guidanceFact),
  }),
  v.transform((wire): Product => ({
    ...productIn(wire, assumedStock.fetched),
    genericNameBn: wire.GenericNameBn,
    guidance: wire.Guidance,
  })),
);

/** A product in the home page's data. */
export const embeddedProduct = productWithStock(assumedStock.embedded);

/** Our addition: the order of a list, for hosts that support `products.facets`. */
export const sortOnWire = ['Popular', 'PriceAscending', 'PriceDescending', 'Name'] as const;

/**
 * Filter fields: Permalink (of a category) with 24 per page, SubCategoryId with 20 (catalogue-19).
 * `contract/shelf.ts` has our additional fields.
 */
export const list = endpoint({
  name: 'products.list',
  method: 'POST',
  path: 'ProductArea/Product/Get',
  request: v.pipe(
    anyCase({
      filter: tidied(v.array(wireFilter), (value) => value ?? []),
      pageNumber: wirePageNumber,
      pageSize: wirePageSize({ usual: 24, max: 100 }),
      Sort: v.optional(oneOf(sortOnWire, 'Popular'), 'Popular'),
    }),
    v.transform((request) => ({
      filters: request.filter,
      page: request.pageNumber,
      pageSize: request.pageSize,
      sort: request.Sort,
    })),
  ),
  response: wirePage(product),
  shared: true,
});

export const byCategory = endpoint({
  name: 'products.byCategory',
  method: 'POST',
  path: 'ProductArea/CategoryProductPrivot/GetProductsByCategory',
  request: v.pipe(
    anyCase({
      CategoryId: wireId,
      pageNumber: wirePageNumber,
      pageSize: wirePageSize({ usual: 24, max: 100 }),
    }),
    v.transform((request) => ({
      categoryId: request.CategoryId,
      page: request.pageNumber,
      pageSize: request.pageSize,
    })),
  ),
  response: wirePage(product),
  shared: true,
});

/** The refusal's Id for a product that the shop has but does not sell at present. */
export const notSold = 'not-sold';

/**
 * `id` is the permalink; our server also accepts an id. A hidden product is refused with
 * {@link notSold}.
 */
export const byPermalink = endpoint({
  name: 'products.byPermalink',
  method: 'GET',
  path: 'ProductArea/ProductContent/ByProduct/{id}',
  request: byId,
  response: productContent,
  shared: true,
});

export const related = endpoint({
  name: 'products.related',
  method: 'GET',
  path: 'ProductArea/Product/GetRelated/{id}',
  request: byId,
  response: wireList(product),
  shared: true,
});

const searchPaging = {
  PageNumber: wirePageNumber,
  PageSize: wirePageSize({ usual: 50, max: 100 }),
};

/**
 * The words as a list (header panel) or as one string (results page). The server accepts both at
 * both paths.
 */
const wordsOrText = (value: unknown): string =>
  (Array.isArray(value) ? value : [value])
    .filter((word) => typeof word === 'string' || typeof word === 'number')
    .join(' ');

function asSearch(request: { PageNumber: number; PageSize: number; Query: string | string[] }) {
  return {
    query: wordsOrText(request.Query).normalize('NFC').replace(/\s+/g, ' ').trim(),
    page: request.PageNumber,
    pageSize: request.PageSize,
  };
}

export const search = endpoint({
  name: 'products.search',
  method: 'POST',
  path: 'ProductArea/Product/Search',
  request: v.pipe(
    anyCase({
      ...searchPaging,
      Query: tidied(v.array(v.string()), (value) => wordsOrText(value).split(/\s+/)),
    }),
    v.transform((request) => asSearch(request)),
  ),
  response: wireList(product),
  shared: true,
});

export const searches = endpoint({
  name: 'products.searches',
  method: 'POST',
  path: 'ProductArea/Product/Searches',
  request: v.pipe(
    anyCase({ ...searchPaging, Query: tidied(v.string(), wordsOrText) }),
    v.transform((request) => asSearch(request)),
  ),
  response: wireList(product),
  shared: true,
});
