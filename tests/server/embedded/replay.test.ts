import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '#server/db/journal.ts';
import { replayJournal } from '#server/db/replay.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { prescriptions, requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { ask, openTestShop, uploadFile, type TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

describe('an accepted letter', () => {
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
