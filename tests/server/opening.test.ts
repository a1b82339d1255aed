import { beforeAll, describe, expect, it } from 'vitest';
import type { EditableSections } from '#domain/shop-sections.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { askCounter, signedInStaff } from './support/staff.ts';
import { callApi, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
let owner: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  owner = await signedInStaff(shop, 'owner');
});

const none = { en: '', bn: '' };

async function section(name: string) {
  const response = await askCounter(shop, `Shop/Section?name=${name}`, owner.headers);
  return Object(response.json().Data);
}

async function save<Name extends keyof EditableSections>(
  name: Name,
  value: EditableSections[Name],
) {
  const { version } = await section(name);
  const response = await askCounter(shop, 'Shop/SaveSection', owner.headers, {
    name,
    version,
    value,
  });
  return response.json();
}

async function anotherOrder() {
  const product = await setProduct(shop, { nth: 5, listPrice: 300_00, discount: 0, stock: 40 });
  return anOrder({ lines: [{ ...product, quantity: 1 }] });
}

describe('a shop that is not open', () => {
  // checkout-135
  it('tells phones to send an order later, with the standard or the owner’s sentence', async () => {
    const key = aKey();
    const order = await anotherOrder();
    await save('opening', { state: 'closed', note: none });
    const refused = await place(shop, order, key);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '600' } });
    expect(refused.envelope.Msg).toContain('takes no orders at the moment');
    const note = { en: 'Closed for Eid until Sunday.', bn: 'ঈদের ছুটি, রবিবার পর্যন্ত বন্ধ।' };
    await save('opening', { state: 'closed', note });
    const inBengali = await place(shop, order, { ...key, 'accept-language': 'bn' });
    expect([(await place(shop, order, key)).envelope.Msg, inBengali.envelope.Msg]).toEqual([
      note.en,
      note.bn,
    ]);
    await save('opening', { state: 'open', note: none });
    expect(placedIn((await place(shop, order, key)).envelope.Data).OrderNo).not.toBe('');
    // The receipt of an order that arrived before the closing still reaches the phone.
    await save('opening', { state: 'closed', note: none });
    expect((await place(shop, order, key)).status).toBe(200);
  });

  // checkout-136
  it('receives requests while it is closed for now, but none before it opens', async () => {
    await save('opening', { state: 'closed', note: none });
    expect((await callApi(shop, requestPath, aRequest(), aKey())).status).toBe(200);
    await save('opening', { state: 'soon', note: none });
    const key = aKey();
    const early = await callApi(shop, requestPath, aRequest(), key);
    expect(early).toMatchObject({ status: 503, headers: { 'retry-after': '600' } });
    expect(early.envelope.Msg).toContain('opens soon');
    await save('opening', { state: 'open', note: none });
    expect((await callApi(shop, requestPath, aRequest(), key)).status).toBe(200);
  });
});
