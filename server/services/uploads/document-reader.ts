/** Has documents read by a thread, one after the other, each within its time. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#server/project-root.ts';
import type { Asked, Read } from './document-worker.ts';

/** Milliseconds; a scan of 10 MB takes a tenth of a second. */
const mostTime = 10_000;
const memory = { maxOldGenerationSizeMb: 256 };

let thread: Promise<Worker> | null = null;
let before: Promise<unknown> = Promise.resolve();

/** The document as it may be kept, or why it may not. One that takes too long or too much memory is damaged. */
export function readDocument(kind: Asked['kind'], content: Buffer, time = mostTime): Promise<Read> {
  const read = before.then(() => askThread({ kind, bytes: new Uint8Array(content) }, time));
  before = read.catch(() => null);
  return read;
}

async function askThread(asked: Asked, time: number): Promise<Read> {
  thread ??= startThread();
  const worker = await thread;
  return new Promise((resolve) => {
    const giveUp = () => {
      thread = null;
      void worker.terminate();
      end({ problem: 'damaged' });
    };
    const timer = setTimeout(giveUp, time);
    const onMessage = (answer: Read) => end(answer);
    const end = (answer: Read) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', giveUp);
      resolve(answer);
    };
    worker.on('message', onMessage).on('error', giveUp);
    worker.postMessage(asked, []);
  });
}

/** Resolves when the thread can be asked; it never keeps the shop from stopping. */
function startThread(): Promise<Worker> {
  const worker = isBundled
    ? new Worker(join(projectRoot(), 'dist', 'server', 'document-worker.js'), {
        resourceLimits: memory,
      })
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
    return import(${JSON.stringify(pathToFileURL(join(projectRoot(), 'server', 'services', 'uploads', 'document-worker.ts')).href)});
  });
`;
