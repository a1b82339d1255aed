import type { ShopRouter } from './router.ts';

/**
 * The router writes down the place of a page that has told it of a scroll, and a busy browser tells it
 * after the tap that leads away: each page tells it once it stands (shell-52).
 */
export function rememberPlaces(router: ShopRouter): void {
  router.subscribe('onRendered', () => document.dispatchEvent(new Event('scroll')));
}
