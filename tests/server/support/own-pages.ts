/** The text pages, as the owner saves them at the counter. */
import { saveSection } from '#contract/counter/shop.ts';
import type { BothLanguages } from '#domain/shop.ts';
import { pageSection, type PageName } from '#domain/text-pages.ts';
import { readSection } from '#server/services/shop/sections.ts';
import { ask } from './counter-shelves.ts';
import { signedInStaff } from './staff.ts';
import type { TestShop } from './test-shop.ts';

/** Saves the owner's text of a page over its current version. */
export async function savePage(shop: TestShop, page: PageName, text: BothLanguages) {
  const name = pageSection(page);
  const { headers } = await signedInStaff(shop, 'owner');
  const { version } = await readSection(shop.database.db, name);
  return ask(shop, saveSection, headers, { name, version, value: { text } });
}
