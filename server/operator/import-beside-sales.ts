/** `npm run import` in the shop that runs: as the counter imports, portion after portion, while customers buy (running-13). */
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

/** Bytes: a list of a hundred thousand products has half of them. */
const mostBytes = 32_000_000;
/** Milliseconds between two looks at an import that another process works on. */
const lookEvery = 1_000;
/** Of it is said how far it is. */
const steps = 10;

interface Parts {
  db: Database;
  now: () => Date;
}

/** Says how far it is meanwhile. Throws an {@link OperatorProblem}, or the shop's refusal. */
export function importBesideSales(
  { words, actor }: { words: readonly string[]; actor: string },
  parts: Parts,
  say: (line: string) => void,
): Promise<void> {
  const write = (given: GivenFile) => importFile(parts, given, actor, say);
  return runImport(words, { most: mostBytes, read: readUploadedCatalogue, write }, say);
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
    // Who called cannot look at it: it is not kept for the counter.
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
  let said = 0;
  for (;;) {
    await continueImport(db, now, ({ done, rows }) => {
      const step = Math.floor((done * steps) / Math.max(rows, 1));
      if (step > said && done < rows) say(`${done} of ${rows} rows are written…`);
      said = step;
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
