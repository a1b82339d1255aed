import type { Paisa } from '#domain/money.ts';

/** A product as a file describes it, before it is matched with the catalogue. */
export interface ImportedProduct {
  /** The line number in the file, 1-based. */
  line: number;
  /** Must be the same in every import. Made from the name if the file has no column for it. */
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
  /** The stock in an exported file. If it equals `stock`, nobody has edited the stock. */
  stockBefore: number | null;
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

/** A line that is left out, and the reason. */
export interface BadLine {
  line: number;
  sentence: string;
}

/** The products of a line, or its problem. */
export type ReadLine =
  | { kind: 'products'; products: ImportedProduct[]; isFlagged: boolean }
  | ({ kind: 'bad' } & BadLine);

/** A line's cells by our column names. */
export interface Line {
  line: number;
  cell: (column: string) => string;
  /** The names of all columns. */
  columns: readonly string[];
  /** Whether the file has a column with ids. */
  hasIds: boolean;
  /** Whether other numbers in the file use a decimal comma. */
  hasDecimalComma: boolean;
}
