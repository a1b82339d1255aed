import { beforeAll, describe, expect, it } from 'vitest';
import { and, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/counter/shelves.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { ask, counterProduct, upload } from '#tests/server/support/counter-shelves.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { anOrder, place, setProduct, stockLeft } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
let pharmacist: Record<string, string>;
let packer: Record<string, string>;
let name: string;

beforeAll(async () => {
  const signed = await signedInStaff(shop, 'pharmacist');
  pharmacist = signed.headers;
  name = signed.member.name;
  packer = (await signedInStaff(shop, 'packer')).headers;
});

const change = (
  id: number,
  before: Parameters<typeof ask<typeof contract.change>>[3]['before'],
  after: Parameters<typeof ask<typeof contract.change>>[3]['after'],
) => ask(shop, contract.change, pharmacist, { id, before, after });

const difference = (id: number, units: number, key = crypto.randomUUID()) =>
  ask(shop, contract.changeStock, packer, { id, key, change: { kind: 'difference', units } });

const count = (id: number, counted: number, seen: { stock: number; stockRevision: number }) =>
  ask(shop, contract.changeStock, packer, {
    id,
    key: crypto.randomUUID(),
    change: { kind: 'count', counted, seen },
  });

async function order(product: Awaited<ReturnType<typeof setProduct>>, quantity: number) {
  const placed = await place(shop, anOrder({ lines: [{ ...product, quantity }], isGuest: true }), {
    ...aKey(),
  });
  return placed.envelope.IsError;
}

const lastAudit = async (subject: number) => {
  const [entry] = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, String(subject)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
};

const question = { query: '', categoryId: 0, filter: 'all', page: 1 } as const;

describe('the product list', () => {
  // counter-150
  it('finds products with the shop’s own search, including customers’ misspellings', async () => {
    const { content } = await ask(shop, contract.list, packer, {
      ...question,
      query: 'paracetmol',
    });
    expect(content?.products[0]?.genericName).toContain('Paracetamol');
  });

  // counter-150
  it('finds a product by its number, and filters by category and stock', async () => {
    const { id } = await setProduct(shop, { nth: 3, listPrice: 500, discount: 0, stock: 0 });
    const named = await ask(shop, contract.list, packer, { ...question, query: String(id) });
    expect(named.content?.products[0]).toMatchObject({ id, stock: 0 });
    const { categoryId } = await counterProduct(shop, packer, id);
    const out = await ask(shop, contract.list, packer, { ...question, categoryId, filter: 'out' });
    expect(out.content?.products.map((one) => one.id)).toContain(id);
    expect(out.content?.products.every((one) => one.stock === 0)).toBe(true);
    expect(out.content?.total).toBe(out.content?.products.length);
  });
});

describe('a product that is changed', () => {
  // counter-151, counter-153
  it('is visible to the shop’s customers at once, and phones get it as a change', async () => {
    const { id } = await setProduct(shop, { nth: 5, listPrice: 1_000, discount: 0, stock: 5 });
    const since = await snapshotVersion();
    const { content } = await change(
      id,
      { listPrice: 1_000, discount: 0 },
      { listPrice: 1_250, discount: 250 },
    );
    expect(content).toMatchObject({ listPrice: 1_250, discount: 250 });
    const info = await callApi(shop, 'ProductArea/Product/GetCurrentInfo', {
      productIds: [String(id)],
    });
    expect(info.envelope.Data).toMatchObject([
      { UnitSalePrice: 12.5, Discount: 2.5, DiscountPercent: 20 },
    ]);
    const changed = await callApi(shop, `ProductArea/Catalogue/Snapshot?since=${since}`);
    expect(changed.envelope.Data).toMatchObject({
      Since: since,
      Prices: { UnitSalePrice: { Words: [12.5] } },
    });
    expect(await lastAudit(id)).toMatchObject({ actor: name, action: 'products change' });
  });

  // counter-151
  it.each([
    [{ listPrice: 100 }, 'discount'],
    [{ name: '', nameBn: '' }, 'name'],
    [{ strength: 'x'.repeat(301) }, 'strength'],
    [{ packPieces: 0 }, 'packPieces'],
    [{ categoryId: 999_999 }, 'categoryId'],
  ] as const)('is refused with %j, naming the field', async (after, field) => {
    const { id } = await setProduct(shop, { nth: 6, listPrice: 900, discount: 200, stock: 5 });
    const seen = await counterProduct(shop, pharmacist, id);
    const refused = await change(id, seen, after);
    expect([refused.content, refused.id]).toEqual([null, field]);
    expect(refused.sentence).not.toBe('');
    expect(await counterProduct(shop, pharmacist, id)).toEqual(seen);
  });

  // counter-152
  it('keeps another person’s concurrent changes, unless they concern the same field', async () => {
    const { id } = await setProduct(shop, { nth: 7, listPrice: 900, discount: 0, stock: 5 });
    const seen = await counterProduct(shop, pharmacist, id);
    await change(id, { company: seen.company }, { company: 'Somebody Else Ltd' });
    const price = await change(id, { listPrice: 900 }, { listPrice: 950 });
    expect(price.content).toMatchObject({ listPrice: 950, company: 'Somebody Else Ltd' });
    const late = await change(
      id,
      { listPrice: 900, form: seen.form },
      { listPrice: 700, form: 'Drops' },
    );
    expect([late.status, late.id]).toEqual([409, contract.changedMeanwhile]);
    expect(late.data).toMatchObject({ id, listPrice: 950, form: seen.form });
    expect(await counterProduct(shop, pharmacist, id)).toMatchObject({ listPrice: 950 });
  });

  // counter-152
  it('by two people at once is changed by one, and the other is refused', async () => {
    const { id } = await setProduct(shop, { nth: 8, listPrice: 900, discount: 0, stock: 5 });
    const both = await Promise.all([
      change(id, { listPrice: 900 }, { listPrice: 901 }),
      change(id, { listPrice: 900 }, { listPrice: 902 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('that was deleted responds with that reason', async () => {
    const gone = await change(2_000_000_000, { listPrice: 1 }, { listPrice: 2 });
    expect([gone.status, gone.id]).toEqual([404, contract.productGone]);
  });
});

async function snapshotVersion(): Promise<string> {
  const { envelope } = await callApi(shop, 'ProductArea/Catalogue/Snapshot');
  return String(Object(envelope.Data)['Version']);
}

describe('stock', () => {
  // counter-155
  it('changes by a difference, once for each key', async () => {
    const { id } = await setProduct(shop, { nth: 10, listPrice: 900, discount: 0, stock: 5 });
    const key = crypto.randomUUID();
    const twice = await Promise.all([difference(id, 20, key), difference(id, 20, key)]);
    expect(twice.map(({ content }) => content?.stock)).toEqual([25, 25]);
    expect((await difference(id, -5)).content?.stock).toBe(20);
    const tooMany = await difference(id, -21);
    expect(tooMany.content).toBeNull();
    expect(tooMany.sentence).toContain('only 20');
    expect(await stockLeft(shop, id)).toBe(20);
    expect((await counterProduct(shop, packer, id)).stockChanges).toMatchObject([
      { kind: 'difference', units: -5, stock: 20 },
      { kind: 'difference', units: 20, stock: 25 },
    ]);
  });

  // counter-156
  it('that was counted is reduced by the sales since the count began', async () => {
    const product = await setProduct(shop, { nth: 11, listPrice: 900, discount: 0, stock: 10 });
    const seen = await counterProduct(shop, packer, product.id);
    expect(await order(product, 3)).toBe(false);
    const counted = await count(product.id, 12, seen);
    expect(counted.content).toMatchObject({ stock: 9, soldMeanwhile: 3, missing: 0 });
    expect(await stockLeft(shop, product.id)).toBe(9);
  });

  // counter-156
  it('never falls below zero: the response reports units that were sold and never existed', async () => {
    const product = await setProduct(shop, { nth: 12, listPrice: 900, discount: 0, stock: 10 });
    const seen = await counterProduct(shop, packer, product.id);
    expect(await order(product, 5)).toBe(false);
    expect((await count(product.id, 2, seen)).content).toMatchObject({ stock: 0, missing: 3 });
  });

  // counter-157
  it('that somebody else changed during the count must be counted again', async () => {
    const { id } = await setProduct(shop, { nth: 13, listPrice: 900, discount: 0, stock: 10 });
    const seen = await counterProduct(shop, packer, id);
    await difference(id, 5);
    const late = await count(id, 15, seen);
    expect([late.status, late.id]).toEqual([409, contract.countedMeanwhile]);
    expect(await stockLeft(shop, id)).toBe(15);
  });

  // counter-155, counter-156
  it('is exact while orders race with differences and counts', async () => {
    const product = await setProduct(shop, { nth: 14, listPrice: 900, discount: 0, stock: 40 });
    const { id } = product;
    const seen = await counterProduct(shop, packer, id);
    const sales = () => Array.from({ length: 6 }, () => order(product, 2));
    // Some orders are placed before the count and some concurrently with it, in whichever order the
    // database runs them.
    const before = await Promise.all(sales());
    const [counted, ...beside] = await Promise.all([count(id, 50, seen), ...sales()]);
    const sold = [...before, ...beside];
    const [more, less, ...soldLater] = await Promise.all([
      difference(id, 7),
      difference(id, -3),
      ...sales(),
    ]);
    expect([counted, more, less].map(({ content }) => content === null)).toEqual([
      false,
      false,
      false,
    ]);
    const lines = await shop.database.db
      .select({ quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.productId, id));
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect([...sold, ...soldLater].filter((isRefused) => !isRefused).length * 2).toBe(units);
    expect(units).toBeGreaterThan(0);
    expect(await stockLeft(shop, id)).toBe(50 + 7 - 3 - units);
  });
});

describe('a new product', () => {
  const fields = async () => {
    const { id } = await setProduct(shop, { nth: 1, listPrice: 500, discount: 0, stock: 5 });
    const { categoryId, subCategoryId } = await counterProduct(shop, pharmacist, id);
    return {
      name: '  Zzyzx   Forte ',
      nameBn: '',
      strength: '5 µg',
      genericName: '',
      form: 'Tablet',
      company: 'Acme',
      listPrice: 500,
      discount: 0,
      packName: '',
      packPieces: null,
      isPrescriptionRequired: true,
      categoryId,
      subCategoryId,
      searchWords: '',
      details: '',
    };
  };

  // counter-154
  it('is created once for each key, normalised, with its own permalink', async () => {
    const key = crypto.randomUUID();
    const given = { key, fields: await fields(), stock: 3 };
    const both = await Promise.all([
      ask(shop, contract.add, pharmacist, given),
      ask(shop, contract.add, pharmacist, given),
    ]);
    expect(new Set(both.map(({ content }) => content?.id)).size).toBe(1);
    expect(both[0]?.content).toMatchObject({
      name: 'Zzyzx Forte',
      strength: '5 mcg',
      stock: 3,
      permalink: 'zzyzx-forte-5-mcg-tablet',
    });
    const other = { ...given, key: crypto.randomUUID() };
    const next = await ask(shop, contract.add, pharmacist, other);
    expect(next.content?.permalink).not.toBe('zzyzx-forte-5-mcg-tablet');
  });

  // counter-154
  it('sent again with another price or stock changes nothing, and the response names the existing one', async () => {
    const given = { key: crypto.randomUUID(), fields: await fields(), stock: 3 };
    const first = await ask(shop, contract.add, pharmacist, given);
    const price = { ...given, fields: { ...given.fields, listPrice: 9_900 } };
    for (const other of [price, { ...given, stock: 30 }]) {
      const second = await ask(shop, contract.add, pharmacist, other);
      expect(second).toMatchObject({ status: 409, id: contract.productThere });
      expect(second.data).toMatchObject({ id: first.content?.id, stock: 3 });
    }
    const again = await ask(shop, contract.add, pharmacist, given);
    expect(again.content?.id).toBe(first.content?.id);
  });

  // counter-154
  it('sent again unchanged returns the product as it is now, including later sales and changes', async () => {
    const given = {
      key: crypto.randomUUID(),
      fields: { ...(await fields()), name: 'Sold Meanwhile', details: 'As it was sent.' },
      stock: 3,
    };
    const id = (await ask(shop, contract.add, pharmacist, given)).content?.id ?? 0;
    expect(await order({ id, listPrice: 500, discount: 0, stock: 3 }, 1)).toBe(false);
    const sold = await ask(shop, contract.add, pharmacist, given);
    expect(sold).toMatchObject({ status: 200, content: { id, stock: 2 } });
    await ask(shop, contract.change, pharmacist, {
      id,
      before: { listPrice: 500 },
      after: { listPrice: 450 },
    });
    const changed = await ask(shop, contract.add, pharmacist, given);
    expect(changed).toMatchObject({ status: 200, content: { id, stock: 2, listPrice: 450 } });
    for (const other of [
      { ...given, stock: 2 },
      { ...given, fields: { ...given.fields, listPrice: 450 } },
      { ...given, fields: { ...given.fields, details: 'Something else.' } },
    ]) {
      const refused = await ask(shop, contract.add, pharmacist, other);
      expect(refused).toMatchObject({ status: 409, id: contract.productThere });
      expect(refused.data).toMatchObject({ id, stock: 2, listPrice: 450 });
    }
  });

  // counter-154
  it('is created beside others of its name that are created at the same moment', async () => {
    const named = { ...(await fields()), name: 'Quux' };
    const made = await Promise.all(
      Array.from({ length: 4 }, () =>
        ask(shop, contract.add, pharmacist, { key: crypto.randomUUID(), fields: named, stock: 1 }),
      ),
    );
    const plain = 'quux-5-mcg-tablet';
    const own = new Set([plain, `${plain}-2`, `${plain}-3`, `${plain}-4`]);
    expect(new Set(made.map(({ content }) => content?.permalink))).toEqual(own);
  });

  // counter-158
  it('that is removed leaves orders readable, and is gone from the shop', async () => {
    const made = await ask(shop, contract.add, pharmacist, {
      key: crypto.randomUUID(),
      fields: { ...(await fields()), name: 'Short Lived' },
      stock: 9,
    });
    const id = made.content?.id ?? 0;
    expect(await order({ id, listPrice: 500, discount: 0, stock: 9 }, 1)).toBe(false);
    expect((await ask(shop, contract.remove, pharmacist, { id })).status).toBe(200);
    expect((await ask(shop, contract.one, pharmacist, { id })).id).toBe(contract.productGone);
    const [line] = await shop.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.productId, id));
    expect(line).toMatchObject({ name: 'Short Lived', unitPrice: 500 });
    expect(await lastAudit(id)).toMatchObject({ action: 'products remove', actor: name });
    expect((await ask(shop, contract.remove, pharmacist, { id })).status).toBe(200);
  });
});

describe('a picture', () => {
  const add = (id: number, content: Buffer) =>
    upload(shop, contract.addPicture, pharmacist, {
      content,
      name: 'pack.jpg',
      fields: { id: String(id) },
    });
  const get = (image: string, size: string) =>
    shop.app.inject({ url: `/Content/ImageData/Product/${size}/${image}` });

  // counter-159
  it('is stored in three sizes, and a new picture gets a new name', async () => {
    const { id } = await setProduct(shop, { nth: 15, listPrice: 900, discount: 0, stock: 5 });
    const first = await add(id, await aPhoto('#c04030', 900, 600));
    const image = first.content?.image ?? '';
    for (const size of ['Icons', 'Small', 'Orginal']) {
      const picture = await get(image, size);
      expect([size, picture.statusCode, picture.headers['content-type']]).toEqual([
        size,
        200,
        'image/webp',
      ]);
      expect(picture.rawPayload.includes('CanaryCam')).toBe(false);
    }
    const second = await add(id, await aPhoto('#3040c0', 900, 600));
    expect(second.content?.image).not.toBe(image);
    expect((await get(image, 'Small')).statusCode).toBe(200);
    expect(await counterProduct(shop, pharmacist, id)).toMatchObject(second.content ?? {});
    const back = await ask(shop, contract.removePicture, pharmacist, { id });
    expect((await get(back.content?.image ?? '', 'Small')).statusCode).toBe(200);
  });

  // counter-159
  it('that is not an image is refused in a sentence, and the previous one stays', async () => {
    const { id } = await setProduct(shop, { nth: 16, listPrice: 900, discount: 0, stock: 5 });
    const before = await counterProduct(shop, pharmacist, id);
    const photo = await aPhoto();
    for (const bad of [Buffer.from('<svg/>'), photo.subarray(0, 300), Buffer.from('%PDF-1.4')])
      expect((await add(id, bad)).status).toBe(415);
    expect(await counterProduct(shop, pharmacist, id)).toEqual(before);
  });

  // counter-160
  it('that is generated gets a new name when the fields that it shows change', async () => {
    const { id } = await setProduct(shop, { nth: 17, listPrice: 900, discount: 0, stock: 5 });
    const before = await counterProduct(shop, pharmacist, id);
    const { content } = await change(id, { name: before.name }, { name: 'Renamed Here' });
    expect(content?.image).not.toBe(before.image);
    expect((await get(content?.image ?? '', 'Icons')).statusCode).toBe(200);
    const price = await change(id, { listPrice: 900 }, { listPrice: 800 });
    expect(price.content?.image).toBe(content?.image);
  });
});

describe('a packer', () => {
  // counter-10
  it('changes stock and nothing else', async () => {
    const { id } = await setProduct(shop, { nth: 18, listPrice: 900, discount: 0, stock: 5 });
    expect((await difference(id, 1)).status).toBe(200);
    const price = { id, before: { listPrice: 900 }, after: { listPrice: 1 } };
    expect((await ask(shop, contract.change, packer, price)).status).toBe(403);
    const picture = { content: await aPhoto(), name: 'a.jpg', fields: { id: String(id) } };
    expect((await upload(shop, contract.addPicture, packer, picture)).status).toBe(403);
    const [row] = await shop.database.db
      .select()
      .from(products)
      .where(and(eq(products.id, id), eq(products.listPrice, 900)));
    expect(row?.stock).toBe(6);
  });
});
