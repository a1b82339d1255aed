/** Runs a step when the page has been painted and the phone has a moment. */
export function whenQuiet(step: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(step, { timeout: 4_000 });
    else setTimeout(step, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
