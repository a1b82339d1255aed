export type PictureType = 'Product' | 'Gallery' | 'Offer' | 'Banner' | 'Shop';
/** `Orginal` is the wire's spelling. */
export type PictureSize = 'Small' | 'Icons' | 'Orginal';

/**
 * The URL of a picture: `{imagehost}/Content/ImageData/{type}/{size}/{file}` (catalogue-47). `host`
 * is '' for our own origin. Returns '' if there is no file.
 */
export function imageUrl(type: PictureType, size: PictureSize, file: string, host = ''): string {
  const name = file.trim();
  if (!name) return '';
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${host.replace(/\/+$/, '')}/Content/ImageData/${type}/${size}/${path}`;
}
