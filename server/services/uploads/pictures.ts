import pLimit from 'p-limit';
import sharp from 'sharp';

const mostPixels = 50_000_000;
/** Of a progressive JPEG, whose decoder holds all of it at once; a camera and the phone's own smaller picture are none. */
const mostProgressive = 16_000_000;
const mostSeconds = 15;
const jpegQuality = 85;

sharp.cache(false);
sharp.concurrency(1);

/** Each takes the memory of a whole picture: the others wait, and the shop goes on (errors-73). */
const oneOfTwo = pLimit(2);

/**
 * The same picture, decoded and encoded anew: upright, sRGB, and without
 * anything but its pixels (no place, no camera, nothing appended). Null for what
 * cannot be decoded within the limits. `mostSide`: neither side is longer, in pixels.
 */
export function reencode(
  content: Buffer,
  kind: 'jpeg' | 'png',
  mostSide?: number,
): Promise<Buffer | null> {
  return oneOfTwo(() => madeAnew(content, kind, mostSide));
}

async function madeAnew(
  content: Buffer,
  kind: 'jpeg' | 'png',
  mostSide: number | undefined,
): Promise<Buffer | null> {
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format, width, height, isProgressive } = await picture.metadata();
    if (format !== kind) return null;
    if (isProgressive && kind === 'jpeg' && width * height > mostProgressive) return null;
    const whole = picture.rotate().timeout({ seconds: mostSeconds });
    const upright = mostSide
      ? whole.resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
      : whole;
    const encoded =
      kind === 'jpeg'
        ? upright.jpeg({ quality: jpegQuality })
        : upright.png({ compressionLevel: 6 });
    return await encoded.toBuffer();
  } catch {
    // Whatever the decoder stumbles over, it is no picture that we keep.
    return null;
  }
}
