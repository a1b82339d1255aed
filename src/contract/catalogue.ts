/**
 * The whole catalogue in one answer, for searching without a network. Column by
 * column, and repeated words once, because that is a third of the same in rows.
 */
import * as v from 'valibot';
import type { CatalogueSnapshot } from '#domain/catalogue.ts';
import { paisaFromTaka } from '#domain/money.ts';
import type { Product } from '#domain/product.ts';
import { endpoint } from './endpoint.ts';
import { wireId, wireObject, wireText } from './wire.ts';

const texts = v.array(v.string());
const numbers = v.array(v.number());

/** A column of few different words: `At[row]` is a place in `Words`. */
const words = v.pipe(
  wireObject({ Words: texts, At: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.check(({ Words, At }) => At.every((place) => place < Words.length), 'a word is missing'),
);

const columnEntries = {
  Id: v.array(wireId),
  Name: texts,
  NameBn: texts,
  Strength: words,
  GenericName: words,
  Type: words,
  SupplierName: words,
  /** Taka. */
  UnitSalePrice: numbers,
  /** Taka. */
  Discount: numbers,
  DiscountPercent: numbers,
  Stock: numbers,
  PackName: words,
  PackPieces: numbers,
  /** 1 or 0. */
  IsPrescriptionRequired: numbers,
  ImagePath: texts,
  Permalink: texts,
  CategoryId: words,
  CategoryName: words,
};

type Columns = v.InferOutput<v.ObjectSchema<typeof columnEntries, undefined>>;

const columns = v.pipe(
  wireObject(columnEntries),
  v.check(
    (table) =>
      Object.values(table).every(
        (column) => (Array.isArray(column) ? column : column.At).length === table.Id.length,
      ),
    'the columns differ in length',
  ),
);

function productAt(table: Columns, row: number): Product {
  const text = (column: readonly string[]) => column[row] ?? '';
  const number = (column: readonly number[]) => column[row] ?? 0;
  const word = (column: Columns['Type']) => column.Words[number(column.At)] ?? '';
  const listPrice = paisaFromTaka(number(table.UnitSalePrice));
  const packName = word(table.PackName);
  return {
    id: text(table.Id),
    name: text(table.Name),
    nameBn: text(table.NameBn),
    strength: word(table.Strength),
    genericName: word(table.GenericName),
    form: word(table.Type),
    company: word(table.SupplierName),
    listPrice,
    discount: Math.min(paisaFromTaka(number(table.Discount)), listPrice),
    discountPercent: number(table.DiscountPercent),
    stock: Math.max(0, number(table.Stock)),
    pack: packName ? { name: packName, pieces: Math.max(1, number(table.PackPieces)) } : null,
    isPrescriptionRequired: number(table.IsPrescriptionRequired) === 1,
    image: text(table.ImagePath),
    details: '',
    permalink: text(table.Permalink),
    categoryId: word(table.CategoryId),
    categoryName: word(table.CategoryName),
  };
}

/** The whole catalogue, or with `since` what changed after that version. */
export const snapshot = endpoint({
  name: 'catalogue.snapshot',
  method: 'GET',
  path: 'ProductArea/Catalogue/Snapshot',
  request: wireObject({ since: v.optional(wireText, '') }),
  response: v.pipe(
    wireObject({ Version: wireId, Since: wireText, Columns: columns, Removed: v.array(wireId) }),
    v.transform((wire): CatalogueSnapshot => ({
      version: wire.Version,
      since: wire.Since,
      products: wire.Columns.Id.map((_, row) => productAt(wire.Columns, row)),
      removed: wire.Removed,
    })),
  ),
  shared: true,
  added: true,
});
