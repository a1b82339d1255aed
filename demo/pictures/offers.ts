import { chanceOf } from './chance.ts';
import { darker, lighter, mix } from './colour.ts';
import { circle, createInk, ellipse, path, placed, rect } from './ink.ts';
import { sign } from './scenes/props.ts';
import { themeFor } from './themes.ts';
import { cast, star } from './cast.ts';

/** An offer's picture without words: a tag or a gift among packs. */
export function offerSvg(words: string, width: number, height: number): string {
  const ink = createInk();
  const theme = themeFor(words);
  const size = Math.min(height * 0.98, width * 0.66);
  const isGift = chanceOf('offer', words).happens(0.5) || /cash|gift|wallet/.test(words);
  const [cx, cy] = [width * 0.5, height * 0.54];
  return ink.picture(
    `0 0 ${width} ${height}`,
    width,
    height,
    rect(0, 0, width, height, ink.linear(50, [0, lighter(theme.ground, 0.45)], [1, theme.ground])),
    circle(width * 0.92, height * 0.08, height * 0.4, mix(theme.ground, theme.deep, 0.16)),
    circle(width * 0.04, height * 0.98, height * 0.34, mix(theme.ground, theme.accent, 0.2)),
    ellipse(cx, cy, size * 0.62, size * 0.52, mix(theme.ground, '#ffffff', 0.55)),
    placed(cx, cy, cast(ink, theme, words, size * 0.86) + star(theme, size * 0.9)),
    placed(width * 0.86, height * 0.76, isGift ? gift(height * 0.26) : tag(height * 0.26)),
  );
}

function gift(size: number): string {
  const [green, gold] = ['#0f6b43', '#f2a516'];
  return (
    rect(-size / 2, -size * 0.3, size, size * 0.72, green, { rx: size * 0.05 }) +
    rect(-size * 0.56, -size * 0.42, size * 1.12, size * 0.24, darker(green, 0.2), {
      rx: size * 0.04,
    }) +
    rect(-size * 0.1, -size * 0.42, size * 0.2, size * 0.84, gold) +
    path(
      `M0 ${-size * 0.42}C${-size * 0.5} ${-size * 0.5} ${-size * 0.36} ${-size * 0.86} 0 ${-size * 0.42}C${size * 0.36} ${-size * 0.86} ${size * 0.5} ${-size * 0.5} 0 ${-size * 0.42}Z`,
      gold,
    ) +
    circle(0, -size * 0.42, size * 0.07, darker(gold, 0.2))
  );
}

function tag(size: number): string {
  return placed(
    0,
    0,
    path(
      `M${-size * 0.5} ${-size * 0.3}H${size * 0.3}L${size * 0.62} 0L${size * 0.3} ${size * 0.3}H${-size * 0.5}Q${-size * 0.58} ${size * 0.3} ${-size * 0.58} ${size * 0.22}V${-size * 0.22}Q${-size * 0.58} ${-size * 0.3} ${-size * 0.5} ${-size * 0.3}Z`,
      '#f2a516',
    ) +
      circle(size * 0.4, 0, size * 0.065, '#fffdf8') +
      placed(-size * 0.16, 0, sign(size * 0.2)),
    -24,
  );
}
