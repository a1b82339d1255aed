/**
 * The worker that reads PDF pages. pdf.js skips a picture that it cannot decode or that is too large:
 * `render` resolves all the same, also with `stopAtErrors`. Only the worker's console reports it, so
 * the console is wrapped here and the page is told.
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
