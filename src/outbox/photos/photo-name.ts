import { prescriptionFileType } from '#domain/prescription-file.ts';

/** The file name for an upload. The original name may reveal more than the customer wants. */
export function photoFileName(photo: { n: number; mime: string }): string {
  return `photo-${photo.n}.${prescriptionFileType({ name: '', mime: photo.mime }) ?? 'jpg'}`;
}
