/** The lists of the shop, as the owner reads and saves them at the counter. */
import * as v from 'valibot';
import { saveSection, section } from '#contract/counter/shop.ts';
import { shopLists } from '#contract/counter/shop-lists.ts';
import type { EntryOf, ListName, ShopLists } from '#domain/shop-lists.ts';
import { ask } from './counter-shelves.ts';
import { askCounter } from './staff.ts';
import type { TestShop } from './test-shop.ts';

type Headers = Record<string, string>;

/** The entries of a list, hidden ones too, and the version of the list. */
export async function readList<Name extends ListName>(
  shop: TestShop,
  headers: Headers,
  name: Name,
): Promise<{ rows: EntryOf<Name>[]; version: number }> {
  const response = await askCounter(shop, `Shop/Section?name=${name}`, headers);
  const { value, version } = v.parse(section.response, Object(response.json()).Data);
  const schema: v.GenericSchema<unknown, ShopLists[Name]> = shopLists[name];
  return { rows: v.parse(schema, value).rows, version };
}

/** Saves the changed entries of a list over its current version. */
export async function changeList<Name extends ListName>(
  shop: TestShop,
  headers: Headers,
  name: Name,
  changed: (rows: EntryOf<Name>[]) => unknown[],
) {
  const { rows, version } = await readList(shop, headers, name);
  const value = { rows: changed(rows) };
  return ask(shop, saveSection, headers, { name, version, value });
}
