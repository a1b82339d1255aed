/**
 * The whole catalogue in a few answers, for shelves and search without a network.
 * Column by column, and only what cannot be told from the rows before
 * (packed-table.ts): a product is nine bytes that way.
 */
import * as v from 'valibot';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import type { CataloguePrice, CatalogueProduct, CatalogueSnapshot } from '#domain/catalogue.ts';
import { paisaFromTaka } from '#domain/money.ts';
import { maxUnits } from '#domain/bag.ts';
import { plainImage, plainPermalink } from '#domain/permalink.ts';
import { endpoint } from './endpoint.ts';
import {
  numbersOf,
  packedNumbers,
  packedSteps,
  packedTexts,
  unpackTable,
  type Beside,
} from './packed-table.ts';
import { longhand } from './shorthand.ts';
import { wireId, wireObject, wireText } from './wire.ts';

/** What changes from day to day. */
const priceEntries = {
  Id: packedSteps,
  /** Taka; 0 where it is unknown. */
  UnitSalePrice: packedNumbers,
  /** Taka. */
  Discount: packedNumbers,
  DiscountPercent: packedNumbers,
  /** 1 or 0: how many there are is asked when they are bought. */
  IsInStock: packedNumbers,
  Popularity: packedNumbers,
};

const prices = wireObject(priceEntries);

const products = wireObject({
  ...priceEntries,
  Name: packedTexts,
  NameBn: packedTexts,
  Strength: packedTexts,
  GenericName: packedTexts,
  Type: packedTexts,
  SupplierName: packedTexts,
  PackName: packedTexts,
  PackPieces: packedNumbers,
  /** 1 or 0. */
  IsPrescriptionRequired: packedNumbers,
  /** In short (shorthand.ts): as a rule it is the permalink's. */
  ImagePath: packedTexts,
  /** In short (shorthand.ts): as a rule it is made of name, strength and form. */
  Permalink: packedTexts,
  CategoryId: packedTexts,
  CategoryName: packedTexts,
  SubCategoryId: packedTexts,
  SearchWords: packedTexts,
  Rank: packedSteps,
});

type Prices = v.InferOutput<typeof prices>;
type Products = v.InferOutput<typeof products>;
type PackedOf<T> = Exclude<keyof T, 'Id' | 'Rank'> & string;

/** Prices of products that are known have nothing beside them. */
export const besidePrices = {
  UnitSalePrice: [],
  Discount: [],
  DiscountPercent: [],
  IsInStock: [],
  Popularity: [],
} satisfies Beside<PackedOf<Prices>>;

/** What says most about a column of products; the order in which they are read. */
export const besideProducts = {
  Name: [],
  NameBn: ['Name'],
  GenericName: ['Name'],
  SupplierName: ['Name'],
  Type: ['GenericName'],
  Strength: ['GenericName', 'Type'],
  PackName: ['GenericName', 'Type', 'Strength'],
  PackPieces: ['SupplierName', 'Type'],
  IsPrescriptionRequired: ['GenericName'],
  CategoryId: ['GenericName'],
  CategoryName: ['CategoryId'],
  SubCategoryId: ['GenericName'],
  SearchWords: ['GenericName'],
  Permalink: ['PackName'],
  ImagePath: [],
  UnitSalePrice: ['GenericName', 'Type', 'Strength', 'PackName'],
  Discount: [],
  DiscountPercent: ['Discount'],
  IsInStock: [],
  Popularity: [],
} satisfies Beside<PackedOf<Products>>;

type Money = Pick<Prices, 'UnitSalePrice' | 'Discount'>;

/** Each sum is reckoned once, not for every product that costs as much. */
function inPaisa<Columns extends Money>(columns: Columns): Columns {
  const paisa = (column: Money['Discount']) => ({
    ...column,
    Words: column.Words.map((taka) => paisaFromTaka(taka)),
  });
  const { UnitSalePrice, Discount } = columns;
  return { ...columns, UnitSalePrice: paisa(UnitSalePrice), Discount: paisa(Discount) };
}

function pricesIn({ Id, ...packed }: Prices): CataloguePrice[] | null {
  const table = unpackTable(inPaisa(packed), besidePrices, Id.length);
  return table && numbersOf(Id).map((id, row) => priceAt(table, id, row));
}

type PriceColumns = Record<keyof typeof besidePrices, readonly number[]>;

function priceAt(table: PriceColumns, id: number, row: number): CataloguePrice {
  const listPrice = table.UnitSalePrice[row] ?? 0;
  return {
    id: String(id),
    listPrice,
    discount: Math.min(table.Discount[row] ?? 0, listPrice),
    discountPercent: table.DiscountPercent[row] ?? 0,
    stock: table.IsInStock[row] === 1 ? maxUnits : 0,
    popularity: table.Popularity[row] ?? 0,
  };
}

function productsIn({ Id, Rank, ...packed }: Products): CatalogueProduct[] | null {
  const table = unpackTable(inPaisa(packed), besideProducts, Id.length);
  if (!table || Rank.length !== Id.length) return null;
  const ranks = numbersOf(Rank);
  const text = (column: readonly string[], row: number) => column[row] ?? '';
  return numbersOf(Id).map((id, row) => {
    const price = priceAt(table, id, row);
    const name = text(table.Name, row);
    const strength = text(table.Strength, row);
    const form = text(table.Type, row);
    const packName = text(table.PackName, row);
    const plain = plainPermalink({ name, strength, form });
    const permalink = longhand(text(table.Permalink, row), plain);
    // One after the other: spread, ten thousand of them take four times as long.
    return {
      id: price.id,
      name,
      nameBn: text(table.NameBn, row),
      strength,
      genericName: text(table.GenericName, row),
      form,
      company: text(table.SupplierName, row),
      listPrice: price.listPrice,
      discount: price.discount,
      discountPercent: price.discountPercent,
      stock: price.stock,
      pack: packName ? { name: packName, pieces: Math.max(1, table.PackPieces[row] ?? 0) } : null,
      isPrescriptionRequired: table.IsPrescriptionRequired[row] === 1,
      image: longhand(text(table.ImagePath, row), plainImage(permalink)),
      details: '',
      permalink,
      categoryId: text(table.CategoryId, row),
      categoryName: text(table.CategoryName, row),
      subCategoryId: text(table.SubCategoryId, row),
      searchWords: text(table.SearchWords, row),
      rank: ranks[row] ?? 0,
      popularity: price.popularity,
    };
  });
}

/**
 * A part of the whole catalogue: the first without `after`, each next one with the
 * `Next` of the one before. With `since` what changed after that version, where the
 * server still knows it; else a part of the whole, whose `Since` is ''. Parts may be
 * of different versions: what changed since the first one's is asked for after the last.
 */
export const snapshot = endpoint({
  name: wholeCatalogueCall,
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
    v.rawTransform(({ dataset, addIssue, NEVER }): CatalogueSnapshot => {
      const wire = dataset.value;
      const unpacked = { products: productsIn(wire.Products), prices: pricesIn(wire.Prices) };
      if (unpacked.products && unpacked.prices)
        return {
          version: wire.Version,
          since: wire.Since,
          next: wire.Next,
          products: unpacked.products,
          prices: unpacked.prices,
          removed: wire.Removed,
        };
      addIssue({ message: 'the columns do not fit together' });
      return NEVER;
    }),
  ),
  shared: true,
  added: true,
});
