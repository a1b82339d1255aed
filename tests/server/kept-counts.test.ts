import { afterAll, beforeAll, expect, it } from 'vitest';
import { markCatalogueChanged, openCatalogue } from '#server/services/catalogue/catalogue.ts';
import { until } from '#tests/until.ts';
import { openTestShop, type TestShop } from './support/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('the count of a shelf that began before a catalogue change is not cached after it', async () => {
  const { db } = shop.database;
  let now = 0;
  const catalogue = openCatalogue(db, () => now);
  await catalogue.version();
  let finish: ((counted: number) => void) | undefined;
  const early = catalogue.count(
    'a shelf',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await until(() => expect(finish).toBeDefined());
  await db.transaction(markCatalogueChanged);
  now += 60_000;
  await catalogue.version();
  finish?.(0);
  expect(await early).toBe(0);
  expect(await catalogue.count('a shelf', async () => 7)).toBe(7);
});
