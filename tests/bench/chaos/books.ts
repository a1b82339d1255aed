/**
 * Reads the pharmacy's data after the trial, with its server stopped, and compares it with the
 * page's confirmations.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inDatabase } from '#tests/e2e/support/database.ts';
import type { PharmacyServer } from '#tests/e2e/support/server.ts';
import { phoneOf, type Entry, type WrittenKind } from './ledger.ts';
import { numberOn } from './marked-picture.ts';

interface Row {
  kind: WrittenKind;
  word: string;
  /** R-…, N-…; '' if the kind has no number. */
  number: string;
  /** The numbers on its pictures, in their order; null for an unreadable one. */
  pictures: (number | null)[];
}

export interface Books {
  rows: Row[];
  /** The number of files by the number on the picture, including files that belong to nothing. */
  files: Map<number | null, number>;
}

export interface Findings {
  lost: string[];
  doubled: string[];
  mismatched: string[];
}

const everyRow = `
  select 'request' as kind, remarks as word, 'R-' || order_number as number, id from request_orders
  union all select 'order', remarks, 'N-' || order_number, '' from orders
  union all select 'contact', message, '', '' from contact_messages
  union all select 'review', content, '', '' from reviews
  union all select 'comment', content, '', '' from comments
  union all select 'complaint', text, '', '' from complaints
  union all select 'product-request', phone, '', '' from stock_requests`;

/** Stops the server and reads its tables and files. */
export async function readBooks(pharmacy: PharmacyServer): Promise<Books> {
  await pharmacy.stop();
  const { told, kept } = await inDatabase(pharmacy, async (database) => ({
    told: (await database.query<Omit<Row, 'pictures'> & { id: string }>(everyRow)).rows,
    kept: (
      await database.query<{ fileKey: string; request: string | null }>(`
        select p.file_key as "fileKey", l.request_order_id as request from prescriptions p
        left join request_order_prescriptions l on l.prescription_id = p.id
        order by l.request_order_id, l.position`)
    ).rows,
  }));
  const files: Books['files'] = new Map();
  const ofRequests = new Map<string, (number | null)[]>();
  for (const { fileKey, request } of kept) {
    const number = await numberOn(readFileSync(join(pharmacy.dataDir, 'prescriptions', fileKey)));
    files.set(number, (files.get(number) ?? 0) + 1);
    if (request) ofRequests.set(request, [...(ofRequests.get(request) ?? []), number]);
  }
  const rows = told.map(({ id, ...row }) => ({ ...row, pictures: ofRequests.get(id) ?? [] }));
  return { rows, files };
}

/**
 * Finds confirmed entries that are missing, all duplicates, and wrong, damaged or duplicate
 * pictures.
 */
export function compare(entries: readonly Entry[], { rows, files }: Books): Findings {
  const findings: Findings = { lost: [], doubled: [], mismatched: [] };
  for (const entry of entries) {
    if (entry.kind === 'prescription') comparePictures(entry, files, findings);
    else compareRows(entry, rows, findings);
    const twice = entry.pictures.filter((number) => (files.get(number) ?? 0) > 1);
    for (const number of twice) findings.doubled.push(`${entry.word}: picture ${number}`);
  }
  const unreadable = files.get(null) ?? 0;
  if (unreadable > 0) findings.mismatched.push(`${unreadable} pictures say no number`);
  return findings;
}

function comparePictures({ word, pictures, said }: Entry, files: Books['files'], to: Findings) {
  if (!said) return;
  for (const number of pictures) {
    if (!files.has(number)) to.lost.push(`${word}: picture ${number}`);
  }
}

function compareRows({ word, kind, pictures, said }: Entry, all: readonly Row[], to: Findings) {
  const written = kind === 'product-request' ? phoneOf(word) : word;
  const rows = all.filter((row) => row.word === written && row.kind === kind);
  if (said && rows.length === 0) to.lost.push(`${word}: ${kind}, said to be ${said.what}`);
  if (rows.length > 1) to.doubled.push(`${word}: ${kind}, ${rows.length} times`);
  if (said?.number && rows.length > 0 && !rows.some(({ number }) => number === said.number)) {
    to.lost.push(`${word}: ${kind}, said to be ${said.number}`);
  }
  for (const row of rows) {
    if (row.pictures.join() === pictures.join()) continue;
    to.mismatched.push(`${word}: has ${row.pictures.join() || 'none'} of ${pictures.join()}`);
  }
}
