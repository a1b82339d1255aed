/**
 * The whole catalogue in a few answers, for shelves and search without a network.
 * Column by column, and repeated words once, because that is a third of the same in rows.
 */
import * as v from 'valibot';
import type { CataloguePrice, CatalogueProduct, CatalogueSnapshot } from '#domain/catalogue.ts';
import { paisaFromTaka } from '#domain/money.ts';
import { mostUnits } from '#domain/most-units.ts';
import { endpoint } from './endpoint.ts';
import { wireId, wireObject, wireText } from './wire.ts';

const texts = v.array(v.string());
const numbers = v.array(v.number());

/** A column of few different words: `At[row]` is a place in `Words`. */
const words = v.pipe(
  wireObject({ Words: texts, At: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.check(({ Words, At }) => At.every((place) => place < Words.length), 'a word is missing'),
);

/** What changes from day to day. */
const priceEntries = {
  Id: v.array(wireId),
  /** Taka; 0 where it is unknown. */
  UnitSalePrice: numbers,
  /** Taka. */
  Discount: numbers,
  DiscountPercent: numbers,
  /** 1 or 0: how many there are is asked when they are bought. */
  IsInStock: numbers,
  Popularity: numbers,
};

const productEntries = {
  ...priceEntries,
  Name: texts,
  NameBn: texts,
  Strength: words,
  GenericName: words,
  Type: words,
  SupplierName: words,
  PackName: words,
  PackPieces: numbers,
  /** 1 or 0. */
  IsPrescriptionRequired: numbers,
  /** Its permalink and `.webp` where only {@link ownPicture} stands. */
  ImagePath: texts,
  Permalink: texts,
  CategoryId: words,
  CategoryName: words,
  SubCategoryId: words,
  SearchWords: words,
  Rank: numbers,
};

/** Written in place of a picture's name that is the permalink's: two thirds of the characters of the column. */
export const ownPicture = '*';

type Column = readonly unknown[] | { readonly At: readonly unknown[] };

/** Columns of one length. */
// @__NO_SIDE_EFFECTS__
function table<const Entries extends Record<string, v.GenericSchema<unknown, Column>>>(
  entries: Entries,
) {
  return v.pipe(
    wireObject(entries),
    v.check((columns) => {
      const lengths = Object.values<Column>(columns).map((column) =>
        'At' in column ? column.At.length : column.length,
      );
      return new Set(lengths).size === 1;
    }, 'the columns differ in length'),
  );
}

const prices = table(priceEntries);
const products = table(productEntries);

type Prices = v.InferOutput<typeof prices>;
type Products = v.InferOutput<typeof products>;

function priceAt(table: Prices, row: number): CataloguePrice {
  const number = (column: readonly number[]) => column[row] ?? 0;
  const listPrice = paisaFromTaka(number(table.UnitSalePrice));
  return {
    id: table.Id[row] ?? '',
    listPrice,
    discount: Math.min(paisaFromTaka(number(table.Discount)), listPrice),
    discountPercent: number(table.DiscountPercent),
    stock: number(table.IsInStock) === 1 ? mostUnits : 0,
    popularity: number(table.Popularity),
  };
}

function productAt(table: Products, row: number): CatalogueProduct {
  const text = (column: readonly string[]) => column[row] ?? '';
  const number = (column: readonly number[]) => column[row] ?? 0;
  const word = (column: Products['Type']) => column.Words[number(column.At)] ?? '';
  const packName = word(table.PackName);
  const permalink = text(table.Permalink);
  const image = text(table.ImagePath);
  return {
    ...priceAt(table, row),
    name: text(table.Name),
    nameBn: text(table.NameBn),
    strength: word(table.Strength),
    genericName: word(table.GenericName),
    form: word(table.Type),
    company: word(table.SupplierName),
    pack: packName ? { name: packName, pieces: Math.max(1, number(table.PackPieces)) } : null,
    isPrescriptionRequired: number(table.IsPrescriptionRequired) === 1,
    image: image === ownPicture ? `${permalink}.webp` : image,
    details: '',
    permalink,
    categoryId: word(table.CategoryId),
    categoryName: word(table.CategoryName),
    subCategoryId: word(table.SubCategoryId),
    searchWords: word(table.SearchWords),
    rank: number(table.Rank),
  };
}

/**
 * A part of the whole catalogue: the first without `after`, each next one with the
 * `Next` of the one before. With `since` what changed after that version, where the
 * server still knows it; else a part of the whole, whose `Since` is ''. Parts may be
 * of different versions: what changed since the first one's is asked for after the last.
 */
export const snapshot = endpoint({
  name: 'catalogue.snapshot',
  method: 'GET',
  path: 'ProductArea/Catalogue/Snapshot',
  request: wireObject({
    since: v.optional(wireText, ''),
    after: v.optional(wireText, ''),
  }),
  response: v.pipe(
    wireObject({
      Version: wireId,
      Since: wireText,
      Next: wireText,
      Products: products,
      Prices: prices,
      Removed: v.array(wireId),
      /** SHA-256 of `[Products, Prices, Removed]` as JSON, base64url. */
      Digest: wireText,
    }),
    v.transform((wire): CatalogueSnapshot => ({
      version: wire.Version,
      since: wire.Since,
      next: wire.Next,
      products: wire.Products.Id.map((_, row) => productAt(wire.Products, row)),
      prices: wire.Prices.Id.map((_, row) => priceAt(wire.Prices, row)),
      removed: wire.Removed,
    })),
  ),
  shared: true,
  added: true,
});
