import { beforeEach, describe, expect, it } from 'vitest';
import { asc, eq, inArray, like, sql } from 'drizzle-orm';
import * as contract from '#contract/counter/imports.ts';
import { add, change } from '#contract/counter/shelves.ts';
import { products } from '#server/db/tables/products.ts';
import { catalogueImports } from '#server/db/tables/shelves.ts';
import { continueImport, startImport } from '#server/services/import/import-jobs.ts';
import { readCatalogueFile } from '#server/services/import/read-file.ts';
import { writeProducts } from '#server/services/import/write-products.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import {
  ask,
  counterProduct,
  importState,
  readFileAtCounter,
  runImport,
} from '#tests/server/support/counter-shelves.ts';
import { anOrder, place, stockLeft } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const pharmacist = beforeTests(async () => (await signedInStaff(shop, 'pharmacist')).headers);

const heading = 'id,name,price,stock,company,category';
const csv = (...lines: string[]) => [heading, ...lines].join('\n');

async function read(content: Buffer | string, replaces = false): Promise<string> {
  const response = await readFileAtCounter(shop, pharmacist, content, replaces);
  expect([response.status, response.sentence]).toEqual([200, '']);
  return response.content?.id ?? '';
}

const all = () => shop.database.db.select().from(products).orderBy(asc(products.id));

async function find(externalId: string) {
  const [row] = await shop.database.db
    .select()
    .from(products)
    .where(eq(products.externalId, externalId));
  if (!row) throw new Error(`No product ${externalId}`);
  return row;
}

beforeEach(async () => {
  await shop.database.db.delete(products).where(like(products.externalId, 'i-%'));
  const lines = ['i-1,One,5,10,Acme,Medicine', 'i-2,Two,6,20,Acme,Medicine'];
  await shop.database.db.transaction(async (tx) =>
    writeProducts(tx, await readCatalogueFile(Buffer.from(csv(...lines))), {
      replace: false,
      now: shop.clock.now,
    }),
  );
});

describe('a file that is read', () => {
  // counter-165, counter-166
  it('previews its changes line by line, and changes nothing', async () => {
    const before = await all();
    const id = await read(
      csv(
        'i-1,One,5.50,10,Acme,Medicine',
        'i-2,Two,6,20,Acme,Medicine',
        'i-3,Three,7,1,Acme,Toys of Tomorrow',
        'i-4,,7,1,Acme,Medicine',
        'i-5,Five,seven,1,Acme,Medicine',
      ),
    );
    const { state, rows } = await importState(shop, pharmacist, id);
    expect(state).toMatchObject({ state: 'read', lines: 5, added: 1, changed: 1, same: 1 });
    expect(state).toMatchObject({ refused: 2, removed: 0, done: 0, rows: 2 });
    expect(state.refusedLines).toEqual([
      { line: 5, sentence: 'The name is missing.' },
      { line: 6, sentence: 'The price "seven" is not a number.' },
    ]);
    expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
      ['changed', 'One'],
      ['new', 'Three'],
    ]);
    expect(rows[0]?.differences).toEqual([{ field: 'listPrice', before: 500, after: 550 }]);
    expect(await all()).toEqual(before);
  });

  // counter-167
  it('does not change fields without a column, nor an empty category, picture or prescription', async () => {
    const { id } = await find('i-1');
    await shop.database.db
      .update(products)
      .set({ details: 'by hand', image: 'photo.webp', isPrescriptionRequired: true, discount: 50 })
      .where(eq(products.id, id));
    const before = await find('i-1');
    const importId = await read('id,name,price,prescription\ni-1,One,8,');
    await runImport(shop, pharmacist, importId);
    const { updatedAt: _then, ...rest } = await find('i-1');
    expect(rest).toMatchObject({ listPrice: 800, discount: 50, discountPercent: 6.25 });
    expect(rest).toMatchObject({
      details: 'by hand',
      image: 'photo.webp',
      isPrescriptionRequired: true,
      stock: 10,
      categoryId: before.categoryId,
      company: 'Acme',
    });
  });

  // counter-167
  it('scales a discount that is not below the new price, so that nothing becomes free', async () => {
    const { id } = await find('i-1');
    const priced = { listPrice: 10_000, discount: 3_000, discountPercent: 30 };
    await shop.database.db.update(products).set(priced).where(eq(products.id, id));
    const importId = await read('id,name,price\ni-1,One,20');
    const { rows } = await importState(shop, pharmacist, importId);
    expect(rows[0]?.differences).toEqual([
      { field: 'listPrice', before: 10_000, after: 2_000 },
      { field: 'discount', before: 3_000, after: 600 },
    ]);
    await runImport(shop, pharmacist, importId);
    const kept = { listPrice: 2_000, discount: 600, discountPercent: 30, salePrice: 1_400 };
    expect(await find('i-1')).toMatchObject(kept);
  });

  // counter-167
  it('leaves a free product free', async () => {
    const { id } = await find('i-1');
    const free = { listPrice: 10_000, discount: 10_000, discountPercent: 100 };
    await shop.database.db.update(products).set(free).where(eq(products.id, id));
    await runImport(shop, pharmacist, await read('id,name,price\ni-1,One,20'));
    const still = { listPrice: 2_000, discount: 2_000, discountPercent: 100, salePrice: 0 };
    expect(await find('i-1')).toMatchObject(still);
  });

  // counter-168
  it('is refused if a permalink belongs to another product', async () => {
    const { permalink } = await find('i-1');
    const id = await read(`id,name,price,permalink\ni-2,Two,6,${permalink}`);
    const { state } = await importState(shop, pharmacist, id);
    expect([state.refused, state.changed]).toEqual([1, 0]);
    expect(state.refusedLines[0]?.sentence).toContain(permalink);
  });

  // counter-168
  it.each([
    ['nothing', ''],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
    ['a heading alone', heading],
    ['one column', 'a\n1\n2'],
    ['a heading without end', `${'x,'.repeat(300_000)}\n1,2`],
    ['zeroes', Buffer.alloc(50_000)],
  ])('is refused in a sentence where it is %s', async (_, content) => {
    const before = await all();
    const response = await readFileAtCounter(shop, pharmacist, content);
    expect(response.content).toBeNull();
    expect([200, 400, 415]).toContain(response.status);
    expect(response.sentence).not.toBe('');
    expect(await all()).toEqual(before);
  });

  // counter-168
  it('says once what its first line must be where that is too much', async () => {
    const { sentence } = await readFileAtCounter(
      shop,
      pharmacist,
      `${'x,'.repeat(300)}y\nother,13`,
    );
    expect(sentence).toBe(
      'The first line must name the columns: id, name, price and more. It says: x, x, x, x, x, x, x, x, x, x, x, x.',
    );
  });

  // counter-168
  it('with an unterminated quote is reported as a refused line', async () => {
    const id = await read(
      `${csv('i-1,One,5,10,Acme,Medicine')}\ni-9,"Never ends,5,1,Acme,Medicine`,
    );
    const { state } = await importState(shop, pharmacist, id);
    expect([state.refused, state.same]).toEqual([1, 1]);
  });
});

describe('a file of a spreadsheet', () => {
  // counter-168
  it.each([
    [Buffer.from([0x50, 0x4b, 0x03, 0x04, 20, 0]), 'Excel workbook (.xlsx)'],
    [Buffer.from('<html><table><tr><td>id'), 'web page'],
  ])('that is no table says so', async (content, sentence) => {
    const response = await readFileAtCounter(shop, pharmacist, content);
    expect([response.status, response.sentence]).toEqual([415, expect.stringContaining(sentence)]);
  });

  // counter-166
  it('reports how its headings are read, and which are ignored', async () => {
    const id = await read('id,name,price,Rx,Notes,Stok\ni-1,One,5,yes,x,7');
    const { state } = await importState(shop, pharmacist, id);
    expect(state.headings).toEqual({
      mapped: [{ heading: 'Rx', column: 'prescription' }],
      unused: [
        { heading: 'Notes', column: null },
        { heading: 'Stok', column: 'stock' },
      ],
    });
  });
});

describe('a running import', () => {
  // counter-171
  it.each([
    ['a value that no column holds', '{"fields":{"listPrice":99999999999}}', '22003'],
    ['what it cannot read', '{"kind":"other"}', 'unknown'],
  ])('stops by itself at %s, and lets the next one begin', async (_, spoilt, code) => {
    const { db } = shop.database;
    const lines = Array.from(
      { length: 300 },
      (_nothing, at) => `i-${at + 1},Name ${at + 1},${at + 5},${at},Acme,Medicine`,
    );
    const id = await read(csv(...lines));
    await db.execute(sql`update catalogue_import_rows
      set content = content || ${spoilt}::jsonb
        || jsonb_build_object('fields', coalesce(content -> 'fields', '{}') || coalesce(${spoilt}::jsonb -> 'fields', '{}'))
      where import_id = ${id} and position = 260`);
    const ended = await runImport(shop, pharmacist, id);
    expect(ended).toMatchObject({ state: 'failed', done: 259, rows: 300, refused: 1 });
    const sentence = `The product “Name 260” could not be written (error ${code}).`;
    expect(ended.refusedLines).toEqual([{ line: 261, sentence }]);
    expect(ended.endedAt).not.toBeNull();
    expect((await find('i-259')).name).toBe('Name 259');
    const again = await ask(shop, contract.run, pharmacist, { id });
    expect(again.id).toBe(contract.importOver);
    const next = await runImport(shop, pharmacist, await read(csv(...lines)));
    expect(next.state).toBe('done');
  });

  // counter-171
  it('retries a transient fault, and stops after an hour of it', async () => {
    const { db } = shop.database;
    const full = sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'disk full' using errcode = '53100'; end $$`;
    await db.execute(full);
    await db.execute(
      sql`create trigger no_room before update on products execute function no_room()`,
    );
    const id = await read(csv('i-1,One,7,10,Acme,Medicine'));
    const startedAt = shop.clock.now;
    await startImport(db, id, { actor: 'somebody', now: startedAt });
    const minutes = (count: number) => new Date(startedAt.getTime() + count * 60_000);
    await expect(continueImport(db, () => minutes(50))).rejects.toThrow();
    expect((await importState(shop, pharmacist, id)).state.state).toBe('running');
    await continueImport(db, () => minutes(61));
    const { state } = await importState(shop, pharmacist, id);
    const sentence = 'The product “One” could not be written (error 53100).';
    expect(state).toMatchObject({ state: 'failed', refusedLines: [{ line: 2, sentence }] });
    await db.execute(sql`drop trigger no_room on products`);
    await db.execute(sql`drop function no_room`);
    const next = await runImport(shop, pharmacist, await read(csv('i-1,One,7,10,Acme,Medicine')));
    expect(next.state).toBe('done');
  });

  // counter-166
  it('creates categories with Bengali names one after another', async () => {
    const category = (name: string) => `i-1,One,5,10,Acme,${name}`;
    for (const name of ['শিশুর খেলনা', 'রান্নাঘরের জিনিস']) {
      const { state } = await runImport(shop, pharmacist, await read(csv(category(name))));
      expect(state).toBe('done');
    }
  });

  // counter-169
  it('makes exactly the changes of the preview', async () => {
    const lines = Array.from(
      { length: 700 },
      (_, at) => `i-${at + 1},Name ${at + 1},${at + 5},${at},Acme,Medicine`,
    );
    const id = await read(csv(...lines));
    const before = await all();
    const shown = (await importState(shop, pharmacist, id)).state;
    expect(shown).toMatchObject({ added: 698, changed: 2 });
    const done = await runImport(shop, pharmacist, id);
    expect(done).toMatchObject({ state: 'done', done: 700, rows: 700 });
    const after = await all();
    const byId = new Map(before.map((row) => [row.id, row]));
    expect(after.filter((row) => !byId.has(row.id))).toHaveLength(shown.added);
    const changed = after.filter((row) => {
      const then = byId.get(row.id);
      return then && (then.name !== row.name || then.listPrice !== row.listPrice);
    });
    expect(changed).toHaveLength(shown.changed);
    const again = await read(csv(...lines));
    expect((await importState(shop, pharmacist, again)).state).toMatchObject({
      same: 700,
      rows: 0,
    });
  });

  // counter-170
  it('does not change products that were sold or edited since the file was read', async () => {
    const one = await find('i-1');
    const id = await read(csv('i-1,One,5,50,Acme,Medicine', 'i-2,Two,7,20,Acme,Medicine'));
    const sold = anOrder({
      lines: [{ id: one.id, listPrice: 500, discount: 0, stock: 10, quantity: 4 }],
      isGuest: true,
    });
    expect((await place(shop, sold, aKey())).envelope.IsError).toBe(false);
    const two = await find('i-2');
    const byHand = { id: two.id, before: { company: 'Acme' }, after: { company: 'By Hand' } };
    expect((await ask(shop, change, pharmacist, byHand)).status).toBe(200);
    await runImport(shop, pharmacist, id);
    expect(await stockLeft(shop, one.id)).toBe(46);
    expect(await find('i-2')).toMatchObject({ listPrice: 700, company: 'By Hand', stock: 20 });
  });

  // counter-170
  it('creates another permalink if each candidate was taken by hand', async () => {
    const {
      id: _one,
      stock,
      ...like
    } = await counterProduct(shop, pharmacist, (await find('i-1')).id);
    const fields = { ...like, name: 'Foo', strength: '10 mg', form: 'Tablet', details: '' };
    const addFoo = async () => {
      const input = { key: crypto.randomUUID(), fields, stock };
      return (await ask(shop, add, pharmacist, input)).content?.permalink;
    };
    const lines = ['i-11', 'i-12'].map((id) => `${id},Foo,10 mg,Tablet,5`);
    expect(await addFoo()).toBe('foo-10-mg-tablet');
    const id = await read(['id,name,strength,form,price', ...lines].join('\n'));
    expect(await addFoo()).toBe('foo-10-mg-tablet-2');
    const { state } = await runImport(shop, pharmacist, id);
    expect(state).toBe('done');
    const permalinks = [(await find('i-11')).permalink, (await find('i-12')).permalink];
    expect(permalinks).toEqual(['foo-10-mg-tablet-4', 'foo-10-mg-tablet-3']);
  });

  // counter-170
  it.each([
    {
      by: 'a discount',
      file: 'id,name,price\ni-1,One,20',
      before: { discount: 0 },
      after: { discount: 3_000 },
      ends: { listPrice: 2_000, discount: 600, discountPercent: 30, salePrice: 1_400 },
    },
    {
      by: 'a small discount',
      file: 'id,name,price\ni-1,One,20',
      before: { discount: 0 },
      after: { discount: 500 },
      ends: { listPrice: 2_000, discount: 500, discountPercent: 25, salePrice: 1_500 },
    },
    {
      by: 'a price',
      file: 'id,name,price,discount\ni-1,One,100,30',
      before: { listPrice: 10_000 },
      after: { listPrice: 2_000 },
      ends: { listPrice: 2_000, discount: 600, discountPercent: 30, salePrice: 1_400 },
    },
    {
      by: 'no price',
      file: 'id,name,price,discount\ni-1,One,100,30',
      before: { listPrice: 10_000 },
      after: { listPrice: null },
      ends: { listPrice: null, discount: 0, discountPercent: 0, salePrice: null },
    },
  ])(
    'makes nothing free beside $by that was set by hand',
    async ({ file, before, after, ends }) => {
      const { id } = await find('i-1');
      const priced = { listPrice: 10_000, discount: 0, discountPercent: 0 };
      await shop.database.db.update(products).set(priced).where(eq(products.id, id));
      const importId = await read(file);
      expect((await ask(shop, change, pharmacist, { id, before, after })).status).toBe(200);
      await runImport(shop, pharmacist, importId);
      expect(await find('i-1')).toMatchObject(ends);
    },
  );

  // counter-170
  it('races with orders, and every unit is accounted for', async () => {
    const lines = Array.from(
      { length: 600 },
      (_, at) => `i-${at + 1},N ${at + 1},5,100,Acme,Medicine`,
    );
    await runImport(shop, pharmacist, await read(csv(...lines)));
    const ids = ['i-1', 'i-300', 'i-600'];
    const rows = await shop.database.db
      .select()
      .from(products)
      .where(inArray(products.externalId, ids));
    const next = lines.map((line) => line.replace(',100,', ',150,'));
    const running = runImport(shop, pharmacist, await read(csv(...next)));
    const orders = rows.flatMap(({ id }) =>
      Array.from({ length: 5 }, () =>
        place(
          shop,
          anOrder({
            lines: [{ id, listPrice: 500, discount: 0, stock: 100, quantity: 3 }],
            isGuest: true,
          }),
          aKey(),
        ),
      ),
    );
    const placed = await Promise.all(orders);
    await running;
    expect(placed.filter(({ envelope }) => envelope.IsError)).toEqual([]);
    for (const { id } of rows) expect(await stockLeft(shop, id)).toBe(150 - 15);
  });

  // counter-171
  it('runs alone across all processes, and can be stopped and resumed', async () => {
    const { db } = shop.database;
    const lines = Array.from(
      { length: 600 },
      (_, at) => `i-${at + 1},M ${at + 1},9,7,Acme,Medicine`,
    );
    const [first, second] = [
      await read(csv(...lines)),
      await read(csv('i-1,Other,9,7,Acme,Medicine')),
    ];
    const by = { actor: 'another process', now: shop.clock.now };
    await startImport(db, first, by);
    const refused = await ask(shop, contract.run, pharmacist, { id: second });
    expect([refused.status, refused.id]).toEqual([409, contract.otherRuns]);
    const stopped = await ask(shop, contract.stop, pharmacist, { id: first });
    expect(stopped.content).toMatchObject({ state: 'stopped', done: 0 });
    await startImport(db, first, by);
    // Two processes resume it at the same time, and each row is imported once.
    await Promise.all([
      continueImport(db, () => shop.clock.now),
      continueImport(db, () => shop.clock.now),
    ]);
    const { state } = await importState(shop, pharmacist, first);
    expect(state).toMatchObject({ state: 'done', done: 600 });
    const over = await ask(shop, contract.run, pharmacist, { id: first });
    expect(over.id).toBe(contract.importOver);
  });

  // counter-171
  it('is resumed after the process that ran it has died in the middle', async () => {
    const { db } = shop.database;
    const lines = Array.from(
      { length: 600 },
      (_, at) => `i-${at + 1},D ${at + 1},9,${at},Acme,Medicine`,
    );
    const id = await read(csv(...lines));
    await startImport(db, id, { actor: 'dead', now: shop.clock.now });
    const dying = continueImport(
      db,
      (() => {
        let portions = 0;
        return () => {
          portions += 1;
          if (portions > 1) throw new Error('killed');
          return shop.clock.now;
        };
      })(),
    );
    await expect(dying).rejects.toThrow('killed');
    const half = (await importState(shop, pharmacist, id)).state;
    expect(half.state).toBe('running');
    expect(half.done).toBeGreaterThan(0);
    expect(half.done).toBeLessThan(600);
    await continueImport(db, () => shop.clock.now);
    expect((await importState(shop, pharmacist, id)).state.state).toBe('done');
    expect((await find('i-600')).stock).toBe(599);
    expect((await find('i-1')).stock).toBe(0);
  });

  // counter-172
  it('that removes missing products requires every line to be valid, and frees their permalinks', async () => {
    const bad = await read(csv('i-1,One,x,10,Acme,Medicine'), true);
    expect((await importState(shop, pharmacist, bad)).state.removed).toBeGreaterThan(100);
    const refused = await ask(shop, contract.run, pharmacist, { id: bad });
    expect(refused.content).toBeNull();
    const { permalink } = await find('i-2');
    const id = await read(csv('i-1,One,5,10,Acme,Medicine', 'i-77,Two,6,1,Acme,Medicine'), true);
    await runImport(shop, pharmacist, id);
    expect((await all()).map((row) => row.externalId)).toEqual(['i-1', 'i-77']);
    expect((await find('i-77')).permalink).toBe(permalink);
    const [row] = await shop.database.db
      .select()
      .from(catalogueImports)
      .where(eq(catalogueImports.id, id));
    expect(row?.endedAt).not.toBeNull();
  });
});
