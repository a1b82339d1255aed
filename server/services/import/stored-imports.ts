/**
 * Imports that were read at the counter: the planned changes are stored until the import is run
 * (counter-165 to counter-169).
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { importHeadings, type ImportState } from '#contract/counter/imports.ts';
import { insertMany } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueImportRows, catalogueImports } from '#server/db/tables/shelves.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import { planImport } from './plan-import.ts';
import { plannedRow, type PlannedRow } from './planned-row.ts';
import type { ReadFile } from './read-file.ts';

/** Rows stored per statement. */
const portion = 250;
/** The maximum number of stored refused lines. Others are only counted. */
const maxRefused = 200;
/** Rows shown of each kind. */
const maxShown = 50;
const shownImports = 20;
/** Milliseconds after which a plan is outdated, because the catalogue has probably changed. */
export const longestUnrun = 24 * 3_600_000;

type Import = typeof catalogueImports.$inferSelect;

/**
 * Stores the planned changes of a file for review and returns the import's id. The catalogue is not
 * changed.
 */
export async function readImport(
  db: Database,
  { fileName, file, replaces }: { fileName: string; file: ReadFile; replaces: boolean },
  by: AuditBy,
): Promise<string> {
  if (file.products.length === 0 && file.bad.length === 0)
    throw new Refusal(shelvesRefusals.nothingInFile);
  await forgetOldImports(db, by.now);
  const plan = await planImport(db, file, { replaces });
  const refused = [...file.bad, ...plan.refused].toSorted((a, b) => a.line - b.line);
  const counted = (kind: PlannedRow['kind']) => plan.rows.filter((row) => row.kind === kind).length;
  const id = randomUUID();
  await db.insert(catalogueImports).values({
    id,
    fileName: fileName.slice(0, 200),
    encoding: file.encoding,
    state: 'reading',
    lines: file.lines,
    added: counted('new'),
    changed: counted('changed'),
    removed: counted('removed'),
    same: plan.same,
    flagged: file.flagged.length,
    refused: refused.length,
    refusedLines: refused.slice(0, maxRefused),
    headings: file.headings,
    replaces,
    rows: plan.rows.length,
    readBy: by.actor,
    readAt: by.now,
  });
  const rows = plan.rows.map((content, index) => ({
    importId: id,
    position: index + 1,
    kind: content.kind,
    content,
  }));
  for (let start = 0; start < rows.length; start += portion) {
    await insertMany(db, catalogueImportRows, rows.slice(start, start + portion));
    await yieldToEventLoop();
  }
  await db.update(catalogueImports).set({ state: 'read' }).where(eq(catalogueImports.id, id));
  await writeAudit(db, by, { action: 'import read', subject: id, about: fileName.slice(0, 200) });
  return id;
}

/**
 * Deletes imports that were not run in time, and the rows of finished imports. The record of
 * finished imports remains.
 */
async function forgetOldImports(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - longestUnrun);
  const { state, readAt, id } = catalogueImports;
  await db
    .delete(catalogueImports)
    .where(and(inArray(state, ['reading', 'read']), lt(readAt, old)));
  const done = db
    .select({ id })
    .from(catalogueImports)
    .where(inArray(state, ['done', 'failed']));
  await db.delete(catalogueImportRows).where(inArray(catalogueImportRows.importId, done));
}

/** Deletes an import that was read but not started. */
export async function dropUnrun(db: Database, importId: string): Promise<void> {
  const { id, state } = catalogueImports;
  await db.delete(catalogueImports).where(and(eq(id, importId), eq(state, 'read')));
}

/** The latest imports, newest first. */
export async function latestImports(db: Database): Promise<ImportState[]> {
  const rows = await db
    .select()
    .from(catalogueImports)
    .where(ne(catalogueImports.state, 'reading'))
    .orderBy(desc(catalogueImports.readAt))
    .limit(shownImports);
  return rows.map(stateOf);
}

/** Returns the state of an import with the first rows of each kind. Throws 404 if there is none. */
export async function oneImport(db: Database, id: string) {
  const state = stateOf(await findImport(db, id));
  const rows: { position: number; content: PlannedRow }[] = [];
  for (const kind of ['changed', 'new', 'removed'] as const) {
    const some = await db
      .select()
      .from(catalogueImportRows)
      .where(and(eq(catalogueImportRows.importId, id), eq(catalogueImportRows.kind, kind)))
      .orderBy(asc(catalogueImportRows.position))
      .limit(maxShown);
    rows.push(...some.map(readRow));
  }
  return { state, rows };
}

export function readRow({ position, content }: typeof catalogueImportRows.$inferSelect) {
  return { position, content: v.parse(plannedRow, content) };
}

/** Throws 404 if there is none or it is not completely stored yet. */
export async function findImport(db: Database, id: string): Promise<Import> {
  const [row] = await db
    .select()
    .from(catalogueImports)
    .where(and(eq(catalogueImports.id, id), ne(catalogueImports.state, 'reading')));
  if (!row) throw notFound();
  return row;
}

const states = v.fallback(v.picklist(['read', 'running', 'stopped', 'done', 'failed']), 'stopped');
const headings = v.fallback(importHeadings, { mapped: [], unused: [] });
const lines = v.fallback(v.array(v.object({ line: v.number(), sentence: v.string() })), []);

export function linesOf({ refusedLines }: Import): ImportState['refusedLines'] {
  return v.parse(lines, refusedLines);
}

const fields = v.fallback(v.object({ name: v.fallback(v.string(), '') }), { name: '' });
const named = v.fallback(
  v.object({ line: v.fallback(v.number(), 0), name: v.fallback(v.string(), ''), fields }),
  { line: 0, name: '', fields: { name: '' } },
);

/**
 * Returns the file line and product name of a row, even if the row cannot be parsed; 0 and '' if it
 * has none.
 */
export function nameOfRow(content: unknown): { line: number; name: string } {
  const { line, name, fields: written } = v.parse(named, content);
  return { line, name: name || written.name };
}

/** The state of an import for the counter. */
export function stateOf(row: Import): ImportState {
  const { workedAt: _worked, startedAt: _started, readAt, endedAt, state } = row;
  return {
    ...row,
    state: v.parse(states, state),
    refusedLines: linesOf(row),
    headings: v.parse(headings, row.headings),
    readAt: readAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
