/**
 * Renders pages of a PDF as pictures, with pdf.js in its own worker. Nothing in the file is
 * executed or shown interactively: no scripts, forms, links or annotations (docs/security.md).
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

/** A window with Trusted Types, which TypeScript's own type lacks. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy };
}

/** `in-part`: something on the page could not be drawn, and its place is white. */
export type Drawn = 'whole' | 'in-part';

export interface OpenPdf {
  pages: number;
  /**
   * Draws a page (from 1) so that its longer side has at most `maxSidePixels` device pixels.
   * Rejects if that fails, and with {@link TooSlow} after the timeout.
   */
  draw: (page: number, canvas: HTMLCanvasElement, maxSidePixels: number) => Promise<Drawn>;
  close: () => void;
}

/** The timeout in milliseconds for opening or drawing, because a hostile file may never finish. */
const timeout = 15_000;
/**
 * The maximum length of a side in pixels. A page that claims to be a poster would exhaust the
 * memory.
 */
const maxPixels = 3_000;
let worker: Worker | undefined;

/** Thrown after the timeout. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/**
 * Opens the bytes of a PDF. Rejects if they are not a PDF, and with {@link TooSlow} after the
 * timeout.
 */
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
    // pdf.js reports skipped pictures only as warnings (pdf-worker.ts).
    verbosity: VerbosityLevel.WARNINGS,
  });
  const document = await withTimeout(task.promise);
  let before: Promise<unknown> = Promise.resolve();
  return {
    pages: document.numPages,
    draw(number, canvas, maxSidePixels) {
      // Pages are drawn one after the other, so that a skipped picture is attributed to the right
      // page.
      const drawn = before.then(() =>
        watched(reader, () => drawPage(document, number, canvas, maxSidePixels)),
      );
      before = drawn.catch(() => undefined);
      return drawn;
    },
    close: () => void task.destroy(),
  };
}

/**
 * Terminates the worker after the timeout, which frees its memory. The next file gets a new one.
 */
async function withTimeout<T>(work: Promise<T>, stop = () => {}): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Reject first, because the stopped work rejects too, with another error.
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
