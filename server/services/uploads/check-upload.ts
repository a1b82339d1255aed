/** Decides whether an uploaded file may be stored, and in which form. */
import {
  contentKind,
  prescriptionFileType,
  prescriptionMimes,
  type ContentKind,
  type PrescriptionFileType,
} from '#domain/prescription-file.ts';
import { Refusal } from '#server/services/refusal.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { refusedFilesText } from '#text/refused-files.ts';
import type { Pair } from '#text/sentences.ts';
import type { PictureProblem } from './make-picture.ts';
import { parseInChildProcess } from './parse-in-child-process.ts';
import type { PdfProblem } from './pdf/read-pdf.ts';
import { reencode } from './pictures.ts';
import { isPlainDoc } from './word/doc.ts';

interface CheckedUpload {
  content: Buffer;
  mime: string;
}

const mimes: Record<ContentKind, string> = { ...prescriptionMimes };

/**
 * Returns the file as it is stored. Throws 415 if the content does not match its name, is none of
 * the six types, or cannot be opened. The refusal's sentence says what to send instead.
 */
export async function checkUpload(file: {
  name: string;
  mime: string;
  content: Buffer;
}): Promise<CheckedUpload> {
  const promised = prescriptionFileType(file);
  const kind = contentKind(file.content);
  if (promised && !kind) throw refused(unusable[promisedKind(promised)]);
  if (!promised || !kind || promisedKind(promised) !== kind) throw wrongType();
  const content = await storedForm(file.content, kind);
  if (!content) throw refused(unusable[kind]);
  return { content, mime: mimes[kind] };
}

async function storedForm(content: Buffer, kind: ContentKind): Promise<Buffer | null> {
  switch (kind) {
    case 'jpeg':
    case 'png':
      return reencode(content, kind);
    case 'pdf':
      return plainPdf(content);
    case 'doc':
      return isPlainDoc(content) ? content : null;
    case 'docx':
      return plainDocx(content);
  }
}

async function plainPdf(content: Buffer): Promise<Buffer> {
  const read = await parseInChildProcess({ kind: 'pdf', bytes: content });
  if ('content' in read) return Buffer.from(read.content);
  throw refused(pdfSentences['problem' in read ? read.problem : 'damaged']);
}

async function plainDocx(content: Buffer): Promise<Buffer | null> {
  const read = await parseInChildProcess({ kind: 'docx', bytes: content });
  return 'content' in read ? Buffer.from(read.content) : null;
}

const pdfSentences = {
  locked: refusedFilesText.pdfLocked,
  active: refusedFilesText.pdfActive,
  damaged: refusedFilesText.pdfDamaged,
  place: refusedFilesText.pdfTellsPlace,
  heavy: refusedFilesText.pdfHeavy,
  'too-many-pixels': refusedFilesText.pictureTooLarge,
} as const satisfies Record<PdfProblem | PictureProblem, Pair<string>>;

const unusable: Record<ContentKind, Pair<string>> = {
  jpeg: refusedFilesText.notAPicture,
  png: refusedFilesText.notAPicture,
  pdf: refusedFilesText.pdfDamaged,
  doc: refusedFilesText.documentRefused,
  docx: refusedFilesText.documentRefused,
};

function wrongType(): Refusal {
  return refused(prescriptionsText.wrongTypeInOrder);
}

function refused(says: Pair<string>): Refusal {
  return new Refusal(says, { status: 415 });
}

/** The kind that the file's name or, without one, its MIME type promises. */
function promisedKind(type: PrescriptionFileType): ContentKind {
  return type === 'jpg' ? 'jpeg' : type;
}
