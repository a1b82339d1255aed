/** Has PDFs read by a thread, one after the other, each within its time. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#server/project-root.ts';
import type { PdfProblem } from './read-pdf.ts';

/** Milliseconds; a scan of 10 MB takes a tenth of a second. */
const mostTime = 10_000;
const memory = { maxOldGenerationSizeMb: 256 };

let thread: Promise<Worker> | null = null;
let before: Promise<unknown> = Promise.resolve();

/** Why the PDF may not be kept; null for a plain one. One that takes too long or too much memory is damaged. */
export function checkPdf(content: Buffer, time = mostTime): Promise<PdfProblem | null> {
  const checked = before.then(() => askThread(content, time));
  before = checked.catch(() => null);
  return checked;
}

async function askThread(content: Buffer, time: number): Promise<PdfProblem | null> {
  thread ??= startThread();
  const worker = await thread;
  return new Promise((resolve) => {
    const giveUp = () => {
      thread = null;
      void worker.terminate();
      end('damaged');
    };
    const timer = setTimeout(giveUp, time);
    const onMessage = ({ problem }: { problem: PdfProblem | null }) => end(problem);
    const end = (problem: PdfProblem | null) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', giveUp);
      resolve(problem);
    };
    worker.on('message', onMessage).on('error', giveUp);
    worker.postMessage(new Uint8Array(content), []);
  });
}

/** Resolves when the thread can be asked; it never keeps the shop from stopping. */
function startThread(): Promise<Worker> {
  const worker = isBundled
    ? new Worker(join(projectRoot(), 'dist', 'server', 'pdf-worker.js'), { resourceLimits: memory })
    : new Worker(fromSource, { eval: true, resourceLimits: memory });
  worker.unref();
  const starting = new Promise<Worker>((resolve, reject) => {
    worker.once('message', () => resolve(worker.off('error', reject)));
    worker.once('error', reject);
  });
  // One that dies between two files is missed by nobody: the next file starts another.
  const forget = () => {
    if (thread === starting) thread = null;
  };
  worker.on('error', forget).once('exit', forget);
  return starting;
}

const isBundled = !import.meta.url.endsWith('.ts');

/** In development and tests nothing is built, and Node 20 reads no types. */
const fromSource = `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(pathToFileURL(join(projectRoot(), 'server', 'services', 'uploads', 'pdf', 'pdf-worker.ts')).href)});
  });
`;
