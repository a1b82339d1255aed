/** Pictures that customers send, made anew before they are kept. */
import { refusedFilesText } from '#text/refused-files.ts';
import { Refusal } from '#server/services/refusal.ts';
import { readApart } from './read-apart.ts';

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
  const limits = { mostPixels, ...(mostSide && { mostSide }) };
  const made = await readApart({ kind, bytes: content, limits });
  if ('content' in made) return Buffer.from(made.content);
  if (made.problem === 'too-many-pixels')
    throw new Refusal(refusedFilesText.pictureTooLarge, { status: 415 });
  return null;
}
