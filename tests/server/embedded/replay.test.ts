import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJournal } from '#server/db/journal.ts';
import { replayJournal } from '#server/db/replay.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { prescriptions, requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import {
  ask,
  openTestShop,
  signedIn,
  uploadFile,
  type TestShop,
} from '#tests/server/support/test-shop.ts';

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

  it('of every other kind comes back too, and the phone’s next try hears the same', async () => {
    const { headers } = await signedIn(shop, '01811111111');
    const { db } = shop.database;
    const said: [path: string, body: unknown, key: { 'idempotency-key': string }][] = [
      [
        'ContactArea/Contact/Add',
        { Name: 'R', Mobile: '0171', Email: '', Massege: 'Hello' },
        aKey(),
      ],
      ['ReviewArea/AppReview/Create', { Content: 'Good' }, aKey()],
      ['ReviewArea/Comment/Create', { ProductId: '11001', Content: 'Good' }, aKey()],
      ['CommonArea/Complain/Add', { ContentTitle: 'Others', Content: 'Late' }, aKey()],
    ];
    for (const [path, body, key] of said) await ask(shop, path, body, { ...headers, ...key });
    const ids = said.map(([, , key]) => key['idempotency-key']);
    await db.delete(contactMessages);
    await db.delete(complaints);
    await db.delete(reviews).where(inArray(reviews.letterId, ids));
    await db.delete(comments).where(inArray(comments.letterId, ids));

    const { entries } = await readJournal(join(shop.config.dataDir, 'journal'));
    expect(await replayJournal(db, entries)).toBe(4);
    for (const [path, body, key] of said) {
      const again = await ask(shop, path, body, { ...headers, ...key });
      expect([path, again.status, again.headers['idempotency-replayed']]).toEqual([
        path,
        200,
        'true',
      ]);
    }
  });

  it('that speaks of a product which has left the shop since does not keep the shop closed', async () => {
    const gone = {
      letterId: aKey()['idempotency-key'],
      fingerprint: 'x',
      productId: 999_999,
      customerId: null,
      author: '',
      content: 'Good',
      createdAt: new Date().toISOString(),
    };
    const entries = [{ kind: 'comment', content: gone }];
    expect(await replayJournal(shop.database.db, entries)).toBe(0);
  });
});
