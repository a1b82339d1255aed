import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, unguardCell } from '#domain/csv.ts';
import { plainInput } from '#domain/plain-input.ts';
import { percentOf } from '#domain/shelf-product.ts';
import { categories, products, subCategories } from '#server/db/tables/products.ts';
import type { Database } from '#server/db/database.ts';
import { exportProducts } from '#server/services/import/export-products.ts';
import { planImport, type ImportPlan } from '#server/services/import/plan-import.ts';
import { readCatalogueFile } from '#server/services/import/read-file.ts';
import {
  decodeEntities,
  isGarbled,
  tidyStrength,
  tidyText,
} from '#server/services/import/tidy-text.ts';
import { useTestShop } from './support/test-shop.ts';
import { workbookOf } from './support/workbook.ts';

const shop = useTestShop();

async function planOf(db: Database, bytes: Buffer, replaces = true) {
  const file = await readCatalogueFile(bytes);
  const plan: ImportPlan = await planImport(db, file, { replaces });
  return { file, plan };
}

function cellsOf(csv: string): string[][] {
  const rows: string[][] = parse(csv, { bom: true });
  return rows;
}

/** The file as Excel saves it: as a workbook, with numbers where cells look like numbers. */
function savedAsWorkbook(csv: string): Buffer {
  const typed = (cell: string) => (String(Number(cell)) === cell ? Number(cell) : cell);
  return workbookOf(
    cellsOf(csv).map((row) => row.map((cell) => (cell === '' ? null : typed(cell)))),
  );
}

/** The file with other separators and line breaks. */
function savedWithSemicolons(csv: string): Buffer {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return Buffer.from(
    cellsOf(csv)
      .map((row) => row.map(quoted).join(';'))
      .join('\n'),
  );
}

describe('the products as a file', () => {
  // counter-333
  it.each([
    ['as it is', (csv: string) => Buffer.from(csv)],
    ['with semicolons', savedWithSemicolons],
    ['as a workbook', savedAsWorkbook],
  ])('change nothing when they are read again %s', async (_, saved) => {
    const { db } = shop.database;
    const { file, plan } = await planOf(db, saved(await exportProducts(db)));
    expect(file).toMatchObject({ layout: 'own', bad: [] });
    expect(plan).toEqual({ rows: [], same: await db.$count(products), refused: [] });
  });

  // counter-333
  it('change nothing, whatever the products contain', async () => {
    const { db } = shop.database;
    const [category] = await db.select().from(categories).limit(1);
    const rough = fc.string({
      unit: fc.constantFrom(
        ...Array.from(`='"@-+,;|/.%&<>1209 \tTablet mg Mar`),
        'ক',
        '৳',
        '&amp;',
        '0.30%',
        'µg',
      ),
      maxLength: 20,
    });
    const text = rough.map(tidyText);
    const product = fc.record({
      externalId: fc.option(text.map((id) => plainInput(decodeEntities(id)) || null)),
      name: text.map((name) => name || 'x'),
      nameBn: text,
      strength: fc.oneof(text, text.map(tidyStrength)),
      genericName: text,
      genericNameBn: text,
      form: text,
      company: text,
      listPrice: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
      percent: fc.integer({ min: 0, max: 100 }),
      stock: fc.integer({ min: 0, max: 1_000_000 }),
      packName: text,
      packPieces: fc.option(fc.integer({ min: 1, max: 100_000 })),
      isPrescriptionRequired: fc.boolean(),
      details: fc.oneof(rough, fc.string({ unit: 'grapheme', maxLength: 50 })).map(storable),
      searchWords: text,
      image: fc.constantFrom('', 'photo-1.webp', 'folder/odd name.png'),
    });
    const property = (alone: Database) =>
      fc.asyncProperty(
        fc.uniqueArray(product, {
          minLength: 1,
          maxLength: 12,
          selector: (one) => one.externalId ?? one,
        }),
        async (made) => {
          const rows = made.map(({ percent, ...fields }, at) => {
            const discount = Math.floor(((fields.listPrice ?? 0) * percent) / 100);
            const discountPercent = percentOf(discount, fields.listPrice);
            const categoryId = category?.id ?? 0;
            return { ...fields, discount, discountPercent, categoryId, permalink: `made-${at}` };
          });
          await inUndone(alone, async (tx) => {
            await tx.insert(products).values(rows);
            const csv = await exportProducts(tx);
            for (const saved of [Buffer.from(csv), savedAsWorkbook(csv)]) {
              const { file, plan } = await planOf(tx, saved, false);
              expect(plan.rows).toEqual([]);
              // Only texts that the import takes for damaged are refused.
              expect(file.bad.length + plan.refused.length).toBeLessThanOrEqual(
                rows.filter(isRefusable).length,
              );
            }
          });
        },
      );
    // The shop's own products would take most of the time.
    await inUndone(db, async (tx) => {
      await tx.delete(products);
      await fc.assert(property(tx), { numRuns: 30 });
    });
  }, 60_000);

  // counter-333
  it('keep categories whose names are not unique, or look like something else', async () => {
    const { db } = shop.database;
    await inUndone(db, async (tx) => {
      const [one, two] = await tx
        .insert(categories)
        .values([
          { name: 'Twice', permalink: 'twice-one' },
          { name: 'twice', permalink: 'twice-two' },
        ])
        .returning();
      if (!one || !two) throw new Error('No categories');
      const [sub] = await tx
        .insert(subCategories)
        .values({ parentId: two.id, name: '=1+1', permalink: 'odd-sub' })
        .returning();
      const base = { name: 'Probe', permalink: 'probe-a', categoryId: one.id };
      const beside = { name: 'Probe', categoryId: two.id };
      await tx
        .insert(products)
        .values([
          base,
          { ...beside, permalink: 'probe-b' },
          { ...beside, permalink: 'probe-c', subCategoryId: sub?.id ?? 0 },
        ]);
      const { plan } = await planOf(tx, Buffer.from(await exportProducts(tx)));
      expect(plan).toMatchObject({ rows: [], refused: [] });
    });
  });

  // counter-333
  it('change only the price that was edited, and leave units sold that were sold meanwhile', async () => {
    const { db } = shop.database;
    await inUndone(db, async (tx) => {
      const [first] = await tx.select().from(products).limit(1);
      if (!first) throw new Error('No product');
      await tx
        .update(products)
        .set({ listPrice: 1_000, discount: 100, discountPercent: 10, stock: 50 });
      const [heading = [], ...rows] = cellsOf(await exportProducts(tx));
      const at = (column: string) => heading.indexOf(column);
      const edited = rows.map((row) =>
        row[at('permalink')] === first.permalink ? row.with(at('price'), '20') : row,
      );
      await tx.update(products).set({ stock: 47 });
      const csv = csvFile([heading, ...edited].map((row) => row.map(unguardCell)));
      const { plan } = await planOf(tx, Buffer.from(csv));
      expect(plan.rows).toMatchObject([{ kind: 'changed', productId: first.id }]);
      const [row] = plan.rows;
      expect(row?.kind === 'changed' && row.differences).toEqual([
        ['listPrice', 1_000, 2_000],
        ['discountPercent', 10, 5],
      ]);
    });
  });
});

describe('a file without ids', () => {
  const mapping = { name: 'Product', price: 'Price', form: 'Form' };
  const read = (...lines: string[]) =>
    readCatalogueFile(Buffer.from(['Product,Form,Price', ...lines].join('\n')), { mapping });

  // counter-335
  it('changes the one product with the same name, and adds one that the shop does not have', async () => {
    const { db } = shop.database;
    await inUndone(db, async (tx) => {
      const [category] = await tx.select().from(categories).limit(1);
      const base = { categoryId: category?.id ?? 0, listPrice: 100 };
      await tx.insert(products).values([
        { ...base, name: 'Probe One', form: 'Tablet', permalink: 'p-1', externalId: '77' },
        { ...base, name: 'Probe One', form: 'Syrup', permalink: 'p-2' },
        { ...base, name: 'Probe Two', form: 'Gel', company: 'A', permalink: 'p-3' },
        { ...base, name: 'Probe Two', form: 'Gel', company: 'B', permalink: 'p-4' },
      ]);
      const file = await read('probe one,Syrup,2', 'Probe Two,Gel,3', 'Probe New,Gel,4');
      const plan = await planImport(tx, file, { replaces: false });
      const [changed] = await tx.select().from(products).where(eq(products.permalink, 'p-2'));
      expect(plan.rows).toMatchObject([
        { kind: 'changed', productId: changed?.id, fields: { listPrice: 200 } },
        { kind: 'new', fields: { name: 'Probe New', externalId: expect.stringMatching(/^list-/) } },
      ]);
      expect(plan.refused).toEqual([
        {
          line: 3,
          sentence:
            'The name fits 2 products of the shop. Add a column for the strength, the form, the pack or the id.',
        },
      ]);
    });
  });
});

/** Text that a database and a workbook can store. */
function storable(details: string): string {
  return details
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
    .normalize('NFC');
}

function isRefusable(row: Record<string, unknown>): boolean {
  const latinOnly = (field: string) => {
    const text = String(row[field]);
    return text !== '' && !/\p{Script=Bengali}/u.test(text);
  };
  const isDamaged = Object.values(row).some((one) => typeof one === 'string' && isGarbled(one));
  return isDamaged || latinOnly('nameBn') || latinOnly('genericNameBn');
}

class Undone extends Error {}

/** Runs the work in a transaction that is rolled back. */
async function inUndone(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  const running = db.transaction(async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await running.catch((failure: unknown) => {
    if (!(failure instanceof Undone)) throw failure;
  });
}
