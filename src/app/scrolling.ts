import type { ShopRouter } from './router.ts';

/** An upper limit for the duration of a smooth scroll to the top, in milliseconds. */
const longestWay = 1_500;

/**
 * Sets the scroll behaviour of the router for each navigation. A push or replace scrolls smoothly
 * to the top, or instantly under reduced motion; Back and Forward restore the reader's position
 * instantly (shell-51, shell-52). Returns a function that stops it.
 */
export function scrollSmoothly(router: ShopRouter): () => void {
  const visited = new Set([entryOf(router.latestLocation)]);
  let underWayUntil = 0;
  let letGo = (): void => undefined;
  const stops = [
    router.subscribe('onBeforeLoad', ({ toLocation }) => {
      letGo();
      const entry = entryOf(toLocation);
      const isNew = !visited.has(entry);
      visited.add(entry);
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      router.options.scrollRestorationBehavior = isNew && !isCalm ? 'smooth' : 'instant';
    }),
    router.subscribe('onRendered', () => {
      if (router.options.scrollRestorationBehavior === 'smooth') {
        underWayUntil = performance.now() + longestWay;
      } else if (performance.now() < underWayUntil) {
        underWayUntil = 0;
        letGo = holdPlace(window.scrollY);
      }
    }),
  ];
  return () => {
    letGo();
    stops.forEach((stop) => stop());
  };
}

/**
 * Holds a scroll position for three frames. Chromium adds the last steps of an interrupted smooth
 * scroll to the new position, up to a hundred pixels under load.
 */
function holdPlace(place: number): () => void {
  let frames = 3;
  let next = requestAnimationFrame(hold);
  function hold(): void {
    if (window.scrollY !== place) window.scrollTo({ top: place, behavior: 'instant' });
    frames -= 1;
    if (frames > 0) next = requestAnimationFrame(hold);
  }
  return () => cancelAnimationFrame(next);
}

/**
 * The key of an entry in the browser's history. Back leads to an existing entry; a push or replace
 * creates a new one.
 */
function entryOf(location: ShopRouter['latestLocation']): string {
  return location.state.__TSR_key ?? location.href;
}
