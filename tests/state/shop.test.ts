// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { datedShop as schema } from '#contract/shop.ts';
import { keepShop, theShop } from '#state/shop.ts';
import { datedShop } from '#tests/builders/shop.ts';

const named = (en: string, savedAt: string) => ({
  ...datedShop({
    identity: {
      name: { en, bn: en },
      tagline: { en: '', bn: '' },
      copyrightYear: 0,
      logo: '',
      color: '',
    },
  }),
  savedAt,
});

// shell-122
it('a phone stores newer particulars, and never older ones of a cached response', () => {
  keepShop(named('Shefa', '2026-03-02T00:00:00.000Z'));
  expect(theShop().name.en).toBe('Shefa');
  keepShop(named('Before', '2026-03-01T00:00:00.000Z'));
  expect(theShop().name.en).toBe('Shefa');
  expect(JSON.parse(localStorage.getItem('shop') ?? '{}')).toMatchObject({
    identity: { name: { en: 'Shefa' } },
  });
});

// shell-122, counter-381, counter-386
it('a phone reads particulars that an earlier version has stored', () => {
  const { papers, ownPages, ...earlier } = named('Shefa', '2026-03-02T00:00:00.000Z');
  expect(v.parse(schema, earlier)).toMatchObject({ papers, ownPages });
});
