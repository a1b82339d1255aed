import { Refusal } from '#server/services/refusal.ts';
import { parseInChildProcess } from '#server/services/uploads/parse-in-child-process.ts';
import { importFileProblem } from '#text/counter/import-file.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import type { ReadFile } from './read-file.ts';

/**
 * Reads an uploaded file of products in a process of its own: one that never ends, or takes too
 * much memory, holds up no customer. Throws a refusal that says what is wrong with the file as a whole.
 */
export async function readUploadedCatalogue(bytes: Buffer): Promise<ReadFile> {
  const read = await parseInChildProcess({ kind: 'catalogue', bytes });
  if ('file' in read) return read.file;
  if (!('unreadable' in read)) throw new Refusal(shelvesRefusals.fileDamaged, { status: 415 });
  const { unreadable } = read;
  const says = [importFileProblem(unreadable, 'en'), importFileProblem(unreadable, 'bn')] as const;
  throw new Refusal(says, { status: 415 });
}
