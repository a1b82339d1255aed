/** Fittings of a shop. */
import { darker, lighter } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, polygon, rect, stroke } from '#demo/pictures/ink.ts';
import { shop } from './props.ts';

/** A counter with panels, `w` × `h`. */
export function counter(w: number, h: number, front: string = shop.green): string {
  const panels = Math.max(2, Math.round(w / 130));
  const step = w / panels;
  return (
    rect(0, -h, w, h, front) +
    Array.from({ length: panels }, (_, at) =>
      rect(at * step + 12, -h + 30, step - 24, h - 46, lighter(front, 0.1), { rx: 8 }),
    ).join('') +
    rect(-12, -h - 6, w + 24, 20, shop.wood, { rx: 5 }) +
    rect(-12, -h + 8, w + 24, 6, shop.oak, { opacity: 0.5 })
  );
}

/** A window with sky. The frame's top left corner is 0,0. */
export function pane(w: number, h: number, sky: string = shop.sky): string {
  return (
    rect(-8, -8, w + 16, h + 16, shop.paper, { rx: 6 }) +
    rect(0, 0, w, h, sky) +
    path(
      `M0 ${h * 0.8}Q${w * 0.25} ${h * 0.56} ${w * 0.5} ${h * 0.76}T${w} ${h * 0.7}V${h}H0Z`,
      '#9ccbad',
    ) +
    circle(w * 0.76, h * 0.24, Math.min(w, h) * 0.1, '#fff4cf') +
    rect(w / 2 - 3, 0, 6, h, shop.paper) +
    rect(0, h * 0.46, w, 6, shop.paper)
  );
}

/** A striped awning whose top left corner is 0,0. */
export function awning(
  w: number,
  h: number,
  first: string = shop.green,
  second: string = shop.paper,
): string {
  const count = Math.max(6, Math.round(w / 54));
  const step = w / count;
  return Array.from({ length: count }, (_, at) => {
    const x = at * step;
    const colour = at % 2 ? second : first;
    return (
      rect(x, 0, step + 0.5, h * 0.72, colour) +
      path(
        `M${x} ${h * 0.7}H${x + step + 0.5}V${h * 0.76}A${step / 2} ${h * 0.24} 0 0 1 ${x} ${h * 0.76}Z`,
        darker(colour, 0.08),
      )
    );
  }).join('');
}

/** A wall clock around 0,0. */
export function clock(r: number): string {
  return (
    circle(0, 0, r, shop.green) +
    circle(0, 0, r * 0.84, shop.paper) +
    stroke(`M0 0V${-r * 0.55}M0 0L${r * 0.38} ${r * 0.16}`, shop.ink, r * 0.1) +
    circle(0, 0, r * 0.09, shop.gold)
  );
}

/** A hanging lamp. Its cord starts at the ceiling in 0,0. */
export function lamp(cord: number, w: number, colour: string = shop.gold): string {
  return (
    rect(-1.5, 0, 3, cord, shop.ink) +
    polygon(
      [
        [-w * 0.3, cord + w * 0.42],
        [w * 0.3, cord + w * 0.42],
        [w * 1.4, cord + w * 2.6],
        [-w * 1.4, cord + w * 2.6],
      ],
      '#fff3c9',
      { opacity: 0.32 },
    ) +
    path(
      `M${-w / 2} ${cord + w * 0.42}Q${-w / 2} ${cord} 0 ${cord}T${w / 2} ${cord + w * 0.42}Z`,
      colour,
    ) +
    ellipse(0, cord + w * 0.42, w * 0.3, w * 0.07, '#fff6d6')
  );
}
