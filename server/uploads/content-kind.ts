/** What a file is by its first bytes, whatever it is called. */
import type { PrescriptionFileType } from '#domain/prescription-file.ts';

export type ContentKind = 'jpeg' | 'png' | 'pdf' | 'doc' | 'docx';

const signatures: readonly [ContentKind, Buffer][] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['pdf', Buffer.from('%PDF-')],
  ['doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['docx', Buffer.from([0x50, 0x4b, 0x03, 0x04])],
];

/** The kind whose signature the content begins with; null for any other content. */
export function contentKind(content: Buffer): ContentKind | null {
  const found = signatures.find(([, start]) => content.subarray(0, start.length).equals(start));
  return found?.[0] ?? null;
}

/** The kind that a file's name (or, without one, its MIME type) promises. */
export function promisedKind(type: PrescriptionFileType): ContentKind {
  return type === 'jpg' ? 'jpeg' : type;
}
