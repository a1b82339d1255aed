import { prescriptionFileType } from '#domain/prescription-file.ts';

/** The name a photo gets when it leaves the phone: its own may tell more than the customer meant. */
export function photoFileName(photo: { n: number; mime: string }): string {
  return `photo-${photo.n}.${prescriptionFileType({ name: '', mime: photo.mime }) ?? 'jpg'}`;
}
