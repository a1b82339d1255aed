/** Making photos small in a page, older browsers included: what only those need is fetched apart. */
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

/** So a browser says that it cannot turn what it opens; of a picture that it cannot read it says something else. */
function isUnknownOption(failure: unknown): boolean {
  return failure instanceof TypeError;
}

/** Fetches what this browser needs besides, before the first photo comes; rejects where it does not come. */
export async function readyToShrink(): Promise<void> {
  if (typeof createImageBitmap === 'undefined') return;
  if (typeof OffscreenCanvas === 'undefined') await import('./paint-on-page.ts');
  const failure = await openBitmap(new Blob()).catch((reason: unknown) => reason);
  if (isUnknownOption(failure)) await import('./open-as-image.ts');
}

/** As {@link shrinkPhoto}, in a page. */
export async function shrinkOnPage(photo: PhotoBytes, look?: Look): Promise<PhotoBytes> {
  if (typeof OffscreenCanvas !== 'undefined') return shrinkPhoto(photo, look, paintOffscreen, open);
  // Where its code cannot be had either, the photo goes as it is.
  const part = await import('./paint-on-page.ts').catch(() => null);
  return part ? shrinkPhoto(photo, look, part.paintOnPage, open) : photo;
}
