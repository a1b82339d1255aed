/**
 * Runs a step once the browser has painted what stands now: what a finger waits for comes
 * first, what only follows it comes a frame later.
 */
export function afterPaint(step: () => void): void {
  requestAnimationFrame(() => setTimeout(step));
}
