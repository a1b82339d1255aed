import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/counter/imports.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { products } from '#server/db/tables/products.ts';
import { catalogueImports, importMappings } from '#server/db/tables/shelves.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { ask, importState, readFileAtCounter } from '#tests/server/support/counter-shelves.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';
import { workbookOf } from '#tests/server/support/workbook.ts';

const shop = useTestShop();
const pharmacist = beforeTests(async () => (await signedInStaff(shop, 'pharmacist')).headers);
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);

const book = workbookOf([
  ['Item Description', 'T.P.', 'MRP Tk'],
  ['Columns Probe', 4, 5.5],
]);
const mapping = { name: 'Item Description', price: 'MRP Tk' };
const read = (content: Buffer | string, columns = '') =>
  readFileAtCounter(shop, pharmacist, content, false, columns);

beforeEach(async () => {
  await shop.database.db.delete(importMappings);
  await shop.database.db.delete(catalogueImports);
});

describe('a file with unknown headings at the counter', () => {
  // counter-330
  it('leads to a question, and stores nothing', async () => {
    const { status, content } = await read(book);
    expect([status, content?.id]).toEqual([200, null]);
    expect(content?.question).toMatchObject({
      headings: ['Item Description', 'T.P.', 'MRP Tk'],
      samples: [['Columns Probe', '4', '5.5']],
      guesses: mapping,
    });
    expect(await shop.database.db.$count(catalogueImports)).toBe(0);
    expect(await shop.database.db.$count(importMappings)).toBe(0);
  });

  // counter-330, counter-331
  it('is read with the chosen columns, and the next one without a question', async () => {
    const { content } = await read(book, JSON.stringify(mapping));
    const { state, rows } = await importState(shop, pharmacist, content?.id ?? '');
    expect(state).toMatchObject({ encoding: 'XLSX', added: 1, refused: 0 });
    expect(state.headings.mapped).toContainEqual({ heading: 'MRP Tk', column: 'price' });
    expect(rows[0]?.name).toBe('Columns Probe');
    const next = await read('MRP Tk,Item Description,T.P.\n7,Other Probe,6');
    const { rows: more } = await importState(shop, pharmacist, next.content?.id ?? '');
    expect(more[0]?.differences).toContainEqual({ field: 'listPrice', before: null, after: 700 });
    const asked = await read(book, contract.askForColumns);
    expect(asked.content?.question?.guesses).toEqual(mapping);
  });

  // counter-330
  it.each([
    ['no mapping', '{"price": 5}', 400, ''],
    ['an unknown column', '{"colour": "T.P."}', 400, ''],
    ['a column that the file lacks', JSON.stringify({ ...mapping, form: 'Form' }), 415, 'Form'],
    ['no price', '{"name": "Item Description"}', 415, 'price'],
  ])(
    'is refused if it is sent with %s, which is not remembered',
    async (_, columns, status, word) => {
      const refused = await read(book, columns);
      expect([refused.status, refused.content]).toEqual([status, null]);
      expect(refused.sentence).toContain(word);
      expect(await shop.database.db.$count(importMappings)).toBe(0);
    },
  );
});

// counter-333
it('the owner downloads all products, and the download is in the audit log', async () => {
  const { db } = shop.database;
  const { content } = await ask(shop, contract.exportProducts, owner, {});
  expect(content?.csv).toMatch(/^\ufeffid,name,name_bn,/);
  const { content: again } = await read(content?.csv ?? '');
  const { state } = await importState(shop, pharmacist, again?.id ?? '');
  expect(state).toMatchObject({ rows: 0, refused: 0, same: await db.$count(products) });
  const entries = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(3);
  expect(entries.map(({ action }) => action)).toContain('products export');
});
