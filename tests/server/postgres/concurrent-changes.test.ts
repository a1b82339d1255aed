import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { snapshot } from '#contract/catalogue.ts';
import { withChanges, type CatalogueProduct } from '#domain/catalogue.ts';
import { products } from '#server/db/tables/products.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { wholeCatalogue } from '#server/services/catalogue/whole-catalogue.ts';
import { useTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
let db: TestShop['database']['db'];

beforeAll(() => {
  ({ db } = shop.database);
});

async function ask(since = '') {
  return v.parse(snapshot.response, await wholeCatalogue(db, { since, after: '' }));
}

/** A phone that fetches the changes repeatedly and merges them into its catalogue. */
async function openPhone() {
  const first = await ask();
  let { version } = first;
  let known: CatalogueProduct[] = first.products;
  return {
    known: () => known,
    refresh: async () => {
      const changed = await ask(version);
      expect(changed.since).toBe(version);
      known = withChanges(known, changed);
      ({ version } = changed);
      return changed;
    },
  };
}

/** A transaction that the test advances step by step. */
function openTransaction() {
  type Work = (tx: typeof db) => Promise<unknown>;
  let next: (work: Work | null) => void = () => undefined;
  let done: () => void = () => undefined;
  const nextWork = () => new Promise<Work | null>((resolve) => (next = resolve));
  let coming = nextWork();
  const committed = db.transaction(async (tx) => {
    for (let work = await coming; work; work = await coming) {
      coming = nextWork();
      await work(tx);
      done();
    }
  });
  return {
    does: (work: Work) =>
      new Promise<void>((resolve, reject) => {
        done = resolve;
        committed.catch(reject);
        next(work);
      }),
    commits: () => {
      next(null);
      return committed;
    },
  };
}

const priced = (id: string, listPrice: number) => (tx: typeof db) =>
  tx
    .update(products)
    .set({ listPrice })
    .where(eq(products.id, Number(id)));

describe('two concurrent transactions that change the catalogue', () => {
  // offline-150
  it('both reach a phone that fetches between them, whichever began first', async () => {
    const phone = await openPhone();
    const [one, other] = phone.known();
    if (!one || !other) throw new Error('no products');
    const early = openTransaction();
    const late = openTransaction();
    await early.does(priced(one.id, 111));
    await late.does(priced(other.id, 222));
    await late.does(markCatalogueChanged);
    expect((await phone.refresh()).prices).toEqual([]);
    await late.commits();
    expect((await phone.refresh()).prices).toMatchObject([{ id: other.id, listPrice: 222 }]);
    await early.does(markCatalogueChanged);
    expect((await phone.refresh()).prices).toEqual([]);
    await early.commits();
    expect((await phone.refresh()).prices).toMatchObject([{ id: one.id, listPrice: 111 }]);
    expect(phone.known()).toEqual((await ask()).products);
  });

  // offline-150
  it('get their versions in commit order: the second waits for the first', async () => {
    const phone = await openPhone();
    const [one, other] = phone.known();
    if (!one || !other) throw new Error('no products');
    const early = openTransaction();
    const late = openTransaction();
    await late.does(priced(other.id, 333));
    await early.does(priced(one.id, 444));
    await early.does(markCatalogueChanged);
    let isMarked = false;
    const marking = late.does(markCatalogueChanged).then(() => (isMarked = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isMarked).toBe(false);
    expect((await phone.refresh()).prices).toEqual([]);
    await early.commits();
    await marking;
    expect((await phone.refresh()).prices).toMatchObject([{ id: one.id, listPrice: 444 }]);
    await late.commits();
    expect((await phone.refresh()).prices).toMatchObject([{ id: other.id, listPrice: 333 }]);
    expect(phone.known()).toEqual((await ask()).products);
  });

  // offline-150
  it('lose nothing for a phone that fetches continuously during many orders and price changes', async () => {
    const phone = await openPhone();
    const some = phone.known().slice(0, 40);
    const writing = new AbortController();
    const asking = (async () => {
      while (!writing.signal.aborted) await phone.refresh();
    })();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let round = 1; round <= 25; round += 1) {
        const product = some[(writer * 10 + round) % some.length];
        if (!product) throw new Error('no product');
        await db.transaction(async (tx) => {
          await priced(product.id, 1_000 * (writer + 1) + round)(tx);
          await markCatalogueChanged(tx);
        });
      }
    });
    await Promise.all(writers);
    writing.abort();
    await asking;
    await phone.refresh();
    expect(phone.known()).toEqual((await ask()).products);
  });
});
