import { forgetShared, type SharedFile } from '#outbox/photos/shared.ts';
import { attachPhoto, attachReady } from '#outbox/write.ts';
import { attachProblem, type Taken } from '#parts/draft/picked-files.ts';

/** Moves a shared file into the draft of that id. One for which there is no room now waits on. */
export async function takeShared(id: string, file: SharedFile): Promise<Taken> {
  if (file.problem) {
    await forgetShared(file.key);
    return { problem: file.problem };
  }
  const written = await (file.isShrunk
    ? attachReady(id, file)
    : attachPhoto(id, new Blob([file.bytes], { type: file.mime }), file.name));
  const problem = written.saved ? null : attachProblem(written.problem);
  if (problem !== 'not-saved') await forgetShared(file.key);
  return written.saved
    ? { problem: null, photos: written.submission.photos }
    : { problem: problem ?? 'not-saved' };
}
