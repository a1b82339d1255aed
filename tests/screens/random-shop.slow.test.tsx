// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addresses } from '#app/pages/addresses.ts';
import { parseSection, saveSection } from '#contract/counter/shop.ts';
import { datedShop } from '#contract/shop.ts';
import { readSection } from '#server/services/shop/sections.ts';
import { shopStore } from '#state/shop.ts';
import {
  eachPart,
  randomShop,
  type RandomPart,
  type RandomShop,
} from '#tests/builders/random-shop.ts';
import { ask } from '#tests/server/support/counter-shelves.ts';
import { callApi } from '#tests/server/support/test-shop.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { withBag } from './checkout-harness.tsx';
import { useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

/** Every run draws the same shops; SHOP_SEED=7 draws others. */
const seed = Number(process.env['SHOP_SEED'] ?? 1);

/** The pages that exist once, and those that show the settings of an order. */
const paths = [
  ...addresses().flatMap(({ path, isRendered }) =>
    isRendered && !path.includes('$') ? [path] : [],
  ),
  '/order',
  '/Checkout',
  '/category/medicine',
  '/product/details/napa-500-mg-tablet',
  '/Order/Success?OrderNo=N-1001&Transaction=T-9&Phone=01712345678&Payment=2',
  '/Order/Success?Submission=none',
];

/** Saves every part as the owner does, and stores the result on the phone. */
async function saveAll(random: RandomShop): Promise<void> {
  const { headers } = await signedInStaff(theShop(), 'owner');
  await eachPart(random, async (name: RandomPart, value) => {
    expect([name, parseSection(name, value)]).toEqual([name, value]);
    const { version } = await readSection(theShop().database.db, name);
    const { sentence } = await ask(theShop(), saveSection, headers, { name, version, value });
    expect([name, sentence]).toEqual([name, '']);
  });
  const { envelope } = await callApi(theShop(), 'Shop');
  shopStore.set(v.parse(datedShop, envelope.Data));
}

/** The words of a link, or those of its picture. */
function nameOf(link: HTMLAnchorElement): string {
  const alt = link.querySelector('img')?.alt ?? '';
  return (link.getAttribute('aria-label') ?? `${link.textContent}${alt}`).trim();
}

describe('a shop with any settings that the contract allows', () => {
  // shell-85, shell-127
  it('renders every screen, in both languages', async () => {
    const { value } = await readSection(theShop().database.db, 'districts');
    const districts = parseSection('districts', value) ?? { rows: [] };
    expect(districts.rows).toHaveLength(64);
    const seen = fc.asyncProperty(
      randomShop(districts),
      fc.constantFrom('en', 'bn'),
      async (random, language) => {
        await saveAll(random);
        await withBag(theShop());
        for (const path of paths) {
          visit(path, language);
          await waitFor(() => {
            const title = document.querySelector('main h1');
            expect([path, title?.textContent?.trim()]).not.toEqual([path, '']);
            expect([path, title === null]).toEqual([path, false]);
          });
          expect([path, screen.queryByText('This part did not load.')]).toEqual([path, null]);
          // A way to the shop that is not entered has no control.
          const links = [...document.querySelectorAll('a')];
          const empty = links.filter((link) => !link.getAttribute('href') || nameOf(link) === '');
          expect([path, empty.map((link) => link.outerHTML)]).toEqual([path, []]);
        }
      },
    );
    await fc.assert(seen, { numRuns: 4, seed });
  }, 300_000);
});
