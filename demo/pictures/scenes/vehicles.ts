/** Delivery vehicles. Each stands on y = 0 and drives to the right. */
import { darker } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { sign, shop } from './props.ts';

function wheel(x: number, r: number, spokes: number): string {
  const drawn = Array.from({ length: spokes }, (_, at) => {
    const angle = (at * Math.PI) / spokes;
    const [dx, dy] = [Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9];
    return stroke(`M${x - dx} ${-r - dy}L${x + dx} ${-r + dy}`, '#9aa7a8', 1.2);
  });
  return (
    drawn.join('') +
    circle(x, -r, r - 3, 'none', { stroke: shop.ink, 'stroke-width': 6 }) +
    circle(x, -r, r * 0.14, shop.ink)
  );
}

function rider(dress: string): string {
  return [
    stroke('M0 -6Q18 -4 24 -30', '#33424b', 15),
    stroke('M24 -30L10 -58', '#33424b', 14),
    path('M-16 -10Q-22 -60 12 -78Q30 -74 26 -52L16 -2Z', dress),
    stroke('M16 -64Q38 -52 60 -56', darker(dress, 0.12), 12),
    circle(62, -56, 7, '#c98d5f'),
    rect(10, -92, 12, 16, '#b57c50'),
    ellipse(18, -102, 16, 18, '#c98d5f'),
    path('M0 -104Q0 -126 19 -125T37 -103Q20 -108 0 -104Z', shop.green),
    path('M30 -107Q46 -106 44 -101L30 -102Z', shop.deep),
  ].join('');
}

/** A courier on a bicycle with a box behind the saddle; about 250 wide. */
export function bicycle(): string {
  return [
    ellipse(0, 2, 136, 7, '#10161a', { opacity: 0.14 }),
    wheel(-78, 46, 7),
    wheel(82, 46, 7),
    stroke('M-78 -46L-34 -96L48 -96L4 -46H-78M-34 -96L4 -46M82 -46L46 -112', shop.gold, 6.5),
    stroke('M46 -112Q44 -124 58 -126', shop.ink, 5.5),
    stroke('M-40 -104H-18', shop.ink, 8),
    circle(4, -46, 11, shop.ink),
    rect(-124, -154, 74, 58, shop.green, { rx: 7 }),
    rect(-124, -154, 74, 14, shop.deep, { rx: 7 }),
    placed(-87, -118, sign(15, shop.deep)),
    stroke('M-60 -92L-78 -46', shop.ink, 4),
    stroke('M-24 -112Q16 -110 20 -84L6 -36', '#33424b', 14),
    path('M-2 -30H22Q24 -40 10 -40H-4Z', shop.ink),
    placed(-30, -106, rider('#f4f1e6')),
  ].join('');
}

/** A courier on a motor scooter; about 240 wide. */
export function scooter(): string {
  return [
    ellipse(0, 2, 128, 7, '#10161a', { opacity: 0.14 }),
    wheel(-72, 27, 3),
    wheel(84, 27, 3),
    rect(-118, -146, 76, 64, shop.gold, { rx: 8 }),
    rect(-118, -146, 76, 15, '#c97f06', { rx: 8 }),
    placed(-80, -106, sign(16)),
    path(
      'M-108 -76H-8Q0 -76 2 -62L8 -40H48L64 -100Q66 -110 76 -108L82 -106L92 -50Q96 -34 82 -34L62 -22H-30Q-36 -44 -62 -46T-104 -30Q-118 -60 -108 -76Z',
      shop.green,
    ),
    path('M8 -40H48L52 -54H4Z', shop.deep),
    rect(-104, -84, 100, 13, shop.ink, { rx: 6 }),
    stroke('M74 -106L66 -132L52 -136', shop.ink, 6),
    circle(86, -92, 8, '#fff3c4'),
    placed(-36, -84, rider('#e9efe9')),
    stroke('M-14 -86Q30 -86 30 -62L26 -44', '#33424b', 15),
    path('M18 -36H42Q44 -46 32 -47H18Z', shop.ink),
  ].join('');
}

/** A delivery van; about 300 wide. */
export function van(): string {
  return [
    ellipse(0, 2, 166, 8, '#10161a', { opacity: 0.14 }),
    path(
      'M-154 -24V-142Q-154 -156 -140 -156H58Q78 -156 90 -140L122 -92L148 -82Q156 -78 156 -68V-24Z',
      shop.paper,
    ),
    path('M-154 -60H156V-24H-154Z', shop.green),
    path('M52 -140H66Q74 -140 80 -132L104 -92H52Z', shop.sky),
    rect(36, -144, 4, 118, '#d9ddd8'),
    placed(-66, -98, sign(32)),
    rect(132, -66, 22, 14, '#fff3c4', { rx: 5 }),
    circle(-92, -26, 32, shop.paper) +
      circle(-92, -26, 27, shop.ink) +
      circle(-92, -26, 12, shop.steel),
    circle(100, -26, 32, shop.paper) +
      circle(100, -26, 27, shop.ink) +
      circle(100, -26, 12, shop.steel),
  ].join('');
}
