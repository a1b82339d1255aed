/** The papers that the shop prints: the owner's lines on them, and their sizes (counter-386). */
import type { BothLanguages } from './shop.ts';

/** Two sizes of sheets, and two of rolls for receipt printers. */
export const paperSizes = ['a4', 'a5', '80mm', '58mm'] as const;
export type PaperSize = (typeof paperSizes)[number];

export interface Papers {
  /** Printed below the shop's phone number; '' for none. A line break stays one. */
  header: BothLanguages;
  /** Printed at the end; '' for the standard sentence. */
  footer: BothLanguages;
  /** The size that is chosen first, of the invoice (a receipt, on a roll) and of the packing slip. */
  invoice: PaperSize;
  slip: PaperSize;
}

/** Whether the paper is so narrow that quantities and prices are below the names. */
export function isRoll(paper: PaperSize): boolean {
  return paper === '80mm' || paper === '58mm';
}

/** The size of this name, such as the value of a select field; `fallback` for any other name. */
export function paperSize(name: string, fallback: PaperSize): PaperSize {
  return paperSizes.find((size) => size === name) ?? fallback;
}
