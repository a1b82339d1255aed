import { outboxLimits } from '#domain/submission.ts';

/** The accepted file types of a prescription (prescriptions-1). */
export type PrescriptionFileType = 'jpg' | 'jpeg' | 'png' | 'pdf' | 'doc' | 'docx';

export const prescriptionMimes: Record<PrescriptionFileType, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Limits of one request. The form shows them before sending. */
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

/** The reason why a picked file was not attached, including problems on the phone. */
export type AttachProblem =
  | PrescriptionFileProblem
  | 'unreadable'
  | 'not-as-named'
  | 'cut-off'
  | 'not-drawable'
  | 'not-saved';

export interface PickedFile {
  name: string;
  /** As the phone reports it; '' if it does not. */
  mime: string;
  /** Bytes; for a picture, after shrinking. */
  size: number;
}

/** The type by extension, otherwise by MIME type; null if it is none of the six. */
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

/** The extension of a stored file's name, by MIME type; 'bin' for any other type. */
export function prescriptionExtension(mime: string): string {
  const type = prescriptionFileType({ name: '', mime });
  return type ?? 'bin';
}

function isPrescriptionType(text: string): text is PrescriptionFileType {
  return text in prescriptionMimes;
}

/**
 * The MIME type of an accepted file: one of the six types, or another picture type, which is sent
 * as a JPEG if the phone can decode it. Null for anything else.
 */
export function acceptedMime(file: Pick<PickedFile, 'name' | 'mime'>): string | null {
  const type = prescriptionFileType(file);
  if (type) return prescriptionMimes[type];
  if (file.mime.startsWith('image/')) return file.mime;
  const other = /\.(webp|heic|heif|avif|gif|bmp)$/i.exec(file.name.trim())?.[1];
  return other ? `image/${other.toLowerCase()}` : null;
}

/** True for a file that can be displayed as a picture and shrunk on the phone. */
export function isPicture(file: Pick<PickedFile, 'name' | 'mime'>): boolean {
  return acceptedMime(file)?.startsWith('image/') ?? false;
}

/** The reason why a file cannot be added to the `attached` ones; null if it can. */
export function problemWithPrescriptionFile(
  file: PickedFile,
  attached: number,
): PrescriptionFileProblem | null {
  if (!acceptedMime(file)) return 'wrong-type';
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

/**
 * The number of bytes that may precede a PDF's header, because printers and mail programs add some.
 */
export const maxBeforePdf = 1_024;

/** The type of a file by its first bytes, whatever its name is; null if it is none of these. */
export function contentKind(content: Uint8Array): ContentKind | null {
  const signature = signatures.find(([, start]) => start.every((byte, at) => content[at] === byte));
  return (
    signature?.[0] ?? (latin1(content.subarray(0, maxBeforePdf)).includes('%PDF-') ? 'pdf' : null)
  );
}

function latin1(content: Uint8Array): string {
  return String.fromCharCode(...content);
}

/**
 * The MIME type of the content; null if it contradicts `mime`. A picture may be named as another
 * picture type.
 */
export function mimeOfContent(mime: string, content: Uint8Array): string | null {
  const kind = contentKind(content);
  const expected = kind && prescriptionMimes[kind];
  if (!expected) return null;
  return expected === mime || [expected, mime].every((one) => one.startsWith('image/'))
    ? expected
    : null;
}

/** True for the content of another picture type: HEIC and AVIF, WebP, GIF, BMP. */
export function isOtherPicture(content: Uint8Array): boolean {
  const start = latin1(content.subarray(0, 12));
  return /^(?:....ftyp(?:hei|hev|mif1|msf1|avi)|RIFF....WEBP|GIF8|BM)/s.test(start);
}

/** True for a JPEG without its end marker, as an interrupted download leaves it. */
export function isCutOff(content: Uint8Array): boolean {
  if (contentKind(content) !== 'jpeg') return false;
  // The header segments before the picture may contain a thumbnail with an end marker of its own,
  // so they are skipped.
  let at = 2;
  while (content[at] === 0xff && content[at + 1] !== 0xda)
    at += 2 + (content[at + 2] ?? 0) * 256 + (content[at + 3] ?? 0);
  for (let next = content.indexOf(0xff, at); next >= 0; next = content.indexOf(0xff, next + 1))
    if (content[next + 1] === 0xd9) return false;
  return true;
}
