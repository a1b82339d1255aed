/** A thread of its own for reading PDFs: one that never ends can be stopped without stopping the shop. */
import { parentPort } from 'node:worker_threads';
import { problemWithPdf } from './read-pdf.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  void problemWithPdf(bytes).then((problem) => parentPort?.postMessage({ problem }, []));
});
parentPort?.postMessage('ready', []);
