/** Maps a file's headings to our columns. */
import { plainInput } from '#domain/plain-input.ts';
import { distance } from '#domain/search/distance.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface Headings {
  layout: 'own' | 'market';
  /** Our column name for each column; '' if it is not used. */
  columns: string[];
  /** Headings that differ from our names, with the columns they were mapped to. */
  mapped: { heading: string; column: string }[];
  /** Unused headings, with the column that each may have meant. */
  unused: { heading: string; column: string | null }[];
}

const ownColumns = ['id', 'name', 'price'];
const marketColumns = ['brand id', 'brand name', 'generic', 'package container'];
/** Files with more columns are rejected, because every line is searched by its headings. */
const maxColumns = 200;

const longestShown = 60;

/** Our columns and their synonyms. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
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

const plainOwn = new Map(Object.keys(synonyms).map((column) => [plainHeading(column), column]));
const ownBySynonym = new Map(
  Object.entries(synonyms).flatMap(([column, names]) =>
    names.map((name) => [plainHeading(name), column] as const),
  ),
);

/**
 * Parses the heading line. Throws {@link UnreadableFile} if a required column is missing or a
 * heading occurs twice.
 */
export function readHeadings(cells: readonly string[]): Headings {
  if (cells.length > maxColumns)
    throw new UnreadableFile({ kind: 'heading', columns: cells.slice(0, 12) });
  const names = cells.map(plainHeading);
  const repeated = names.findIndex((name, at) => name !== '' && names.indexOf(name) < at);
  if (repeated >= 0)
    throw new UnreadableFile({ kind: 'repeated', heading: shown(cells[repeated] ?? '') });
  const market = marketOf(names);
  const isMarket = marketColumns.every((column) => market.includes(column));
  const columns = isMarket ? market : ownOf(cells, names);
  if (!isMarket && !ownColumns.every((column) => columns.includes(column)))
    throw new UnreadableFile({ kind: 'heading', columns: cells.slice(0, 12) });
  const read: Headings = { layout: isMarket ? 'market' : 'own', columns, mapped: [], unused: [] };
  for (const [at, cell] of cells.entries()) {
    const heading = shown(cell) || `(${at + 1})`;
    const column = columns[at] ?? '';
    const name = names[at] ?? '';
    if (column === '') read.unused.push({ heading, column: isMarket ? null : nearest(name) });
    else if (name !== plainHeading(column)) read.mapped.push({ heading, column });
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

/** Our own names take precedence over synonyms. Throws if two headings mean the same column. */
function ownOf(cells: readonly string[], names: readonly string[]): string[] {
  const columns = names.map((name) => plainOwn.get(name) ?? '');
  const own = new Set(columns);
  const holders = new Map<string, string>();
  for (const [at, name] of names.entries()) {
    const column = ownBySynonym.get(name);
    if (!column || own.has(column)) continue;
    const heading = shown(cells[at] ?? '');
    const other = holders.get(column);
    if (other !== undefined)
      throw new UnreadableFile({ kind: 'both', headings: [other, heading], column });
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
