import { lighter, mix } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { label } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';
import { floor, shadow } from './surface.ts';

/** Folds of a filled soft pack: light on the upper left, shade in the lower corners. */
function folds(work: Work, d: string, box: { x: number; y: number; w: number; h: number }): string {
  const { ink } = work;
  const { x, y, w, h } = box;
  return [
    path(
      d,
      ink.linear(
        12,
        [0, '#10161a', 0.22],
        [0.12, '#ffffff', 0.22],
        [0.3, '#ffffff', 0.1],
        [0.72, '#10161a', 0.02],
        [1, '#10161a', 0.28],
      ),
    ),
    path(
      d,
      ink.linear(
        90,
        [0, '#ffffff', 0.18],
        [0.2, '#ffffff', 0],
        [0.8, '#10161a', 0],
        [1, '#10161a', 0.22],
      ),
    ),
    stroke(
      `M${x + w * 0.1} ${y + h * 0.16}Q${x + w * 0.16} ${y + h * 0.4} ${x + w * 0.09} ${y + h * 0.7}`,
      '#ffffff',
      3,
      { opacity: 0.4 },
    ),
    stroke(
      `M${x + w * 0.92} ${y + h * 0.3}Q${x + w * 0.87} ${y + h * 0.6} ${x + w * 0.93} ${y + h * 0.86}`,
      '#10161a',
      2.4,
      { opacity: 0.12 },
    ),
  ].join('');
}

/** Two flat sachets, fanned out. */
export function sachet(work: Work): string {
  const { ink, look } = work;
  const [w, h] = [158, 216];
  const one = (): string =>
    rect(0, 2, w, h, '#10161a', { rx: 4, opacity: 0.18 }) +
    ink.inside(rect(0, 0, w, h, '#ffffff', { rx: 4 }), placed(0, 0, label(work, { w, h }))) +
    rect(0, 0, w, 13, '#ffffff', { opacity: 0.35 }) +
    rect(0, h - 13, w, 13, '#10161a', { opacity: 0.12 }) +
    stroke(`M4 6.5H${w - 4}M4 ${h - 6.5}H${w - 4}`, '#10161a', 1, {
      'stroke-dasharray': '2 3',
      opacity: 0.35,
    }) +
    rect(
      0,
      0,
      w,
      h,
      ink.linear(
        20,
        [0, '#ffffff', 0.32],
        [0.3, '#ffffff', 0],
        [0.5, '#ffffff', 0.16],
        [0.62, '#ffffff', 0],
        [1, '#10161a', 0.16],
      ),
      { rx: 4 },
    );
  return [
    shadow(ink, 204, 140, floor),
    placed(
      178,
      102,
      rect(0, 0, w, h, mix(look.main, look.soft, 0.35), { rx: 4 }) +
        rect(0, 0, w, h, ink.linear(20, [0, '#ffffff', 0.2], [1, '#10161a', 0.25]), { rx: 4 }) +
        rect(0, 0, w, 13, '#ffffff', { opacity: 0.3 }),
      10,
    ),
    placed(98, 108, one(), -5),
  ].join('');
}

/** A standing pouch with a sealed top. */
export function pouch(work: Work): string {
  const { ink } = work;
  const place = { x: 106, y: 66, w: 188, h: floor + 2 - 66 };
  const d = `M112 66H288L290 96Q304 200 296 ${floor - 14}Q294 ${floor + 2} 276 ${floor + 2}H124Q106 ${floor + 2} 104 ${floor - 14}Q96 200 110 96Z`;
  return [
    shadow(ink, 200, 118, floor + 2),
    ink.inside(path(d, '#ffffff'), placed(94, 66, label(work, { w: 212, h: place.h }))),
    folds(work, d, place),
    rect(112, 66, 176, 20, '#ffffff', { opacity: 0.28 }),
    stroke('M116 90H284', '#10161a', 1.2, { 'stroke-dasharray': '3 3', opacity: 0.35 }),
    circle(200, 76, 5.5, '#f3f1ea'),
  ].join('');
}

/** Leaves out the lower texts of the label, because the hem of the bag covers them. */
function withoutFoot(work: Work): Work {
  return { ...work, facts: { ...work.facts, form: '', packName: '' } };
}

/** The lower part of a bag in the company's colour, with a scalloped edge. */
function hem(work: Work, top: number, bottom: number): string {
  const { ink, look } = work;
  const scallops = 'a18 9 0 0 1 36 0'.repeat(8);
  return (
    path(`M56 ${top}${scallops}V${bottom}H56Z`, look.bright) +
    path(`M56 ${top + 7}${scallops}V${bottom}H56Z`, ink.linear(0, [0, look.main], [1, look.deep]))
  );
}

/** Babies' diapers: a plump pack with a handle and a picture of a diaper. */
export function diaper(work: Work): string {
  const { ink, look } = work;
  const d = `M72 112Q70 92 92 92H308Q330 92 328 112Q340 220 330 ${floor - 16}Q328 ${floor + 2} 306 ${floor + 2}H94Q72 ${floor + 2} 70 ${floor - 16}Q60 220 72 112Z`;
  const child = [
    ellipse(0, 0, 46, 43, '#ffffff', { opacity: 0.96 }),
    path('M-30 -12H30Q34 18 12 26Q0 34 -12 26Q-34 18 -30 -12Z', lighter(look.bright, 0.55)),
    path('M-30 -12H30V-3H-30Z', look.bright),
    circle(-18, -7.5, 3, '#ffffff'),
    circle(18, -7.5, 3, '#ffffff'),
  ].join('');
  return [
    shadow(ink, 200, 160, floor + 2),
    stroke('M150 94Q152 60 200 60T250 94', mix(look.main, '#ffffff', 0.25), 11),
    ink.inside(
      path(d, '#ffffff'),
      placed(62, 92, label(withoutFoot(work), { w: 276, h: 176 })),
      hem(work, 264, floor + 4),
    ),
    placed(200, 296, child, 0, 0.84),
    folds(work, d, { x: 70, y: 92, w: 260, h: floor - 90 }),
  ].join('');
}

/** Sanitary napkins: a soft wide pack. */
export function pads(work: Work): string {
  const { ink, look } = work;
  const d = `M70 134Q70 118 88 118H312Q330 118 330 134Q336 226 330 ${floor - 18}Q330 ${floor} 310 ${floor}H90Q70 ${floor} 70 ${floor - 18}Q64 226 70 134Z`;
  const flower = Array.from({ length: 5 }, (_, at) =>
    placed(
      0,
      0,
      ellipse(0, -15, 9.5, 15, at % 2 ? look.bright : lighter(look.bright, 0.35)),
      at * 72,
    ),
  );
  return [
    shadow(ink, 200, 156, floor),
    ink.inside(
      path(d, '#ffffff'),
      placed(62, 118, label(withoutFoot(work), { w: 276, h: 162 })),
      hem(work, 276, floor + 2),
    ),
    placed(
      200,
      294,
      circle(0, 0, 38, '#ffffff', { opacity: 0.9 }) + flower.join('') + circle(0, 0, 7, look.main),
    ),
    folds(work, d, { x: 70, y: 118, w: 260, h: floor - 118 }),
    path('M176 118Q200 134 224 118L218 130Q200 140 182 130Z', '#ffffff', { opacity: 0.6 }),
  ].join('');
}

/** Wet wipes: a flat pack with a lid. */
export function wipes(work: Work): string {
  const { ink, look } = work;
  const d = `M56 190Q60 150 86 150H314Q340 150 344 190L350 ${floor - 26}Q350 ${floor} 326 ${floor}H74Q50 ${floor} 50 ${floor - 26}Z`;
  return [
    shadow(ink, 200, 172, floor),
    ink.inside(path(d, '#ffffff'), placed(48, 150, label(work, { w: 304, h: floor - 150 }))),
    folds(work, d, { x: 50, y: 150, w: 300, h: floor - 150 }),
    path('M176 120Q190 92 206 104Q222 92 230 120Q226 140 200 142Q178 140 176 120Z', '#ffffff'),
    path('M176 120Q190 92 206 104Q210 126 200 142Q178 140 176 120Z', '#e6ebec'),
    rect(132, 132, 136, 30, lighter(look.main, 0.1), { rx: 15 }),
    rect(132, 132, 136, 12, '#ffffff', { rx: 6, opacity: 0.35 }),
  ].join('');
}
