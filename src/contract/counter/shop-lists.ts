/** The lists of the shop that its owner edits: branches, gallery and directors (counter-310). */
import * as v from 'valibot';
import type { ShopLists } from '#domain/shop-lists.ts';
import { both } from '#contract/shop.ts';

/** The fields of every entry. */
export const entry = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  name: both,
  isHidden: v.boolean(),
};
export const image = v.pipe(v.string(), v.maxLength(200));

/** Entries with different ids. */
// @__NO_SIDE_EFFECTS__
export function entriesOf<Entry extends { id: number }>(one: v.GenericSchema<unknown, Entry>) {
  return v.pipe(
    v.array(one),
    v.check((entries) => new Set(entries.map(({ id }) => id)).size === entries.length),
  );
}

function listOf<Entry extends { id: number }>(one: v.GenericSchema<unknown, Entry>) {
  return v.object({ rows: entriesOf(one) });
}

/** The schema of each list. */
export const shopLists: {
  [Name in keyof ShopLists]: v.GenericSchema<unknown, ShopLists[Name]>;
} = {
  branches: listOf(
    v.object({
      ...entry,
      place: both,
      phone: v.string(),
      position: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
    }),
  ),
  gallery: listOf(v.object({ ...entry, image })),
  directors: listOf(v.object({ ...entry, role: both, image })),
};
