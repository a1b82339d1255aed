/** Makes a picture anew, in the process that opens strangers' files (file-worker.ts). */
import sharp, { type Sharp } from 'sharp';

export interface PictureLimits {
  /** Width times height. */
  mostPixels: number;
  /** Neither side of what is made is longer, in pixels; absent: as it is. */
  mostSide?: number;
  /** A square WebP of so many pixels with all of the picture on white, of so many bytes at most where any quality does it. */
  square?: { side: number; mostBytes: number };
}

export type PictureProblem = 'damaged' | 'too-many-pixels';

const mostSeconds = 15;
const jpegQuality = 85;

sharp.cache(false);
sharp.concurrency(1);

/**
 * The same picture, decoded and encoded anew: upright, sRGB, and without
 * anything but its pixels (no place, no camera, nothing appended).
 */
export async function makePicture(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
  { mostPixels, mostSide, square }: PictureLimits,
): Promise<{ content: Uint8Array } | { problem: PictureProblem }> {
  try {
    // The head alone is read here: how large it is must be known before anything is decoded.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (format !== kind) return { problem: 'damaged' };
    if (width * height > mostPixels) return { problem: 'too-many-pixels' };
    const whole = picture.rotate().timeout({ seconds: mostSeconds });
    if (square) return { content: await squareOf(whole, square) };
    const upright = mostSide
      ? whole.resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
      : whole;
    const encoded =
      kind === 'jpeg'
        ? upright.jpeg({ quality: jpegQuality })
        : upright.png({ compressionLevel: 6 });
    return { content: await encoded.toBuffer() };
  } catch {
    // Whatever the decoder stumbles over, it is no picture that we keep.
    return { problem: 'damaged' };
  }
}

const webpQualities = [82, 74, 64, 52, 40] as const;

async function squareOf(
  whole: Sharp,
  { side, mostBytes }: NonNullable<PictureLimits['square']>,
): Promise<Buffer> {
  const white = '#ffffff';
  // Once from the large picture; each quality then starts from the small one.
  const pixels = await whole
    .flatten({ background: white })
    .toColourspace('srgb')
    .resize(side, side, { fit: 'contain', background: white })
    .png({ compressionLevel: 1 })
    .toBuffer();
  let made = Buffer.alloc(0);
  for (const quality of webpQualities) {
    made = await sharp(pixels).webp({ quality, effort: 2 }).toBuffer();
    if (made.length <= mostBytes) return made;
  }
  return made;
}
