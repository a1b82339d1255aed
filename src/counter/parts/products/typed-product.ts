/** A product's fields as text while they are edited (counter-151, counter-152). */
import { takaToType } from '#counter/parts/taka-to-type.ts';
import type { CounterProduct } from '#contract/counter/shelves.ts';
import {
  productProblems,
  type ProductField,
  type ProductFields,
  type ProductProblem,
} from '#domain/shelf-product.ts';
import { amountTyped, wholeTyped } from '#domain/typed-amount.ts';
import { digits } from '#text/numbers.ts';
import type { Language } from '#text/sentences.ts';

/** The edited fields: numbers as typed text, the others unchanged. */
export type TypedProduct = Omit<ProductFields, 'listPrice' | 'discount' | 'packPieces'> &
  Record<'listPrice' | 'discount' | 'packPieces', string>;

type TypedProblem = ProductProblem | 'notANumber';

export const emptyProduct: ProductFields = {
  name: '',
  nameBn: '',
  strength: '',
  genericName: '',
  genericNameBn: '',
  form: '',
  company: '',
  listPrice: null,
  discount: 0,
  packName: '',
  packPieces: null,
  isPrescriptionRequired: false,
  categoryId: 0,
  subCategoryId: null,
  searchWords: '',
  details: '',
};

/** Converts the fields of a product for editing, with numbers in the reader's digits. */
export function typedOf(fields: ProductFields, language: Language): TypedProduct {
  return {
    ...pick(fields),
    listPrice: takaToType(fields.listPrice, language),
    discount: takaToType(fields.discount || null, language),
    packPieces: fields.packPieces === null ? '' : digits(fields.packPieces, language),
  };
}

/** Only the editable fields of a product. */
export function pick(product: ProductFields | CounterProduct): ProductFields {
  return {
    name: product.name,
    nameBn: product.nameBn,
    strength: product.strength,
    genericName: product.genericName,
    genericNameBn: product.genericNameBn,
    form: product.form,
    company: product.company,
    listPrice: product.listPrice,
    discount: product.discount,
    packName: product.packName,
    packPieces: product.packPieces,
    isPrescriptionRequired: product.isPrescriptionRequired,
    categoryId: product.categoryId,
    subCategoryId: product.subCategoryId,
    searchWords: product.searchWords,
    details: product.details,
  };
}

/** Parses the typed values into fields, and validates them. */
export function readTyped(typed: TypedProduct): {
  fields: ProductFields;
  problems: Partial<Record<ProductField, TypedProblem>>;
} {
  const listPrice = amountTyped(typed.listPrice);
  const discount = amountTyped(typed.discount);
  const packPieces = wholeTyped(typed.packPieces);
  const fields = {
    ...typed,
    name: typed.name.trim(),
    nameBn: typed.nameBn.trim(),
    listPrice: plain(listPrice),
    discount: plain(discount) ?? 0,
    packPieces: plain(packPieces),
  };
  const problems: Partial<Record<ProductField, TypedProblem>> = productProblems(fields);
  for (const [name, value] of Object.entries({ listPrice, discount, packPieces }))
    if (Number.isNaN(value)) Object.assign(problems, { [name]: 'notANumber' });
  return { fields, problems };
}

/** Whether the typed values are invalid. */
export function hasProblems(typed: TypedProduct): boolean {
  return Object.keys(readTyped(typed).problems).length > 0;
}

function plain(value: number | null): number | null {
  return Number.isNaN(value) ? null : value;
}
