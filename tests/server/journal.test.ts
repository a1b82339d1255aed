import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openJournal, readJournal } from '#server/db/journal.ts';
import { replayJournal } from '#server/db/replay.ts';
import { prescriptions, requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { aPhoto } from './support/files.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { ask, openTestShop, uploadFile, type TestShop } from './support/test-shop.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-journal-'));
  return () => rm(folder, { recursive: true });
});

const entry = (n: number) => ({ kind: 'test', content: { n } });

describe('the journal', () => {
  it('keeps entries in the order in which they were accepted', async () => {
    const journal = await openJournal(folder);
    await Promise.all(Array.from({ length: 50 }, (_, n) => journal.append(entry(n))));
    await journal.close();
    const { entries, damaged } = await readJournal(folder);
    expect(entries).toEqual(Array.from({ length: 50 }, (_, n) => entry(n)));
    expect(damaged).toBe(0);
  });

  it('reads up to a last line that was cut off', async () => {
    const journal = await openJournal(folder);
    await journal.append(entry(1));
    await journal.append(entry(2));
    await journal.close();
    const [name] = await readdir(folder);
    const path = join(folder, name ?? '');
    const text = await readFile(path, 'utf8');
    for (const cut of [1, 10, 40]) {
      await writeFile(path, text.slice(0, -cut));
      const { entries } = await readJournal(folder);
      expect(entries[0]).toEqual(entry(1));
      expect(entries.length).toBe(cut === 1 ? 2 : 1);
    }
  });

  it('skips and counts a line that was changed', async () => {
    const journal = await openJournal(folder);
    await journal.append(entry(1));
    await journal.append(entry(2));
    await journal.close();
    const [name] = await readdir(folder);
    const path = join(folder, name ?? '');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"n":1', '"n":7'));
    expect(await readJournal(folder)).toEqual({ entries: [entry(2)], damaged: 1 });
  });

  it('drops the older files only after the checkpoint, and keeps what came meanwhile', async () => {
    const journal = await openJournal(folder);
    await journal.append(entry(1));
    await journal.rotate(async () => {
      await journal.append(entry(2));
      expect((await readJournal(folder)).entries).toEqual([entry(1), entry(2)]);
    });
    expect((await readJournal(folder)).entries).toEqual([entry(2)]);
    await expect(journal.rotate(() => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect((await readJournal(folder)).entries).toEqual([entry(2)]);
    await journal.close();
  });

  it('is opened beside what a crash left', async () => {
    const first = await openJournal(folder);
    await first.append(entry(1));
    await first.close();
    const [name] = await readdir(folder);
    await appendFile(join(folder, name ?? ''), 'torn');
    const second = await openJournal(folder);
    await second.append(entry(2));
    await second.close();
    expect((await readJournal(folder)).entries).toEqual([entry(1), entry(2)]);
  });
});

// PostgreSQL keeps its own journal; this one belongs to the embedded database.
describe.runIf(!process.env['TEST_DATABASE_URL'])('an accepted letter', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop();
  }, 120_000);
  afterAll(() => shop.close());

  it('comes back with everything that belongs to it, under its old number, once', async () => {
    const key = aKey();
    const headers = { 'idempotency-key': `${key['idempotency-key']}/1` };
    const upload = await uploadFile(shop, await aPhoto(), { headers });
    const sent = await ask(shop, requestPath, aRequest({ ImgId: [upload.envelope.Id] }), key);
    const wanted = aKey();
    const stockRequest = { ProductId: '11001', Phone: '01712345678', Quantity: 2 };
    await ask(shop, 'ProductArea/ProductRequest/Request', stockRequest, wanted);
    const { db } = shop.database;
    const before = [
      await db.select().from(requestOrderItems),
      await db.select().from(requestOrderPrescriptions),
    ].map((rows) => rows.map(({ id: _id, ...row }) => row));

    await db.delete(requestOrders);
    await db.delete(prescriptions);
    await db.delete(shippingAddresses);
    await db.delete(stockRequests);
    const { entries } = await readJournal(join(shop.config.dataDir, 'journal'));
    expect(await replayJournal(db, entries)).toBe(3);
    expect(await replayJournal(db, entries)).toBe(0);

    const after = [
      await db.select().from(requestOrderItems),
      await db.select().from(requestOrderPrescriptions),
    ].map((rows) => rows.map(({ id: _id, ...row }) => row));
    expect(after).toEqual(before);
    const again = await ask(shop, requestPath, aRequest({ ImgId: [upload.envelope.Id] }), key);
    expect(again.envelope).toEqual(sent.envelope);
    const letter = eq(stockRequests.letterId, wanted['idempotency-key']);
    expect(await db.select().from(stockRequests).where(letter)).toHaveLength(1);
    const next = await ask(shop, requestPath, aRequest(), aKey());
    expect(next.envelope.Data).not.toMatchObject({
      OrderNo: (sent.envelope.Data as { OrderNo: string }).OrderNo,
    });
  });
});
