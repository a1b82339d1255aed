/** The picture for link previews: the shop's sign and name on its colour (shell-124). */
import { brandShades, standardColour } from '#domain/brand-colour.ts';
import type { BothLanguages } from '#domain/shop.ts';
import { socialPictureSize } from '#domain/shop-icons.ts';
import { createInk, placed, rect } from './ink.ts';
import { mark, onPaper } from './mark.ts';
import { drawableText, line, sizeWithin, type FaceName } from './text-outline.ts';

export interface SocialFacts {
  name: BothLanguages;
  tagline: BothLanguages;
  /** '' for the standard colour. */
  color: string;
  /** The picture of the own logo; null for the standard sign. */
  logo: Buffer | null;
}

const { width, height } = socialPictureSize;
const middle = width / 2;
const white = '#ffffff';
/** The widest line, in pixels. */
const widest = 1_040;
/** The white plate behind the sign. */
const plate = { side: 240, top: 64 };

/** Draws the picture as a PNG. */
export async function drawSocialPicture(facts: SocialFacts): Promise<Buffer> {
  const ink = createInk();
  const { light } = brandShades(facts.color || standardColour);
  const ground = ink.linear(60, [0, light.fill], [1, light.fillStrong]);
  const { side, top } = plate;
  const left = middle - side / 2;
  const svg = ink.picture(
    `0 0 ${width} ${height}`,
    width,
    height,
    rect(0, 0, width, height, ground) +
      rect(left, top, side, side, white, { rx: 44 }) +
      (facts.logo ? '' : placed(left, top, mark(onPaper), 0, side / 512)) +
      textOf(facts),
  );
  // Loaded lazily, as in draw.ts.
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg), { density: 72 });
  if (!facts.logo) return picture.png({ compressionLevel: 9 }).toBuffer();
  const inside = Math.round(side * 0.82);
  const sign = await sharp(facts.logo)
    .resize(inside, inside, { fit: 'contain', background: 'rgba(0, 0, 0, 0)' })
    .png()
    .toBuffer();
  const margin = Math.round((side - inside) / 2);
  return picture
    .composite([{ input: sign, left: left + margin, top: top + margin }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The name in both languages and the tagline, each on one line. */
function textOf({ name, tagline }: SocialFacts): string {
  const names = [drawableText(name.en), drawableText(name.bn)];
  const [english = '', bengali = ''] = names;
  return [
    centred(english, 416, 96, 'round'),
    bengali === english ? '' : centred(bengali, 500, 62, 'plain'),
    centred(drawableText(tagline.en), 570, 36, 'plain'),
  ].join('');
}

function centred(text: string, y: number, size: number, face: FaceName): string {
  const fitting = sizeWithin(text, face, size, widest);
  return line(text, middle, y, { face, size: fitting, fill: white, anchor: 'middle' });
}
