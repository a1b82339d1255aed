/** How the counter's viewer shows a file: as a picture, as rendered PDF pages, or as a download. */
export type PhotoKind = 'picture' | 'pdf' | 'document';

export function photoKind(mime: string): PhotoKind {
  if (mime.startsWith('image/')) return 'picture';
  return mime === 'application/pdf' ? 'pdf' : 'document';
}
