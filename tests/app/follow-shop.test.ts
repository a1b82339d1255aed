// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cascadeQuery } from '#api/addresses.ts';
import { shopQuery } from '#api/shop.ts';
import { followShop } from '#app/follow-shop.ts';
import { createQueryClient } from '#app/query-client.ts';
import { keepShop, shopListsStore, shopStore } from '#state/shop.ts';
import { datedShop } from '#tests/builders/shop.ts';
import { shopResponse } from '#tests/screens/network.ts';

const earlier = '2026-03-01T10:00:00.000Z';
const later = '2026-03-01T11:00:00.000Z';

let client: QueryClient;
let placesAreThere = true;
let placesRequested = 0;

async function respond(input: RequestInfo | URL): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (url.includes('Capabilities')) return shopResponse({ Calls: ['addresses.cascade'] });
  if (!url.includes('Cascade')) return shopResponse(datedShop({ savedAt: later }));
  placesRequested += 1;
  if (!placesAreThere) throw new TypeError('no network');
  return shopResponse({ Provinces: [], Districts: {}, Upazilas: {} });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', respond);
  placesAreThere = true;
  placesRequested = 0;
  shopStore.clear();
  shopListsStore.clear();
  client = createQueryClient();
  client.setQueryData(cascadeQuery().queryKey, { divisions: [], districts: {}, areas: {} });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// shell-122
describe('the lists of a shop that has changed', () => {
  it('are fetched again, also if a page from the server has brought the new particulars', async () => {
    shopListsStore.set(earlier);
    keepShop(datedShop({ savedAt: later }));
    followShop(client);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(placesRequested).toBe(1);
    expect(shopListsStore.get()).toBe(later);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(placesRequested).toBe(1);
  });

  it('are fetched again a minute after a failure', async () => {
    shopListsStore.set(earlier);
    placesAreThere = false;
    followShop(client);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(placesRequested).toBeGreaterThan(0);
    expect(shopListsStore.get()).toBe(earlier);
    placesAreThere = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shopListsStore.get()).toBe(later);
  });

  it('are not fetched twice by a phone that comes for the first time', async () => {
    keepShop(datedShop({ savedAt: earlier }));
    client.setQueryData(shopQuery.queryKey, datedShop({ savedAt: earlier }));
    followShop(client);
    expect(shopListsStore.get()).toBe(earlier);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(placesRequested).toBe(0);
  });
});
