import { mix } from './colour.ts';
import { designs } from './designs.ts';
import { createInk, ellipse, rect, type Ink } from './ink.ts';
import { lookOf, type Fineness, type ProductFacts } from './look.ts';
import { packs } from './packs/table.ts';

/** The plain ground of every product: light paper with a breath of the company's colour. */
export function ground(ink: Ink, tint: string): string {
  const paint = ink.linear(90, [0, mix('#fdfcf9', tint, 0.25)], [1, mix('#f3f1ea', tint, 0.5)]);
  const light = ink.radial(0.5, 0.5, 0.5, [0, '#ffffff', 0.9], [1, '#ffffff', 0]);
  return rect(0, 0, 400, 400, paint) + ellipse(200, 180, 210, 190, light);
}

/** The SVG of a product's pack, `pixels` wide and high. */
export function productSvg(facts: ProductFacts, pixels: number, fineness: Fineness): string {
  const ink = createInk();
  const look = lookOf(facts, designs.length);
  const pack = packs[facts.packForm]({ ink, facts, look, fineness });
  const viewBox = fineness === 'fine' ? '0 0 400 400' : '24 30 352 352';
  return ink.picture(viewBox, pixels, pixels, ground(ink, look.soft), pack);
}
