/**
 * Pages of a PDF as pictures, drawn by pdf.js in a worker of its own. Nothing in the file runs:
 * no scripts, no forms, no links, no annotations (docs/security.md).
 */
import { AnnotationMode, getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url';

interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

/** A window that has Trusted Types, which TypeScript's own does not know. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy };
}

export interface OpenPdf {
  pages: number;
  /** Draws a page (from 1) as wide or high as `longest` device pixels at most. Rejects where it cannot. */
  draw: (page: number, canvas: HTMLCanvasElement, longest: number) => Promise<void>;
  close: () => void;
}

/** Longer sides than this are drawn smaller: a page that claims to be a poster would take the memory. */
const mostPixels = 3_000;
let script: string | undefined;

/** Opens the bytes of a PDF. Rejects where they are none. */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  GlobalWorkerOptions.workerPort ??= new Worker((script ??= trusted()), {
    type: 'module',
    name: 'pdf',
  });
  const task = getDocument({
    data,
    enableXfa: false,
    disableFontFace: false,
    useSystemFonts: true,
    useWasm: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
  });
  const document = await task.promise;
  return {
    pages: document.numPages,
    async draw(number, canvas, longest) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(longest, mostPixels) / Math.max(width, height, 1);
      const viewport = page.getViewport({ scale });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({
        canvas,
        viewport,
        annotationMode: AnnotationMode.DISABLE,
      }).promise;
    },
    close: () => void task.destroy(),
  };
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
