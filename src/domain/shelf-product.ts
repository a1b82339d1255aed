/** The fields of a product that staff edit, and their validation (counter-151, counter-152). */
import type { Paisa } from './money.ts';

/** Every field of a product that staff edit by hand. The stock is changed separately. */
export interface ProductFields {
  name: string;
  nameBn: string;
  strength: string;
  genericName: string;
  genericNameBn: string;
  form: string;
  company: string;
  /** Null if unknown: the product is then listed, but not for sale. */
  listPrice: Paisa | null;
  /** Per unit. */
  discount: Paisa;
  packName: string;
  packPieces: number | null;
  isPrescriptionRequired: boolean;
  categoryId: number;
  subCategoryId: number | null;
  searchWords: string;
  /** Simple HTML. */
  details: string;
}

export type ProductField = keyof ProductFields;

/** All fields, in the order of the form. */
export const productFieldNames = [
  'name',
  'nameBn',
  'strength',
  'genericName',
  'genericNameBn',
  'form',
  'company',
  'listPrice',
  'discount',
  'packName',
  'packPieces',
  'isPrescriptionRequired',
  'categoryId',
  'subCategoryId',
  'searchWords',
  'details',
] as const satisfies ProductField[];

/** Limits of a product, for the form and for files. */
export const productLimits = {
  /** Characters. */
  text: 300,
  details: 20_000,
  /** Paisa: ten lakh taka. */
  price: 1_000_000_00,
  stock: 1_000_000,
  packPieces: 100_000,
} as const;

export type ProductProblem =
  | 'missing'
  | 'too-long'
  | 'out-of-range'
  | 'above-price'
  | 'unknown-category';

const texts = [
  'name',
  'nameBn',
  'strength',
  'genericName',
  'genericNameBn',
  'form',
  'company',
  'packName',
  'searchWords',
] as const satisfies ProductField[];

/**
 * The problems by field; empty if there are none. Only the server can check whether a category
 * exists.
 */
export function productProblems(
  fields: ProductFields,
): Partial<Record<ProductField, ProductProblem>> {
  const { name, nameBn, details, listPrice, discount, packPieces, categoryId } = fields;
  const problems: Partial<Record<ProductField, ProductProblem>> = {};
  for (const field of texts)
    if (fields[field].length > productLimits.text) problems[field] = 'too-long';
  if (!name && !nameBn) problems.name = 'missing';
  if (details.length > productLimits.details) problems.details = 'too-long';
  if (listPrice !== null && !isWhole(listPrice, 1, productLimits.price))
    problems.listPrice = 'out-of-range';
  if (!isWhole(discount, 0, productLimits.price)) problems.discount = 'out-of-range';
  else if (discount > (listPrice ?? 0)) problems.discount = 'above-price';
  if (packPieces !== null && !isWhole(packPieces, 1, productLimits.packPieces))
    problems.packPieces = 'out-of-range';
  if (categoryId <= 0) problems.categoryId = 'unknown-category';
  return problems;
}

/** A discount in percent, with two decimals. */
export function percentOf(discount: Paisa, listPrice: Paisa | null): number {
  return listPrice ? Math.round((discount / listPrice) * 10_000) / 100 : 0;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
