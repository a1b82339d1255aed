import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { banners } from '#contract/counter/banners.ts';
import { get } from '#contract/home.ts';
import { standardHome, type HomeLayout } from '#domain/home-layout.ts';
import { slidesOf } from '#domain/slides.ts';
import { homeRows } from '#server/db/tables/home.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { changeCategory, changePart, readPart } from '#tests/server/support/shop-categories.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);

beforeEach(() => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
});

const save = (changed: (value: HomeLayout) => HomeLayout) =>
  changePart(shop, owner, 'home', changed);

const own = (...rows: [categoryId: number, count: number, bannerId?: number][]) =>
  save(() => ({
    isStandard: false,
    rows: rows.map(([categoryId, count, bannerId = 0]) => ({ categoryId, count, bannerId })),
  }));

async function home() {
  return v.parse(get.response, (await callApi(shop, get.path)).envelope.Data);
}

const shape = async () =>
  (await home()).rows.map(({ categoryId, products }) => [Number(categoryId), products.length]);

describe('the rows of the home page', () => {
  // counter-377, catalogue-132
  it('are the chosen ones of the demonstration until the owner changes them', async () => {
    const { value, version } = await readPart(shop, owner, 'home');
    expect([version, value.isStandard]).toEqual([0, true]);
    const before = await home();
    expect(value.rows.map(({ categoryId }) => String(categoryId))).toEqual(
      before.rows.map(({ categoryId }) => categoryId),
    );
    await save(({ rows }) => ({ isStandard: false, rows }));
    expect((await home()).rows).toEqual(before.rows);
  });

  // counter-376, catalogue-132
  it('have the order and the number of products that the owner saves', async () => {
    await own([5, 3], [1, 12]);
    expect(await shape()).toEqual([
      [5, 3],
      [1, 12],
    ]);
    const [, medicine] = (await home()).rows;
    expect(new Set(medicine?.products.map(({ id }) => id)).size).toBe(12);
  });

  // counter-376
  it.each([
    [[[1, 0]], /from 1 to 24/],
    [[[1, 2.5]], /from 1 to 24/],
    [[[0, 5]], 'Choose a category for each row.'],
    [
      [
        [1, 5],
        [1, 6],
      ],
      'A category has only one row.',
    ],
  ] as const)('are refused if they are not valid: %j', async (rows, sentence) => {
    const saved = await own(...rows.map(([id, count]): [number, number] => [id, count]));
    expect(saved.sentence).toMatch(sentence);
  });

  // counter-377
  it('go back to the standard, and the owner’s stay stored', async () => {
    await own([5, 3]);
    await save((value) => ({ ...value, isStandard: true }));
    expect((await home()).rows.length).toBeGreaterThan(1);
    const { value } = await readPart(shop, owner, 'home');
    expect(value.rows).toEqual([{ categoryId: 5, count: 3, bannerId: 0 }]);
  });

  // counter-377, catalogue-132
  it('are those of the first categories in a shop without chosen products', async () => {
    const { db } = shop.database;
    await save((value) => ({ ...value, isStandard: true }));
    const chosen = await db.select().from(homeRows);
    await db.delete(homeRows);
    await markCatalogueChanged(db);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_000);
    const { categories, rows } = await home();
    expect(rows).toHaveLength(standardHome.rows);
    expect(categories.map(({ id }) => id)).toEqual(
      expect.arrayContaining(rows.map(({ categoryId }) => categoryId)),
    );
    await db.insert(homeRows).values(chosen);
  });

  // counter-376, catalogue-133
  it('have a banner above them, which leaves the end of the page', async () => {
    const { rows: listed } = v.parse(
      banners.response,
      Object((await askCounter(shop, 'Promotions/Banners', owner)).json()).Data,
    );
    const banner = listed.find(({ place, isActive }) => place === 'resort' && isActive);
    const before = slidesOf((await home()).resortBanners);
    await own([1, 4, banner?.id], [5, 4, 99_999]);
    const { rows, resortBanners } = await home();
    expect(slidesOf(rows[0]?.banners ?? [])).toMatchObject([{ alt: banner?.alt }]);
    expect(rows[1]?.banners).toEqual([]);
    expect(slidesOf(resortBanners)).toHaveLength(before.length - 1);
  });

  // catalogue-132
  it('follow hidden and merged categories', async () => {
    await own([1, 4], [5, 4], [2, 4]);
    await changeCategory(shop, owner, 5, { isHidden: true });
    expect((await shape()).map(([id]) => id)).toEqual([1, 2]);
    await changeCategory(shop, owner, 5, { isHidden: false });
    await changeCategory(shop, owner, 1, { mergedInto: 2 });
    expect((await shape()).map(([id]) => id)).toEqual([2, 5]);
    await changeCategory(shop, owner, 1, { mergedInto: null });
  });
});
