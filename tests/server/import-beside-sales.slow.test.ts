import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/db/tables/audit.ts';
import { products } from '#server/db/tables/products.ts';
import { catalogueImports } from '#server/db/tables/shelves.ts';
import { OperatorProblem } from '#server/operator/command-context.ts';
import { importBesideSales } from '#server/operator/import-beside-sales.ts';
import { continueImport, startImport, stopImport } from '#server/services/import/import-jobs.ts';
import { readCatalogueFile } from '#server/services/import/read-file.ts';
import { readImport } from '#server/services/import/stored-imports.ts';
import { Refusal } from '#server/services/refusal.ts';
import { useFolder } from './support/folder.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { useTestShop } from './support/test-shop.ts';

const folder = useFolder();
const shop = useTestShop();

const heading = 'id,name,price,stock,category,permalink';
const rows = (many: number, from = 1) =>
  Array.from({ length: many }, (_, at) => `b-${from + at},Beside ${from + at},5,9,Medicine,`);

async function aFile(...lines: string[]): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(path, [heading, ...lines].join('\n'));
  return path;
}

/** Runs the import. Returns its output lines, and throws what the import throws. */
async function run(words: string[], hear: (line: string) => void = () => undefined) {
  const said: string[] = [];
  const { db } = shop.database;
  const now = () => shop.clock.now;
  await importBesideSales({ words, actor: 'rahim' }, { db, now }, (line) => {
    said.push(line);
    hear(line);
  });
  return said;
}

const problemOf = (running: Promise<unknown>) =>
  running.then(
    () => null,
    (failure: unknown) => failure,
  );

const imported = () => shop.database.db.$count(products, like(products.externalId, 'b-%'));
const stored = () =>
  shop.database.db.select().from(catalogueImports).orderBy(desc(catalogueImports.readAt));

beforeEach(async () => {
  await shop.database.db.delete(products).where(like(products.externalId, 'b-%'));
  await shop.database.db.delete(catalogueImports);
});

describe('an import into the running shop', () => {
  // running-13
  it('reports how its headings are read, and which columns are not used', async () => {
    const path = join(folder, 'headings.csv');
    await writeFile(path, 'id,name,MRP,Notes,Presciption\nb-1,One,5,x,no');
    expect(await run([path])).toEqual([
      'Read 1 lines (UTF-8): 1 products, 0 lines without a price, 0 bad lines.',
      'The column “MRP” is read as price.',
      'The column “Notes” is not used.',
      'The column “Presciption” is not used. Did you mean prescription?',
      expect.stringMatching(/^Imported: 1 added/),
    ]);
  });

  // running-13
  it('reads a file with unknown headings by a mapping, which it proposes without one', async () => {
    const path = join(folder, 'unknown.csv');
    await writeFile(path, 'No.,Item,Rate\nb-1,One,5');
    const said: string[] = [];
    const failure = await problemOf(run([path], (line) => said.push(line)));
    expect(failure).toBeInstanceOf(OperatorProblem);
    expect(said).toEqual([
      'The columns of the file: “No.”, “Item”, “Rate”',
      'Write a mapping, our columns to those of the file (docs/import.md), and add --mapping FILE.',
      'A mapping to begin with: {"name":"Item"}',
    ]);
    const mapping = join(folder, 'mapping.json');
    await writeFile(mapping, '{"id": "No.", "name": "Item", "price": "Rate"}');
    expect(await run([path, '--mapping', mapping])).toContain(
      'The column “Rate” is read as price.',
    );
    expect(await imported()).toBe(1);
  });

  // running-13
  it.each([
    ['no JSON', 'name: Item', /must be JSON/],
    ['an unknown column', '{"colour": "Item"}', /Wrong: colour/],
    ['a column that the file lacks', '{"name": "Item", "price": "Cost"}', /no column “Cost”/],
  ])('refuses a mapping with %s', async (_, written, reason) => {
    const path = join(folder, 'unknown.csv');
    await writeFile(path, 'No.,Item,Rate\nb-1,One,5');
    const mapping = join(folder, 'wrong.json');
    await writeFile(mapping, written);
    const failure = await problemOf(run([path, '--mapping', mapping]));
    expect(failure).toBeInstanceOf(OperatorProblem);
    expect(failure).toMatchObject({ message: expect.stringMatching(reason) });
  });

  // running-13, counter-171
  it('ends with the line and the reason if it cannot continue', async () => {
    const { db } = shop.database;
    const spoil = sql`update catalogue_import_rows
      set content = jsonb_set(content, '{fields,listPrice}', '99999999999') where position = 260`;
    const said: string[] = [];
    const path = await aFile(...rows(300));
    const running = importBesideSales(
      { words: [path], actor: 'rahim' },
      { db, now: () => shop.clock.now },
      (line) => {
        said.push(line);
        if (line.startsWith('250 of')) void db.execute(spoil).then(() => undefined);
      },
    );
    expect(await problemOf(running)).toEqual(
      new OperatorProblem('The import ended after row 259 of 300.'),
    );
    expect(said.at(-1)).toBe(
      'Line 261: The product “Beside 260” could not be written (error 22003).',
    );
  });

  // running-13, counter-170
  it('runs while customers buy, and reports its progress', async () => {
    const product = await setProduct(shop, { nth: 3, listPrice: 300_00, discount: 0, stock: 40 });
    const order = anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true });
    const sales: Promise<string>[] = [];
    const said = await run([await aFile(...rows(900))], (line) => {
      if (!line.endsWith('rows are written…')) return;
      sales.push(place(shop, order, aKey()).then((sold) => placedIn(sold.envelope.Data).OrderNo));
    });
    expect(said).toEqual([
      'Read 900 lines (UTF-8): 900 products, 0 lines without a price, 0 bad lines.',
      '250 of 900 rows are written…',
      '500 of 900 rows are written…',
      '750 of 900 rows are written…',
      expect.stringMatching(/^Imported: 900 added, 0 changed, 0 removed \(/),
    ]);
    for (const sale of sales) expect(await sale).toMatch(/^N-/);
    expect(await imported()).toBe(900);
    const [entry] = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'import done'));
    expect(entry).toMatchObject({ actor: 'rahim' });
    // Importing the same file again changes nothing.
    expect((await run([await aFile(...rows(900))])).at(-1)).toMatch(/: 0 added, 0 changed, 0 rem/);
  });

  // running-13
  it('with bad lines changes nothing, reports each and leaves nothing at the counter', async () => {
    const [taken] = await shop.database.db.select().from(products).limit(1);
    const path = await aFile('b-1,One,5,1,Medicine,', 'b-2,,5,1,Medicine,');
    const said: string[] = [];
    const failure = await problemOf(run([path], (line) => said.push(line)));
    expect(failure).toBeInstanceOf(OperatorProblem);
    expect(said.at(-1)).toBe('Line 3: The name is missing.');
    // A line that only the catalogue proves wrong.
    const other = await aFile(
      'b-1,One,5,1,Medicine,',
      `b-3,Three,5,1,Medicine,${taken?.permalink}`,
    );
    said.length = 0;
    expect(await problemOf(run([other], (line) => said.push(line)))).toBeInstanceOf(
      OperatorProblem,
    );
    expect(said.at(-1)).toMatch(/^Line 3: The permalink .* belongs to another product/);
    expect([await imported(), await stored()]).toEqual([0, []]);
    expect((await run([other, '--keep-good'])).at(-1)).toMatch(/^Imported: 1 added/);
  });

  // running-13, counter-172
  it('with --replace removes missing products only if all of its lines are valid', async () => {
    await run([await aFile(...rows(2))]);
    const path = await aFile('b-1,One,5,1,Medicine,', 'b-2,,5,1,Medicine,');
    expect(await problemOf(run([path, '--replace', '--keep-good']))).toBeInstanceOf(Refusal);
    expect(await imported()).toBe(2);
    expect(await stored()).toHaveLength(1);
  });

  // running-13
  it('changes nothing in a dry run', async () => {
    const said = await run([await aFile(...rows(1)), '--dry-run']);
    expect(said.at(-1)).toBe('A dry run: nothing was changed.');
    expect([await imported(), await stored()]).toEqual([0, []]);
  });

  // running-13, counter-171
  it('does not wait for another import, and reports that one is running', async () => {
    const file = await readCatalogueFile(Buffer.from([heading, ...rows(300)].join('\n')));
    const by = { actor: 'at the counter', now: shop.clock.now };
    const { db } = shop.database;
    const id = await readImport(db, { fileName: 'a.csv', file, replaces: false }, by);
    await startImport(db, id, by);
    const failure = await problemOf(run([await aFile(...rows(1, 1_000))]));
    expect(failure).toMatchObject({ message: expect.stringMatching(/^Another file is being/) });
    await continueImport(db, () => shop.clock.now);
    expect([await imported(), (await stored()).length]).toEqual([300, 1]);
  });

  // running-13, counter-171
  it('that is stopped at the counter reports the last row that it imported', async () => {
    const stopping: Promise<void>[] = [];
    const stop = async () => {
      const [running] = await stored();
      const by = { actor: 'owner', now: shop.clock.now };
      await stopImport(shop.database.db, running?.id ?? '', by);
    };
    const failure = await problemOf(
      run([await aFile(...rows(900))], (line) => {
        if (line.startsWith('250 of')) stopping.push(stop());
      }),
    );
    await Promise.all(stopping);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^Somebody stopped the import after row \d+ of 900/),
    });
    const [left] = await stored();
    expect(await imported()).toBe(left?.done);
  });

  // running-13
  it('of a file that is too large, damaged or missing is refused in a sentence', async () => {
    const binary = join(folder, 'binary.csv');
    await writeFile(binary, Buffer.alloc(1_000));
    expect(await problemOf(run([binary]))).toMatchObject({
      message: expect.stringMatching(/^The first line must name the columns/),
    });
    const large = join(folder, 'large.csv');
    await writeFile(large, Buffer.alloc(32_000_001, 'a'));
    for (const path of [large, join(folder, 'nothing.csv')])
      expect(await problemOf(run([path]))).toBeInstanceOf(OperatorProblem);
    expect(await problemOf(run([]))).toMatchObject({
      message: expect.stringContaining('Name one'),
    });
    expect(await stored()).toEqual([]);
  });
});
