import type { Paisa } from '#domain/money.ts';

/** A product as a file describes it, before it is matched with the catalogue. */
export interface ImportedProduct {
  /** The line number in the file, 1-based. */
  line: number;
  /** Must be the same in every import. */
  externalId: string;
  name: string;
  nameBn: string;
  strength: string;
  genericName: string;
  genericNameBn: string;
  form: string;
  company: string;
  /** Null if the file has no price. The product is then listed but not for sale. */
  listPrice: Paisa | null;
  discount: Paisa;
  discountPercent: number;
  stock: number;
  packName: string;
  packPieces: number | null;
  /** Null if not given. Then the generic's products in the catalogue decide. */
  isPrescriptionRequired: boolean | null;
  image: string;
  details: string;
  /** '' to derive it from name, strength, form and pack. */
  permalink: string;
  /** A permalink or a name; '' if not given. */
  category: string;
  subCategory: string;
  searchWords: string;
}

/** The products of a line, or its problem. */
export type ReadLine =
  | { kind: 'products'; products: ImportedProduct[]; isFlagged: boolean }
  | { kind: 'bad'; line: number; sentence: string };

/** A line's cells by our column names. */
export interface Line {
  line: number;
  cell: (column: string) => string;
  /** Whether other numbers in the file use a decimal comma. */
  hasDecimalComma: boolean;
}
