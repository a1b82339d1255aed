/** Making photos small in a page, older browsers included: they draw on a canvas of the page. */
import {
  fillWith,
  paintOffscreen,
  shrinkPhoto,
  type Look,
  type Painter,
  type PhotoBytes,
} from './shrink.ts';

const paintOnPage: Painter = (bitmap, width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  fillWith(canvas.getContext('2d'), bitmap, width, height);
  return (quality) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
        'image/jpeg',
        quality,
      );
    });
};

/** As {@link shrinkPhoto}, in a page. */
export function shrinkOnPage(photo: PhotoBytes, look?: Look): Promise<PhotoBytes> {
  const paint = typeof OffscreenCanvas === 'undefined' ? paintOnPage : paintOffscreen;
  return shrinkPhoto(photo, look, paint);
}
