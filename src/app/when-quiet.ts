/**
 * Runs a step after the page has loaded, when the browser is idle: after 4 seconds at the latest,
 * or after 1 second in a browser without `requestIdleCallback`.
 */
export function whenQuiet(step: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(step, { timeout: 4_000 });
    else setTimeout(step, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
