/** True for a picture that has been asked for and cannot be shown; a lazy one that nobody saw yet has not failed. */
export function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}
