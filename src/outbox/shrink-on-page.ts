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
    // So a browser says that it does not know the option; of a picture that it cannot read it says something else.
    if (!(failure instanceof TypeError)) throw failure;
    return (await import('./open-as-image.ts')).openAsImage(photo);
  }
}

/** As {@link shrinkPhoto}, in a page. */
export async function shrinkOnPage(photo: PhotoBytes, look?: Look): Promise<PhotoBytes> {
  if (typeof OffscreenCanvas !== 'undefined') return shrinkPhoto(photo, look, paintOffscreen, open);
  // Where its code cannot be had either, the photo goes as it is.
  const part = await import('./paint-on-page.ts').catch(() => null);
  return part ? shrinkPhoto(photo, look, part.paintOnPage, open) : photo;
}
