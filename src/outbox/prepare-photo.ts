/** Prepares a picked file for upload, or returns the reason why it cannot be uploaded. */
import { isCutOff, isOtherPicture, mimeOfContent } from '#domain/prescription-file.ts';
import { photoProblem, type PhotoProblem } from '#domain/submission.ts';
import type { PhotoBytes } from './shrink.ts';

export type Prepared = PhotoBytes | { problem: PhotoProblem };

/**
 * Shrinks pictures, which drops EXIF, and leaves documents unchanged. Starts reading the file
 * immediately.
 */
export async function preparePhoto(file: Blob): Promise<Prepared> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: 'photo-empty' };
  const drawn = await shrunk({ bytes, mime: file.type });
  // A picture that was redrawn is valid. For any other file the content must match the type.
  if (drawn.bytes !== bytes) return drawn;
  const problem = photoProblem({ photos: [] }, bytes.byteLength);
  if (problem) return { problem };
  const content = new Uint8Array(bytes);
  if (isOtherPicture(content)) return { problem: 'photo-not-drawable' };
  const mime = mimeOfContent(file.type, content);
  if (!mime) return { problem: 'photo-unreadable' };
  return isCutOff(content) ? { problem: 'photo-cut-off' } : { bytes, mime };
}

/**
 * Shrinks a photo with lazily loaded code. If that code cannot be fetched, the photo is uploaded
 * unchanged (offline-45).
 */
export async function shrunk(
  photo: PhotoBytes,
  size: 'usual' | 'smaller' = 'usual',
): Promise<PhotoBytes> {
  const part = await import('./shrink-on-page.ts').catch(() => null);
  return part ? part.shrinkOnPage(photo, size === 'smaller' ? part.smallerLook : undefined) : photo;
}
