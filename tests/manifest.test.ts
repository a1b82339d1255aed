import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'public');

interface Manifest {
  screenshots: { src: string; sizes: string }[];
}

/** A PNG's width and height are at the beginning of its first chunk. */
function sizeOf(picture: Buffer): string {
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

// shell-75
it('the manifest states the sizes that its screenshots have', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  const real = manifest.screenshots.map(({ src }) => sizeOf(readFileSync(join(folder, src))));
  expect(manifest.screenshots.map(({ sizes }) => sizes)).toEqual(real);
});
