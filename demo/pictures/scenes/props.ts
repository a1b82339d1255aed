/** Objects in the pictures. Each stands on y = 0 at x = 0. */
import { darker } from '#demo/pictures/colour.ts';
import { circle, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { leaf } from '#demo/pictures/tiles/shapes.ts';

/** The shop's own colours. */
export const shop = {
  green: '#0f6b43',
  deep: '#08432a',
  mint: '#d9ecdf',
  leaf: '#6fb58a',
  gold: '#f2a516',
  paper: '#fffdf8',
  wood: '#c98f57',
  oak: '#9a663a',
  ink: '#1d2b25',
  coral: '#ef7f62',
  sky: '#cfe6f2',
  steel: '#c9d3d6',
} as const;

/** A potted plant. */
export function plant(h: number, pot: string = shop.coral): string {
  const blades = [-46, -24, 0, 24, 46].map((turn, at) =>
    placed(
      0,
      -h * 0.34,
      leaf(h * (at === 2 ? 0.66 : 0.56), at % 2 ? '#4f9d70' : shop.green, shop.deep),
      turn,
    ),
  );
  return (
    blades.join('') +
    path(`M${-h * 0.2} ${-h * 0.4}H${h * 0.2}L${h * 0.15} 0H${-h * 0.15}Z`, pot) +
    rect(-h * 0.23, -h * 0.43, h * 0.46, h * 0.09, darker(pot, 0.12), { rx: 3 })
  );
}

/** The shop's sign, a leaf in a disc, around 0,0: no characters, no cross. */
export function sign(r: number, ground: string = shop.green): string {
  return (
    circle(0, 0, r, ground) +
    circle(0, 0, r * 0.86, 'none', { stroke: shop.paper, 'stroke-width': r * 0.06 }) +
    placed(-r * 0.06, r * 0.56, leaf(r * 1.15, shop.paper, ground), 14)
  );
}

/** A shipping carton, `w` wide. */
export function parcel(w: number, h: number): string {
  return (
    rect(0, -h, w, h, '#d7a56c', { rx: 2 }) +
    rect(w * 0.4, -h, w * 0.2, h, '#f2ddb9') +
    rect(0, -h, w, h * 0.08, '#b98449') +
    placed(w * 0.76, -h * 0.3, sign(Math.min(w, h) * 0.13))
  );
}

/** A paper bag with the shop's leaf. */
export function paperBag(w: number, h: number): string {
  return (
    stroke(
      `M${w * 0.32} ${-h}Q${w * 0.34} ${-h * 1.24} ${w * 0.5} ${-h * 1.24}T${w * 0.68} ${-h}`,
      shop.oak,
      3,
    ) +
    path(`M0 ${-h}H${w}L${w * 0.95} 0H${w * 0.05}Z`, '#f0e2c6') +
    path(`M${w * 0.78} ${-h}H${w}L${w * 0.95} 0H${w * 0.74}Z`, '#10161a', { opacity: 0.07 }) +
    placed(w * 0.45, -h * 0.46, sign(w * 0.24))
  );
}
