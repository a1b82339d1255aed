import { hasFailed } from './failed-pictures.ts';

/**
 * Hides pictures that failed to load, so that their background is shown instead of the browser's
 * broken-image icon. Includes those that failed before this ran. Call it once.
 */
export function hideFailedPictures(): void {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) {
      target.toggleAttribute('data-failed', type === 'error');
    }
  };
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  for (const image of document.querySelectorAll('img'))
    image.toggleAttribute('data-failed', hasFailed(image));
}
