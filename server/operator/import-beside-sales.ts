/**
 * `npm run import` in the running shop. It works as an import at the counter does: portion by
 * portion, while customers buy (running-13).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { continueImport, startImport } from '#server/services/import/import-jobs.ts';
import { readUploadedCatalogue } from '#server/services/import/read-uploaded.ts';
import {
  dropUnrun,
  findImport,
  readImport,
  stateOf,
} from '#server/services/import/stored-imports.ts';
import type { Written } from '#server/services/import/write-products.ts';
import { OperatorProblem } from './command-context.ts';
import { runImport, sayLines, type GivenFile } from './import.ts';

/** Bytes; twice the size of a list of 100,000 products. */
const maxBytes = 32_000_000;
/** Milliseconds between two checks of an import that another process runs. */
const lookEvery = 1_000;
/** The number of progress messages. */
const steps = 10;

interface Parts {
  db: Database;
  now: () => Date;
}

/**
 * Imports the file and reports the progress. Throws an {@link OperatorProblem} or the shop's
 * refusal.
 */
export function importBesideSales(
  { words, actor }: { words: readonly string[]; actor: string },
  parts: Parts,
  say: (line: string) => void,
): Promise<void> {
  const write = (given: GivenFile) => importFile(parts, given, actor, say);
  return runImport(words, { maxBytes, read: readUploadedCatalogue, write }, say);
}

async function importFile(
  { db, now }: Parts,
  given: GivenFile,
  actor: string,
  say: (line: string) => void,
): Promise<Written> {
  const id = await readImport(db, given, { actor, now: now() });
  try {
    const { refused, refusedLines } = stateOf(await findImport(db, id));
    if (refused > 0 && !given.keepsGood) {
      sayLines(refusedLines, say);
      throw new OperatorProblem('Nothing was imported.');
    }
    await startImport(db, id, { actor, now: now() });
  } catch (failure) {
    // Removes the import from the counter's list, because the caller works at the command line and
    // cannot see it there.
    await dropUnrun(db, id);
    throw failure;
  }
  return untilDone({ db, now }, id, say);
}

async function untilDone(
  { db, now }: Parts,
  id: string,
  say: (line: string) => void,
): Promise<Written> {
  let reportedStep = 0;
  for (;;) {
    await continueImport(db, now, ({ done, rows }) => {
      const step = Math.floor((done * steps) / Math.max(rows, 1));
      if (step > reportedStep && done < rows) say(`${done} of ${rows} rows are written…`);
      reportedStep = step;
    });
    const { state, done, rows, refusedLines, ...written } = stateOf(await findImport(db, id));
    if (state === 'done') return written;
    if (state === 'failed') {
      sayLines(refusedLines.slice(0, 1), say);
      throw new OperatorProblem(`The import ended after row ${done} of ${rows}.`);
    }
    if (state !== 'running')
      throw new OperatorProblem(
        `Somebody stopped the import after row ${done} of ${rows}: at the counter it can be gone on with.`,
      );
    await wait(lookEvery);
  }
}
