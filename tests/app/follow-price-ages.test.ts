// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPriceAges } from '#app/follow-price-ages.ts';
import { createQueryClient } from '#app/query-client.ts';
import type { newerPrices } from '#catalogue/catalogue-on-phone.ts';
import { productsIn } from '#domain/priced-at.ts';
import { observeNetwork } from '#state/network.ts';
import { aProduct } from '#tests/builders/product.ts';

const now = Date.parse('2026-11-05T08:00:00.000Z');
const anHour = 60 * 60_000;
const thisMorning = '2026-11-05T03:00:00.000Z';

let client: QueryClient;
let newer: ReturnType<typeof vi.fn<typeof newerPrices>>;

beforeEach(() => {
  vi.useFakeTimers({ now });
  client = createQueryClient();
  newer = vi.fn<typeof newerPrices>(async () => null);
});
afterEach(() => {
  observeNetwork('shop', null);
  client.clear();
  vi.useRealTimers();
});

/** Puts a list of products into the query cache. `ago` is its age in milliseconds. */
function known(name: string, ago: number, pricedAt?: number): void {
  const data = [aProduct({ pricedAt })];
  client.setQueryData(['products', name], data, { updatedAt: now - ago });
}
const list = (name: string) => [...productsIn(client.getQueryData(['products', name]))];
const ages = (name: string) => list(name).map(({ pricedAt }) => pricedAt);
const soon = () => vi.advanceTimersByTimeAsync(10);
const aWhile = () => vi.advanceTimersByTimeAsync(600);

describe('while the server responds', () => {
  // offline-172
  it('an old price from the server has no age', async () => {
    known('related', anHour);
    followPriceAges(client, newer);
    await soon();
    expect(ages('related')).toEqual([undefined]);
    expect(newer).not.toHaveBeenCalled();
  });

  // offline-173
  it('query data that already had an age before the network returned is invalidated', async () => {
    known('kept', 1_000, now - anHour);
    known('fresh', 1_000);
    followPriceAges(client, newer);
    await aWhile();
    const isOld = (name: string) => client.getQueryState(['products', name])?.isInvalidated;
    expect([isOld('kept'), isOld('fresh')]).toEqual([true, false]);
  });
});

describe('while the server does not respond', () => {
  // offline-173
  it('prices older than one minute are marked with their age', async () => {
    known('old', anHour);
    known('young', 1_000);
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    expect([ages('old'), ages('young')]).toEqual([[now - anHour], [undefined]]);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(ages('young')).toEqual([now - 1_000]);
    const updatedAt = client.getQueryState(['products', 'old'])?.dataUpdatedAt;
    expect(updatedAt).toBe(now - anHour);
  });

  // offline-173
  it('prices that are then read from the phone are marked with their age', async () => {
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    known('old', anHour);
    await soon();
    expect(ages('old')).toEqual([now - anHour]);
  });

  // offline-173
  it('a product that was opened from a list has the age of the list', async () => {
    known('list', anHour);
    client.setQueryData(['products', 'one', 'napa'], aProduct(), { updatedAt: 1 });
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    const one = client.getQueryData(['products', 'one', 'napa']);
    expect([...productsIn(one)].map(({ pricedAt }) => pricedAt)).toEqual([now - anHour]);
  });

  // offline-173
  it('nothing but query data with an age is invalidated when the server responds again', async () => {
    known('old', anHour);
    known('young', 1_000);
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    observeNetwork('shop', null);
    await aWhile();
    const isStale = (name: string) => client.getQueryState(['products', name])?.isInvalidated;
    expect([isStale('old'), isStale('young')]).toEqual([true, false]);
  });

  // offline-173
  it('nothing is invalidated if one request succeeds and the next one fails', async () => {
    known('old', anHour);
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    observeNetwork('shop', null);
    await soon();
    observeNetwork('failing', null);
    await aWhile();
    expect(client.getQueryState(['products', 'old'])?.isInvalidated).toBe(false);
  });

  // offline-173
  it('a price is marked with its date even if the clock was set back since', async () => {
    known('later', -3 * anHour);
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    expect(ages('later')).toEqual([now + 3 * anHour]);
  });

  // offline-175
  it('a price from an earlier catalogue does not get the date of a newer one', async () => {
    const priced = (id: string) => ({ ...aProduct({ id, listPrice: 150 }), popularity: 0 });
    const first = new Date(now - 2 * anHour).toISOString();
    const second = new Date(now - anHour).toISOString();
    newer.mockResolvedValueOnce({ prices: [priced('101')], savedAt: first });
    known('kept', 1_000, now - 24 * anHour);
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    expect(ages('kept')).toEqual([Date.parse(first)]);
    newer.mockResolvedValueOnce({ prices: [priced('102')], savedAt: second });
    const data = [aProduct({ id: '102', pricedAt: now - 24 * anHour })];
    client.setQueryData(['products', 'next'], data, { updatedAt: now });
    await soon();
    expect([ages('kept'), ages('next')]).toEqual([[Date.parse(first)], [Date.parse(second)]]);
  });

  // offline-175
  it('newer prices from the phone’s catalogue replace older ones and are requested once', async () => {
    newer.mockResolvedValue({
      prices: [{ ...aProduct({ listPrice: 150 }), popularity: 0 }],
      savedAt: thisMorning,
    });
    const kept = now - 24 * anHour;
    known('kept', 1_000, kept);
    followPriceAges(client, newer);
    observeNetwork('nobody', new Date(kept).toISOString());
    await soon();
    expect(newer).toHaveBeenCalledExactlyOnceWith(['101'], kept);
    expect(list('kept')).toEqual([aProduct({ listPrice: 150, pricedAt: Date.parse(thisMorning) })]);
    // The worker's response again, as when the shelf is opened again.
    known('kept', 0, kept);
    await soon();
    expect(list('kept').map(({ listPrice }) => listPrice)).toEqual([150]);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(newer).toHaveBeenCalledTimes(1);
  });

  // offline-175
  it('a price does not change if the catalogue has no newer one', async () => {
    known('kept', 1_000, now - anHour);
    followPriceAges(client, newer);
    observeNetwork('nobody', null);
    await soon();
    expect(ages('kept')).toEqual([now - anHour]);
  });
});
