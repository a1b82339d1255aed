import { darker, lighter, mix } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { label, lineIn, packName } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';
import { box, floor, roundness, shadow } from './surface.ts';

/** A bar of soap in front of its box. */
export function soap(work: Work): string {
  const { ink, look } = work;
  const colour = look.chance.pick([lighter(look.bright, 0.4), lighter(look.main, 0.62), '#f6ead2']);
  return [
    shadow(ink, 200, 160, floor - 70),
    box(work, { x: 54, y: 118, w: 256, h: floor - 72 - 118 }, 40, {
      top: look.bright,
      side: look.main,
    }),
    shadow(ink, 240, 106, floor + 2),
    rect(148, 258, 184, 82, darker(colour, 0.2), { rx: 36 }),
    rect(148, 250, 184, 82, colour, { rx: 36 }),
    rect(
      148,
      250,
      184,
      82,
      ink.linear(70, [0, '#ffffff', 0.55], [0.5, '#ffffff', 0], [1, '#10161a', 0.1]),
      { rx: 36 },
    ),
    rect(168, 264, 144, 54, 'none', { rx: 26, stroke: darker(colour, 0.14), 'stroke-width': 2 }),
    lineIn(
      packName(work),
      { x: 182, y: 276, w: 116, h: 30 },
      {
        fill: darker(colour, 0.55),
        anchor: 'middle',
        face: 'round',
        smallest: 13,
      },
    ),
    circle(126, 318, 13, '#ffffff', { opacity: 0.8 }),
    circle(108, 334, 7, '#ffffff', { opacity: 0.8 }),
    circle(134, 338, 5, '#ffffff', { opacity: 0.8 }),
  ].join('');
}

/** Suppositories in their moulded strip in front of the box. */
export function suppository(work: Work): string {
  const { ink, look } = work;
  const one = (at: number): string =>
    placed(
      28 + at * 38,
      0,
      path('M-14 70V26Q-12 2 0 -2Q12 2 14 26V70Z', '#fdfaf1') +
        path('M-14 70V26Q-12 2 0 -2Q12 2 14 26V70Z', roundness(ink), { opacity: 0.8 }),
    );
  return [
    shadow(ink, 186, 140, floor - 40),
    box(work, { x: 58, y: 102, w: 232, h: floor - 44 - 102 }, 40, {
      top: look.soft,
      side: look.main,
    }),
    shadow(ink, 236, 116, floor + 4),
    placed(
      132,
      252,
      rect(0, -14, 212, 98, '#ccd3d7', { rx: 8 }) +
        rect(
          0,
          -14,
          212,
          98,
          ink.linear(30, [0, '#ffffff', 0.7], [0.5, '#ffffff', 0], [1, '#10161a', 0.15]),
          { rx: 8 },
        ) +
        rect(0, 70, 212, 14, look.main, { rx: 4 }) +
        [0, 1, 2, 3, 4].map(one).join(''),
      -3,
    ),
  ].join('');
}

/** A half-peeled plaster in front of its sleeve. */
export function patch(work: Work): string {
  const { ink, look } = work;
  const skin = '#edcfa8';
  return [
    shadow(ink, 176, 122, floor - 34),
    box(work, { x: 60, y: 82, w: 206, h: floor - 38 - 82 }, 14, {
      top: look.bright,
      side: look.deep,
    }),
    shadow(ink, 276, 80, floor + 4),
    rect(206, 226, 138, 112, darker(skin, 0.16), { rx: 20 }),
    rect(206, 222, 138, 112, skin, { rx: 20 }),
    rect(232, 246, 86, 64, lighter(skin, 0.5), { rx: 10 }),
    rect(
      206,
      222,
      138,
      112,
      ink.linear(45, [0, '#ffffff', 0.4], [0.5, '#ffffff', 0], [1, '#10161a', 0.1]),
      { rx: 20 },
    ),
    path('M300 334H324Q344 334 344 314V290Q338 322 300 334Z', '#fbf8f0'),
    ...[0, 1, 2, 3].map((at) =>
      circle(216 + (at % 2) * 6, 250 + at * 18, 1.8, darker(skin, 0.3), { opacity: 0.6 }),
    ),
  ].join('');
}

/** A knee, waist or wrist support on its form, with a name tag. */
export function brace(work: Work): string {
  const { ink, look } = work;
  const cloth = look.chance.pick([look.deep, '#3a444c', look.main]);
  const kind = `${work.facts.name} ${work.facts.genericName} ${work.facts.form}`.toLowerCase();
  const isBelt = /belt|waist|lumbar|abdom|collar|cervical/.test(kind);
  const tag = placed(
    isBelt ? 128 : 142,
    isBelt ? 246 : 214,
    ink.inside(
      rect(0, 0, isBelt ? 144 : 116, 78, '#ffffff', { rx: 8 }),
      label(work, { w: isBelt ? 144 : 116, h: 78 }),
    ),
  );
  const shade = ink.linear(
    0,
    [0, '#10161a', 0.34],
    [0.3, '#ffffff', 0.16],
    [0.6, '#ffffff', 0],
    [1, '#10161a', 0.34],
  );
  if (isBelt) {
    const d = 'M56 150Q200 108 344 150Q356 200 346 258Q200 300 54 258Q44 200 56 150Z';
    return [
      shadow(ink, 200, 164, floor - 22),
      path('M62 140Q200 84 338 140L332 168Q200 128 68 168Z', darker(cloth, 0.4)),
      path(d, cloth) + path(d, shade),
      stroke('M120 132V276M160 124V284M240 124V284M280 132V276', lighter(cloth, 0.22), 3, {
        opacity: 0.6,
      }),
      path('M56 190Q200 152 344 190L346 220Q200 186 54 220Z', look.bright, { opacity: 0.92 }),
      rect(180, 160, 46, 34, darker(cloth, 0.35), { rx: 6 }),
      tag,
    ].join('');
  }
  const d = 'M122 70Q200 92 278 70Q288 150 270 200T280 336Q200 356 120 336Q128 262 130 200T122 70Z';
  return [
    shadow(ink, 200, 104, floor + 4),
    path(d, cloth) + path(d, shade),
    path('M122 70Q200 92 278 70L281 96Q200 118 119 96Z', look.bright),
    path('M121 312Q200 332 279 312L280 336Q200 356 120 336Z', look.bright),
    ellipse(200, 172, 40, 34, darker(cloth, 0.3)),
    ellipse(200, 172, 27, 22, lighter(cloth, 0.18)),
    ...[0, 1, 2, 3].map((at) =>
      stroke(
        `M146 ${118 + at * 8}Q200 ${130 + at * 8} 254 ${118 + at * 8}`,
        lighter(cloth, 0.25),
        1.6,
        { opacity: 0.45 },
      ),
    ),
    tag,
  ].join('');
}

/** A razor on its card. */
export function razor(work: Work): string {
  const { ink, look } = work;
  const handle = 'M-9 0Q-13 60 -8 120Q-12 168 0 190Q12 168 8 120Q13 60 9 0Z';
  return [
    shadow(ink, 200, 112, floor + 8),
    rect(100, 58, 200, floor - 50, ink.linear(90, [0, look.main], [1, look.deep]), { rx: 12 }),
    placed(
      100,
      58,
      ink.inside(rect(0, 0, 200, 112, '#ffffff', { rx: 12 }), label(work, { w: 200, h: 112 })),
    ),
    rect(128, 178, 144, 158, mix('#eef3f4', look.soft, 0.4), { rx: 16, opacity: 0.92 }),
    placed(
      170,
      214,
      path(handle, look.bright, { transform: 'scale(.6)' }) +
        rect(-32, -20, 64, 24, '#39454c', { rx: 5 }) +
        stroke('M-26 -13H26M-26 -7H26M-26 -1H26', '#c8d0d4', 2.4),
      -8,
    ),
    placed(
      232,
      214,
      path(handle, look.other, { transform: 'scale(.6)' }) +
        rect(-32, -20, 64, 24, '#39454c', { rx: 5 }) +
        stroke('M-26 -13H26M-26 -7H26M-26 -1H26', '#c8d0d4', 2.4),
      8,
    ),
    rect(128, 178, 144, 158, ink.linear(25, [0, '#ffffff', 0.5], [0.4, '#ffffff', 0]), { rx: 16 }),
    circle(200, 74, 7, '#f3f1ea'),
  ].join('');
}
