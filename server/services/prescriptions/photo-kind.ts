/** How the counter's viewer shows a file: drawn by us, page by page, or handed over as it is. */
export type PhotoKind = 'picture' | 'pdf' | 'document';

export function photoKind(mime: string): PhotoKind {
  if (mime.startsWith('image/')) return 'picture';
  return mime === 'application/pdf' ? 'pdf' : 'document';
}
