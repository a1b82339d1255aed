import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto } from './support/files.ts';
import { grantFor, receivedSubmissions } from './support/submissions.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import {
  callApi,
  openTestShop,
  registeredPhone,
  signedIn,
  uploadFile,
  type TestShop,
} from './support/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const message = { Name: 'R', Mobile: '0171', Email: '', Massege: 'Hello' };

describe('the status of submissions', () => {
  // offline-114
  it('is told for every kind in one answer, to their owner alone', async () => {
    const customer = await signedIn(shop, '01811111111');
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const kinds: [path: string, body: unknown][] = [
      [requestPath, aRequest()],
      [
        'ProductArea/ProductRequest/Request',
        { ProductId: '11001', Phone: '01712345678', Quantity: 2 },
      ],
      ['ContactArea/Contact/Add', message],
      ['ReviewArea/AppReview/Create', { Content: 'Good' }],
      ['ReviewArea/Comment/Create', { ProductId: '11001', Content: 'Good' }],
      ['CommonArea/Complain/Add', { ContentTitle: 'Others', Content: 'Bad' }],
    ];
    const ids: string[] = [];
    for (const [path, body] of kinds) {
      const key = aKey();
      expect((await callApi(shop, path, body, { ...grant, ...key })).envelope.IsError).toBe(false);
      ids.push(key['idempotency-key']);
    }
    const known = (headers: Record<string, string>) => receivedSubmissions(shop, ids, headers);
    const own = Object(await known(grant)).map((one: { LetterId: string }) => one.LetterId);
    expect(own.toSorted()).toEqual(ids.toSorted());
    const other = await signedIn(shop, '01811111112');
    expect(await known(other.headers)).toEqual([]);
    expect(await known({})).toEqual([]);
  });

  // offline-114
  it('of photos is asked by their own keys: they say nothing about the submission that they belong to', async () => {
    const customer = await signedIn(shop, '01811111113');
    const submission = aKey()['idempotency-key'];
    const headers = { ...customer.headers, 'idempotency-key': `${submission}/1` };
    await uploadFile(shop, await aPhoto(), { headers });
    const ids = [submission, `${submission}/1`, `${submission}/2`];
    expect(await receivedSubmissions(shop, ids, customer.headers)).toMatchObject([
      { LetterId: `${submission}/1` },
    ]);
    const other = await signedIn(shop, '01811111114');
    expect(await receivedSubmissions(shop, ids, other.headers)).toEqual([]);
  });

  it('of nothing is nothing, and of more than 100 is refused', async () => {
    expect(await receivedSubmissions(shop, [], {})).toEqual([]);
    const path = 'RequestOrderArea/RequestOrder/Status';
    const Ids = Array.from({ length: 101 }, () => aKey()['idempotency-key']);
    expect((await callApi(shop, path, { Ids })).status).toBe(400);
  });
});
