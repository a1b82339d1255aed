/** A thread of its own for reading documents: one that never ends can be stopped without stopping the shop. */
import { parentPort } from 'node:worker_threads';
import { cleanPdf, type PdfProblem } from './pdf/read-pdf.ts';
import { plainDocx } from './word/read-docx.ts';

export interface Asked {
  kind: 'pdf' | 'docx';
  bytes: Uint8Array;
}

/** The document as it may be kept, or why it may not. */
export type Read = { content: Uint8Array } | { problem: PdfProblem };

parentPort?.on('message', (asked: Asked) => {
  void read(asked).then((answer) => parentPort?.postMessage(answer, []));
});
parentPort?.postMessage('ready', []);

async function read({ kind, bytes }: Asked): Promise<Read> {
  if (kind === 'docx') {
    const content = plainDocx(bytes);
    return content ? { content } : { problem: 'damaged' };
  }
  const problem = await cleanPdf(bytes);
  return problem ? { problem } : { content: bytes };
}
