/** `npm run import -- FILE.csv [--replace] [--keep-good] [--dry-run]`: loads a real catalogue (docs/import.md). */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/demo/demo.ts';
import { isCatalogueEmpty } from '#server/services/catalogue/catalogue.ts';
import {
  readCatalogueFile,
  UnreadableFile,
  type ReadFile,
} from '#server/services/import/read-file.ts';
import { RefusedLine, writeProducts } from '#server/services/import/write-products.ts';
import { CommandProblem, runCommand } from './run.ts';

const usage = 'npm run import -- FILE.csv [--replace] [--keep-good] [--dry-run]';
/** Bad lines shown one by one; the rest is counted. */
const mostShown = 200;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'keep-good': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    if (path && more.length === 0) return { path, ...values };
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new CommandProblem(`Name one file: ${usage}`);
}

async function readNamed(path: string): Promise<ReadFile> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandProblem(`The file ${path} cannot be opened.`);
  });
  try {
    return readCatalogueFile(bytes);
  } catch (failure) {
    if (failure instanceof UnreadableFile) throw new CommandProblem(failure.message);
    throw failure;
  }
}

function report(file: ReadFile): void {
  console.log(
    `Read ${file.lines} lines (${file.encoding}): ${file.products.length} products, ` +
      `${file.flagged.length} lines without a price, ${file.bad.length} bad lines.`,
  );
  if (file.encoding === 'windows-1252')
    console.log(
      'The file is not UTF-8: it was read as windows-1252, which has no Bengali characters.',
    );
  if (file.flagged.length > 0)
    console.log(
      `Without a price, listed but not for sale: lines ${file.flagged.slice(0, 20).join(', ')}${file.flagged.length > 20 ? ', …' : ''}`,
    );
  for (const { line, sentence } of file.bad.slice(0, mostShown))
    console.log(`Line ${line}: ${sentence}`);
  if (file.bad.length > mostShown) console.log(`… and ${file.bad.length - mostShown} more.`);
}

await runCommand(
  async () => {
    const options = readArguments();
    const file = await readNamed(options.path);
    report(file);
    if (file.bad.length > 0 && !options['keep-good'])
      throw new CommandProblem(
        'Nothing was imported. Correct the lines above, or import the good ones alone with --keep-good.',
      );
    return { options, file };
  },
  async ({ options, file }, { db }, config) => {
    if (options['dry-run']) {
      console.log('A dry run: nothing was changed.');
      return;
    }
    const startedAt = Date.now();
    await migrate(db);
    if (await isCatalogueEmpty(db)) await seed(db, config.isDemonstration);
    const written = await db.transaction((tx) =>
      writeProducts(tx, file, {
        replace: options.replace,
        keepsGood: options['keep-good'],
        now: new Date(),
      }).catch((failure: unknown) => {
        if (failure instanceof RefusedLine) throw new CommandProblem(failure.message);
        throw failure;
      }),
    );
    await db.execute(sql`vacuum analyze products`);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `Imported: ${written.added} added, ${written.changed} changed, ${written.removed} removed (${seconds} s).`,
    );
  },
);
