/** Catalogue pictures uploaded by the staff: cut to size and stored under a new name each time. */
import { createHash } from 'node:crypto';
import type { PictureSize, PictureType } from '#domain/picture.ts';
import { contentKind } from '#domain/prescription-file.ts';
import { Refusal } from '#server/services/refusal.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { shelvesRefusals } from '#text/counter/shelves-refusals.ts';
import { cutPicture } from './pictures.ts';

/**
 * The name of an uploaded picture. It ends with twelve hexadecimal digits of a digest, by which a
 * backup recognises that the picture cannot be redrawn. `of` is the content of the digest.
 */
export function uploadedName(stem: string, ...of: (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of of) digest.update(part).update('\0');
  return `${stem}-${digest.digest('hex').slice(0, 12)}.webp`;
}

/**
 * Whether {@link uploadedName} may have produced the name. Such a name cannot lead out of the
 * store.
 */
export function isUploadedName(name: string): boolean {
  return /^[^\p{Cc}./\\][^\p{Cc}/\\]{0,180}-[0-9a-f]{12}\.webp$/u.test(name);
}

/** The keys of a picture in the store, one for each size. */
export function pictureKeys(type: PictureType, name: string): string[] {
  return sizeNames.map((size) => `${type}/${size}/${name}`);
}

/** Whether {@link pictureKeys} may have produced the key for an uploaded picture. */
export function isUploadedKey(key: string): boolean {
  const [, name] =
    /^(?:Product|Banner|Offer|Gallery|Shop)\/(?:Icons|Small|Orginal)\/([^/]+)$/.exec(key) ?? [];
  return name !== undefined && isUploadedName(name);
}

interface WantedPicture {
  type: PictureType;
  name: string;
  /** The full size, in pixels. */
  width: number;
  height: number;
}

/** The maximum width of each size, in pixels. */
const widest: Readonly<Record<PictureSize, number>> = { Icons: 96, Small: 480, Orginal: 1_600 };
const sizeNames = ['Icons', 'Small', 'Orginal'] as const satisfies PictureSize[];
/** Photographs may have more bytes than drawn pictures. */
const bytesPerPixel = 0.15;
const fewestBytes = 4 * 1_024;

/**
 * Cuts one photograph to all wanted shapes in three sizes and stores them before it resolves.
 * Throws 415 for a file that is not JPEG or PNG or cannot be decoded.
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
      const maxBytes = Math.max(fewestBytes, cut.width * cut.height * bytesPerPixel);
      return { key: `${type}/${size}/${name}`, cut: { ...cut, maxBytes } };
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

/** Detects the kind of photograph by its content. Throws 415 for anything else. */
export function pictureKind(content: Buffer): 'jpeg' | 'png' {
  const kind = contentKind(content);
  if (kind !== 'jpeg' && kind !== 'png') throw notAPicture();
  return kind;
}

export function notAPicture(): Refusal {
  return new Refusal(shelvesRefusals.notAPicture, { status: 415 });
}
