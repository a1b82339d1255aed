/** Prepares a picked file for upload, or returns the reason why it cannot be uploaded. */
import { isCutOff, isOtherPicture, mimeOfContent } from '#domain/prescription-file.ts';
import { photoProblem, type PhotoProblem } from '#domain/submission.ts';
import { shrinkPhoto, type PhotoBytes } from './shrink.ts';

export type Prepared = PhotoBytes | { problem: PhotoProblem };

/**
 * Shrinks pictures, which drops EXIF, and leaves documents unchanged. Starts reading the file
 * immediately.
 */
export async function preparePhoto(file: Blob): Promise<Prepared> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: 'photo-empty' };
  const drawn = await shrinkPhoto({ bytes, mime: file.type });
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
