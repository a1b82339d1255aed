import type { Paisa } from '#domain/money.ts';

/** A product as a file describes it, before it finds its place in the catalogue. */
export interface ImportedProduct {
  /** Where it stands in the file, from 1. */
  line: number;
  /** Stays the same from one import to the next. */
  externalId: string;
  name: string;
  nameBn: string;
  strength: string;
  genericName: string;
  genericNameBn: string;
  form: string;
  company: string;
  /** null: the file knows none, the product is listed but cannot be sold. */
  listPrice: Paisa | null;
  discount: Paisa;
  discountPercent: number;
  stock: number;
  packName: string;
  packPieces: number | null;
  /** null: not said; the catalogue decides by the generic. */
  isPrescriptionRequired: boolean | null;
  image: string;
  details: string;
  /** '' : made from name, strength, form and pack. */
  permalink: string;
  /** A permalink or a name; '' : not said. */
  category: string;
  subCategory: string;
  searchWords: string;
}

/** What a line of the file says, or what is wrong with it. */
export type ReadLine =
  | { kind: 'products'; products: ImportedProduct[]; isFlagged: boolean }
  | { kind: 'bad'; line: number; sentence: string };

/** A line's cells by our name of their column. */
export interface Line {
  line: number;
  cell: (column: string) => string;
  /** Other numbers of the file have a comma before their decimals. */
  hasDecimalComma: boolean;
}
