/** The shop's own logo: stored at an upload, and the icons that are drawn from it (shell-124). */
import type { ObjectStore } from '#server/services/store/object-store.ts';
import {
  notAPicture,
  pictureKeys,
  pictureKind,
  uploadedName,
} from '#server/services/uploads/catalogue-pictures.ts';
import { fitPicture } from '#server/services/uploads/pictures.ts';

/** In pixels, in the order of {@link pictureKeys}: for the header, the preview, and the icons. */
const boxes = [
  { width: 288, height: 72 },
  { width: 480, height: 480 },
  { width: 1_024, height: 1_024 },
] as const;

/**
 * Stores a logo in three sizes and returns its name, which contains the size of the smallest one.
 * Throws 415 for a file that is not JPEG or PNG or cannot be decoded.
 */
export async function keepLogo(pictures: ObjectStore, content: Buffer): Promise<string> {
  const made = await fitPicture(content, pictureKind(content), boxes);
  const [small] = made ?? [];
  if (!made || !small) throw notAPicture();
  const sharp = await loadSharp();
  const { width, height } = await sharp(small).metadata();
  const name = uploadedName(`logo-${width}x${height}`, content);
  for (const [at, key] of pictureKeys('Shop', name).entries()) {
    const picture = made[at];
    if (picture) await pictures.put(key, picture);
  }
  return name;
}

/** Reads the largest picture of a stored logo. Throws if there is none. */
export function readLogo(pictures: ObjectStore, name: string): Promise<Buffer> {
  return pictures.read(pictureKeys('Shop', name).at(-1) ?? '');
}

/** Loaded lazily, because most processes never draw an icon. */
async function loadSharp() {
  return (await import('sharp')).default;
}

const white = '#ffffff';

interface IconShape {
  /** In pixels. */
  side: number;
  /** The share of the side that the logo may fill. */
  share: number;
  /** The radius of the corners as a share of the side. */
  round: number;
}

/**
 * The icons by file name. The logo is on white, because its own colours may not suit the shop's
 * main colour. Launchers may cut a maskable icon to a circle of 80 % of its side: a square in that
 * circle has 56 % of the side.
 */
const shapes: Readonly<Record<string, IconShape>> = {
  'icon-192.png': { side: 192, share: 0.8, round: 0.2 },
  'icon-512.png': { side: 512, share: 0.8, round: 0.2 },
  'maskable-192.png': { side: 192, share: 0.56, round: 0 },
  'maskable-512.png': { side: 512, share: 0.56, round: 0 },
  'apple-touch-icon.png': { side: 180, share: 0.76, round: 0 },
  'favicon-64.png': { side: 64, share: 0.9, round: 0.2 },
};

const monochrome = 'monochrome-512.png';

/** The files that {@link drawIcon} can draw. */
export const iconFiles: readonly string[] = [...Object.keys(shapes), monochrome];

/** Draws one of {@link iconFiles} as a PNG. Throws for another file. */
export function drawIcon(file: string, logo: Buffer): Promise<Buffer> {
  if (file === monochrome) return silhouette(logo, 512);
  const shape = shapes[file];
  if (!shape) throw new Error(`No icon is called ${file}.`);
  return onWhite(logo, shape);
}

async function onWhite(logo: Buffer, { side, share, round }: IconShape): Promise<Buffer> {
  const sharp = await loadSharp();
  const radius = Math.round(side * round);
  const ground = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${white}"/></svg>`;
  const inside = Math.round(side * share);
  const sign = await sharp(logo).resize(inside, inside, { fit: 'inside' }).png().toBuffer();
  return sharp(Buffer.from(ground))
    .composite([{ input: sign, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * The logo in black on transparency, for themed icons and the badge of notifications: its opaque
 * parts, or the dark parts of a logo without transparency.
 */
async function silhouette(logo: Buffer, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const inside = Math.round(side * 0.72);
  const margin = Math.floor((side - inside) / 2);
  const { isOpaque } = await sharp(logo).stats();
  const background = isOpaque ? white : 'rgba(0, 0, 0, 0)';
  // Two pipelines, because sharp extracts a channel before it extends the picture.
  const shape = await sharp(logo)
    .resize(inside, inside, { fit: 'contain', background })
    .extend({
      top: margin,
      bottom: side - inside - margin,
      left: margin,
      right: side - inside - margin,
      background,
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const alpha = isOpaque
    ? sharp(shape).removeAlpha().greyscale().normalise().negate()
    : sharp(shape).extractChannel('alpha');
  const mask = await alpha.toColourspace('b-w').raw().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000000' } })
    .joinChannel(mask, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
