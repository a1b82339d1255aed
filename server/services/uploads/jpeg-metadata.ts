/** Removes metadata from JPEGs: place, camera, time, appended pictures. */

const startOfScan = 0xda;
const endOfPicture = 0xd9;

interface Segment {
  /** The start and end offsets of its content. */
  from: number;
  to: number;
}

export function isJpeg(content: Uint8Array): boolean {
  return content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff;
}

/**
 * Returns the same JPEG with its metadata overwritten by zeros; null if there was none. The
 * segments and the length stay, so that offsets in a containing file remain valid; decoders skip
 * the segments.
 */
export function blankedJpeg(content: Uint8Array): Uint8Array | null {
  const segments = metadataSegments(content).filter(({ from, to }) =>
    hasContent(content, from, to),
  );
  if (segments.length === 0) return null;
  const blank = Uint8Array.from(content);
  for (const { from, to } of segments) blank.fill(0, from, to);
  return blank;
}

/** Whether the bytes may contain a location: Exif's list of GPS entries, or XMP with one. */
export function tellsPlace(content: Uint8Array): boolean {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (text.includes('GPSL')) return true;
  const exif = text.indexOf('Exif\0\0');
  if (exif < 0) return false;
  const tiff = text.subarray(exif + 6, exif + 70_000);
  const gpsEntry = tiff.subarray(0, 2).toString('latin1') === 'II' ? [0x25, 0x88] : [0x88, 0x25];
  return tiff.includes(Buffer.from(gpsEntry));
}

function metadataSegments(content: Uint8Array): Segment[] {
  const parts: Segment[] = [];
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfPicture) break;
    const to = at + 2 + (content[at + 2] ?? 0) * 256 + (content[at + 3] ?? 0);
    const segment = { from: at + 4, to: Math.min(to, content.length) };
    if (isTelling(content, marker, segment)) parts.push(segment);
    at = marker === startOfScan ? endOfScan(content, to) : to;
  }
  const isEnd = content[at] === 0xff && content[at + 1] === endOfPicture;
  return isEnd ? [...parts, { from: at + 2, to: content.length }] : parts;
}

/** Comments and application segments, except those that the decoder needs for the colours. */
function isTelling(content: Uint8Array, marker: number, { from, to }: Segment): boolean {
  const comment = 0xfe;
  if (marker === comment) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const needed: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
  const begin = needed[marker];
  const head = Buffer.from(content.subarray(from, Math.min(to, from + 12))).toString('latin1');
  return begin === undefined || !head.startsWith(begin);
}

/** The end of the compressed data: the next marker that is neither filler nor a restart marker. */
function endOfScan(content: Uint8Array, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0) {
    const next = content[at + 1] ?? endOfPicture;
    const isPicture = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPicture) return at;
    at = content.indexOf(0xff, at + 1);
  }
  return content.length;
}

function hasContent(content: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (content[at] !== 0) return true;
  return false;
}
