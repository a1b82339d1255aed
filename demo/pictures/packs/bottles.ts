import { darker, lighter, mix } from '#demo/pictures/colour.ts';
import { ellipse, path, rect, stroke, type Ink } from '#demo/pictures/ink.ts';
import type { Work } from '#demo/pictures/look.ts';
import { box, floor, printed, roundness, shadow, type Place } from './surface.ts';

interface BottleShape extends Place {
  neck: number;
  /** How far the shoulder slopes. */
  shoulder: number;
  r: number;
}

function bottlePath({ x, y, w, h, neck, shoulder, r }: BottleShape): string {
  const middle = x + w / 2;
  const [left, right] = [middle - neck / 2, middle + neck / 2];
  return [
    `M${left} ${y}`,
    `H${right}`,
    `C${right} ${y + shoulder * 0.55} ${x + w} ${y + shoulder * 0.45} ${x + w} ${y + shoulder}`,
    `V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}`,
    `V${y + shoulder}C${x} ${y + shoulder * 0.45} ${left} ${y + shoulder * 0.55} ${left} ${y}Z`,
  ].join('');
}

/** A round body in one colour, lit from the left. */
function body(ink: Ink, d: string, colour: string): string {
  return path(d, colour) + path(d, roundness(ink));
}

/** A round block: caps, collars, rings. */
export function block(ink: Ink, place: Place, colour: string, r = 4): string {
  const { x, y, w, h } = place;
  return rect(x, y, w, h, colour, { rx: r }) + rect(x, y, w, h, roundness(ink), { rx: r });
}

/** A cap with grooves. */
export function cap(ink: Ink, place: Place, colour: string): string {
  const { x, y, w, h } = place;
  const grooves = Array.from({ length: 9 }, (_, at) =>
    stroke(
      `M${x + (w / 10) * (at + 1)} ${y + h * 0.3}V${y + h * 0.86}`,
      darker(colour, 0.35),
      1.1,
      {
        opacity: 0.5,
      },
    ),
  );
  return (
    block(ink, place, colour, 5) +
    grooves.join('') +
    ellipse(x + w / 2, y + 3.5, w / 2 - 2, 3.2, lighter(colour, 0.35), { opacity: 0.8 })
  );
}

/** A label wrapped around a body. */
function wrapped(work: Work, place: Place): string {
  const { x, y, w, h } = place;
  return printed(work, place, 1) + rect(x, y, w, h, roundness(work.ink), { opacity: 0.75 });
}

const glass = ['#8a4a18', '#7d4015', '#94561f', '#5f4a2a'] as const;

/** A medicine bottle beside its box. */
export function syrup(work: Work): string {
  const { ink, look } = work;
  const brown = look.chance.pick(glass);
  const colour = look.chance.happens(0.2) ? mix(look.deep, '#2a5d4a', 0.5) : brown;
  const shape = { x: 222, y: 116, w: 116, h: floor + 6 - 116, neck: 46, shoulder: 46, r: 12 };
  const capColour = look.chance.pick(['#fbfaf6', look.main, look.bright]);
  return [
    shadow(ink, 160, 112, floor - 8),
    box(work, { x: 62, y: 92, w: 132, h: floor - 10 - 92 }, 28, {
      top: lighter(look.main, 0.3),
      side: look.main,
    }),
    shadow(ink, 280, 72, floor + 6),
    body(ink, bottlePath(shape), colour),
    stroke(`M236 178V${floor - 14}`, '#ffffff', 4, { opacity: 0.22 }),
    block(ink, { x: 254, y: 106, w: 52, h: 12 }, darker(colour, 0.2), 3),
    cap(ink, { x: 250, y: 70, w: 60, h: 40 }, capColour),
    wrapped(work, { x: 222, y: 178, w: 116, h: 128 }),
  ].join('');
}

/** Drops: a small soft bottle with a long cap, beside its box. */
export function dropper(work: Work): string {
  const { ink, look } = work;
  const shape = { x: 232, y: 176, w: 96, h: floor + 6 - 176, neck: 30, shoulder: 30, r: 14 };
  const capColour = look.chance.pick([look.main, look.bright, '#fbfaf6']);
  return [
    shadow(ink, 166, 108, floor - 8),
    box(work, { x: 66, y: 106, w: 130, h: floor - 10 - 106 }, 30, {
      top: look.soft,
      side: look.main,
    }),
    shadow(ink, 280, 60, floor + 6),
    path('M262 176L266 128Q280 118 294 128L298 176Z', capColour),
    path('M262 176L266 128Q280 118 294 128L298 176Z', roundness(ink)),
    body(ink, bottlePath(shape), '#f6f7f5'),
    block(ink, { x: 258, y: 162, w: 44, h: 16 }, darker(capColour, 0.12), 3),
    wrapped(work, { x: 232, y: 214, w: 96, h: 104 }),
  ].join('');
}

/** Shampoo, lotion, antiseptic: a tall flat bottle with a flip cap. */
export function lotion(work: Work): string {
  const { ink, look } = work;
  const w = look.chance.between(136, 156);
  const x = 200 - w / 2;
  const colour = look.chance.pick([lighter(look.main, 0.12), '#faf8f2', look.soft, look.bright]);
  const shape = { x, y: 112, w, h: floor + 4 - 112, neck: w * 0.5, shoulder: 54, r: 26 };
  return [
    shadow(ink, 200, 104, floor + 2),
    body(ink, bottlePath(shape), colour),
    block(ink, { x: 200 - w * 0.27, y: 62, w: w * 0.54, h: 54 }, darker(look.main, 0.08), 8),
    stroke(`M${200 - w * 0.27} 76H${200 + w * 0.27}`, '#10161a', 1.6, { opacity: 0.25 }),
    wrapped(work, { x, y: 170, w, h: 132 }),
  ].join('');
}

/** A pump bottle: hand wash, rub, face wash. */
export function pump(work: Work): string {
  const { ink, look } = work;
  const w = look.chance.between(142, 160);
  const x = 200 - w / 2;
  const colour = look.chance.pick([
    lighter(look.main, 0.35),
    lighter(look.bright, 0.35),
    '#f7f5ee',
  ]);
  const shape = { x, y: 146, w, h: floor + 4 - 146, neck: 54, shoulder: 40, r: 24 };
  const head = look.chance.pick(['#fbfaf6', look.deep]);
  return [
    shadow(ink, 200, 104, floor + 2),
    block(ink, { x: 194, y: 88, w: 12, h: 34 }, darker(head, 0.18), 2),
    path('M150 84Q150 66 172 64H222Q232 64 232 74V92H182Q178 84 168 86L158 104H150Z', head),
    path(
      'M150 84Q150 66 172 64H222Q232 64 232 74V92H182Q178 84 168 86L158 104H150Z',
      roundness(ink),
    ),
    block(ink, { x: 170, y: 116, w: 60, h: 34 }, head, 6),
    body(ink, bottlePath(shape), colour),
    wrapped(work, { x, y: 190, w, h: 122 }),
  ].join('');
}

/** A spray with its nozzle cap. */
export function spray(work: Work): string {
  const { ink, look } = work;
  const w = 104;
  const x = 200 - w / 2;
  return [
    shadow(ink, 200, 78, floor + 2),
    block(ink, { x, y: 148, w, h: floor + 4 - 148 }, mix('#f7f7f4', look.soft, 0.6), 16),
    path(
      `M${x + 4} 152Q${x + 10} 120 200 118Q${x + w - 10} 120 ${x + w - 4} 152Z`,
      lighter(look.main, 0.1),
    ),
    path(`M${x + 4} 152Q${x + 10} 120 200 118Q${x + w - 10} 120 ${x + w - 4} 152Z`, roundness(ink)),
    block(ink, { x: 180, y: 66, w: 40, h: 56 }, look.chance.pick(['#fbfaf6', look.bright]), 9),
    ellipse(190, 84, 4, 4, '#10161a', { opacity: 0.55 }),
    wrapped(work, { x, y: 176, w, h: 134 }),
  ].join('');
}

/** A baby's bottle with a scale. */
export function feedingBottle(work: Work): string {
  const { ink, look } = work;
  const shape = { x: 142, y: 152, w: 116, h: floor + 4 - 152, neck: 84, shoulder: 26, r: 22 };
  const lines = Array.from({ length: 5 }, (_, at) =>
    stroke(`M${238 - (at % 2) * 6} ${190 + at * 24}H250`, look.deep, 2, { opacity: 0.6 }),
  );
  const teat = 'M176 100C176 84 190 86 191 66Q200 54 209 66C210 86 224 84 224 100Z';
  return [
    shadow(ink, 200, 82, floor + 2),
    path(teat, '#f3d9b4') + path(teat, roundness(ink)),
    cap(ink, { x: 150, y: 98, w: 100, h: 50 }, look.main),
    body(ink, bottlePath(shape), mix('#eef5f6', look.soft, 0.5)),
    path(
      `M146 228Q172 218 200 228T254 226V${floor - 16}Q254 ${floor} 236 ${floor}H164Q146 ${floor} 146 ${floor - 16}Z`,
      '#fffdf6',
      { opacity: 0.85 },
    ),
    ...lines,
    wrapped(work, { x: 150, y: 206, w: 82, h: 84 }),
  ].join('');
}
