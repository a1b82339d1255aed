import { expect, it } from 'vitest';
import { markCatalogueChanged, openCatalogue } from '#server/services/catalogue/catalogue.ts';
import { until } from '#tests/until.ts';
import { useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

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
