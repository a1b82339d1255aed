/** Pictures that customers send, made anew before they are kept. */
import { refusedFilesText } from '#text/refused-files.ts';
import { Refusal } from '#server/services/refusal.ts';
import type { Asked, Read } from './file-worker.ts';
import type { PictureCut } from './make-picture.ts';
import { parseInChildProcess } from './parse-in-child-process.ts';

const million = 1_000_000;
/** Megapixels; a phone sends 2, a scanner's page of A4 has 9. */
export const usualMegapixels = 16;
let mostPixels = usualMegapixels * million;

/** The largest picture that is taken from now on (`PICTURE_MEGAPIXELS`). */
export function limitPictures(megapixels: number): void {
  mostPixels = megapixels * million;
}

/**
 * The same picture without anything but its pixels; null for what cannot be decoded. Throws a 415
 * refusal for one of too many pixels. `mostSide`: neither side is longer, in pixels.
 */
export async function reencode(
  content: Buffer,
  kind: 'jpeg' | 'png',
  mostSide?: number,
): Promise<Buffer | null> {
  return makeApart({ kind, bytes: content, limits: { mostPixels, ...(mostSide && { mostSide }) } });
}

/**
 * The picture as a square WebP of `side` pixels, for the shelves; null for what cannot be decoded.
 * Throws as {@link reencode} does.
 */
export function squarePicture(
  content: Buffer,
  kind: 'jpeg' | 'png',
  square: { side: number; mostBytes: number },
): Promise<Buffer | null> {
  return makeApart({ kind, bytes: content, limits: { mostPixels, square } });
}

/**
 * The picture as WebPs of exactly these sizes, in their order, each filled by its middle; null for
 * what cannot be decoded. Throws as {@link reencode} does.
 */
export async function cutPicture(
  content: Buffer,
  kind: 'jpeg' | 'png',
  cuts: readonly PictureCut[],
): Promise<Buffer[] | null> {
  const read = await parseInChildProcess({ kind, bytes: content, limits: { mostPixels, cuts } });
  if ('contents' in read) return read.contents.map((made) => Buffer.from(made));
  return whyNot(read);
}

async function makeApart(asked: Asked): Promise<Buffer | null> {
  const read = await parseInChildProcess(asked);
  return 'content' in read ? Buffer.from(read.content) : whyNot(read);
}

function whyNot(read: Read): null {
  if ('problem' in read && read.problem === 'too-many-pixels')
    throw new Refusal(refusedFilesText.pictureTooLarge, { status: 415 });
  return null;
}
