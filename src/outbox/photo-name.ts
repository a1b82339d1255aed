const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** The name a photo gets when it leaves the phone: its own may tell more than the customer meant. */
export function photoFileName(photo: { n: number; mime: string }): string {
  return `photo-${photo.n}.${extensions[photo.mime] ?? 'jpg'}`;
}
