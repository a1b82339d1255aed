/** Goods on shelves. They stand on y = 0. */
import type { Chance } from '#demo/pictures/chance.ts';
import { darker, lighter } from '#demo/pictures/colour.ts';
import { path, placed, rect } from '#demo/pictures/ink.ts';
import { shop } from './props.ts';

const goodsColours = [
  shop.green,
  '#7cc08f',
  shop.gold,
  '#ef8a6c',
  '#3f87b5',
  '#7f6bb5',
  '#f4efe2',
  '#2f9a93',
  '#d8647c',
  '#f6cf73',
] as const;

function boxOf(chance: Chance, w: number, h: number): string {
  const colour = chance.pick(goodsColours);
  return (
    rect(0, -h, w, h, colour, { rx: 1.5 }) +
    rect(w * 0.16, -h * 0.74, w * 0.68, h * 0.3, lighter(colour, 0.72), { rx: 1 }) +
    rect(w * 0.82, -h, w * 0.18, h, '#10161a', { opacity: 0.1 })
  );
}

function bottleOf(chance: Chance, w: number, h: number): string {
  const colour = chance.pick(['#a35f24', '#f6f3ea', '#5fae86', '#8fc4d8', '#e5a84b']);
  return (
    rect(
      w * 0.32,
      -h,
      w * 0.36,
      h * 0.2,
      chance.pick([shop.green, shop.ink, '#ffffff', shop.coral]),
      { rx: 1.5 },
    ) +
    path(
      `M${w * 0.36} ${-h * 0.82}H${w * 0.64}Q${w} ${-h * 0.76} ${w} ${-h * 0.62}V-3Q${w} 0 ${w - 3} 0H3Q0 0 0 -3V${-h * 0.62}Q0 ${-h * 0.76} ${w * 0.36} ${-h * 0.82}Z`,
      colour,
    ) +
    rect(0, -h * 0.5, w, h * 0.28, '#ffffff', { opacity: 0.85 }) +
    rect(w * 0.14, -h * 0.42, w * 0.6, h * 0.08, chance.pick(goodsColours))
  );
}

function jarOf(chance: Chance, w: number, h: number): string {
  return (
    rect(0, -h * 0.86, w, h * 0.86, chance.pick(['#f6f3ea', '#ffffff', '#e9c46a', '#8fbf9f']), {
      rx: 4,
    }) +
    rect(w * 0.06, -h, w * 0.88, h * 0.2, chance.pick(goodsColours), { rx: 2 }) +
    rect(0, -h * 0.56, w, h * 0.28, chance.pick(goodsColours), { opacity: 0.9 })
  );
}

/** A row of boxes, bottles and jars, `w` wide and at most `h` high. */
export function goods(chance: Chance, w: number, h: number): string {
  const drawn: string[] = [];
  for (let x = chance.between(2, 8); x < w - h * 0.5;) {
    const kind = chance.pick(['box', 'box', 'bottle', 'jar'] as const);
    const height = h * chance.between(0.52, 0.94);
    const width =
      kind === 'bottle' ? height * chance.between(0.34, 0.44) : height * chance.between(0.42, 0.78);
    if (x + width > w - 2) break;
    const repeat = kind === 'box' || chance.happens(0.4) ? 1 : 2;
    for (let copy = 0; copy < repeat && x + width <= w - 2; copy += 1) {
      const draw = { box: boxOf, bottle: bottleOf, jar: jarOf }[kind];
      drawn.push(placed(x, 0, draw(chance, width, height)));
      x += width + h * 0.04;
    }
    x += chance.between(0.02, 0.14) * h;
  }
  return drawn.join('');
}

/** Shelves full of goods: `rows` boards in a frame. */
export function shelves(
  chance: Chance,
  w: number,
  h: number,
  rows: number,
  frame: string = shop.paper,
): string {
  const step = h / rows;
  const boards = Array.from({ length: rows }, (_, at) =>
    placed(
      0,
      -step * at,
      placed(5, -5, goods(chance, w - 10, step * 0.8)) +
        rect(0, -5, w, 6, frame) +
        rect(0, 1, w, 3, '#10161a', { opacity: 0.12 }),
    ),
  );
  return (
    rect(0, -h, w, h, darker(frame, 0.12), { rx: 3 }) +
    rect(0, -h, w, h * 0.3, '#ffffff', { opacity: 0.14 }) +
    boards.join('') +
    rect(0, -h - 3, w, 7, frame) +
    rect(-3, -h - 3, 6, h + 6, frame) +
    rect(w - 3, -h - 3, 6, h + 6, frame)
  );
}
