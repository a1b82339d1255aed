/**
 * The worker that pages of a PDF are read in: pdf.js's own, which passes over what it cannot draw and
 * writes that on the console alone. Here it tells the page too, for white is no answer to who reads.
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
