/** Decides whether an uploaded file may be kept, and in which form. */
import { prescriptionFileType, prescriptionMimes } from '#domain/prescription-file.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { Refusal } from '#server/refusal.ts';
import { contentKind, promisedKind, type ContentKind } from './content-kind.ts';
import { isPlainDoc, isPlainDocx, isPlainPdf } from './documents.ts';
import { reencode } from './pictures.ts';

export interface CheckedUpload {
  content: Buffer;
  mime: string;
}

const mimes: Record<ContentKind, string> = { ...prescriptionMimes };

/** The file as it is kept. Throws a 415 refusal for what is not what it says, or none of the six types. */
export async function checkUpload(file: {
  name: string;
  mime: string;
  content: Buffer;
}): Promise<CheckedUpload> {
  const promised = prescriptionFileType(file);
  const kind = contentKind(file.content);
  if (!promised || !kind || promisedKind(promised) !== kind) throw wrongType();
  const content = await kept(file.content, kind);
  if (!content) throw wrongType();
  return { content, mime: mimes[kind] };
}

async function kept(content: Buffer, kind: ContentKind): Promise<Buffer | null> {
  switch (kind) {
    case 'jpeg':
    case 'png':
      return reencode(content, kind);
    case 'pdf':
      return isPlainPdf(content) ? content : null;
    case 'doc':
      return isPlainDoc(content) ? content : null;
    case 'docx':
      return isPlainDocx(content) ? content : null;
  }
}

function wrongType(): Refusal {
  return new Refusal(prescriptionsText.wrongTypeInOrder, { status: 415 });
}
