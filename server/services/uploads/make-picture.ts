/** Re-encodes a picture, in the process that opens untrusted files (file-worker.ts). */
import sharp, { type Sharp } from 'sharp';

export interface PictureLimits {
  /** Width times height. */
  maxPixels: number;
  /** The maximum side length of the result, in pixels; absent to keep the size. */
  maxSidePixels?: number;
  /**
   * A square WebP with this side in pixels: the whole picture on white. The quality is lowered
   * until it fits into `maxBytes`, if possible.
   */
  square?: { side: number; maxBytes: number };
  /** WebPs of exactly these sizes instead, each filled by the middle of the picture. */
  cuts?: readonly PictureCut[];
  /**
   * WebPs of the whole picture instead, each as large as fits into its box, without the empty
   * border, and with the transparency kept: a logo.
   */
  boxes?: readonly PictureBox[];
}

/** The maximum size of a picture in pixels. */
export interface PictureBox {
  width: number;
  height: number;
}

export interface PictureCut {
  /** In pixels. */
  width: number;
  height: number;
  /** The quality is lowered until the result fits, if possible. */
  maxBytes: number;
}

export type PictureProblem = 'damaged' | 'too-many-pixels';

const maxSeconds = 15;
const jpegQuality = 85;
/** High, because icons are made from it, and because edges of text show artefacts. */
const logoQuality = 92;

sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes and re-encodes a picture: upright, in sRGB, and without metadata (place, camera) and
 * appended data.
 */
export async function makePicture(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
  { maxPixels, maxSidePixels, square, cuts, boxes }: PictureLimits,
): Promise<{ content: Uint8Array } | { contents: Uint8Array[] } | { problem: PictureProblem }> {
  try {
    // Only the header is read here. The size must be known before the picture is decoded.
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    if (format !== kind) return { problem: 'damaged' };
    if (width * height > maxPixels) return { problem: 'too-many-pixels' };
    const whole = picture.rotate().timeout({ seconds: maxSeconds });
    if (square) return { content: await squareOf(whole, square) };
    if (cuts) return { contents: await cutsOf(whole, cuts) };
    if (boxes) return { contents: await boxesOf(whole, boxes) };
    const upright = maxSidePixels
      ? whole.resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
      : whole;
    const encoded =
      kind === 'jpeg'
        ? upright.jpeg({ quality: jpegQuality })
        : upright.png({ compressionLevel: 6 });
    return { content: await encoded.toBuffer() };
  } catch {
    // A picture that cannot be decoded is rejected.
    return { problem: 'damaged' };
  }
}

async function squareOf(
  whole: Sharp,
  { side, maxBytes }: NonNullable<PictureLimits['square']>,
): Promise<Buffer> {
  // Scale the large picture down once; each quality is encoded from the small one.
  const pixels = await onWhite(whole)
    .resize(side, side, { fit: 'contain', background: white })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return webpWithin(sharp(pixels), maxBytes);
}

/** Decodes the picture once for all cuts. */
async function cutsOf(whole: Sharp, cuts: readonly PictureCut[]): Promise<Buffer[]> {
  const width = Math.max(...cuts.map((cut) => cut.width));
  const height = Math.max(...cuts.map((cut) => cut.height));
  const pixels = await onWhite(whole)
    .resize(width, height, { fit: 'outside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const made: Buffer[] = [];
  for (const cut of cuts) {
    const filled = sharp(pixels).resize(cut.width, cut.height, { fit: 'cover' });
    made.push(await webpWithin(filled, cut.maxBytes));
  }
  return made;
}

async function boxesOf(whole: Sharp, boxes: readonly PictureBox[]): Promise<Buffer[]> {
  const pixels = await whole.toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer();
  const trimmed = await sharp(pixels)
    .trim({ lineArt: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return Promise.all(
    boxes.map(({ width, height }) =>
      sharp(trimmed)
        .resize(width, height, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: logoQuality, alphaQuality: 100 })
        .toBuffer(),
    ),
  );
}

const white = '#ffffff';

function onWhite(whole: Sharp): Sharp {
  return whole.flatten({ background: white }).toColourspace('srgb');
}

const webpQualities = [82, 74, 64, 52, 40] as const;

async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of webpQualities) {
    made = await picture.clone().webp({ quality, effort: 2 }).toBuffer();
    if (made.length <= maxBytes) return made;
  }
  return made;
}
