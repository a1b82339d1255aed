/** Packs products column by column for the whole catalogue. */
import { besidePrices, besideProducts, type snapshot } from '#contract/catalogue.ts';
import type { ResponseInput } from '#contract/endpoint.ts';
import { packTable, stepsOf } from '#contract/packed-table.ts';
import { shorthand } from '#contract/shorthand.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { plainImage, plainPermalink } from '#domain/permalink.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import { listedColumns, stockOf } from './product-rows.ts';

type Response = ResponseInput<typeof snapshot>;

/** The columns read from products and categories. */
export const catalogueColumns = {
  ...listedColumns,
  popularity: products.popularity,
  categoryName: categories.name,
  isCategoryHidden: categories.isHidden,
  subCategoryId: products.subCategoryId,
  /** Null without a sub-category. */
  isSubHidden: subCategories.isHidden,
  searchWords: products.searchWords,
  rank: products.rank,
  describedIn: products.describedIn,
};

/** A row of {@link catalogueColumns}. */
export interface CatalogueRow {
  id: number;
  name: string;
  nameBn: string;
  strength: string;
  genericName: string;
  form: string;
  company: string;
  listPrice: number | null;
  discount: number;
  discountPercent: number;
  stock: number;
  packName: string;
  packPieces: number | null;
  isPrescriptionRequired: boolean;
  image: string;
  permalink: string;
  categoryId: number;
  popularity: number;
  categoryName: string;
  isCategoryHidden: boolean;
  subCategoryId: number | null;
  isSubHidden: boolean | null;
  searchWords: string;
  rank: number;
  describedIn: number;
}

/** The columns of products of which only the price part changed. */
export function priceColumns(rows: readonly CatalogueRow[]): Response['Prices'] {
  return { Id: stepsOf(rows.map(({ id }) => id)), ...packTable(pricesOf(rows), besidePrices) };
}

/** All columns that a phone stores of a product. */
export function productColumns(rows: readonly CatalogueRow[]): Response['Products'] {
  const table = {
    ...pricesOf(rows),
    Name: rows.map((row) => row.name),
    NameBn: rows.map((row) => row.nameBn),
    Strength: rows.map((row) => row.strength),
    GenericName: rows.map((row) => row.genericName),
    Type: rows.map((row) => row.form),
    SupplierName: rows.map((row) => row.company),
    PackName: rows.map((row) => row.packName),
    PackPieces: rows.map((row) => row.packPieces ?? 0),
    IsPrescriptionRequired: rows.map((row) => (row.isPrescriptionRequired ? 1 : 0)),
    ImagePath: rows.map((row) => shorthand(row.image, plainImage(row.permalink))),
    Permalink: rows.map((row) => shorthand(row.permalink, plainPermalink(row))),
    // A hidden category is not named (catalogue-130).
    CategoryId: rows.map((row) => (row.isCategoryHidden ? '' : String(row.categoryId))),
    CategoryName: rows.map((row) => (row.isCategoryHidden ? '' : row.categoryName)),
    SubCategoryId: rows.map((row) =>
      row.isCategoryHidden || row.isSubHidden ? '' : String(row.subCategoryId ?? ''),
    ),
    SearchWords: rows.map((row) => row.searchWords),
  };
  return {
    Id: stepsOf(rows.map(({ id }) => id)),
    Rank: stepsOf(rows.map(({ rank }) => rank)),
    ...packTable(table, besideProducts),
  };
}

function pricesOf(rows: readonly CatalogueRow[]) {
  return {
    UnitSalePrice: rows.map((row) => takaFromPaisa(row.listPrice ?? 0)),
    Discount: rows.map((row) => takaFromPaisa(row.discount)),
    DiscountPercent: rows.map((row) => row.discountPercent),
    IsInStock: rows.map((row) => (stockOf(row) > 0 ? 1 : 0)),
    Popularity: rows.map((row) => row.popularity),
  };
}
