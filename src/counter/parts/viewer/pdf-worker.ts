/**
 * The worker that reads PDF pages. pdf.js skips a picture that it cannot decode or that is too
 * large, and `render` resolves all the same, even with `stopAtErrors`. Only the worker's console
 * reports it, so this wraps `console.warn` and posts a message to the page.
 */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

const leftOut =
  /Unable to decode|Image (?:exceeded|dimensions)|ignoring (?:XObject|errors|the rest of the image)/;
const { console } = globalThis;
const warn = console.warn.bind(console);

console.warn = (...words: unknown[]) => {
  warn(...words);
  if (leftOut.test(String(words[0]))) globalThis.postMessage('left-out', { transfer: [] });
};
