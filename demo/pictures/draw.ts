/**
 * Draws one picture of the shop on demand. The same request and facts always give the same picture.
 */
import type { PictureSize, PictureType } from '#domain/picture.ts';
import { bannerSvg } from './banners.ts';
import { offerSvg } from './offers.ts';
import type { ProductFacts } from './look.ts';
import { portraitSvg } from './portraits.ts';
import { defaultProductSvg, productSvg } from './product.ts';
import { stageSvg } from './scenes/stage.ts';
import { sceneOf } from './scenes/table.ts';
import { tileSvg } from './tiles/tile.ts';

export interface PictureRequest {
  type: PictureType;
  size: PictureSize;
  /** The file name without a path. */
  file: string;
}

/**
 * The facts from the database about a picture's subject; null if the file name is enough or nothing
 * is known.
 */
export type PictureFacts =
  | { kind: 'product'; product: ProductFacts }
  /** A director, whose initials are drawn. */
  | { kind: 'portrait'; name: string }
  | null;

interface Measures {
  width: number;
  height: number;
}

const usual = { Icons: 3, Small: 9, Orginal: 40 } as const;
const wide = { Icons: 3, Small: 16, Orginal: 64 } as const;

/** The maximum size of a picture in kilobytes. */
export const heaviest: Readonly<Record<PictureType, Readonly<Record<PictureSize, number>>>> = {
  Product: usual,
  Banner: usual,
  Gallery: wide,
  Offer: wide,
  Shop: usual,
};

const square: Readonly<Record<PictureSize, number>> = { Icons: 96, Small: 320, Orginal: 800 };

function squared(size: PictureSize): Measures {
  return { width: square[size], height: square[size] };
}

/** Sizes of banners by a pattern of the file name. The first match wins. */
const bannerShapes: readonly (readonly [RegExp, Measures])[] = [
  [/vertical/, { width: 300, height: 600 }],
  [/inline/, { width: 800, height: 300 }],
  [/resort.*medium/, { width: 960, height: 320 }],
  [/resort.*small/, { width: 560, height: 280 }],
  [/resort/, { width: 1600, height: 400 }],
  [/medium/, { width: 960, height: 420 }],
  [/small/, { width: 560, height: 420 }],
  [/set|slider/, { width: 1200, height: 360 }],
  [/./, { width: 1600, height: 520 }],
];

/** The full size in pixels of a banner with this file name. */
export function bannerMeasures(file: string): Measures {
  return bannerShapes.find(([shape]) => shape.test(file))?.[1] ?? { width: 1600, height: 520 };
}

function scaled({ width, height }: Measures, widest: number): Measures {
  const share = Math.min(1, widest / width);
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

const widest: Readonly<Record<PictureSize, number>> = { Icons: 96, Small: 480, Orginal: 1600 };

function stem(file: string): string {
  return file
    .slice(0, 200)
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replace(/[^a-z0-9]+/g, '-');
}

/** The SVG of a picture. */
export function pictureSvg({ type, size, file }: PictureRequest, facts: PictureFacts): string {
  const name = stem(file);
  const pixels = square[size];
  if (facts?.kind === 'product')
    return productSvg(facts.product, pixels, size === 'Icons' ? 'coarse' : 'fine');
  if (facts?.kind === 'portrait') return portraitSvg(facts.name, pixels);
  if (name.startsWith('category-')) return tileSvg(name.slice('category-'.length), pixels);
  if (name.startsWith('director'))
    return portraitSvg(name.replace(/^directors?-?/, '').replaceAll('-', ' '), pixels);
  if (type === 'Product') return defaultProductSvg(pixels);
  if (type === 'Banner') return bannerOf(name, size);
  if (type === 'Offer') {
    const { width, height } =
      size === 'Icons' ? squared(size) : scaled({ width: 960, height: 600 }, widest[size]);
    return offerSvg(name.replace(/^offers?-/, ''), width, height);
  }
  const word = name.replace(/^gallery-?/, '').replace(/^\d+-(?=[a-z])/, '');
  const { width, height } =
    size === 'Icons' ? squared(size) : scaled({ width: 1200, height: 800 }, widest[size]);
  return stageSvg(word, sceneOf(word), width, height);
}

function bannerOf(name: string, size: PictureSize): string {
  const full = bannerMeasures(name);
  const { width, height } = scaled(full, widest[size]);
  const words = name.replace(/-(large|medium|small)$/, '');
  return bannerSvg(words, full.width, full.height).replace(
    `width="${full.width}" height="${full.height}"`,
    `width="${width}" height="${height}"`,
  );
}

const qualities = [82, 74, 64, 52, 40] as const;

/** Draws a picture as WebP, within the maximum of its size. */
export async function drawPicture(request: PictureRequest, facts: PictureFacts): Promise<Buffer> {
  // Loaded lazily, because it takes 11 MB that a shop with its own photos never needs.
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(pictureSvg(request, facts));
  const limit = heaviest[request.type][request.size] * 1024;
  const pixels = sharp(svg, { density: 72, limitInputPixels: 4_000_000 });
  // Large pictures use a lower effort: twice as fast, and 10% larger. An effort above 2, or sharp's
  // `smartSubsample`, takes up to five times as long and looks no better for flat drawings.
  const effort = request.size === 'Orginal' ? 1 : 2;
  let drawn = Buffer.alloc(0);
  for (const quality of qualities) {
    drawn = await pixels.clone().webp({ quality, effort }).toBuffer();
    if (drawn.length <= limit) return drawn;
  }
  return drawn;
}
