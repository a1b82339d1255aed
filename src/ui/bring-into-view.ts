/**
 * Scrolls just far enough to show the whole element, or its end if it is taller than the viewport.
 * The scroll is instant under reduced motion.
 */
export function bringIntoView(one: Element): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  one.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
