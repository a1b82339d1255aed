/** The categories and the rows of the home page, as the owner reads and saves them at the counter. */
import * as v from 'valibot';
import { editableSections, saveSection, section } from '#contract/counter/shop.ts';
import type { EditableSections } from '#domain/shop-sections.ts';
import type { CategoryEntry } from '#domain/shop-categories.ts';
import { ask } from './counter-shelves.ts';
import { askCounter } from './staff.ts';
import type { TestShop } from './test-shop.ts';

type Headers = Record<string, string>;
type Name = 'categories' | 'home';

export async function readPart<Part extends Name>(
  shop: TestShop,
  headers: Headers,
  name: Part,
): Promise<{ value: EditableSections[Part]; version: number }> {
  const response = await askCounter(shop, `Shop/Section?name=${name}`, headers);
  const { value, version } = v.parse(section.response, Object(response.json()).Data);
  const schema: v.GenericSchema<unknown, EditableSections[Part]> = editableSections[name];
  return { value: v.parse(schema, value), version };
}

/** Saves a changed part over its current version. */
export async function changePart<Part extends Name>(
  shop: TestShop,
  headers: Headers,
  name: Part,
  changed: (value: EditableSections[Part]) => EditableSections[Part],
) {
  const { value, version } = await readPart(shop, headers, name);
  return ask(shop, saveSection, headers, { name, version, value: changed(value) });
}

/** Changes one category and leaves the others as they are. */
export function changeCategory(
  shop: TestShop,
  headers: Headers,
  id: number,
  change: Partial<CategoryEntry>,
) {
  return changePart(shop, headers, 'categories', ({ rows, subRows }) => ({
    rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
    subRows: subRows.map((sub) =>
      change.mergedInto && sub.parentId === id ? { ...sub, parentId: change.mergedInto } : sub,
    ),
  }));
}
