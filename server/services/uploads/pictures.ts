/** Re-encodes uploaded pictures before they are stored. */
import { refusedFilesText } from '#text/refused-files.ts';
import { Refusal } from '#server/services/refusal.ts';
import type { ParseRequest, Read } from './file-worker.ts';
import type { PictureBox, PictureCut } from './make-picture.ts';
import { parseInChildProcess } from './parse-in-child-process.ts';

const million = 1_000_000;
/** Megapixels. A phone sends 2, an A4 scan has 9. */
export const usualMegapixels = 16;
let maxPixels = usualMegapixels * million;

/** Sets the largest accepted picture (`PICTURE_MEGAPIXELS`). */
export function limitPictures(megapixels: number): void {
  maxPixels = megapixels * million;
}

/**
 * Returns the picture without metadata; null if it cannot be decoded. Throws 415 if it has too many
 * pixels. `maxSidePixels` limits both sides, in pixels.
 */
export async function reencode(
  content: Buffer,
  kind: 'jpeg' | 'png',
  maxSidePixels?: number,
): Promise<Buffer | null> {
  return makeInChild({
    kind,
    bytes: content,
    limits: { maxPixels, ...(maxSidePixels && { maxSidePixels }) },
  });
}

/**
 * Returns the picture as a square WebP of `side` pixels, for the shelves; null if it cannot be
 * decoded. Throws like {@link reencode}.
 */
export function squarePicture(
  content: Buffer,
  kind: 'jpeg' | 'png',
  square: { side: number; maxBytes: number },
): Promise<Buffer | null> {
  return makeInChild({ kind, bytes: content, limits: { maxPixels, square } });
}

/**
 * Returns WebPs of exactly these sizes, in the same order, each filled by the picture's middle;
 * null if it cannot be decoded. Throws like {@link reencode}.
 */
export function cutPicture(
  content: Buffer,
  kind: 'jpeg' | 'png',
  cuts: readonly PictureCut[],
): Promise<Buffer[] | null> {
  return makeSeveralInChild({ kind, bytes: content, limits: { maxPixels, cuts } });
}

/**
 * Returns WebPs of the whole picture that fit into these boxes, in the same order, with the
 * transparency kept; null if it cannot be decoded. Throws like {@link reencode}.
 */
export function fitPicture(
  content: Buffer,
  kind: 'jpeg' | 'png',
  boxes: readonly PictureBox[],
): Promise<Buffer[] | null> {
  return makeSeveralInChild({ kind, bytes: content, limits: { maxPixels, boxes } });
}

async function makeInChild(request: ParseRequest): Promise<Buffer | null> {
  const read = await parseInChildProcess(request);
  return 'content' in read ? Buffer.from(read.content) : whyNot(read);
}

async function makeSeveralInChild(request: ParseRequest): Promise<Buffer[] | null> {
  const read = await parseInChildProcess(request);
  return 'contents' in read ? read.contents.map((made) => Buffer.from(made)) : whyNot(read);
}

function whyNot(read: Read): null {
  if ('problem' in read && read.problem === 'too-many-pixels')
    throw new Refusal(refusedFilesText.pictureTooLarge, { status: 415 });
  return null;
}
