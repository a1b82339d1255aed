import type { ShopRouter } from './router.ts';

/**
 * Dispatches a scroll event after each render. The router stores the scroll position of a page only
 * after such an event, and a busy browser fires its own only after the tap that leaves the page
 * (shell-52).
 */
export function dispatchScrollAfterRender(router: ShopRouter): void {
  router.subscribe('onRendered', () => document.dispatchEvent(new Event('scroll')));
}
