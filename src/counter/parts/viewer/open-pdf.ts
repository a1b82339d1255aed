/**
 * Pages of a PDF as pictures, drawn by pdf.js in a worker of its own. Nothing in the file runs:
 * no scripts, no forms, no links, no annotations (docs/security.md).
 */
import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfDecoders } from './pdf-decoders.ts';
import workerAddress from './pdf-worker.ts?worker&url';

interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

/** A window that has Trusted Types, which TypeScript's own does not know. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy };
}

/** `in-part`: something on the page could not be drawn; where it stands is white. */
export type Drawn = 'whole' | 'in-part';

export interface OpenPdf {
  pages: number;
  /** Draws a page (from 1) as wide or high as `maxSidePixels` device pixels at most. Rejects where it cannot; with {@link TooSlow} where it takes too long. */
  draw: (page: number, canvas: HTMLCanvasElement, maxSidePixels: number) => Promise<Drawn>;
  close: () => void;
}

/** Milliseconds that opening or drawing may take: a hostile file may never end. */
const timeout = 15_000;
/** Longer sides than this are drawn smaller: a page that claims to be a poster would take the memory. */
const maxPixels = 3_000;
let worker: Worker | undefined;

/** Drawing it takes longer than anybody waits. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Opens the bytes of a PDF. Rejects where they are none, with {@link TooSlow} where that takes too long. */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  const reader = (worker ??= new Worker(trusted(), { type: 'module', name: 'pdf' }));
  GlobalWorkerOptions.workerPort = reader;
  const task = getDocument({
    data,
    enableXfa: false,
    disableFontFace: false,
    useSystemFonts: true,
    BinaryDataFactory: PdfDecoders,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
    // What is left out is told as a warning (pdf-worker.ts).
    verbosity: VerbosityLevel.WARNINGS,
  });
  const document = await withTimeout(task.promise);
  let before: Promise<unknown> = Promise.resolve();
  return {
    pages: document.numPages,
    draw(number, canvas, maxSidePixels) {
      // One after the other, so that what is left out is known of its page.
      const drawn = before.then(() =>
        watched(reader, () => drawPage(document, number, canvas, maxSidePixels)),
      );
      before = drawn.catch(() => undefined);
      return drawn;
    },
    close: () => void task.destroy(),
  };
}

/** Ends the worker, with what it holds, where this takes too long; the next file gets a new one. */
async function withTimeout<T>(work: Promise<T>, stop = () => {}): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // First: what is stopped rejects too, with a reason of its own.
      reject(new TooSlow('The PDF takes too long.'));
      stop();
      worker?.terminate();
      worker = undefined;
    }, timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function watched(reader: Worker, draw: () => Promise<void>): Promise<Drawn> {
  let drawn: Drawn = 'whole';
  const listen = ({ data }: MessageEvent): void => {
    if (data === 'left-out') drawn = 'in-part';
  };
  reader.addEventListener('message', listen);
  try {
    await draw();
    return drawn;
  } finally {
    reader.removeEventListener('message', listen);
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  maxSidePixels: number,
): Promise<void> {
  const page = await withTimeout(document.getPage(number));
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(maxSidePixels, maxPixels) / Math.max(width, height, 1);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const drawing = page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE });
  await withTimeout(drawing.promise, () => drawing.cancel());
}

function trusted(): string {
  const { trustedTypes }: TrustingWindow = window;
  const policy = trustedTypes?.createPolicy('nirog#worker', {
    createScriptURL: (url) => {
      if (url !== workerAddress) throw new TypeError(`${url} is not the PDF worker`);
      return url;
    },
  });
  return policy?.createScriptURL(workerAddress) ?? workerAddress;
}
