export type PictureType = 'Product' | 'Gallery' | 'Offer' | 'Banner';
/** The third one is spelt so on the wire. */
export type PictureSize = 'Small' | 'Icons' | 'Orginal';

/**
 * Where a picture is: `{imagehost}/Content/ImageData/{type}/{size}/{file}` (catalogue-47).
 * `host` is '' for our own origin. '' where there is no file.
 */
export function imageUrl(type: PictureType, size: PictureSize, file: string, host = ''): string {
  const name = file.trim();
  if (!name) return '';
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${host.replace(/\/+$/, '')}/Content/ImageData/${type}/${size}/${path}`;
}
