/** Recognises a file's headings, and maps them to our columns. */
import { createHash } from 'node:crypto';
import {
  choosableColumns,
  importColumns,
  neededColumns,
  type ColumnMapping,
  type ImportColumn,
} from '#domain/import-columns.ts';
import { plainInput } from '#domain/plain-input.ts';
import { distance } from '#domain/search/distance.ts';
import type { FileProblem } from '#text/counter/import-file.ts';
import { shopExportOf, type ShopExportName } from './shop-exports.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface Headings {
  /** `own` also for a file whose columns a person has chosen. */
  layout: 'own' | 'market' | ShopExportName;
  /** The name of each column in its layout; '' if it is not used. */
  columns: string[];
  /** Headings that differ from our names, with the columns they were mapped to. */
  mapped: { heading: string; column: string }[];
  /** Unused headings, with the column that each may have meant. */
  unused: { heading: string; column: string | null }[];
}

/** The columns that somebody chose for an earlier file. */
export interface RememberedMapping {
  /** The {@link signatureOf} its headings. */
  signature: string;
  mapping: ColumnMapping;
}

const ownColumns = ['id', ...neededColumns];
const marketColumns = ['brand id', 'brand name', 'generic', 'package container'];
/** Files with more columns are rejected, because every line is searched by its headings. */
export const maxColumns = 200;

const longestShown = 60;

/** Our columns and their synonyms. */
const synonyms: Readonly<Record<ImportColumn, readonly string[]>> = {
  id: ['product id', 'item id', 'medicine id', 'product code', 'item code', 'code', 'sku'],
  name: [
    'product name',
    'item name',
    'medicine name',
    'brand name',
    'trade name',
    'brand',
    'product',
    'item',
    'medicine',
    'নাম',
    'পণ্যের নাম',
    'ওষুধের নাম',
  ],
  name_bn: [
    'bengali name',
    'bangla name',
    'name bengali',
    'name bangla',
    'name in bengali',
    'name in bangla',
    'বাংলা নাম',
  ],
  price: [
    'mrp',
    'unit price',
    'sale price',
    'sales price',
    'selling price',
    'list price',
    'retail price',
    'price bdt',
    'price tk',
    'price taka',
    'দাম',
    'মূল্য',
  ],
  generic: [
    'generic name',
    'generics',
    'molecule',
    'composition',
    'active ingredient',
    'active ingredients',
    'active substance',
    'substance',
    'salt',
    'জেনেরিক',
  ],
  generic_bn: [
    'generic name bn',
    'bengali generic',
    'bangla generic',
    'generic bengali',
    'generic bangla',
    'generic name in bengali',
    'generic name in bangla',
    'generic in bengali',
    'generic in bangla',
    'জেনেরিকের বাংলা নাম',
  ],
  strength: ['strengths', 'dose', 'power', 'পাওয়ার'],
  form: ['dosage form', 'dosage forms', 'dose form', 'drug form', 'product form', 'ধরন'],
  company: [
    'manufacturer',
    'manufacturer name',
    'manufactured by',
    'company name',
    'pharmaceutical',
    'mfr',
    'mfg',
    'maker',
    'কোম্পানি',
  ],
  discount: ['discount amount', 'discount tk', 'discount taka', 'discount bdt', 'ছাড়'],
  discount_percent: [
    'discount percentage',
    'percent off',
    'discount in percent',
    'percent discount',
  ],
  stock_before: [],
  stock: [
    'stock qty',
    'stock quantity',
    'stock balance',
    'current stock',
    'closing stock',
    'available stock',
    'available',
    'available qty',
    'available quantity',
    'in stock',
    'qty in stock',
    'quantity in stock',
    'qty',
    'quantity',
    'on hand',
    'qty on hand',
    'inventory',
    'balance',
    'স্টক',
    'মজুদ',
    'পরিমাণ',
  ],
  pack_name: ['pack', 'pack size', 'package', 'package size', 'packaging', 'pack type', 'প্যাক'],
  pack_pieces: ['pieces', 'pcs', 'pieces per pack', 'pcs per pack', 'units per pack', 'pack qty'],
  prescription: [
    'rx',
    'rx only',
    'rx required',
    'rx needed',
    'is rx',
    'prescription required',
    'prescription needed',
    'prescription only',
    'needs prescription',
    'requires prescription',
    'is prescription required',
    'প্রেসক্রিপশন',
  ],
  image: ['picture', 'photo', 'image name', 'image file', 'ছবি'],
  details: ['detail', 'description', 'বিবরণ'],
  permalink: [],
  category: ['category name', 'main category', 'product category', 'department', 'বিভাগ'],
  sub_category: ['subcategory', 'sub category name', 'subcategory name'],
  search_words: ['keywords', 'tags', 'search terms', 'search keywords'],
};

/** Our columns in the names of the market layout. */
const ofMarket: Readonly<Record<string, string>> = {
  generic: 'generic',
  strength: 'strength',
  form: 'dosage form',
  company: 'manufacturer',
};

const plainOwn = new Map<string, ImportColumn>(
  importColumns.map((column) => [plainHeading(column), column]),
);
const ownBySynonym = new Map(
  importColumns.flatMap((column) =>
    synonyms[column].map((name) => [plainHeading(name), column] as const),
  ),
);

/** A name for each column: its heading, with a number if it has none or repeats another. */
export function headingNames(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const number = `(${at + 1})`;
    let name = shown(cell) || number;
    while (names.includes(name)) name = `${name} ${number}`;
    names.push(name);
  }
  return names;
}

/** The same for all files with these headings, in any order. */
export function signatureOf(cells: readonly string[]): string {
  const names = cells.map(plainHeading).toSorted();
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

/** The problem of a row that names no columns. */
export function headingProblem(cells: readonly string[]): FileProblem {
  return { kind: 'heading', columns: cells.slice(0, 12) };
}

/** Returns the known layout with these headings, or the reason why they are not recognised. */
export function recognise(cells: readonly string[]): Headings | FileProblem {
  if (cells.length > maxColumns) return headingProblem(cells);
  const names = cells.map(plainHeading);
  const shop = shopExportOf(names);
  if (shop) return { layout: shop, columns: names, mapped: [], unused: [] };
  const repeated = names.findIndex((name, at) => name !== '' && names.indexOf(name) < at);
  if (repeated >= 0) return { kind: 'repeated', heading: shown(cells[repeated] ?? '') };
  const market = marketOf(names);
  const isMarket = marketColumns.every((column) => market.includes(column));
  if (isMarket) return described(cells, 'market', market);
  const own = ownOf(cells, names);
  if (!Array.isArray(own)) return own;
  return ownColumns.every((column) => own.includes(column))
    ? described(cells, 'own', own)
    : headingProblem(cells);
}

/**
 * Returns our layout with the chosen columns. Throws {@link UnreadableFile} if a needed column is not
 * chosen, or if the file does not have a chosen one.
 */
export function mapHeadings(cells: readonly string[], mapping: ColumnMapping): Headings {
  for (const column of neededColumns)
    if (!mapping[column]) throw new UnreadableFile({ kind: 'needed', column });
  const names = headingNames(cells);
  const columns = names.map(() => '');
  for (const column of choosableColumns) {
    const heading = mapping[column];
    if (!heading) continue;
    const at = positionOf(heading, names);
    if (at < 0) throw new UnreadableFile({ kind: 'noColumn', heading });
    const other = columns[at];
    if (other) throw new UnreadableFile({ kind: 'twice', heading, columns: [other, column] });
    columns[at] = column;
  }
  return described(cells, 'own', columns);
}

/** Whether the row has all the chosen columns. */
export function hasColumns(cells: readonly string[], mapping: ColumnMapping): boolean {
  const names = headingNames(cells);
  return Object.values(mapping).every((heading) => !heading || positionOf(heading, names) >= 0);
}

/** Guesses our columns by the headings, for a person to check. */
export function guessColumns(cells: readonly string[]): ColumnMapping {
  const plain = cells.map(plainHeading);
  const names = headingNames(cells);
  const guesses: ColumnMapping = {};
  const readings: ((name: string) => string | null | undefined)[] = [
    (name) => plainOwn.get(name),
    (name) => ownBySynonym.get(name),
    nearest,
  ];
  const used = new Set<number>();
  for (const reading of readings)
    for (const [at, name] of plain.entries()) {
      const column = choosableColumns.find((one) => one === reading(name));
      if (!column || used.has(at) || guesses[column] !== undefined) continue;
      guesses[column] = names[at] ?? '';
      used.add(at);
    }
  return guesses;
}

/** The position of a heading; -1 if there is none, or if several are spelt like it. */
function positionOf(heading: string, names: readonly string[]): number {
  const exact = names.indexOf(heading);
  if (exact >= 0) return exact;
  const alike = names.flatMap((name, at) =>
    plainHeading(name) === plainHeading(heading) ? [at] : [],
  );
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
}

function described(
  cells: readonly string[],
  layout: 'own' | 'market',
  columns: string[],
): Headings {
  const read: Headings = { layout, columns, mapped: [], unused: [] };
  for (const [at, heading] of headingNames(cells).entries()) {
    const column = columns[at] ?? '';
    const name = plainHeading(cells[at] ?? '');
    if (column !== '' && name !== plainHeading(column)) read.mapped.push({ heading, column });
    if (column === '')
      read.unused.push({ heading, column: layout === 'market' ? null : nearest(name) });
  }
  return read;
}

function shown(cell: string): string {
  return cell.replaceAll(/\p{C}/gu, '').trim().slice(0, longestShown);
}

/** Normalises to lower case, and replaces everything but letters and digits with single spaces. */
function plainHeading(cell: string): string {
  return plainInput(cell)
    .normalize('NFC')
    .toLowerCase()
    .replace(/%/g, ' percent ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const marketNames = new Set([...marketColumns, ...Object.values(ofMarket), 'type']);

function marketOf(names: readonly string[]): string[] {
  const columns = names.map((name) => {
    if (marketNames.has(name)) return name;
    const column = ofMarket[plainOwn.get(name) ?? ownBySynonym.get(name) ?? ''] ?? '';
    return names.includes(column) ? '' : column;
  });
  return columns.map((column, at) => (columns.indexOf(column) < at ? '' : column));
}

/**
 * Our own names take precedence over synonyms. Returns the problem if two headings mean the same
 * column.
 */
function ownOf(cells: readonly string[], names: readonly string[]): string[] | FileProblem {
  const columns = names.map((name) => plainOwn.get(name) ?? '');
  const own = new Set(columns);
  const holders = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    const column = ownBySynonym.get(name);
    if (!column || own.has(column)) continue;
    const heading = shown(cells[at] ?? '');
    const other = holders.get(column);
    if (other !== undefined) return { kind: 'both', headings: [other, heading], column };
    holders.set(column, heading);
    columns[at] = column;
  }
  return columns;
}

/** Suggests the column that a heading may have meant: one whose name it contains or misspells. */
function nearest(name: string): string | null {
  const known = [...plainOwn, ...ownBySynonym];
  const word = name.split(' ').find((one) => plainOwn.has(one) || ownBySynonym.has(one));
  if (word !== undefined) return plainOwn.get(word) ?? ownBySynonym.get(word) ?? null;
  if (!/^[a-z\d ]{4,}$/.test(name)) return null;
  const maxCost = name.length > 6 ? 2 : 1;
  return known.find(([heading]) => distance(name, heading, maxCost) <= maxCost)?.[1] ?? null;
}
