import { isInsideApp } from '#parts/share/inside-app.ts';

/** The time within which a browser that can print fires `beforeprint`, in milliseconds. */
const printStartMs = 1_000;

/**
 * Opens the print dialog. The page has the title `name` meanwhile, because it becomes the file name
 * of a PDF. Calls `onKnown` with whether this browser can print. Browsers inside other apps cannot,
 * and some of them fail silently.
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
    // A slow phone may start after the title was already restored.
    document.title = name;
    onKnown(true);
  };
  document.title = name;
  window.addEventListener('beforeprint', begin, { once: true });
  window.addEventListener('afterprint', giveBack, { once: true });
  window.print();
}
