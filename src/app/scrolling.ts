import type { ShopRouter } from './router.ts';

/** Longer than a browser takes for a smooth way to the top, in milliseconds. */
const longestWay = 1_500;

/**
 * A push or replace scrolls smoothly to the top, at once under reduced motion;
 * Back and Forward return at once to where the reader was (shell-51,
 * shell-52). The router scrolls; this says how.
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
 * Holds a position for three frames. Chromium adds the last steps of an interrupted smooth scroll to
 * the new position, up to a hundred pixels under load.
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

/** An entry of the browser's history: Back leads to the same one, a push or replace makes a new one. */
function entryOf(location: ShopRouter['latestLocation']): string {
  return location.state.__TSR_key ?? location.href;
}
