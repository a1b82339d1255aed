/**
 * Opens a photo upright as an image of the page, for browsers that cannot be told to turn what
 * they open by createImageBitmap: Chrome before 112, Safari before 17.2.
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
