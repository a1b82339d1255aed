// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPriceAges } from '#app/follow-price-ages.ts';
import { createQueryClient } from '#app/query-client.ts';
import { productsIn } from '#domain/priced-at.ts';
import { observeNetwork } from '#state/network.ts';
import { aProduct } from '#tests/builders/product.ts';

const now = Date.parse('2026-11-05T08:00:00.000Z');
const anHour = 60 * 60_000;

let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now });
  client = createQueryClient();
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
    followPriceAges(client);
    await soon();
    expect(ages('related')).toEqual([undefined]);
  });

  // offline-173
  it('query data that already had an age before the network returned is invalidated', async () => {
    known('kept', 1_000, now - anHour);
    known('fresh', 1_000);
    followPriceAges(client);
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
    followPriceAges(client);
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
    followPriceAges(client);
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
    followPriceAges(client);
    observeNetwork('nobody', null);
    await soon();
    const one = client.getQueryData(['products', 'one', 'napa']);
    expect([...productsIn(one)].map(({ pricedAt }) => pricedAt)).toEqual([now - anHour]);
  });

  // offline-173
  it('nothing but query data with an age is invalidated when the server responds again', async () => {
    known('old', anHour);
    known('young', 1_000);
    followPriceAges(client);
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
    followPriceAges(client);
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
    followPriceAges(client);
    observeNetwork('nobody', null);
    await soon();
    expect(ages('later')).toEqual([now + 3 * anHour]);
  });
});
