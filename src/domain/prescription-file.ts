import { outboxLimits } from '#domain/submission.ts';

/** The files that a prescription may be (prescriptions-1). */
export type PrescriptionFileType = 'jpg' | 'jpeg' | 'png' | 'pdf' | 'doc' | 'docx';

export const prescriptionMimes: Record<PrescriptionFileType, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** How much one request may carry; said to the customer before sending. */
export const prescriptionLimits = {
  files: outboxLimits.photos,
  bytes: outboxLimits.photoBytes,
} as const;

/** For a file input: every extension and every MIME type once. */
export const prescriptionAccept = [
  ...Object.keys(prescriptionMimes).map((extension) => `.${extension}`),
  ...new Set(Object.values(prescriptionMimes)),
].join(',');

export type PrescriptionFileProblem = 'wrong-type' | 'empty-file' | 'too-big' | 'too-many';

/** Why a picked file is not in the submission, the phone's own reasons included. */
export type AttachProblem = PrescriptionFileProblem | 'unreadable' | 'not-as-named' | 'not-saved';

export interface PickedFile {
  name: string;
  /** As the phone tells it; '' where it does not know. */
  mime: string;
  /** Bytes, after shrinking where it is a picture. */
  size: number;
}

/** The type by extension, else by MIME; null when it is none of the six. */
export function prescriptionFileType(
  file: Pick<PickedFile, 'name' | 'mime'>,
): PrescriptionFileType | null {
  const extension = /\.([a-z0-9]+)$/i.exec(file.name.trim())?.[1]?.toLowerCase();
  const types = Object.keys(prescriptionMimes).filter(isPrescriptionType);
  const named = types.find((type) => type === extension);
  if (named) return named;
  const mime = file.mime.split(';')[0]?.trim().toLowerCase();
  return types.find((type) => prescriptionMimes[type] === mime) ?? null;
}

/** The extension of a stored file's name, by its MIME type; 'bin' for none of ours. */
export function prescriptionExtension(mime: string): string {
  const type = prescriptionFileType({ name: '', mime });
  return type ?? 'bin';
}

function isPrescriptionType(text: string): text is PrescriptionFileType {
  return text in prescriptionMimes;
}

/** True for what can be shown as a picture and shrunk on the phone. */
export function isPicture(file: Pick<PickedFile, 'name' | 'mime'>): boolean {
  const type = prescriptionFileType(file);
  return type !== null && prescriptionMimes[type].startsWith('image/');
}

/** Why a file may not join the `attached` ones; null when it may. */
export function problemWithPrescriptionFile(
  file: PickedFile,
  attached: number,
): PrescriptionFileProblem | null {
  if (!prescriptionFileType(file)) return 'wrong-type';
  if (file.size === 0) return 'empty-file';
  if (file.size > prescriptionLimits.bytes) return 'too-big';
  if (attached >= prescriptionLimits.files) return 'too-many';
  return null;
}

export type ContentKind = 'jpeg' | 'png' | 'pdf' | 'doc' | 'docx';

const signatures: readonly [ContentKind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
];

/** What a file is by its first bytes, whatever it is called; null for none of ours. */
export function contentKind(content: Uint8Array): ContentKind | null {
  const found = signatures.find(([, start]) => start.every((byte, at) => content[at] === byte));
  return found?.[0] ?? null;
}

/** The MIME type of the content; null where it is not of the kind that `mime` promises. One picture may be called another. */
export function mimeOfContent(mime: string, content: Uint8Array): string | null {
  const kind = contentKind(content);
  const found = kind && prescriptionMimes[kind];
  if (!found) return null;
  return found === mime || [found, mime].every((one) => one.startsWith('image/')) ? found : null;
}
