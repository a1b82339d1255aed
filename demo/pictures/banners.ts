import { chanceOf } from './chance.ts';
import { lighter, mix } from './colour.ts';
import { circle, createInk, path, placed, rect } from './ink.ts';
import { leaf } from './tiles/shapes.ts';
import { themeFor } from './themes.ts';
import type { Theme } from './themes.ts';
import { cast, star } from './cast.ts';

/**
 * Position and scale of the objects on a banner: at the right, or at the bottom of a tall or nearly
 * square banner.
 */
function stageOf(
  theme: Theme,
  width: number,
  height: number,
): { size: number; x: number; y: number } {
  if (height > width)
    return { size: Math.min(width * 0.62, height * 0.46), x: width * 0.64, y: height * 0.74 };
  if (width < height * 1.6)
    return {
      size: width * 0.48,
      x: width * (theme.star === 'pharmacist' ? 0.66 : 0.72),
      y: height * 0.68,
    };
  const size = Math.min(height * 0.92, width * 0.44);
  const spread = theme.cast.length > 2 ? 0.34 : 0.28;
  return { size, x: width - Math.max(size * 0.86, width * spread * 0.84), y: height * 0.54 };
}

/**
 * A banner without words, and plain where the live text is laid over it: at the left, or at the top
 * of a tall banner.
 */
export function bannerSvg(words: string, width: number, height: number): string {
  const ink = createInk();
  const theme = themeFor(words);
  const chance = chanceOf('banner', words);
  const isTall = height > width;
  const isCompact = !isTall && width < height * 1.6;
  const { size, x, y } = stageOf(theme, width, height);
  const onStage: Theme = isTall || isCompact ? { ...theme, cast: theme.cast.slice(0, 2) } : theme;
  const r = size * 0.62;
  const specks = Array.from({ length: 9 }, (_, at) => {
    const angle = chance.between(0, Math.PI * 2);
    const far = r * chance.between(1.05, 1.5);
    const colour = at % 2 ? theme.accent : mix(theme.deep, '#ffffff', 0.35);
    const [sx, sy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8];
    return at % 3 === 0
      ? placed(sx, sy, leaf(size * 0.07, colour, theme.deep), chance.between(0, 360))
      : circle(sx, sy, size * chance.between(0.008, 0.02), colour);
  });
  const wave = isTall
    ? `M0 ${height * 0.9}Q${width * 0.3} ${height * 0.84} ${width * 0.6} ${height * 0.9}T${width} ${height * 0.88}V${height}H0Z`
    : `M0 ${height * 0.96}Q${width * 0.3} ${height * 0.9} ${width * 0.6} ${height * 0.95}T${width} ${height * 0.86}V${height}H0Z`;
  return ink.picture(
    `0 0 ${width} ${height}`,
    width,
    height,
    rect(0, 0, width, height, lighter(theme.ground, 0.3)),
    circle(x, y, r * 1.34, mix(theme.ground, theme.deep, 0.1)),
    circle(x, y, r, mix(theme.ground, theme.deep, 0.22)),
    circle(x - r * 0.2, y - r * 0.24, r * 0.6, '#ffffff', { opacity: 0.28 }),
    path(wave, mix(theme.ground, theme.deep, 0.3)),
    ...specks,
    placed(
      x,
      y,
      (onStage.star === 'leaf' ? star(onStage, size) : '') +
        cast(ink, onStage, words, onStage.star === 'pharmacist' ? size * 0.8 : size) +
        (onStage.star === 'leaf' ? '' : star(onStage, size)),
    ),
  );
}
