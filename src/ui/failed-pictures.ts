/**
 * Whether a picture has failed to load. A lazy picture that has not been requested yet has not
 * failed.
 */
export function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}
