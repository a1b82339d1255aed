import { hashOf } from '#demo/pictures/chance.ts';
import { darker, lighter, mix } from '#demo/pictures/colour.ts';
import { circle, createInk, placed, rect } from '#demo/pictures/ink.ts';
import { firstAidSketches } from './first-aid.ts';
import { goodsSketches } from './goods.ts';
import { healthSketches } from './health.ts';
import { medicineSketches } from './medicine.ts';
import type { Sketch, Tones } from './tones.ts';

const sketches: Readonly<Record<string, Sketch>> = {
  ...medicineSketches,
  ...firstAidSketches,
  ...healthSketches,
  ...goodsSketches,
};

/** Every category with an illustration of its own, by permalink. */
export const sketchedCategories: readonly string[] = Object.keys(sketches);

/** Ground, main and accent colours of the tiles. Neighbours on a shelf get different ones. */
const pairs = [
  ['#cfe8d8', '#1f7a4d', '#f2a93b'],
  ['#d3e6f5', '#1f6aa8', '#f3b14a'],
  ['#f8dccb', '#a94d2f', '#2f9088'],
  ['#e4dbf3', '#654a9e', '#ef8f83'],
  ['#cdebe8', '#0d7a80', '#f58f63'],
  ['#f9dde5', '#ae3d63', '#5fa8a0'],
  ['#f7e6c2', '#8c5a14', '#3d8f6d'],
  ['#dbe4f7', '#3d55a8', '#f0a341'],
  ['#e1edcf', '#52742a', '#e98a52'],
  ['#f8e8c0', '#9a5f12', '#e9ab33'],
] as const;

/** The last pair is only for honey. */
const inTurn = pairs.length - 1;

/** Overrides, where the colours in turn would not suit: a brown heart or a blue flower. */
const suited: Readonly<Record<string, number>> = {
  'heart-blood-pressure': 5,
  'diabetic-care': 7,
  'womens-care': 5,
  'sanitary-napkin': 3,
  'sexual-wellness': 5,
  'honey-isabgul-natural': 9,
  'ors-diarrhoea': 1,
  'herbal-unani': 8,
  'herbal-homeo': 0,
  'surgical-disposables': 1,
  'gastric-acidity': 2,
  'bone-joint-muscle': 7,
};

function tonesOf(key: string): Tones & { ground: string } {
  const turn = key in sketches ? sketchedCategories.indexOf(key) : hashOf(key);
  const [ground, main, bright] = pairs[suited[key] ?? turn % inTurn] ?? pairs[0];
  return {
    ground,
    main,
    bright,
    deep: darker(main, 0.38),
    pale: mix(ground, '#ffffff', 0.45),
    paper: '#fffdf8',
  };
}

/** The illustration alone. A category without one gets the capsule and tablet. */
function sketchOf(key: string, tones: Tones): string {
  const sketch = sketches[key] ?? sketches['medicine'];
  return sketch ? sketch(tones) : '';
}

/** A category's picture, a two-tone illustration on a tinted tile: SVG, `pixels` square. */
export function tileSvg(key: string, pixels: number): string {
  const ink = createInk();
  const tones = tonesOf(key);
  const paint = ink.linear(55, [0, lighter(tones.ground, 0.35)], [1, tones.ground]);
  return ink.picture(
    '0 0 160 160',
    pixels,
    pixels,
    rect(0, 0, 160, 160, paint),
    circle(80, 80, 66, mix(tones.ground, tones.main, 0.13)),
    placed(24, 24, sketchOf(key, tones), 0, 1.12),
  );
}
