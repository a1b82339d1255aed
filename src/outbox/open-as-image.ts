/**
 * Decodes a photo with its EXIF orientation through an image element, for browsers whose
 * `createImageBitmap` does not support `imageOrientation: 'from-image'`: Chrome before 112, Safari
 * before 17.2.
 */
export async function openAsImage(photo: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}
