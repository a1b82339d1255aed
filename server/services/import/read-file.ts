/** Parses a product file into products and problems, line by line. */
import type { ColumnQuestion } from '#contract/counter/imports.ts';
import { unguardCell } from '#domain/csv.ts';
import type { ColumnMapping } from '#domain/import-columns.ts';
import { showsDecimalComma } from '#domain/written-number.ts';
import type { FileProblem } from '#text/counter/import-file.ts';
import {
  guessColumns,
  headingProblem,
  hasColumns,
  headingNames,
  maxColumns,
  mapHeadings,
  recognise,
  signatureOf,
  type Headings,
  type RememberedMapping,
} from './headings.ts';
import { readMarketLine } from './market-layout.ts';
import { readOwnLine } from './own-layout.ts';
import { readTable, type Row, type Table } from './read-table.ts';
import type { BadLine, ImportedProduct, Line, ReadLine } from './row.ts';
import { convertExport, isShopExport } from './shop-exports.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface ReadFile {
  encoding: Table['encoding'];
  layout: Headings['layout'];
  headings: Pick<Headings, 'mapped' | 'unused'>;
  /** The same for all files with these headings. */
  signature: string;
  /** The number of lines with content, without the heading. */
  lines: number;
  products: ImportedProduct[];
  /** The lines without a price. */
  flagged: number[];
  bad: BadLine[];
  /** Our columns that the file contains. Other fields of existing products are not changed. */
  columns: string[];
}

export interface ReadOptions {
  /** The columns that a person has chosen for this file. */
  mapping?: ColumnMapping | undefined;
  /** The columns that were chosen for earlier files. They apply to headings that are not known. */
  remembered?: readonly RememberedMapping[];
  /** True to return a question even if the headings are known. */
  asks?: boolean;
}

/** The headings are searched in the first rows, because price lists often begin with a title. */
const maxTitleRows = 20;
const maxSamples = 3;
const longestSample = 60;

/**
 * Parses the bytes of a CSV file or a workbook. Throws {@link UnreadableFile}, with a question if a
 * person can choose the columns.
 */
export async function readCatalogueFile(
  bytes: Buffer,
  options: ReadOptions = {},
): Promise<ReadFile> {
  const { encoding, rows, bad: unseparated } = await readTable(bytes);
  const { at, headings } = findHeading(rows, options);
  const { layout, mapped, unused } = headings;
  const content = rows.slice(at + 1);
  const { lines, bad } = linesOf(content, headings.columns);
  const own = isShopExport(layout)
    ? convertExport(layout, lines)
    : { lines, bad: [], columns: headings.columns.filter((column) => column !== '') };
  const file: ReadFile = {
    encoding,
    layout,
    headings: { mapped, unused },
    signature: signatureOf(rows[at]?.cells ?? []),
    lines: content.length,
    products: [],
    flagged: [],
    bad: [...unseparated, ...bad, ...own.bad],
    columns: layout === 'market' ? marketSays : own.columns,
  };
  const read = layout === 'market' ? readMarketLine : readOwnLine;
  const notation = {
    hasDecimalComma: own.lines.some(usesDecimalComma),
    hasIds: file.columns.includes('id'),
  };
  for (const line of own.lines) take(file, read({ ...line, ...notation }));
  return { ...file, ...withoutDoubles(file) };
}

/** Finds the row with the headings. Throws {@link UnreadableFile} if no columns are known. */
function findHeading(
  rows: readonly Row[],
  { mapping, remembered = [], asks = false }: ReadOptions,
): { at: number; headings: Headings } {
  const candidates = rows.slice(0, maxTitleRows).map(({ cells }) => cells);
  // Headings are words, while a title fills few cells, and products have numbers.
  const likeliest = candidates.reduce(
    (best, cells, at) => (wordsIn(cells) > wordsIn(candidates[best]) ? at : best),
    0,
  );
  if (mapping) {
    const found = candidates.findIndex((cells) => hasColumns(cells, mapping));
    const at = found >= 0 ? found : likeliest;
    return { at, headings: mapHeadings(candidates[at] ?? [], mapping) };
  }
  const chosen = candidates.map((cells) => chosenFor(cells, remembered));
  const recognised = candidates.map(recognise);
  const at =
    [
      chosen.findIndex((columns) => columns !== undefined),
      recognised.findIndex((one) => !isProblem(one)),
    ].find((position) => position >= 0) ?? likeliest;
  const cells = candidates[at] ?? [];
  const columns = chosen[at];
  if (columns && !asks) return { at, headings: mapHeadings(cells, columns) };
  const headings = recognised[at] ?? recognise(cells);
  if (!isProblem(headings) && !asks) return { at, headings };
  const problem = isProblem(headings) ? headings : headingProblem(cells);
  throw new UnreadableFile(problem, questionOf(rows, at, columns));
}

function isProblem(one: Headings | FileProblem): one is FileProblem {
  return 'kind' in one;
}

function wordsIn(cells: readonly string[] = []): number {
  return cells.filter((cell) => /\p{L}/u.test(cell)).length;
}

function chosenFor(
  cells: readonly string[],
  remembered: readonly RememberedMapping[],
): ColumnMapping | undefined {
  if (remembered.length === 0) return undefined;
  const signature = signatureOf(cells);
  return remembered.find((one) => one.signature === signature)?.mapping;
}

/** Control characters, which no heading has, except those that break lines. */
const control = /[^\P{Cc}\t\r\n]/u;

/** What a person needs to choose the columns; null if the file is no table with products. */
function questionOf(
  rows: readonly Row[],
  at: number,
  chosen: ColumnMapping | undefined,
): ColumnQuestion | null {
  const cells = rows[at]?.cells ?? [];
  const samples = rows.slice(at + 1, at + 1 + maxSamples);
  const isTable = wordsIn(cells) > 1 && samples.length > 0 && cells.length <= maxColumns;
  if (!isTable || cells.some((cell) => control.test(cell))) return null;
  return {
    signature: signatureOf(cells),
    headings: headingNames(cells),
    samples: samples.map((row) =>
      cells.map((_, column) => (row.cells[column] ?? '').trim().slice(0, longestSample)),
    ),
    guesses: chosen ?? guessColumns(cells),
  };
}

/** Lines with more cells than the heading are reported. */
function linesOf(
  rows: readonly Row[],
  columns: readonly string[],
): { lines: Line[]; bad: BadLine[] } {
  const lines: Line[] = [];
  const bad: BadLine[] = [];
  const places = new Map(columns.map((column, at) => [column, at] as const).toReversed());
  for (const { line, cells } of rows) {
    if (cells.length > columns.length) {
      const sentence = `The line has ${cells.length} cells, the heading ${columns.length}: is a comma not in quotes?`;
      bad.push({ line, sentence });
      continue;
    }
    const cell: Line['cell'] = (column) => unguardCell(cells[places.get(column) ?? -1] ?? '');
    lines.push({ line, cell, columns, hasIds: false, hasDecimalComma: false });
  }
  return { lines, bad };
}

const numberColumns = ['price', 'discount', 'discount_percent', 'stock', 'pack_pieces'];

function usesDecimalComma({ cell }: Line): boolean {
  return numberColumns.some((column) => showsDecimalComma(cell(column)));
}

/** Our column names for the fields of the market layout. */
const marketSays = [
  'id',
  'name',
  'price',
  'strength',
  'generic',
  'form',
  'company',
  'pack_name',
  'pack_pieces',
];

function take(file: ReadFile, read: ReadLine): void {
  if (read.kind === 'bad') file.bad.push({ line: read.line, sentence: read.sentence });
  else {
    file.products.push(...read.products);
    if (read.isFlagged) file.flagged.push(read.products[0]?.line ?? 0);
  }
}

/**
 * Ids and given permalinks must be unique in the file, and products in a file without ids. A line
 * that repeats one is reported as a problem.
 */
function withoutDoubles({ products, bad, columns }: ReadFile): Pick<ReadFile, 'products' | 'bad'> {
  const ids = new Map<string, number>();
  const permalinks = new Map<string, number>();
  const imported: ImportedProduct[] = [];
  const complaints = [...bad];
  for (const product of products) {
    const idLine = ids.get(product.externalId);
    const linkLine = product.permalink ? permalinks.get(product.permalink) : undefined;
    if (idLine !== undefined || linkLine !== undefined) {
      const id = columns.includes('id') ? `id ${product.externalId}` : 'product';
      const what = idLine === undefined ? `permalink ${product.permalink}` : id;
      const sentence = `The ${what} already stands in line ${idLine ?? linkLine}.`;
      complaints.push({ line: product.line, sentence });
      continue;
    }
    ids.set(product.externalId, product.line);
    if (product.permalink) permalinks.set(product.permalink, product.line);
    imported.push(product);
  }
  return { products: imported, bad: complaints.toSorted((a, b) => a.line - b.line) };
}
