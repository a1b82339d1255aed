import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientSettings, configureClient, type NetworkObservation } from '#api/client.ts';
import { callOrCatalogue } from '#api/with-timeout.ts';
import { searches } from '#contract/products.ts';
import { noActivityId } from '#contract/wire.ts';
import { aProduct } from '#tests/builders/product.ts';

const request = { PageNumber: 1, PageSize: 50, Query: 'napa' };
const savedAt = '2026-11-05T03:00:00.000Z';
let seen: NetworkObservation[];
let asked: string[];

/** A server with this response, and an on-device catalogue that finds one product, or none. */
function open(
  respond: () => Promise<Response>,
  isThere = true,
  content: unknown = ['of the phone'],
): void {
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => noActivityId,
    fetch: respond,
    observed: (observation) => seen.push(observation),
    catalogue: async () => ({
      respondFromCatalogue: async (agreed) => {
        asked.push(agreed.name);
        return isThere ? { content: structuredClone(content) as never, savedAt } : null;
      },
    }),
  });
}

const productOnWire = {
  Id: 101,
  Name: 'Napa',
  Strength: '500 mg',
  GenericName: 'Paracetamol',
  Type: 'Tablet',
  SupplierName: 'Beximco',
  UnitSalePrice: 1.2,
  DiscountPercent: 0,
  Discount: 0,
  ImagePath: '',
  Permalink: 'napa',
};
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const page = (status: number) =>
  new Response('<h1>?</h1>', { status, headers: { 'content-type': 'text/html' } });
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};
const ask = () => callOrCatalogue(searches, request);

beforeEach(() => {
  seen = [];
  asked = [];
});
afterEach(() => vi.useRealTimers());

describe('a call that the catalogue can respond to', () => {
  // offline-153
  it.each([
    ['nobody', 'without a network', noNetwork],
    ['failing', 'where the shop fails', async () => json({}, 503)],
    ['stranger', 'where somebody else answers', async () => page(200)],
  ])(
    'the phone responds (%s) %s, and the time of its data is observed',
    async (from, _, respond) => {
      open(respond);
      expect(await ask()).toEqual(['of the phone']);
      expect(seen.at(-1)).toEqual({ from, savedAt, host: null });
    },
  );

  // offline-153
  it('the phone responds after 4.5 s of silence', async () => {
    vi.useFakeTimers();
    open(() => new Promise(() => undefined));
    const answer = ask();
    await vi.advanceTimersByTimeAsync(4_400);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    expect(await answer).toEqual(['of the phone']);
  });

  // offline-153
  it('the server’s response wins if it arrives while the phone is still searching', async () => {
    vi.useFakeTimers();
    const later = async <Value>(milliseconds: number, value: Value) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return value;
    };
    open(() => later(5_000, json({ IsError: false, Data: [productOnWire] })));
    const { catalogue } = clientSettings();
    configureClient({ ...clientSettings(), catalogue: () => later(9_000, null).then(catalogue) });
    const answer = ask();
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await answer).toMatchObject([{ name: 'Napa' }]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen.map(({ from }) => from)).toEqual(['shop']);
  });

  // offline-153
  it('the server’s response is used, also if it is a refusal', async () => {
    open(async () => json({ IsError: false, Data: [] }));
    expect(await ask()).toEqual([]);
    open(async () => json({ IsError: true, Id: 7, Msg: 'no' }));
    await expect(ask()).rejects.toThrow('no');
    open(async () => json({}, 404));
    await expect(ask()).rejects.toThrow('status');
    expect(asked).toEqual([]);
  });

  // offline-172
  it('each price from the phone has its time, and a price from the server has none', async () => {
    const product = aProduct();
    open(noNetwork, true, [product]);
    expect(await ask()).toEqual([{ ...product, pricedAt: Date.parse(savedAt) }]);
    open(async () => json({ IsError: false, Data: [productOnWire] }));
    const [fresh] = await ask();
    expect(fresh?.pricedAt).toBeUndefined();
  });

  // offline-173
  it('prices have the time of the response if the worker had cached it', async () => {
    const headers = { 'content-type': 'application/json', 'x-saved-at': savedAt };
    const kept = JSON.stringify({ IsError: false, Data: [productOnWire] });
    open(async () => new Response(kept, { headers }));
    const [product] = await ask();
    expect(product?.pricedAt).toBe(Date.parse(savedAt));
    expect(asked).toEqual([]);
  });

  // offline-153
  it('the call fails with its own failure if the phone has no data either', async () => {
    open(noNetwork, false);
    await expect(ask()).rejects.toThrow('unreachable');
    expect(asked).toEqual([searches.name]);
  });
});
