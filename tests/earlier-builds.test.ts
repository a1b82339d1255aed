/** The files of earlier builds that stay beside a new one, and for how long. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEarlierBuilds } from '#scripts/earlier-builds.mjs';

const day = 24 * 60 * 60_000;
let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

const assets = () => join(dist, 'shop', 'assets');
const served = () => readdirSync(assets()).toSorted();

/** Builds these files on a given day. */
function build(onDay: number, names: readonly string[], fails = false): void {
  const earlier = openEarlierBuilds(dist, onDay * day);
  earlier.setAside();
  rmSync(join(dist, 'shop'), { recursive: true, force: true });
  if (fails) return;
  mkdirSync(assets(), { recursive: true });
  for (const name of names) writeFileSync(join(assets(), name), `${name} of day ${onDay}`);
  earlier.putBack();
}

// offline-148
it('the files of a build stay for five builds', () => {
  for (let n = 1; n <= 7; n += 1) build(1, ['same.js', `entry-${n}.js`, `entry-${n}.js.br`]);
  const entries = [2, 3, 4, 5, 6, 7].flatMap((n) => [`entry-${n}.js`, `entry-${n}.js.br`]);
  expect(served()).toEqual([...entries, 'same.js']);
});

// offline-148
it('the files of a build keep the compressed copies that were created after it', () => {
  build(1, ['entry-1.js']);
  writeFileSync(join(assets(), 'entry-1.js.br'), 'compressed');
  build(1, ['entry-2.js']);
  expect(served()).toEqual(['entry-1.js', 'entry-1.js.br', 'entry-2.js']);
});

// offline-148
it('the files of a build are not displaced by a repetition of the same build', () => {
  build(1, ['entry-1.js']);
  for (let n = 0; n < 6; n += 1) build(2, ['entry-2.js']);
  expect(served()).toEqual(['entry-1.js', 'entry-2.js']);
});

// offline-148
it('the files of a build stay for thirty days', () => {
  build(1, ['entry-1.js']);
  build(20, ['entry-2.js']);
  build(32, ['entry-3.js']);
  expect(served()).toEqual(['entry-2.js', 'entry-3.js']);
});

// offline-148
it('the files of a build survive a failing build', () => {
  build(1, ['entry-1.js']);
  build(2, [], true);
  build(3, ['entry-2.js']);
  expect(served()).toEqual(['entry-1.js', 'entry-2.js']);
});
