/**
 * The child process that opens untrusted files. If it hangs or uses too much memory, it is killed
 * without affecting the server (errors-78). It gets one file at a time and no other data.
 */
import { setPriority } from 'node:os';
import { makePicture, type PictureLimits, type PictureProblem } from './make-picture.ts';
import type { ColumnQuestion } from '#contract/counter/imports.ts';
import {
  readCatalogueFile,
  type ReadFile,
  type ReadOptions,
} from '#server/services/import/read-file.ts';
import { readTable, type Table } from '#server/services/import/read-table.ts';
import { UnreadableFile } from '#server/services/import/unreadable-file.ts';
import type { FileProblem } from '#text/counter/import-file.ts';
import { cleanPdf, withoutSurroundings, type PdfProblem } from './pdf/read-pdf.ts';
import { plainDocx } from './word/read-docx.ts';

export type ParseRequest =
  | { kind: 'pdf' | 'docx' | 'table'; bytes: Uint8Array }
  | { kind: 'catalogue'; bytes: Uint8Array; options: ReadOptions }
  | { kind: 'jpeg' | 'png'; bytes: Uint8Array; limits: PictureLimits };

/** The file as it may be stored, or the reason why not. */
export type Read =
  | { content: Uint8Array }
  /** A picture in the requested sizes. */
  | { contents: Uint8Array[] }
  | { problem: PdfProblem | PictureProblem }
  /** A parsed product file. */
  | { file: ReadFile }
  /** The rows of a CSV file or workbook. */
  | { table: Table }
  /** `question` if a person can choose its columns. */
  | { unreadable: FileProblem; question: ColumnQuestion | null };

// A lower priority than the server's own process.
setPriority(10);
process.on('message', (request: ParseRequest) => {
  void read(request).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function read(request: ParseRequest): Promise<Read> {
  switch (request.kind) {
    case 'jpeg':
    case 'png':
      return makePicture(request.bytes, request.kind, request.limits);
    case 'catalogue':
      return readCatalogue(request.bytes, request.options);
    case 'table':
      return readUnknownTable(request.bytes);
    case 'docx': {
      const content = plainDocx(request.bytes);
      return content ? { content } : { problem: 'damaged' };
    }
    case 'pdf': {
      const content = withoutSurroundings(request.bytes);
      const problem = await cleanPdf(content);
      return problem ? { problem } : { content };
    }
  }
}

async function readUnknownTable(bytes: Uint8Array): Promise<Read> {
  try {
    return { table: await readTable(Buffer.from(bytes)) };
  } catch (failure) {
    return failedRead(failure);
  }
}

async function readCatalogue(bytes: Uint8Array, options: ReadOptions): Promise<Read> {
  try {
    return { file: await readCatalogueFile(Buffer.from(bytes), options) };
  } catch (failure) {
    return failedRead(failure);
  }
}

function failedRead(failure: unknown): Read {
  if (!(failure instanceof UnreadableFile)) return { problem: 'damaged' };
  const { problem: unreadable, question } = failure;
  return { unreadable, question };
}
