import { mix } from './colour.ts';
import { designs } from './designs/table.ts';
import { circle, createInk, ellipse, path, placed, rect, type Ink } from './ink.ts';
import { lookOf, type Fineness, type ProductFacts } from './look.ts';
import { packs } from './packs/table.ts';
import { leaf } from './tiles/shapes.ts';

/** The background of every product: light paper with a tint of the company's colour. */
function ground(ink: Ink, tint: string, lightFrom = 200): string {
  const paint = ink.linear(90, [0, mix('#fdfcf9', tint, 0.25)], [1, mix('#f3f1ea', tint, 0.5)]);
  const light = ink.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.9], [1, '#ffffff', 0]);
  return rect(0, 0, 400, 400, paint) + ellipse(lightFrom, 180, 210, 190, light);
}

/** The SVG of a product's pack, `pixels` wide and high. */
export function productSvg(facts: ProductFacts, pixels: number, fineness: Fineness): string {
  const ink = createInk();
  const look = lookOf(facts, designs.length);
  const pack = packs[facts.packForm]({ ink, facts, look, fineness });
  const viewBox = fineness === 'fine' ? '0 0 400 400' : '24 30 352 352';
  /* The position of the light distinguishes even two products with the same words. */
  const lightFrom = look.chance.between(130, 270);
  return ink.picture(viewBox, pixels, pixels, ground(ink, look.soft, lightFrom), pack);
}

/** The picture of a product without one: a plain closed carton with the shop's leaf. */
export function defaultProductSvg(pixels: number): string {
  const ink = createInk();
  const paper = ink.linear(90, [0, '#ffffff'], [1, '#eef2ee']);
  const shade = ink.radial(0.5, 0.5, 0.5, [0, '#1d2b23', 0.3], [1, '#1d2b23', 0]);
  return ink.picture(
    '0 0 400 400',
    pixels,
    pixels,
    ground(ink, '#e6efe9'),
    ellipse(206, 322, 150, 16, shade),
    path('M272 128L308 108V300L272 320Z', '#c3d2c8'),
    path('M104 128L140 108H308L272 128Z', '#f7faf7'),
    rect(104, 128, 168, 192, paper),
    rect(104, 272, 168, 20, '#cfe0d5'),
    circle(188, 206, 46, '#d9e8de'),
    placed(184, 238, leaf(66, '#6fa98a', '#d9e8de'), 12),
  );
}
