import type { ShopRouter } from './router.ts';

/**
 * A push or replace scrolls smoothly to the top, at once under reduced motion;
 * Back and Forward return at once to where the reader was (shell-51,
 * shell-52). The router scrolls; this says how.
 */
export function scrollSmoothly(router: ShopRouter): () => void {
  const visited = new Set([entryOf(router.latestLocation)]);
  return router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const entry = entryOf(toLocation);
    const isNew = !visited.has(entry);
    visited.add(entry);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    router.options.scrollRestorationBehavior = isNew && !isCalm ? 'smooth' : 'instant';
  });
}

/** An entry of the browser's history: Back leads to the same one, a push or replace makes a new one. */
function entryOf(location: ShopRouter['latestLocation']): string {
  return location.state.__TSR_key ?? location.href;
}
