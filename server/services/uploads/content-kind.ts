import type { ContentKind, PrescriptionFileType } from '#domain/prescription-file.ts';

/** The kind that a file's name (or, without one, its MIME type) promises. */
export function promisedKind(type: PrescriptionFileType): ContentKind {
  return type === 'jpg' ? 'jpeg' : type;
}
