/** The compressed copies of a build's files. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolders } from '#scripts/compress-folders.mjs';

const text = 'nirog '.repeat(500);
let dist: string;
let shop: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'compress-'));
  shop = join(dist, 'shop');
  mkdirSync(join(shop, '.vite'), { recursive: true });
});
afterEach(() => rmSync(dist, { recursive: true }));

const compress = () => compressFolders([shop], join(dist, 'compressing'));
const read = (name: string) => readFileSync(join(shop, name));

it('a build has compressed copies of every served text that is not tiny', async () => {
  for (const name of ['page.js', 'style.css', 'photo.webp', '.vite/manifest.json'])
    writeFileSync(join(shop, name), text);
  writeFileSync(join(shop, 'tiny.js'), 'x');
  await compress();
  const copies = readdirSync(shop, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  expect(new Set(copies)).toEqual(
    new Set(['page.js.br', 'page.js.gz', 'style.css.br', 'style.css.gz']),
  );
  expect(brotliDecompressSync(read('page.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('page.js.gz')).toString()).toBe(text);
  expect(readdirSync(join(dist, 'compressing'))).toEqual([]);
});

it('the compressed copies are created again only if the file is newer', async () => {
  writeFileSync(join(shop, 'page.js'), text);
  await compress();
  writeFileSync(join(shop, 'page.js.br'), 'kept');
  await compress();
  expect(read('page.js.br').toString()).toBe('kept');
  writeFileSync(join(shop, 'page.js'), text.toUpperCase());
  const later = Date.now() / 1000 + 60;
  utimesSync(join(shop, 'page.js'), later, later);
  await compress();
  expect(brotliDecompressSync(read('page.js.br')).toString()).toBe(text.toUpperCase());
});
