/** Reads the bytes of a CSV file or an Excel workbook as rows of text. */
import { parse } from 'csv-parse/sync';
import { decode, isZip, type Encoding } from './decode.ts';
import { readWorkbook } from './read-workbook.ts';
import type { BadLine } from './row.ts';

export interface Table {
  encoding: Encoding | 'XLSX';
  /** The rows with content. */
  rows: Row[];
  /** Lines that could not be separated into cells. */
  bad: BadLine[];
}

export interface Row {
  /** The first line of the record, 1-based. */
  line: number;
  /** Without the empty cells that spreadsheets append. */
  cells: string[];
}

/** Throws {@link UnreadableFile} if the file is no table. */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (isZip(bytes)) {
    const sheet = await readWorkbook(bytes);
    const rows = sheet.map((cells, at) => ({ line: at + 1, cells }));
    return { encoding: 'XLSX', rows: withContent(rows), bad: [] };
  }
  const { text, encoding } = decode(bytes);
  return { encoding, ...parseRows(text) };
}

function parseRows(text: string): Pick<Table, 'rows' | 'bad'> {
  const bad: BadLine[] = [];
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
    rows.push({ line: lastLine + 1, cells: record });
    lastLine = info.lines;
  }
  return { rows: withContent(rows), bad };
}

function withContent(rows: readonly Row[]): Row[] {
  return rows.flatMap(({ line, cells }) => {
    const end = cells.findLastIndex((cell) => cell.trim() !== '');
    return end >= 0 ? [{ line, cells: cells.slice(0, end + 1) }] : [];
  });
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
