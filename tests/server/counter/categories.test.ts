import { asc, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { snapshot } from '#contract/catalogue.ts';
import * as contract from '#contract/counter/shop.ts';
import { get } from '#contract/home.ts';
import * as productCalls from '#contract/products.ts';
import { withChanges } from '#domain/catalogue.ts';
import type { CategoryEntry, ShopCategories, SubCategoryEntry } from '#domain/shop-categories.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { categories, products } from '#server/db/tables/products.ts';
import { wholeCatalogue } from '#server/services/catalogue/whole-catalogue.ts';
import { readCatalogueFile } from '#server/services/import/read-file.ts';
import { writeProducts } from '#server/services/import/write-products.ts';
import { pictureKeys } from '#server/services/uploads/catalogue-pictures.ts';
import { referencedPictures } from '#server/services/uploads/referenced.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { upload } from '#tests/server/support/counter-shelves.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { changeCategory, changePart, readPart } from '#tests/server/support/shop-categories.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);
let first: ShopCategories;

beforeEach(async () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  first ??= (await read()).value;
  await save(() => first);
});

const read = () => readPart(shop, owner, 'categories');

const save = (changed: (value: ShopCategories) => ShopCategories) =>
  changePart(shop, owner, 'categories', changed);

const changeRow = (id: number, change: Partial<CategoryEntry>) =>
  changeCategory(shop, owner, id, change);

const changeSub = (id: number, change: Partial<SubCategoryEntry>) =>
  save(({ rows, subRows }) => ({
    rows,
    subRows: subRows.map((row) => (row.id === id ? { ...row, ...change } : row)),
  }));

async function home() {
  return v.parse(get.response, (await callApi(shop, get.path)).envelope.Data);
}

async function shelf(field: string, value: string | number) {
  const filter = [{ Field: field, Value: String(value), Operation: 0 }];
  const body = { filter, pageNumber: 1, pageSize: 100 };
  const { envelope } = await callApi(shop, productCalls.list.path, body);
  return v.parse(productCalls.list.response, envelope.Data);
}

const onPhone = async (since = '') =>
  v.parse(snapshot.response, await wholeCatalogue(shop.database.db, { since, after: '' }));

function rowOf(id: number) {
  const row = first.rows.find((one) => one.id === id);
  if (!row) throw new Error(`no category ${id}`);
  return row;
}

/** A category with sub-categories, and another one. */
const [one, other] = [1, 2];

const idsIn = async (id: number) => {
  const { db } = shop.database;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, id))
    .orderBy(asc(products.id));
  return rows.map((row) => row.id);
};

describe('the categories at the counter', () => {
  // counter-370, counter-375
  it('are what the shop has, with the number of products of each', async () => {
    const { categories: onTop } = await home();
    expect(first.rows.map(({ id }) => String(id))).toEqual(onTop.map(({ id }) => id));
    const response = await askCounter(shop, 'Shop/CategoryProducts', owner);
    const counts = v.parse(contract.categoryProducts.response, Object(response.json()).Data);
    const count = counts.categories.find(({ id }) => id === one)?.products;
    expect(count).toBe((await idsIn(one)).length);
  });

  // counter-370, counter-371
  it('one that is added has an address, and one that is renamed keeps its own', async () => {
    const id = Math.max(...first.rows.map((row) => row.id)) + 1;
    const added: CategoryEntry = {
      id,
      name: { en: ' Pet care ', bn: '' },
      isHidden: false,
      image: '',
      mergedInto: null,
    };
    const { permalink } = (await home()).categories[0] ?? {};
    const saved = await save(({ rows, subRows }) => ({
      rows: [
        added,
        ...rows.map((row) => ({ ...row, name: { ...row.name, en: `${row.name.en}!` } })),
      ],
      subRows,
    }));
    expect(
      v.parse(contract.editableSections.categories, saved.content?.value).rows[0]?.name,
    ).toEqual({ en: 'Pet care', bn: '' });
    const shown = (await home()).categories;
    expect(shown[0]).toMatchObject({ id: String(id), name: 'Pet care', permalink: 'pet-care' });
    expect(shown[1]).toMatchObject({ name: `${rowOf(one).name.en}!`, permalink });
    await shop.database.db.delete(categories).where(eq(categories.id, id));
  });

  // counter-302, counter-371
  it.each([
    [{ name: { en: '', bn: 'ক' } }, 'ক: Write the English name.'],
    [{ name: { en: 'BABY CARE', bn: '' } }, /Another one has the same name/],
    [{ mergedInto: 99_999 }, /has been merged or is gone/],
    [{ mergedInto: one }, /has been merged or is gone/],
  ])('one that is not valid is refused: %j', async (change, sentence) => {
    await changeRow(other, { name: { en: 'Baby Care', bn: '' } });
    const { version } = await read();
    expect((await changeRow(one, change)).sentence).toMatch(sentence);
    expect((await read()).version).toBe(version);
  });

  // counter-303, counter-374
  it('an older version that is saved again hides what was added since', async () => {
    const [made] = await shop.database.db
      .insert(categories)
      .values({ name: 'Later', permalink: 'later' })
      .returning();
    await save(() => first);
    const { value } = await read();
    expect(value.rows.at(-1)).toMatchObject({ id: made?.id, isHidden: true });
    expect(value.rows.slice(0, -1)).toEqual(first.rows);
    await shop.database.db.delete(categories).where(eq(categories.id, made?.id ?? 0));
  });

  // counter-375, counter-313
  it('a picture is kept as long as a version of the history names it', async () => {
    const content = await aPhoto();
    const added = await upload(shop, contract.addPicture, owner, {
      content,
      name: 'a.jpg',
      fields: { use: 'categories' },
    });
    const image = added.content?.image ?? '';
    await changeRow(one, { image });
    expect((await home()).categories[0]?.image).toBe(image);
    await save(() => first);
    expect(await referencedPictures(shop.database.db)).toEqual(
      expect.arrayContaining(pictureKeys('Banner', image)),
    );
  });
});

// catalogue-130
describe('a hidden category', () => {
  it('is nowhere, and its products stay on sale without its name', async () => {
    const before = await onPhone();
    const shown = await home();
    const permalink = shown.categories.find(({ id }) => id === String(one))?.permalink ?? '';
    const [id] = await idsIn(one);
    await changeRow(one, { isHidden: true });
    const hidden = await home();
    expect(hidden.categories.some((row) => row.id === String(one))).toBe(false);
    expect(hidden.subCategories.some(({ parentId }) => parentId === String(one))).toBe(false);
    expect(hidden.rows.some(({ categoryId }) => categoryId === String(one))).toBe(false);
    const sub = first.subRows.find(({ parentId }) => parentId === one)?.id ?? 0;
    expect((await shelf('Permalink', permalink)).total).toBe(0);
    expect((await shelf('CategoryId', one)).total).toBe(0);
    expect((await shelf('SubCategoryId', sub)).total).toBe(0);
    const product = (await shelf('Id', id ?? 0)).rows[0];
    expect(product).toMatchObject({ id: String(id), categoryId: '', categoryName: '' });
    // A phone that follows the changes has the same products as a new one.
    const changed = withChanges(before.products, await onPhone(before.version));
    const whole = await onPhone();
    expect(changed).toEqual(whole.products);
    expect(whole.products).toHaveLength(before.products.length);
    expect(whole.products.some(({ categoryId }) => categoryId === String(one))).toBe(false);
    await save(() => first);
    expect((await onPhone()).products).toEqual(before.products);
    expect(await home()).toEqual(shown);
  });

  it('as a sub-category it is nowhere, and its products stay in the category', async () => {
    const before = await onPhone();
    const sub = first.subRows.find(({ parentId }) => parentId === one)?.id ?? 0;
    const count = (await shelf('CategoryId', one)).total;
    await changeSub(sub, { isHidden: true });
    expect((await home()).subCategories.some(({ id }) => id === String(sub))).toBe(false);
    expect((await shelf('SubCategoryId', sub)).total).toBe(0);
    expect((await shelf('CategoryId', one)).total).toBe(count);
    const changed = withChanges(before.products, await onPhone(before.version));
    expect(changed).toEqual((await onPhone()).products);
    expect(changed.some(({ subCategoryId }) => subCategoryId === String(sub))).toBe(false);
  });
});

describe('a category that is moved or merged', () => {
  // counter-372
  it('a sub-category that is moved takes its products along, and back', async () => {
    const sub = first.subRows.find(({ parentId }) => parentId === one)?.id ?? 0;
    const own = (await shelf('SubCategoryId', sub)).total;
    const before = await idsIn(other);
    expect(own).toBeGreaterThan(0);
    await changeSub(sub, { parentId: other });
    expect((await idsIn(other)).length).toBe(before.length + own);
    await save(() => first);
    expect(await idsIn(other)).toEqual(before);
  });

  // counter-373, catalogue-131, counter-303
  it('its products and address lead to the other one, until the merge is undone', async () => {
    const { db } = shop.database;
    // A product of the category that has no sub-category.
    const [direct] = await idsIn(one);
    const [stored] = await db
      .select()
      .from(products)
      .where(eq(products.id, direct ?? 0));
    await db
      .update(products)
      .set({ subCategoryId: null })
      .where(eq(products.id, direct ?? 0));
    const before = { one: await idsIn(one), other: await idsIn(other) };
    const permalink = (await home()).categories.find(({ id }) => id === String(one))?.permalink;
    await changeRow(one, { mergedInto: other });
    expect(await idsIn(one)).toEqual([]);
    expect((await idsIn(other)).length).toBe(before.one.length + before.other.length);
    const merged = await home();
    expect(merged.categories.some(({ id }) => id === String(one))).toBe(false);
    expect(merged.moved?.categories).toEqual([{ id: String(one), permalink, to: String(other) }]);
    const total = (await shelf('CategoryId', other)).total;
    expect((await shelf('CategoryId', one)).total).toBe(total);
    expect((await shelf('Permalink', permalink ?? '')).total).toBe(total);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'category merge'));
    expect(entry).toMatchObject({
      subject: rowOf(one).name.en,
      about: `${rowOf(other).name.en} (1)`,
    });
    await save(() => first);
    expect({ one: await idsIn(one), other: await idsIn(other) }).toEqual(before);
    const { subCategoryId } = stored ?? { subCategoryId: null };
    await db
      .update(products)
      .set({ subCategoryId })
      .where(eq(products.id, direct ?? 0));
  });

  // counter-373
  it('a merged sub-category gives its products back, except those that were put elsewhere', async () => {
    const { db } = shop.database;
    const [from, to] = first.subRows.filter(({ parentId }) => parentId === one).map(({ id }) => id);
    if (!from || !to) throw new Error('too few sub-categories');
    const before = await shelf('SubCategoryId', from);
    const sum = before.total + (await shelf('SubCategoryId', to)).total;
    await changeSub(from, { mergedInto: to });
    expect((await shelf('SubCategoryId', to)).total).toBe(sum);
    expect((await shelf('SubCategoryId', from)).total).toBe(sum);
    expect((await home()).moved?.subCategories).toEqual([{ id: String(from), to: String(to) }]);
    const away = Number(before.rows[0]?.id);
    await db.update(products).set({ subCategoryId: null }).where(eq(products.id, away));
    await changeSub(from, { mergedInto: null });
    expect((await shelf('SubCategoryId', from)).total).toBe(before.total - 1);
    await db.update(products).set({ subCategoryId: from }).where(eq(products.id, away));
  });

  // counter-370, counter-373
  it('an import puts products of the old name into the other one, and new categories are a version', async () => {
    const { db } = shop.database;
    const name = rowOf(one).name.en;
    await changeRow(one, { mergedInto: other });
    const { version } = await read();
    const lines = [
      'id,name,category,sub_category,price,stock',
      `im-1,Merged Import,${name},,10,5`,
      'im-2,Other Import,Brand New Shelf,,10,5',
    ];
    const file = await readCatalogueFile(Buffer.from(lines.join('\n')));
    await db.transaction((tx) => writeProducts(tx, file, { replace: false, now: shop.clock.now }));
    const [row] = await db.select().from(products).where(eq(products.externalId, 'im-1'));
    expect(row?.categoryId).toBe(other);
    const now = await read();
    expect(now.version).toBeGreaterThan(version);
    expect(now.value.rows.at(-1)?.name.en).toBe('Brand New Shelf');
    await db.delete(products).where(like(products.externalId, 'im-%'));
    await db.delete(categories).where(eq(categories.name, 'Brand New Shelf'));
  });
});
