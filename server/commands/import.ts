/**
 * `npm run import -- FILE [--mapping FILE.json] [--replace] [--keep-good] [--dry-run]`: imports a
 * real catalogue (docs/import.md).
 */
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { isUnseeded, seed } from '#demo/demo.ts';
import { parseImport, runImport, type GivenFile } from '#server/operator/import.ts';
import { readCatalogueFile } from '#server/services/import/read-file.ts';
import {
  RefusedLine,
  writeProducts,
  type Written,
} from '#server/services/import/write-products.ts';
import { CommandProblem, runWhereDataIs, sayLine } from './run.ts';

/**
 * Parses the arguments before the data is opened, and makes the paths absolute, so that the running
 * shop finds the files too.
 */
async function readWords(): Promise<string[]> {
  const { path, mappingPath, replaces, keepsGood, isDryRun } = parseImport(process.argv.slice(2));
  const flags = { '--replace': replaces, '--keep-good': keepsGood, '--dry-run': isDryRun };
  const given = Object.entries(flags).flatMap(([flag, isGiven]) => (isGiven ? [flag] : []));
  const mapping = mappingPath ? ['--mapping', resolve(mappingPath)] : [];
  return [...given, ...mapping, '--', resolve(path)];
}

/**
 * Writes everything in one transaction: the shop is stopped, or PostgreSQL isolates its customers.
 */
async function writeHere(
  db: Database,
  isDemonstration: boolean,
  { file, replaces, keepsGood }: GivenFile,
): Promise<Written> {
  await migrate(db);
  if (await isUnseeded(db)) await seed(db, isDemonstration);
  const written = await db.transaction((tx) =>
    writeProducts(tx, file, { replace: replaces, keepsGood, now: new Date() }).catch(
      (failure: unknown) => {
        throw failure instanceof RefusedLine ? new CommandProblem(failure.message) : failure;
      },
    ),
  );
  await tidyProducts(db);
  return written;
}

/** Optional: the import is complete without it. */
async function tidyProducts(db: Database): Promise<void> {
  try {
    await db.execute(sql`vacuum analyze products`);
  } catch {
    sayLine(
      'The database could not tidy up after the import (vacuum): the shop may be slow until it does so by itself.',
    );
  }
}

await runWhereDataIs('import', readWords, (words, { db }, { isDemonstration }) =>
  runImport(
    words,
    {
      maxBytes: Infinity,
      read: readCatalogueFile,
      write: (given) => writeHere(db, isDemonstration, given),
    },
    sayLine,
  ),
);
