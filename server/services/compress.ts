/** Texts in the forms in which they travel. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** A text in the forms that phones take; who takes neither is rare, and is given it plain. */
export interface Compressed {
  br: Buffer;
  gzip: Buffer;
  tag: string;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** As small as can be without trying all: two tenths of a second for 350 kB. One more takes three times as long, for more bytes here. */
const bestQuality = 10;

/** Compresses a text, aside from what else the process does. `quality` is brotli's, from 0 to 11. */
export async function compressText(
  text: string | Buffer,
  quality = bestQuality,
): Promise<Compressed> {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)]);
  return { br, gzip: zipped, tag: tagOf(plain) };
}

/** The text again. */
export function plainOf({ br }: Compressed): Promise<Buffer> {
  return fromBrotli(br);
}

/** A weak tag: the forms of a text differ in bytes and say the same. */
export function tagOf(text: string | Buffer): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}

/** The forms that the header `accept-encoding` takes, the best one first. */
export function acceptedForms(accepts: string | string[] = ''): ('br' | 'gzip')[] {
  const taken = String(accepts)
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).filter((form) => taken.includes(form));
}
