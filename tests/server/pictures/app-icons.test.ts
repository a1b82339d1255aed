import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const icons: [string, number][] = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['maskable-192.png', 192],
  ['maskable-512.png', 512],
  ['monochrome-512.png', 512],
  ['apple-touch-icon.png', 180],
  ['shortcut-order.png', 96],
  ['shortcut-bag.png', 96],
  ['shortcut-search.png', 96],
  ['shortcut-branches.png', 96],
];

async function pixelsOf(name: string) {
  return sharp(join('public/icons', name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

describe('the icons of the installed app', () => {
  it.each(icons)('%s is %d pixels square', async (name, size) => {
    const { width, height, format } = await sharp(join('public/icons', name)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  });

  it('are small together', () => {
    const all = readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(png|svg|ico)$/.test(entry.name))
      .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
    expect(all.length).toBeGreaterThanOrEqual(13);
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(200 * 1024);
  });

  it('keep the maskable mark within the safe circle, and fill the background to the edges', async () => {
    const { data, info } = await pixelsOf('maskable-512.png');
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4).subarray(0, 4),
    ];
    for (const [x, y] of [
      [0, 0],
      [511, 0],
      [0, 511],
      [511, 511],
    ] as const)
      expect(at(x, y)[3]).toBe(255);
    const isMark = ([red = 0, , blue = 0]: number[]) => red > 200 || blue > 200;
    const safe = 512 * 0.4;
    for (let y = 0; y < 512; y += 4)
      for (let x = 0; x < 512; x += 4)
        if (Math.hypot(x - 256, y - 256) > safe) expect(isMark(at(x, y))).toBe(false);
  });

  it('draw the monochrome one in black on transparency, with the vein left open', async () => {
    const { data, info } = await pixelsOf('monochrome-512.png');
    const alphas = Array.from(
      { length: info.width * info.height },
      (_, at) => data[at * 4 + 3] ?? 0,
    );
    expect(alphas[0]).toBe(0);
    const covered = alphas.filter((alpha) => alpha > 128).length / alphas.length;
    expect(covered).toBeGreaterThan(0.1);
    expect(covered).toBeLessThan(0.5);
  });

  it('include an .ico with the three sizes that old browsers request', () => {
    const ico = readFileSync('public/favicon.ico');
    expect(ico.readUInt16LE(2)).toBe(1);
    expect([0, 1, 2].map((at) => ico.readUInt8(6 + at * 16))).toEqual([16, 32, 48]);
  });
});
