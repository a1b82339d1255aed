import { darker, lighter, mix } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { fitted } from '#demo/pictures/fitting.ts';
import { label, lineIn, packName } from '#demo/pictures/label.ts';
import type { Work } from '#demo/pictures/look.ts';
import { block, cap } from './bottles.ts';
import { pill, pillColoursOf } from './pills.ts';
import { floor, printed, roundness, shadow, type Place } from './surface.ts';

function wrap(work: Work, place: Place, r = 0): string {
  const { x, y, w, h } = place;
  return printed(work, place, r) + rect(x, y, w, h, roundness(work.ink), { opacity: 0.8, rx: r });
}

/** Vitamins: a wide jar with a screw cap, and two tablets in front of it. */
export function jar(work: Work): string {
  const { ink, look } = work;
  const w = look.chance.between(168, 188);
  const x = 196 - w / 2;
  const colour = look.chance.pick([
    '#f7f6f1',
    lighter(look.main, 0.1),
    '#7d4718',
    lighter(look.bright, 0.2),
  ]);
  const outline = `M${x + 20} 126H${x + w - 20}Q${x + w} 132 ${x + w} 156V${floor - 14}Q${x + w} ${floor + 2} ${x + w - 16} ${floor + 2}H${x + 16}Q${x} ${floor + 2} ${x} ${floor - 14}V156Q${x} 132 ${x + 20} 126Z`;
  const colours = pillColoursOf(work);
  return [
    shadow(ink, 200, 122, floor),
    path(outline, colour) + path(outline, roundness(ink)),
    cap(
      ink,
      { x: x + 12, y: 70, w: w - 24, h: 58 },
      look.chance.pick([look.main, '#fbfaf6', look.deep]),
    ),
    wrap(work, { x, y: 166, w, h: 134 }),
    placed(300, floor + 2, pill(ink, 'soft', colours, 46), -14),
    placed(336, floor - 10, pill(ink, 'soft', colours, 46), 28),
  ].join('');
}

/** A tin of milk or nutrition powder. */
export function tin(work: Work): string {
  const { ink, look } = work;
  const w = 190;
  const x = 200 - w / 2;
  return [
    shadow(ink, 200, 124, floor + 2),
    rect(x, 100, w, floor + 2 - 100, '#cfd4d7'),
    path(`M${x} ${floor}A${w / 2} 15 0 0 0 ${x + w} ${floor}Z`, '#aab2b7'),
    ink.inside(
      path(`M${x} 104H${x + w}V${floor - 6}A${w / 2} 15 0 0 1 ${x} ${floor - 6}Z`, '#ffffff'),
      placed(x, 100, label(work, { w, h: floor - 92 })),
      rect(x, 100, w, floor - 84, roundness(ink), { opacity: 0.85 }),
    ),
    block(
      ink,
      { x: x - 4, y: 78, w: w + 8, h: 30 },
      look.chance.pick([look.main, look.bright, '#f7f4ea']),
      5,
    ),
    ellipse(200, 79, w / 2 + 3, 12, lighter(look.bright, 0.5)),
    ellipse(200, 78, w / 2 - 8, 8.5, lighter(look.bright, 0.72)),
  ].join('');
}

/** Honey: a glass jar with a paper label. */
export function honey(work: Work): string {
  const { ink, look } = work;
  const outline = `M132 138Q112 150 112 180V${floor - 22}Q112 ${floor + 2} 136 ${floor + 2}H264Q288 ${floor + 2} 288 ${floor - 22}V180Q288 150 268 138Z`;
  return [
    shadow(ink, 200, 116, floor + 2),
    path(outline, ink.linear(90, [0, '#f6c453'], [0.3, '#e39a1c'], [1, '#b5690a'])),
    path(outline, roundness(ink)),
    stroke(`M128 180V${floor - 34}`, '#fff3cf', 7, { opacity: 0.55 }),
    cap(ink, { x: 126, y: 92, w: 148, h: 46 }, look.chance.pick(['#d9a441', look.deep, '#f4efe2'])),
    wrap(work, { x: 134, y: 184, w: 132, h: 112 }, 8),
  ].join('');
}

/** A flat round pot of balm, its lid leaning behind. */
export function balm(work: Work): string {
  const { ink, look } = work;
  return [
    shadow(ink, 200, 150, floor - 20),
    circle(238, 176, 104, darker(look.main, 0.3)),
    circle(234, 172, 104, look.main),
    circle(
      234,
      172,
      104,
      ink.linear(50, [0, '#ffffff', 0.35], [0.5, '#ffffff', 0], [1, '#10161a', 0.2]),
    ),
    circle(234, 172, 92, '#fffdf8'),
    ink.inside(
      circle(234, 172, 86, '#ffffff'),
      rect(140, 80, 190, 190, ink.linear(50, [0, look.main], [1, look.deep])),
      ellipse(234, 284, 120, 66, look.bright),
      ellipse(234, 60, 120, 36, look.other, { opacity: 0.8 }),
    ),
    fitted(
      packName(work),
      { x: 164, y: 116, w: 140, h: 74 },
      {
        face: look.face,
        fill: '#ffffff',
        anchor: 'middle',
        largest: 40,
        smallest: 14,
        lines: 2,
        rest: 'middle',
      },
    ).drawn,
    lineIn(
      work.facts.strength,
      { x: 176, y: 192, w: 116, h: 18 },
      {
        fill: look.soft,
        anchor: 'middle',
        face: 'narrow',
        smallest: 12,
      },
    ),
    path('M72 268V300A92 26 0 0 0 256 300V268Z', mix(look.bright, '#ffffff', 0.1)),
    path('M72 268V300A92 26 0 0 0 256 300V268Z', roundness(ink)),
    ellipse(164, 268, 92, 26, lighter(look.bright, 0.4)),
    ellipse(164, 268, 80, 20, '#fffaf0'),
    path('M104 268Q140 252 170 266T226 264Q220 286 164 288Q112 286 104 268Z', '#f7ecd2'),
  ].join('');
}

/** Talc: a tall waisted shaker. */
export function powder(work: Work): string {
  const { ink, look } = work;
  const outline = `M136 132Q146 110 200 110T264 132Q272 190 262 226T270 ${floor - 12}Q270 ${floor + 4} 252 ${floor + 4}H148Q130 ${floor + 4} 130 ${floor - 12}Q148 262 138 226T136 132Z`;
  const colour = look.chance.pick([
    lighter(look.bright, 0.35),
    look.soft,
    lighter(look.main, 0.45),
  ]);
  return [
    shadow(ink, 200, 90, floor + 3),
    path(outline, colour),
    block(ink, { x: 150, y: 66, w: 100, h: 50 }, look.main, 14),
    ink.inside(path(outline, '#ffffff'), placed(128, 150, label(work, { w: 144, h: 144 }))),
    path(outline, roundness(ink)),
  ].join('');
}
