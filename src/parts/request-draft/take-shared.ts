import type { LetterPhoto } from '#domain/outbox-letter.ts';
import type { AttachProblem } from '#domain/prescription-file.ts';
import { forgetShared, type SharedFile } from '#outbox/shared.ts';
import { attachPhoto, attachReady } from '#outbox/write.ts';
import { attachProblem } from './picked-files.ts';

/** The draft's photos with the file among them, or why it could not join. */
export type Taken = { problem: AttachProblem } | { problem: null; photos: LetterPhoto[] };

/** Moves a shared file into the draft of that id. One for which there is no room now waits on. */
export async function takeShared(id: string, file: SharedFile): Promise<Taken> {
  if (file.problem) {
    await forgetShared(file.key);
    return { problem: file.problem };
  }
  const written = await (file.isShrunk
    ? attachReady(id, file)
    : attachPhoto(id, new Blob([file.bytes], { type: file.mime })));
  const problem = written.saved ? null : attachProblem(written.problem);
  if (problem !== 'not-saved') await forgetShared(file.key);
  return written.saved
    ? { problem: null, photos: written.letter.photos }
    : { problem: problem ?? 'not-saved' };
}
