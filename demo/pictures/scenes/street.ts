import { lighter } from '#demo/pictures/colour.ts';
import { circle, path, placed, rect, stroke, type Ink } from '#demo/pictures/ink.ts';
import { at, type Stage } from './stage.ts';
import { awning } from './fittings.ts';
import { goods, shelves } from './goods.ts';
import { shop, sign } from './props.ts';

export function sky(ink: Ink, top: string, low: string): string {
  return rect(0, 0, 1200, 800, ink.linear(90, [0, top], [1, low]));
}

export function street(): string {
  return (
    rect(0, 690, 1200, 110, '#8d979a') +
    rect(0, 660, 1200, 34, '#d8d3c6') +
    [0, 1, 2, 3, 4, 5].map((n) => rect(40 + n * 210, 740, 110, 9, '#f5f1e4', { rx: 4 })).join('')
  );
}

export function cloud(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    path(
      'M-70 0A26 26 0 0 1 -50 -44A40 40 0 0 1 22 -56A34 34 0 0 1 72 -22A22 22 0 0 1 70 0Z',
      '#ffffff',
      { opacity: 0.85 },
    ),
    0,
    scale,
  );
}

export function tree(x: number, y: number, h: number): string {
  return at(
    x,
    y,
    rect(-h * 0.04, -h * 0.46, h * 0.08, h * 0.46, shop.oak) +
      circle(0, -h * 0.66, h * 0.3, '#5fa67b') +
      circle(-h * 0.18, -h * 0.5, h * 0.2, '#4f9d70') +
      circle(h * 0.19, -h * 0.52, h * 0.2, '#79b98f'),
  );
}

export function houses(colours: readonly string[], windows: string): string {
  return colours
    .map((colour, n) => {
      const h = 230 + ((n * 97) % 190);
      const x = n * 206 - 30;
      const panes = Array.from({ length: 12 }, (_, k) =>
        rect(x + 26 + (k % 3) * 52, 660 - h + 30 + Math.floor(k / 3) * 62, 30, 38, windows, {
          rx: 3,
          opacity: 0.8,
        }),
      );
      return (
        rect(x, 660 - h, 192, h, colour) +
        rect(x - 6, 652 - h, 204, 14, lighter(colour, 0.25)) +
        panes.join('')
      );
    })
    .join('');
}

export function shopFront({ ink, chance }: Stage, wall: string, light: string): string {
  return (
    rect(190, 150, 820, 520, wall) +
    rect(176, 132, 848, 30, lighter(wall, 0.3), { rx: 5 }) +
    rect(230, 186, 740, 92, shop.green, { rx: 10 }) +
    at(600, 232, sign(36, shop.deep)) +
    stroke('M300 232H520M680 232H900', lighter(shop.green, 0.35), 12) +
    ink.inside(
      rect(250, 350, 320, 290, '#ffffff'),
      rect(250, 350, 320, 290, light),
      at(262, 640, shelves(chance, 296, 250, 3)),
    ) +
    rect(250, 350, 320, 290, ink.linear(30, [0, '#ffffff', 0.4], [0.4, '#ffffff', 0]), {
      stroke: shop.paper,
      'stroke-width': 10,
    }) +
    rect(622, 340, 150, 330, shop.oak) +
    rect(634, 352, 126, 240, light) +
    circle(748, 620, 7, shop.gold) +
    ink.inside(
      rect(820, 350, 150, 290, '#ffffff'),
      rect(820, 350, 150, 290, light),
      at(826, 640, goods(chance, 140, 90)),
      at(826, 530, goods(chance, 140, 80)),
    ) +
    rect(820, 350, 150, 290, 'none', { stroke: shop.paper, 'stroke-width': 10 }) +
    at(216, 278, awning(768, 74))
  );
}
