import { Refusal } from '#server/services/refusal.ts';
import { parseInChildProcess } from '#server/services/uploads/parse-in-child-process.ts';
import { importFileProblem } from '#text/counter/import-file.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import type { ReadFile, ReadOptions } from './read-file.ts';
import type { Table } from './read-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Parses an uploaded product file in a child process, so that a file that takes too much time or
 * memory does not affect customers. Throws {@link UnreadableFile}, with a question if a person can
 * choose the columns, or a refusal if the file is damaged.
 */
export async function readUploadedCatalogue(
  bytes: Buffer,
  options: ReadOptions,
): Promise<ReadFile> {
  const read = await parseInChildProcess({ kind: 'catalogue', bytes, options });
  if ('file' in read) return read.file;
  if (!('unreadable' in read)) throw new Refusal(shelvesRefusals.fileDamaged, { status: 415 });
  throw new UnreadableFile(read.unreadable, read.question);
}

/** The rows of an uploaded table. Throws a refusal if the file is damaged or is no table. */
export async function readUploadedTable(bytes: Buffer): Promise<Table> {
  const read = await parseInChildProcess({ kind: 'table', bytes });
  if ('table' in read) return read.table;
  if ('unreadable' in read) throw unreadableRefusal(new UnreadableFile(read.unreadable));
  throw new Refusal(shelvesRefusals.fileDamaged, { status: 415 });
}

/** The refusal of a file that cannot be read as a whole. */
export function unreadableRefusal({ problem }: UnreadableFile): Refusal {
  const says = [importFileProblem(problem, 'en'), importFileProblem(problem, 'bn')] as const;
  return new Refusal(says, { status: 415 });
}
