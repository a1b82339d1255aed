import { isInsideApp } from '#parts/share/inside-app.ts';

/** By when a browser that prints has begun, in milliseconds. */
const printStartMs = 1_000;

/**
 * Opens the browser's printing under a title that becomes the file's name where
 * a PDF is saved; the page has its own back afterwards. Says whether this
 * browser prints: those inside other apps do not, and not all of them say so.
 */
export function printAs(name: string, onKnown: (canPrint: boolean) => void): void {
  if (typeof window.print !== 'function' || isInsideApp()) return onKnown(false);
  const { title } = document;
  const giveBack = (): void => {
    if (document.title === name) document.title = title;
  };
  const waiting = setTimeout(() => {
    giveBack();
    onKnown(false);
  }, printStartMs);
  const begin = (): void => {
    clearTimeout(waiting);
    // A slow phone begins after the title was given back.
    document.title = name;
    onKnown(true);
  };
  document.title = name;
  window.addEventListener('beforeprint', begin, { once: true });
  window.addEventListener('afterprint', giveBack, { once: true });
  window.print();
}
