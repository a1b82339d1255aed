/** Making photos small in a page, older browsers included: they draw on a canvas of the page. */
import {
  fillWith,
  openBitmap,
  paintOffscreen,
  shrinkPhoto,
  type Look,
  type OpenPicture,
  type Painter,
  type PhotoBytes,
} from './shrink.ts';

const paintOnPage: Painter = (picture, width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  fillWith(canvas.getContext('2d'), picture, width, height);
  return (quality) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
        'image/jpeg',
        quality,
      );
    });
};

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
export function shrinkOnPage(photo: PhotoBytes, look?: Look): Promise<PhotoBytes> {
  const paint = typeof OffscreenCanvas === 'undefined' ? paintOnPage : paintOffscreen;
  return shrinkPhoto(photo, look, paint, open);
}
