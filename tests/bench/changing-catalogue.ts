/**
 * Measures how long searches and other calls wait while the catalogue of a running shop changes.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { runCommandLine } from '#tests/server/support/server-process.ts';
import type { Row } from './report.ts';
import { listing, searching, waitsDuring } from './waits.ts';

interface Shop {
  db: Database;
  origin: string;
  products: number;
}

/** A process detects a change within two seconds, and reads about 50,000 products per second. */
function untilIndexed(lines: number): Promise<void> {
  return wait(4_000 + lines / 20);
}

/**
 * The wait times of a search in ms after no change and after changes of prices, a stock and one
 * product.
 */
export async function afterChanges({ db, origin, products: lines }: Shop): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [change, make] of Object.entries(changes)) {
    if (make)
      await db.transaction(async (tx) => {
        await make(tx);
        await markCatalogueChanged(tx);
      });
    const waits = await waitsDuring(searching(origin), untilIndexed(lines));
    rows.push({
      change,
      searches: waits.asked,
      failed: waits.failed,
      'median ms': waits.median,
      'longest ms': waits.longest,
      goal: make ? 'no search waits' : '',
    });
  }
  return rows;
}

const changes: Record<string, ((tx: Database) => Promise<unknown>) | null> = {
  none: null,
  'a hundred prices': (tx) =>
    tx
      .update(products)
      .set({ listPrice: sql`${products.listPrice} + 100` })
      .where(inArray(products.id, someProducts(tx, 100))),
  'a stock to none': (tx) =>
    tx
      .update(products)
      .set({ stock: 0 })
      .where(inArray(products.id, someProducts(tx, 1))),
  'a new name': async (tx) => {
    const [first] = await someProducts(tx, 1);
    if (!first) throw new Error('There are no products.');
    const name = sql`${products.name} || ' Plus'`;
    await tx.update(products).set({ name }).where(eq(products.id, first.id));
  },
};

function someProducts(tx: Database, limit: number) {
  return tx.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(limit);
}

interface Import {
  origin: string;
  /** The folder of the command. */
  folder: string;
  env: Record<string, string>;
  csv: string;
  lines: number;
}

/**
 * The seconds of an import, and the longest wait times in ms from its start until the index is
 * ready.
 */
export async function whileImporting(name: string, at: Import): Promise<Row> {
  const began = performance.now();
  let seconds = 0;
  const importing = async () => {
    const { code, said } = await runCommandLine(at.folder, ['import', at.csv], at.env);
    if (code !== 0) throw new Error(`The import failed: ${said}`);
    seconds = (performance.now() - began) / 1_000;
    await untilIndexed(at.lines);
  };
  const over = importing();
  const [searches, lists] = await Promise.all([
    waitsDuring(searching(at.origin), over),
    waitsDuring(listing(at.origin), over),
  ]);
  return {
    lines: `${at.lines}, ${name}`,
    s: seconds.toFixed(1),
    'longest search ms': searches.longest,
    'longest list ms': lists.longest,
    'median search ms': searches.median,
    'median list ms': lists.median,
    failed: searches.failed + lists.failed,
    goal: '217,140 in ≤ 30 s; no search waits',
  };
}
