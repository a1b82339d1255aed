import { fillWith, type Painter } from './shrink.ts';

/** Draws on a canvas element of the page, for browsers without `OffscreenCanvas`. */
export const paintOnPage: Painter = (picture, width, height) => {
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
