/** The categories and the rows of the home page, as the owner edits them (counter-370, counter-376). */
import * as v from 'valibot';
import type { HomeLayout } from '#domain/home-layout.ts';
import type { ShopCategories } from '#domain/shop-categories.ts';
import { entriesOf, entry, image } from './shop-lists.ts';

const mergedInto = v.nullable(entry.id);

export const shopCategories: v.GenericSchema<unknown, ShopCategories> = v.object({
  rows: entriesOf(v.object({ ...entry, image, mergedInto })),
  subRows: entriesOf(v.object({ ...entry, parentId: entry.id, mergedInto })),
});

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

export const homeLayout: v.GenericSchema<unknown, HomeLayout> = v.object({
  isStandard: v.boolean(),
  rows: v.array(v.object({ categoryId: whole, count: v.number(), bannerId: whole })),
});
