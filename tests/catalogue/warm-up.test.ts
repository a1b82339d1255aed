import { expect, it, vi } from 'vitest';
import { warmUp } from '#catalogue/warm-up.ts';
import type { OpenCatalogue } from '#catalogue/open-catalogue.ts';
import { SearchIndexBuilder } from '#domain/search/search-index.ts';

// offline-155
it('the warm-up searches for names of the catalogue once per worker, and lets requests through in between', async () => {
  const builder = new SearchIndexBuilder();
  const names = ['Napa', 'Seclo', 'Ace'];
  for (const name of names) builder.add(named(name));
  const built = builder.finish();
  const index = vi.fn(() => built);
  const catalogue = { products: names.map(named), index } as unknown as OpenCatalogue;

  const warm = warmUp(catalogue);
  const before = index.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve));
  expect(before, 'one search, then whoever waits').toBe(1);
  await warm;
  const searches = index.mock.calls.length;
  expect(searches).toBeGreaterThanOrEqual(names.length * 4);

  await warmUp(catalogue);
  expect(index).toHaveBeenCalledTimes(searches);
});

function named(name: string) {
  return {
    name,
    nameBn: '',
    genericName: '',
    company: '',
    form: '',
    strength: '',
    words: '',
    isPrescriptionRequired: false,
  };
}
