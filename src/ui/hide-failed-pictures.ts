import { hasFailed } from './failed-pictures.ts';

/**
 * Pictures that cannot be had leave their ground empty instead of the browser's
 * broken icon; also those that failed before anybody listened. Call once.
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
