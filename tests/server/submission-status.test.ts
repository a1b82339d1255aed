import { describe, expect, it } from 'vitest';
import { takenBack } from '#server/db/tables/taken-back.ts';
import { apiText } from '#text/api.ts';
import { aPhoto } from './support/files.ts';
import { grantFor, receivedSubmissions } from './support/submissions.ts';
import { anOrder, setProduct, stockLeft } from './support/orders.ts';
import { aKey, anAddress, aRequest, requestPath } from './support/requests.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

const shop = useTestShop();

const message = { Name: 'R', Mobile: '0171', Email: '', Massege: 'Hello' };

/** A call of every kind that creates a row. */
const kinds = (): [path: string, body: unknown][] => [
  [requestPath, aRequest()],
  ['ProductArea/ProductRequest/Request', { ProductId: '11001', Phone: '01712345678', Quantity: 2 }],
  ['ContactArea/Contact/Add', message],
  ['ReviewArea/AppReview/Create', { Content: 'Good' }],
  ['ReviewArea/Comment/Create', { ProductId: '11001', Content: 'Good' }],
  ['CommonArea/Complain/Add', { ContentTitle: 'Others', Content: 'Bad' }],
];

describe('the status of submissions', () => {
  // offline-114
  it('covers every kind in one response, for their owner only', async () => {
    const customer = await signedIn(shop, '01811111111');
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const ids: string[] = [];
    for (const [path, body] of kinds()) {
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
  it('of photos is queried by their own keys, which reveal nothing about the submission that they belong to', async () => {
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

  it('of nothing is empty, and of more than 100 ids is refused', async () => {
    expect(await receivedSubmissions(shop, [], {})).toEqual([]);
    const path = 'RequestOrderArea/RequestOrder/Status';
    const Ids = Array.from({ length: 101 }, () => aKey()['idempotency-key']);
    expect((await callApi(shop, path, { Ids })).status).toBe(400);
  });
});

async function takeBack(ids: string[], headers: Record<string, string> = {}) {
  const path = 'RequestOrderArea/RequestOrder/TakeBack';
  const { envelope } = await callApi(shop, path, { Ids: ids }, headers);
  return envelope.Data;
}

describe('taking a submission back', () => {
  // offline-181
  it('prevents any kind from arriving later, and affects nothing else', async () => {
    const { headers } = await signedIn(shop, '01811111115');
    const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 5 });
    const order = anOrder({
      lines: [{ ...product, quantity: 1 }],
      changes: { address: anAddress() },
    });
    for (const [path, body] of [...kinds(), ['ProductOrderArea/Order/Add', order] as const]) {
      const key = aKey();
      const id = key['idempotency-key'];
      expect(await takeBack([id.toUpperCase()], headers)).toEqual([]);
      const late = await callApi(shop, path, body, { ...headers, ...key });
      expect(late).toMatchObject({ status: 422, envelope: { IsError: true } });
      expect(late.envelope.Msg).toBe(apiText.takenBack[0]);
      expect(await receivedSubmissions(shop, [id], headers)).toEqual([]);
      const other = await callApi(shop, path, body, { ...headers, ...aKey() });
      expect(other.envelope.IsError).toBe(false);
    }
    expect(await stockLeft(shop, product.id)).toBe(4);
  });

  // offline-94, offline-181
  it('after it has arrived reports so, and does not remove it', async () => {
    const { headers } = await signedIn(shop, '01811111116');
    const key = aKey();
    const ids = [key['idempotency-key']];
    await callApi(shop, requestPath, aRequest(), { ...headers, ...key });
    expect(await takeBack(ids, headers)).toMatchObject([{ LetterId: ids[0] }]);
    expect(await receivedSubmissions(shop, ids, headers)).toMatchObject([{ LetterId: ids[0] }]);
    const again = await callApi(shop, requestPath, aRequest(), { ...headers, ...key });
    expect(again.envelope.IsError).toBe(false);
  });

  // offline-181
  it('prevents a photo from arriving by its own key', async () => {
    const { headers } = await signedIn(shop, '01811111117');
    const photo = `${aKey()['idempotency-key']}/1`;
    expect(await takeBack([photo], headers)).toEqual([]);
    const options = { headers: { ...headers, 'idempotency-key': photo } };
    expect((await uploadFile(shop, await aPhoto(), options)).status).toBe(422);
  });

  // offline-181
  it('accepts exactly one of two concurrent calls, and reports which', async () => {
    const product = await setProduct(shop, { nth: 1, listPrice: 5_00, discount: 0, stock: 100 });
    const lines = [{ ...product, quantity: 1 }];
    const order = anOrder({ lines, isGuest: true, changes: { address: anAddress() } });
    const tries = Array.from({ length: 40 }, async (_, n) => {
      const isOrder = n % 2 === 0;
      const key = aKey();
      const ids = [key['idempotency-key']];
      const [sent, back] = await Promise.all([
        isOrder
          ? callApi(shop, 'ProductOrderArea/Order/Add', order, key)
          : callApi(shop, requestPath, aRequest(), key),
        takeBack(ids),
      ]);
      const isKnown = JSON.stringify(back).includes(ids[0] ?? '');
      expect(isKnown).toBe(!sent.envelope.IsError);
      expect(JSON.stringify(await receivedSubmissions(shop, ids, {}))).toBe(JSON.stringify(back));
    });
    await Promise.all(tries);
  });

  it('records nothing for an invalid key', async () => {
    const count = () => shop.database.db.$count(takenBack);
    const before = await count();
    await takeBack(['x', '1234', 'DROP TABLE']);
    expect(await count()).toBe(before);
  });
});
