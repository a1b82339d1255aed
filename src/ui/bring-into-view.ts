/** Scrolls no further than until all of it is in sight, its end where it is too high for that; at once under reduced motion. */
export function bringIntoView(one: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  one.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
