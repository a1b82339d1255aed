/** Pictures of the catalogue that the shop's people upload: cut to size, under names that no picture had before. */
import { createHash } from 'node:crypto';
import type { PictureSize, PictureType } from '#domain/picture.ts';
import { contentKind } from '#domain/prescription-file.ts';
import { Refusal } from '#server/services/refusal.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import { cutPicture } from './pictures.ts';

/**
 * The name of an uploaded picture: it ends with twelve signs of a digest, by which a backup knows
 * that it cannot be drawn again. `of` is what makes it another one.
 */
export function uploadedName(stem: string, ...of: (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of of) digest.update(part).update('\0');
  return `${stem}-${digest.digest('hex').slice(0, 12)}.webp`;
}

/** True for a name that {@link uploadedName} gives; no other leads out of the store. */
export function isUploadedName(name: string): boolean {
  return /^[^\p{Cc}./\\][^\p{Cc}/\\]{0,180}-[0-9a-f]{12}\.webp$/u.test(name);
}

/** Under which keys a picture lies in the store, a key for each size. */
export function pictureKeys(type: PictureType, name: string): string[] {
  return sizeNames.map((size) => `${type}/${size}/${name}`);
}

/** True for a key that {@link pictureKeys} gives for an uploaded picture. */
export function isUploadedKey(key: string): boolean {
  const [, name] = /^(?:Product|Banner|Offer)\/(?:Icons|Small|Orginal)\/([^/]+)$/.exec(key) ?? [];
  return name !== undefined && isUploadedName(name);
}

interface WantedPicture {
  type: PictureType;
  name: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
}

/** No side of the smaller sizes is wider, in pixels. */
const widest: Readonly<Record<PictureSize, number>> = { Icons: 96, Small: 480, Orginal: 1_600 };
const sizeNames = ['Icons', 'Small', 'Orginal'] as const satisfies PictureSize[];
/** Photographs weigh more than what is drawn. */
const bytesPerPixel = 0.15;
const fewestBytes = 4 * 1_024;

/**
 * Cuts one photograph for all that is wanted, in the three sizes, and puts them into the store: they
 * lie there once this resolves. Throws a 415 refusal for what is no JPG or PNG, or cannot be opened.
 */
export async function keepPictures(
  pictures: ObjectStore,
  content: Buffer,
  wanted: readonly WantedPicture[],
): Promise<void> {
  const kind = pictureKind(content);
  const cuts = wanted.flatMap(({ type, name, width, height }) =>
    sizeNames.map((size) => {
      const share = Math.min(1, widest[size] / width);
      const cut = { width: Math.round(width * share), height: Math.round(height * share) };
      const mostBytes = Math.max(fewestBytes, cut.width * cut.height * bytesPerPixel);
      return { key: `${type}/${size}/${name}`, cut: { ...cut, mostBytes } };
    }),
  );
  const made = await cutPicture(
    content,
    kind,
    cuts.map(({ cut }) => cut),
  );
  if (!made) throw notAPicture();
  for (const [at, { key }] of cuts.entries()) {
    const picture = made[at];
    if (picture) await pictures.put(key, picture);
  }
}

/** What kind of photograph it is, by its content. Throws a 415 refusal for anything else. */
export function pictureKind(content: Buffer): 'jpeg' | 'png' {
  const kind = contentKind(content);
  if (kind !== 'jpeg' && kind !== 'png') throw notAPicture();
  return kind;
}

export function notAPicture(): Refusal {
  return new Refusal(shelvesRefusals.notAPicture, { status: 415 });
}
