/** Makes a picture anew, in the process that opens strangers' files (file-worker.ts). */
import sharp from 'sharp';

export interface PictureLimits {
  /** Width times height. */
  mostPixels: number;
  /** Neither side of what is made is longer, in pixels; absent: as it is. */
  mostSide?: number;
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
  { mostPixels, mostSide }: PictureLimits,
): Promise<{ content: Uint8Array } | { problem: PictureProblem }> {
  try {
    // The head alone is read here: how large it is must be known before anything is decoded.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (format !== kind) return { problem: 'damaged' };
    if (width * height > mostPixels) return { problem: 'too-many-pixels' };
    const whole = picture.rotate().timeout({ seconds: mostSeconds });
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
