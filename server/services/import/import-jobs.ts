/**
 * Runs an import in portions while sales continue, one import at a time over all processes
 * (counter-169 to counter-172).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { importOver, otherRuns, type ImportState } from '#contract/counter/imports.ts';
import type { Database } from '#server/db/database.ts';
import { catalogueImportRows, catalogueImports } from '#server/db/tables/shelves.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { notifyWaitingCustomers } from '#server/services/catalogue/counter/notify-waiting.ts';
import { codeOf, isRefusedValue, notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import {
  findImport,
  linesOf,
  longestUnrun,
  nameOfRow,
  readRow,
  stateOf,
} from './stored-imports.ts';
import { writeRows } from './write-products.ts';

/**
 * An arbitrary number that is the same in every server process. The lock allows one import at a
 * time.
 */
const importLock = 7_201_014;
/** Rows per transaction. A customer's order waits no longer than for one portion. */
const portion = 250;
/** The pause between two portions for other requests, in milliseconds. */
const portionDelayMs = 20;
const maxFailures = 3;
/** Milliseconds after which a temporary fault ends an import, because it blocks the next ones. */
const longestFault = 3_600_000;

/**
 * Starts an import, or resumes it after a stop. Throws refusals if another import is running or
 * this one has ended.
 */
export async function startImport(db: Database, id: string, by: AuditBy): Promise<ImportState> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const job = await findImport(tx, id);
    if (job.state === 'running') return stateOf(job);
    if (job.replaces && job.refused > 0) throw new Refusal(shelvesRefusals.replaceNeedsAll);
    const isOld = by.now.getTime() - job.readAt.getTime() > longestUnrun;
    const isOver = job.state === 'done' || job.state === 'failed';
    if (isOver || (job.state === 'read' && isOld)) throw over();
    const running = await tx.$count(catalogueImports, eq(catalogueImports.state, 'running'));
    if (running > 0) throw new Refusal(shelvesRefusals.otherRuns, { status: 409, id: otherRuns });
    const [started] = await tx
      .update(catalogueImports)
      .set({
        state: 'running',
        runBy: by.actor,
        startedAt: job.startedAt ?? by.now,
        workedAt: by.now,
      })
      .where(eq(catalogueImports.id, id))
      .returning();
    const about = `${job.fileName}, from row ${job.done + 1} of ${job.rows}`;
    await writeAudit(tx, by, { action: 'import run', subject: id, about });
    if (!started) throw notFound();
    return stateOf(started);
  });
}

/** Stops the import after the current portion. */
export async function stopImport(db: Database, id: string, by: AuditBy): Promise<ImportState> {
  return db.transaction(async (tx) => {
    const [stopped] = await tx
      .update(catalogueImports)
      .set({ state: 'stopped' })
      .where(and(eq(catalogueImports.id, id), eq(catalogueImports.state, 'running')))
      .returning();
    if (!stopped) return stateOf(await findImport(tx, id));
    const about = `${stopped.fileName}, after row ${stopped.done} of ${stopped.rows}`;
    await writeAudit(tx, by, { action: 'import stop', subject: id, about });
    return stateOf(stopped);
  });
}

/**
 * Writes the running import portion by portion, until it is done or stopped or another process
 * works on it. Any process resumes an import that nobody is working on. `onPortion` is called with
 * the progress after each portion. After a fault the rows are written one by one; the row that
 * cannot be written ends the import (counter-171). A temporary fault is thrown, and the next call
 * retries, for up to an hour.
 */
export async function continueImport(
  db: Database,
  now: () => Date,
  onPortion: (state: { done: number; rows: number }) => void = () => undefined,
): Promise<void> {
  let failures = 0;
  let oneByOne = 0;
  for (;;) {
    try {
      const left = await writePortion(db, now(), oneByOne > 0 ? 1 : portion);
      if (!left) return;
      onPortion(left);
      failures = 0;
      oneByOne -= 1;
    } catch (failure) {
      failures += 1;
      oneByOne = portion;
      if (failures >= maxFailures) {
        if (await endImport(db, now(), failure)) return;
        throw failure;
      }
    }
    await wait(portionDelayMs);
  }
}

/**
 * Ends the import with line and reason if its next row cannot be written. Returns false if the
 * fault may be temporary.
 */
async function endImport(db: Database, now: Date, failure: unknown): Promise<boolean> {
  const canPass = !isRefusedValue(failure);
  return db.transaction(async (tx) => {
    const [running] = await tx
      .select()
      .from(catalogueImports)
      .where(eq(catalogueImports.state, 'running'))
      .for('update');
    if (!running) return false;
    const stoodStill = now.getTime() - (running.workedAt ?? now).getTime();
    if (canPass && stoodStill < longestFault) return false;
    const [next] = await tx
      .select()
      .from(catalogueImportRows)
      .where(rowsLeft(running))
      .orderBy(asc(catalogueImportRows.position))
      .limit(1);
    const { line, name } = nameOfRow(next?.content);
    const sentence = `The product “${name}” could not be written (error ${codeOf(failure) || 'unknown'}).`;
    await tx
      .update(catalogueImports)
      .set({
        state: 'failed',
        endedAt: now,
        refused: running.refused + 1,
        refusedLines: [{ line, sentence }, ...linesOf(running)],
      })
      .where(eq(catalogueImports.id, running.id));
    const about = `${running.fileName}, line ${line}, after row ${running.done} of ${running.rows}`;
    const by = { actor: running.runBy, now };
    await writeAudit(tx, by, { action: 'import failed', subject: running.id, about });
    return true;
  });
}

function rowsLeft({ id, done }: { id: string; done: number }): SQL | undefined {
  return and(eq(catalogueImportRows.importId, id), gt(catalogueImportRows.position, done));
}

/**
 * Writes one portion in one transaction, so that rows are in the catalogue exactly if they count as
 * done. Returns null if there is nothing left to do here.
 */
async function writePortion(
  db: Database,
  now: Date,
  maxRows: number,
): Promise<{ done: number; rows: number } | null> {
  const outcome = await db.transaction(async (tx) => {
    const mine = await tx
      .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${importLock})` })
      .from(sql`(select 1) as one`);
    if (mine[0]?.isMine !== true) return null;
    const [running] = await tx
      .select()
      .from(catalogueImports)
      .where(eq(catalogueImports.state, 'running'))
      .for('update');
    if (!running) return null;
    const rows = await tx
      .select()
      .from(catalogueImportRows)
      .where(rowsLeft(running))
      .orderBy(asc(catalogueImportRows.position))
      .limit(maxRows);
    const read = rows.map(readRow);
    const by = { actor: running.runBy, now };
    if (read.length > 0) {
      const contents = read.map(({ content }) => content);
      await writeRows(tx, contents, by);
      await markCatalogueChanged(tx);
    }
    const done = read.at(-1)?.position ?? running.done;
    const isDone = done >= running.rows || read.length === 0;
    await tx
      .update(catalogueImports)
      .set({ done, workedAt: now, ...(isDone && { state: 'done', endedAt: now }) })
      .where(eq(catalogueImports.id, running.id));
    if (!isDone) return { done, rows: running.rows };
    const { fileName, added, changed, removed } = running;
    const about = `${fileName}: ${added} new, ${changed} changed, ${removed} removed`;
    await writeAudit(tx, by, { action: 'import done', subject: running.id, about });
    return 'done';
  });
  if (outcome === 'done') await notifyWaitingCustomers(db, now);
  return outcome === 'done' ? null : outcome;
}

function over(): Refusal {
  return new Refusal(shelvesRefusals.importOver, { status: 409, id: importOver });
}
