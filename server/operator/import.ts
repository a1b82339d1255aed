/** The work of `npm run import`, in its own process or in the running shop (docs/import.md). */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReadFile } from '#server/services/import/read-file.ts';
import type { Written } from '#server/services/import/write-products.ts';
import { OperatorProblem } from './command-context.ts';

const usage = 'npm run import -- FILE.csv [--replace] [--keep-good] [--dry-run]';
/** The number of bad lines that are printed; the rest are counted. */
const maxShown = 200;

interface ImportOptions {
  path: string;
  /** True to remove products that the file does not contain. */
  replaces: boolean;
  keepsGood: boolean;
  isDryRun: boolean;
}

/** The parsed file and its options, for the writer. */
export interface GivenFile extends ImportOptions {
  file: ReadFile;
  fileName: string;
}

interface ImportParts {
  /** The maximum file size in bytes. */
  maxBytes: number;
  /** Throws an error with a sentence if the file is not a list of products. */
  read: (bytes: Buffer) => Promise<ReadFile>;
  write: (given: GivenFile) => Promise<Written>;
}

/** Parses the arguments. Throws an {@link OperatorProblem}. */
export function parseImport(words: readonly string[]): ImportOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'keep-good': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    const { replace: replaces, 'keep-good': keepsGood, 'dry-run': isDryRun } = values;
    if (path && more.length === 0) return { path, replaces, keepsGood, isDryRun };
  } catch {
    // An unknown option: the error below shows the usage.
  }
  throw new OperatorProblem(`Name one file: ${usage}`);
}

/**
 * Reads the file, reports its contents, and imports it. Throws an {@link OperatorProblem} or a
 * refusal.
 */
export async function runImport(
  words: readonly string[],
  { maxBytes, read, write }: ImportParts,
  say: (line: string) => void,
): Promise<void> {
  const options = parseImport(words);
  const file = await read(await bytesOf(options.path, maxBytes));
  report(file, say);
  if (file.bad.length > 0 && !options.keepsGood)
    throw new OperatorProblem(
      'Nothing was imported. Correct the lines above, or import the good ones alone with --keep-good.',
    );
  if (options.isDryRun) {
    say('A dry run: nothing was changed.');
    return;
  }
  const startedAt = Date.now();
  const written = await write({ ...options, file, fileName: basename(options.path) });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(
    `Imported: ${written.added} added, ${written.changed} changed, ${written.removed} removed (${seconds} s).`,
  );
}

async function bytesOf(path: string, maxBytes: number): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes)
      throw new OperatorProblem(
        `The file ${path} has more than ${Math.floor(maxBytes / 1_000_000)} MB: stop the shop, or divide it.`,
      );
    return await readFile(path);
  } catch (failure) {
    if (failure instanceof OperatorProblem) throw failure;
    throw new OperatorProblem(`The file ${path} cannot be opened.`);
  }
}

function report(file: ReadFile, say: (line: string) => void): void {
  say(
    `Read ${file.lines} lines (${file.encoding}): ${file.products.length} products, ` +
      `${file.flagged.length} lines without a price, ${file.bad.length} bad lines.`,
  );
  if (file.encoding === 'windows-1252')
    say('The file is not UTF-8: it was read as windows-1252, which has no Bengali characters.');
  const { mapped, unused } = file.headings;
  for (const { heading, column } of mapped) say(`The column “${heading}” is read as ${column}.`);
  for (const { heading, column } of unused)
    say(`The column “${heading}” is not used.${column ? ` Did you mean ${column}?` : ''}`);
  if (file.flagged.length > 0)
    say(
      `Without a price, listed but not for sale: lines ${file.flagged.slice(0, 20).join(', ')}${file.flagged.length > 20 ? ', …' : ''}`,
    );
  sayLines(file.bad, say);
}

/** Prints the wrong lines with their reasons. */
export function sayLines(
  lines: readonly { line: number; sentence: string }[],
  say: (line: string) => void,
): void {
  for (const { line, sentence } of lines.slice(0, maxShown)) say(`Line ${line}: ${sentence}`);
  if (lines.length > maxShown) say(`… and ${lines.length - maxShown} more.`);
}
