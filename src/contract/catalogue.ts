/**
 * The whole catalogue in a few responses, for shelves and search without a network. It is sent
 * column by column, and only values that do not follow from earlier rows are sent
 * (packed-table.ts): a product takes nine bytes.
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

/** The columns that change daily. */
const priceEntries = {
  Id: packedSteps,
  /** Taka; 0 if unknown. */
  UnitSalePrice: packedNumbers,
  /** Taka. */
  Discount: packedNumbers,
  DiscountPercent: packedNumbers,
  /** 1 or 0. The number of units is requested when the customer buys. */
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
  /** Shortened (shorthand.ts): it normally follows from the permalink. */
  ImagePath: packedTexts,
  /** Shortened (shorthand.ts): it normally consists of name, strength and form. */
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

/** The context columns of prices: none. */
export const besidePrices = {
  UnitSalePrice: [],
  Discount: [],
  DiscountPercent: [],
  IsInStock: [],
  Popularity: [],
} satisfies Beside<PackedOf<Prices>>;

/**
 * For each column of products, the columns that predict it best. The order of the keys is the order
 * of decoding.
 */
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

/** Converts each distinct amount once, not once per product. */
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
    // Fields are listed one by one, because spreading takes four times as long for ten thousand
    // products.
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
 * A part of the whole catalogue: the first one without `after`, each further one with the `Next` of
 * the part before. With `since`, the changes after that version if the server still has them;
 * otherwise a part of the whole catalogue, whose `Since` is ''. The parts may have different
 * versions, so after the last part the client requests the changes since the version of the first
 * part.
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
