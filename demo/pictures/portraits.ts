import { lighter } from './colour.ts';
import { circle, createInk, ellipse, path, rect } from './ink.ts';
import { drawableText, line } from './text-outline.ts';
import { paletteOf } from './palettes.ts';

/** The initials of the first and the last name, Latin only; '' if there are none. */
export function initialsOf(name: string): string {
  const words = drawableText(name)
    .split(' ')
    .filter((word) => !/^(md|mr|mrs|ms|dr|prof|engr|adv)\.?$/i.test(word))
    .map((word) => /[a-z]/i.exec(word)?.[0]?.toUpperCase() ?? '')
    .filter(Boolean);
  return words.length > 1 ? `${words[0] ?? ''}${words.at(-1) ?? ''}` : (words[0] ?? '');
}

/**
 * A neutral portrait: head and shoulders in one colour, and the initials on the chest. A name does
 * not reveal how a person looks.
 */
export function portraitSvg(name: string, pixels: number): string {
  const ink = createInk();
  const { soft, main, deep, bright } = paletteOf(`portrait ${name}`);
  const initials = initialsOf(name);
  return ink.picture(
    '0 0 400 400',
    pixels,
    pixels,
    rect(0, 0, 400, 400, ink.linear(60, [0, lighter(soft, 0.4)], [1, soft])),
    circle(330, 70, 120, lighter(main, 0.78)),
    circle(40, 350, 90, lighter(bright, 0.72)),
    path('M52 400C52 300 116 258 200 258S348 300 348 400Z', ink.linear(40, [0, main], [1, deep])),
    path('M166 234H234V272Q200 306 166 272Z', lighter(main, 0.36)),
    ellipse(200, 172, 68, 80, lighter(main, 0.5)),
    line(initials, 200, 368, { face: 'round', size: 62, fill: '#ffffff', anchor: 'middle' }),
  );
}
