import { Refusal } from '#server/services/refusal.ts';
import { parseInChildProcess } from '#server/services/uploads/parse-in-child-process.ts';
import { importFileProblem } from '#text/counter/import-file.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import type { ReadFile } from './read-file.ts';

/**
 * Parses an uploaded product file in a child process, so that a file that takes too much time or
 * memory does not affect customers. Throws a refusal that describes the problem if the file as a
 * whole is unreadable.
 */
export async function readUploadedCatalogue(bytes: Buffer): Promise<ReadFile> {
  const read = await parseInChildProcess({ kind: 'catalogue', bytes });
  if ('file' in read) return read.file;
  if (!('unreadable' in read)) throw new Refusal(shelvesRefusals.fileDamaged, { status: 415 });
  const { unreadable } = read;
  const says = [importFileProblem(unreadable, 'en'), importFileProblem(unreadable, 'bn')] as const;
  throw new Refusal(says, { status: 415 });
}
