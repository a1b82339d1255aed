/**
 * Runs a step after the next paint. The result of a tap is painted first; counts and announcements
 * follow a frame later.
 */
export function afterPaint(step: () => void): void {
  requestAnimationFrame(() => setTimeout(step));
}
