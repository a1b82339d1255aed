/** The work of `npm run import`, in its own process or in the running shop (docs/import.md). */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { columnMapping, type ColumnQuestion } from '#contract/counter/imports.ts';
import type { ColumnMapping } from '#domain/import-columns.ts';
import type { ReadFile, ReadOptions } from '#server/services/import/read-file.ts';
import { UnreadableFile } from '#server/services/import/unreadable-file.ts';
import type { Written } from '#server/services/import/write-products.ts';
import { OperatorProblem } from './command-context.ts';

const usage = 'npm run import -- FILE [--mapping FILE.json] [--replace] [--keep-good] [--dry-run]';
/** The number of bad lines that are printed; the rest are counted. */
const maxShown = 200;
const maxMappingBytes = 100_000;

interface ImportOptions {
  path: string;
  /** The path of a JSON file with a `ColumnMapping`; '' if the headings are recognised. */
  mappingPath: string;
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
  /** Throws {@link UnreadableFile} or a refusal if the file is not a list of products. */
  read: (bytes: Buffer, options: ReadOptions) => Promise<ReadFile>;
  write: (given: GivenFile) => Promise<Written>;
}

/** Parses the arguments. Throws an {@link OperatorProblem}. */
export function parseImport(words: readonly string[]): ImportOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        mapping: { type: 'string', default: '' },
        replace: { type: 'boolean', default: false },
        'keep-good': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    const { mapping: mappingPath, replace: replaces } = values;
    const { 'keep-good': keepsGood, 'dry-run': isDryRun } = values;
    if (path && more.length === 0) return { path, mappingPath, replaces, keepsGood, isDryRun };
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
  const mapping = options.mappingPath ? await mappingOf(options.mappingPath) : undefined;
  const bytes = await bytesOf(options.path, maxBytes);
  const file = await read(bytes, { mapping }).catch((failure: unknown) => {
    if (!(failure instanceof UnreadableFile)) throw failure;
    if (failure.question) sayColumns(failure.question, say);
    throw new OperatorProblem(failure.message);
  });
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

/** Prints the columns of an unknown file, and a mapping to begin with. */
function sayColumns({ headings, guesses }: ColumnQuestion, say: (line: string) => void): void {
  say(`The columns of the file: ${headings.map((heading) => `“${heading}”`).join(', ')}`);
  say(
    'Write a mapping, our columns to those of the file (docs/import.md), and add --mapping FILE.',
  );
  say(`A mapping to begin with: ${JSON.stringify(guesses)}`);
}

async function mappingOf(path: string): Promise<ColumnMapping> {
  const bytes = await bytesOf(path, maxMappingBytes);
  const text = bytes.toString().replace(/^\ufeff/, '');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), columnMapping), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue);
  throw new OperatorProblem(
    `The mapping ${path} must be JSON with one of our columns and a heading in each line, such as {"name": "Item"}${where ? `. Wrong: ${where}` : ''}.`,
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
