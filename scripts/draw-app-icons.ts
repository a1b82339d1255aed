/**
 * Draws the icons of the installed app into public/ and public/icons/: `npx tsx
 * scripts/draw-app-icons.ts`. The results are committed; run it again only if the mark changes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { circle, createInk, path, placed, rect, stroke } from '#demo/pictures/ink.ts';
import { brand, mark, onLeaf, onPaper } from '#demo/pictures/mark.ts';

const folder = fileURLToPath(new URL('../public', import.meta.url));

/**
 * The mark on its green ground. `round` is the corner radius and `share` the part of the field that
 * the mark fills.
 */
function badge(round: number, share: number, drawn = mark(onLeaf)): string {
  const ink = createInk();
  const ground = ink.linear(60, [0, brand.light], [1, brand.dark]);
  const margin = 256 * (1 - share);
  return ink.picture(
    '0 0 512 512',
    512,
    512,
    rect(0, 0, 512, 512, ground, { rx: round }),
    placed(margin, margin, drawn, 0, share),
  );
}

function bare(drawn: string, size = 512): string {
  return createInk().picture('0 0 512 512', size, size, drawn);
}

const white = '#fffdf8';

/** The drawings of the app icon's shortcuts (long press), on a field of 512. */
const shortcuts = {
  order:
    rect(132, 92, 248, 328, white, { rx: 28 }) +
    stroke('M182 176H330M182 240H330M182 304H262', brand.leaf, 28) +
    placed(352, 372, circle(0, 0, 66, brand.gold) + stroke('M-30 2L-8 24L32 -22', white, 22)),
  bag:
    path('M128 196H384L360 420H152Z', white, {
      'stroke-linejoin': 'round',
      stroke: white,
      'stroke-width': 24,
    }) + stroke('M196 232V168Q196 104 256 104T316 168V232', brand.gold, 30),
  search:
    circle(232, 232, 118, 'none', { stroke: white, 'stroke-width': 44 }) +
    stroke('M322 322L404 404', brand.gold, 52),
  branches:
    path(
      'M256 96C336 96 392 152 392 226C392 318 296 392 256 424C216 392 120 318 120 226C120 152 176 96 256 96Z',
      white,
    ) + circle(256, 226, 54, brand.gold),
} as const;

async function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

/** Packs PNGs into an ICO file, which old browsers request as /favicon.ico. */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [at, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

const rounded = badge(112, 0.94);
const small = badge(104, 1.08);
const full = badge(0, 0.76);
const oneColour = { bowl: '#000000', leaf: '#000000', sprout: '#000000' };
const silhouette = bare(placed(36, 36, mark(oneColour), 0, 0.86));

await mkdir(join(folder, 'icons'), { recursive: true });
const files: Record<string, Buffer | string> = {
  'favicon.svg': small,
  'logo.svg': bare(mark(onPaper)),
  'favicon.ico': ico(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(small, size) }))),
  ),
  'icons/icon-192.png': await png(rounded, 192),
  'icons/icon-512.png': await png(rounded, 512),
  'icons/maskable-192.png': await png(full, 192),
  'icons/maskable-512.png': await png(full, 512),
  'icons/monochrome-512.png': await png(silhouette, 512),
  'icons/apple-touch-icon.png': await png(badge(0, 0.9), 180),
};
for (const [name, drawn] of Object.entries(shortcuts))
  files[`icons/shortcut-${name}.png`] = await png(badge(150, 0.84, drawn), 96);

let total = 0;
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(folder, name), content);
  total += Buffer.byteLength(content);
}
console.log(`Wrote ${Object.keys(files).length} files, ${(total / 1024).toFixed(0)} KB.`);
