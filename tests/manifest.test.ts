import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestOf } from '#server/http/shop-manifest.ts';
import { datedShop } from '#tests/builders/shop.ts';

const folder = join(import.meta.dirname, '..', 'public');

/** A PNG's width and height are at the beginning of its first chunk. */
function sizeOf(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

// shell-75
it('the manifest states the sizes that its screenshots and icons have', () => {
  const { screenshots, icons, shortcuts } = manifestOf(datedShop());
  const pictures = [...screenshots, ...icons, ...shortcuts.flatMap((one) => one.icons)];
  const real = pictures.map(({ src }) => sizeOf(readFileSync(join(folder, src))));
  expect(pictures.map(({ sizes }) => sizes)).toEqual(real);
});
