/** Shrinks photos in a page. The code for older browsers is loaded separately. */
import {
  openBitmap,
  paintOffscreen,
  shrinkPhoto,
  type Look,
  type OpenPicture,
  type PhotoBytes,
} from './shrink.ts';

export { smallerLook } from './shrink.ts';

async function open(photo: Blob): Promise<OpenPicture> {
  try {
    return await openBitmap(photo);
  } catch (failure) {
    if (!isUnknownOption(failure)) throw failure;
    return (await import('./open-as-image.ts')).openAsImage(photo);
  }
}

/**
 * Browsers throw a TypeError for an unsupported option, and another error for an undecodable
 * picture.
 */
function isUnknownOption(failure: unknown): boolean {
  return failure instanceof TypeError;
}

/**
 * Prefetches the code that this browser needs, before the first photo. Rejects if it cannot be
 * fetched.
 */
export async function readyToShrink(): Promise<void> {
  if (typeof createImageBitmap === 'undefined') return;
  if (typeof OffscreenCanvas === 'undefined') await import('./paint-on-page.ts');
  const failure = await openBitmap(new Blob()).catch((reason: unknown) => reason);
  if (isUnknownOption(failure)) await import('./open-as-image.ts');
}

/** Same as {@link shrinkPhoto}, in a page. */
export async function shrinkOnPage(photo: PhotoBytes, look?: Look): Promise<PhotoBytes> {
  if (typeof OffscreenCanvas !== 'undefined') return shrinkPhoto(photo, look, paintOffscreen, open);
  // If the code cannot be fetched, the photo is uploaded unchanged.
  const part = await import('./paint-on-page.ts').catch(() => null);
  return part ? shrinkPhoto(photo, look, part.paintOnPage, open) : photo;
}
