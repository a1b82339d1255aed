/** A CSV file as products and complaints, line by line. */
import { parse } from 'csv-parse/sync';
import { decode, type Encoding } from './decode.ts';
import { marketColumns, readMarketLine } from './market-layout.ts';
import { ownColumns, readOwnLine } from './own-layout.ts';
import type { ImportedProduct, Line, ReadLine } from './row.ts';

export interface ReadFile {
  encoding: Encoding;
  layout: 'own' | 'market';
  /** Lines with content, the heading not counted. */
  lines: number;
  products: ImportedProduct[];
  /** Lines without a price. */
  flagged: number[];
  bad: { line: number; sentence: string }[];
  /** The columns of our own that it has: of the others it says nothing. */
  columns: string[];
}

/** A heading with more is none of ours, and every line is searched by it. */
const mostColumns = 200;
const longestQuote = 120;

/** The file as a whole cannot be read; the message says why. */
export class UnreadableFile extends Error {
  /** What the file has where it should name its columns, cut short; '' where there is nothing. */
  readonly firstLine: string;

  constructor(message: string, columns: readonly string[]) {
    super(message);
    this.firstLine = columns
      .slice(0, 12)
      .join(', ')
      .replaceAll(/\p{C}/gu, '')
      .slice(0, longestQuote);
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Reads the bytes of a CSV file. Throws {@link UnreadableFile} where there is no heading that we know. */
export function readCatalogueFile(bytes: Buffer): ReadFile {
  const { text, encoding } = decode(bytes);
  const bad: ReadFile['bad'] = [];
  const [heading, ...records] = parseRecords(text, bad);
  const columns = (heading?.record ?? []).map((name) => name.trim().toLowerCase());
  if (columns.length > mostColumns)
    throw new UnreadableFile(`The first line names more than ${mostColumns} columns.`, columns);
  const layout = layoutOf(columns);
  const read = layout === 'market' ? readMarketLine : readOwnLine;
  const file: ReadFile = {
    encoding,
    layout,
    lines: 0,
    products: [],
    flagged: [],
    bad,
    columns: ownNames(layout, columns),
  };
  let lastLine = heading?.info.lines ?? 1;
  for (const { record, info } of records) {
    const line = lastLine + 1;
    lastLine = info.lines;
    file.lines += 1;
    if (record.length > columns.length) {
      const sentence = `The line has ${record.length} cells, the heading ${columns.length}: is a comma not in quotes?`;
      bad.push({ line, sentence });
    } else take(file, read(lineOf(columns, record, line)));
  }
  return { ...file, ...withoutDoubles(file) };
}

function parseRecords(text: string, bad: ReadFile['bad']): Parsed[] {
  const firstLine = text.slice(0, Math.max(0, text.search(/[\r\n]/)) || text.length);
  const parsed: unknown = parse(text, {
    bom: true,
    info: true,
    delimiter: delimiterOf(firstLine),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (problem) => {
      const line = Number(problem?.lines ?? 0);
      bad.push({
        line,
        sentence: `The quotes of this line do not match (${problem?.code ?? ''}).`,
      });
    },
  });
  return Array.isArray(parsed) ? parsed.filter(isParsed) : [];
}

function isParsed(value: unknown): value is Parsed {
  return typeof value === 'object' && value !== null && 'record' in value && 'info' in value;
}

function delimiterOf(heading: string): string {
  const counted = [',', ';', '\t'].map((one) => ({ one, count: heading.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ',';
}

function layoutOf(columns: string[]): ReadFile['layout'] {
  if (marketColumns.every((name) => columns.includes(name))) return 'market';
  if (ownColumns.every((name) => columns.includes(name))) return 'own';
  throw new UnreadableFile(
    `The first line must name the columns: ${ownColumns.join(', ')} and more (docs/import.md), ` +
      `or ${marketColumns.join(', ')}. It says: ${columns.slice(0, 12).join(', ') || 'nothing'}.`,
    columns,
  );
}

/** What a layout of the market says, in our own words. */
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

function ownNames(layout: ReadFile['layout'], columns: string[]): string[] {
  return layout === 'own' ? columns : marketSays;
}

function lineOf(columns: string[], record: string[], line: number): Line {
  return { line, cell: (column) => record[columns.indexOf(column)] ?? '' };
}

function take(file: ReadFile, read: ReadLine): void {
  if (read.kind === 'bad') file.bad.push({ line: read.line, sentence: read.sentence });
  else {
    file.products.push(...read.products);
    if (read.isFlagged) file.flagged.push(read.products[0]?.line ?? 0);
  }
}

/** Ids and given permalinks stand for one product each: a second use is a mistake of its line. */
function withoutDoubles({ products, bad }: ReadFile): Pick<ReadFile, 'products' | 'bad'> {
  const ids = new Map<string, number>();
  const permalinks = new Map<string, number>();
  const kept: ImportedProduct[] = [];
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
    kept.push(product);
  }
  return { products: kept, bad: complaints.toSorted((a, b) => a.line - b.line) };
}
