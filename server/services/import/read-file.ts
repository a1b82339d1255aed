/** Parses a CSV file into products and problems, line by line. */
import { parse } from 'csv-parse/sync';
import { showsDecimalComma } from '#domain/written-number.ts';
import { decode, type Encoding } from './decode.ts';
import { readHeadings, type Headings } from './headings.ts';
import { readMarketLine } from './market-layout.ts';
import { readOwnLine } from './own-layout.ts';
import type { ImportedProduct, Line, ReadLine } from './row.ts';

export interface ReadFile {
  encoding: Encoding;
  layout: Headings['layout'];
  headings: Pick<Headings, 'mapped' | 'unused'>;
  /** The number of lines with content, without the heading. */
  lines: number;
  products: ImportedProduct[];
  /** The lines without a price. */
  flagged: number[];
  bad: { line: number; sentence: string }[];
  /** Our columns that the file contains. Other fields of existing products are not changed. */
  columns: string[];
}

interface Row {
  /** The first line of the record, 1-based. */
  line: number;
  cells: string[];
}

/** Parses the bytes of a CSV file. Throws {@link UnreadableFile} if no heading is recognised. */
export function readCatalogueFile(bytes: Buffer): ReadFile {
  const { text, encoding } = decode(bytes);
  const bad: ReadFile['bad'] = [];
  const [heading, ...rows] = parseRows(text, bad);
  const { layout, columns, ...headings } = readHeadings(heading?.cells ?? []);
  const read = layout === 'market' ? readMarketLine : readOwnLine;
  const file: ReadFile = {
    encoding,
    layout,
    headings,
    lines: rows.length,
    products: [],
    flagged: [],
    bad,
    columns: layout === 'own' ? columns.filter((column) => column !== '') : marketSays,
  };
  const hasDecimalComma = rows.some(({ cells }) => usesDecimalComma(columns, cells));
  for (const { line, cells } of rows) {
    if (cells.length > columns.length) {
      const sentence = `The line has ${cells.length} cells, the heading ${columns.length}: is a comma not in quotes?`;
      bad.push({ line, sentence });
    } else {
      const cell: Line['cell'] = (column) => cells[columns.indexOf(column)] ?? '';
      take(file, read({ line, cell, hasDecimalComma }));
    }
  }
  return { ...file, ...withoutDoubles(file) };
}

/** Parses the rows with content. Removes the empty cells that spreadsheets append. */
function parseRows(text: string, bad: ReadFile['bad']): Row[] {
  // Excel's first line `sep=;` names the separator. It is emptied rather than removed, so that line
  // numbers stay correct.
  const [, named] = /^\ufeff?"?sep=(.)"?[ ;,\t]*(?=[\r\n]|$)/i.exec(text) ?? [];
  const csv = named === undefined ? text : text.replace(/^[^\r\n]*/, '');
  const parsed: unknown = parse(csv, {
    bom: true,
    info: true,
    delimiter: named ?? delimiterOf(csv),
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (problem) => {
      const line = Number(problem?.lines ?? 0);
      bad.push({
        line,
        sentence: `The quotes of this line do not match (${problem?.code ?? ''}).`,
      });
    },
  });
  const rows: Row[] = [];
  let lastLine = 0;
  for (const { record, info } of Array.isArray(parsed) ? parsed.filter(isParsed) : []) {
    const line = lastLine + 1;
    lastLine = info.lines;
    const end = record.findLastIndex((cell) => cell.trim() !== '');
    if (end >= 0) rows.push({ line, cells: record.slice(0, end + 1) });
  }
  return rows;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function isParsed(value: unknown): value is Parsed {
  return typeof value === 'object' && value !== null && 'record' in value && 'info' in value;
}

function delimiterOf(csv: string): string {
  const [heading = ''] = /^.*[\p{L}\d].*$/mu.exec(csv) ?? [];
  const counted = [',', ';', '\t'].map((one) => ({ one, count: heading.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ',';
}

const numberColumns = ['price', 'discount', 'discount_percent', 'stock', 'pack_pieces'];

function usesDecimalComma(columns: string[], cells: string[]): boolean {
  return numberColumns.some((column) => showsDecimalComma(cells[columns.indexOf(column)] ?? ''));
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
 * Ids and given permalinks must be unique in the file. A line that repeats one is reported as a
 * problem.
 */
function withoutDoubles({ products, bad }: ReadFile): Pick<ReadFile, 'products' | 'bad'> {
  const ids = new Map<string, number>();
  const permalinks = new Map<string, number>();
  const imported: ImportedProduct[] = [];
  const complaints = [...bad];
  for (const product of products) {
    const idLine = ids.get(product.externalId);
    const linkLine = product.permalink ? permalinks.get(product.permalink) : undefined;
    if (idLine !== undefined || linkLine !== undefined) {
      const what =
        idLine === undefined ? `permalink ${product.permalink}` : `id ${product.externalId}`;
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
