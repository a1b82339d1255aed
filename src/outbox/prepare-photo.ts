/** A picked file as it goes to the pharmacy, or why it cannot. */
import { isCutOff, isOtherPicture, mimeOfContent } from '#domain/prescription-file.ts';
import { photoProblem, type PhotoProblem } from '#domain/submission.ts';
import type { PhotoBytes } from './shrink.ts';

export type Prepared = PhotoBytes | { problem: PhotoProblem };

/** Pictures are drawn small, which drops EXIF; documents stay as they are. Begins to read at once. */
export async function preparePhoto(file: Blob): Promise<Prepared> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: 'photo-empty' };
  const drawn = await shrunk({ bytes, mime: file.type });
  // What was drawn here is a picture for certain; anything else must be what it is called.
  if (drawn.bytes !== bytes) return drawn;
  const problem = photoProblem({ photos: [] }, bytes.byteLength);
  if (problem) return { problem };
  const content = new Uint8Array(bytes);
  if (isOtherPicture(content)) return { problem: 'photo-not-drawable' };
  const mime = mimeOfContent(file.type, content);
  if (!mime) return { problem: 'photo-unreadable' };
  return isCutOff(content) ? { problem: 'photo-cut-off' } : { bytes, mime };
}

/** What makes photos small comes once their form stands; where it could not be had, a file goes as it is (offline-45). */
export async function shrunk(
  photo: PhotoBytes,
  size: 'usual' | 'smaller' = 'usual',
): Promise<PhotoBytes> {
  const part = await import('./shrink-on-page.ts').catch(() => null);
  return part ? part.shrinkOnPage(photo, size === 'smaller' ? part.smallerLook : undefined) : photo;
}
