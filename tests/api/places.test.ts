import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areasQuery, districtsQuery, divisionsQuery, prefetchPlaces } from '#api/addresses.ts';
import { configureClient } from '#api/client.ts';

const dhaka = ['Dhaka', '1', null, null, null, 'ঢাকা'];
const gazipur = ['Gazipur', '7', 120, 2000, 60, 'গাজীপুর'];
const tongi = ['Tongi', '70', null, null, null, 'টঙ্গী'];

let requests: string[] = [];
let isAway = false;

function shopThatCan(calls: string[]): void {
  const responses: Record<string, unknown> = {
    Capabilities: { Calls: calls, IdempotencyKeys: true, PaymentGateway: false },
    'AddressArea/Place/Cascade': {
      Provinces: [dhaka],
      Districts: { 1: [gazipur] },
      Upazilas: { 7: [tongi] },
    },
    'AddressArea/Province/AutoComplete': [dhaka],
    'AddressArea/District/AutoComplete': [gazipur],
    'AddressArea/Upazila/AutoComplete': [tongi],
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api/', '');
    requests.push(path);
    if (isAway) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': 'application/json', 'x-shop-api': '1' };
    const response = { IsError: false, Id: null, Msg: '', Data: responses[path] };
    return new Response(JSON.stringify(response), { headers });
  });
}

async function cascadeOf(client: QueryClient) {
  return {
    divisions: await client.fetchQuery(divisionsQuery()),
    districts: await client.fetchQuery(districtsQuery('1')),
    areas: await client.fetchQuery(areasQuery('1', '7')),
  };
}

beforeEach(() => {
  requests = [];
  isAway = false;
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => '' });
});
afterEach(() => vi.unstubAllGlobals());

describe('prefetching every place of the country', () => {
  // customer-area-125
  it('one call is enough on a host that supports it', async () => {
    shopThatCan(['addresses.cascade']);
    await prefetchPlaces(new QueryClient());
    expect(requests).toEqual(['Capabilities', 'AddressArea/Place/Cascade']);
  });

  // customer-area-125
  it('the form’s three lists then work without a network, even if nobody has opened it', async () => {
    shopThatCan(['addresses.cascade']);
    const client = new QueryClient();
    await prefetchPlaces(client);
    isAway = true;
    const { divisions, districts, areas } = await cascadeOf(client);
    expect(divisions).toMatchObject([{ id: '1', name: 'Dhaka', nameBn: 'ঢাকা' }]);
    expect(districts).toMatchObject([
      { id: '7', charge: { standard: 120_00, threshold: 2000_00, reduced: 60_00 } },
    ]);
    expect(areas).toMatchObject([{ id: '70', name: 'Tongi' }]);
    expect(requests).toHaveLength(2);
  });

  // customer-area-125, offline-116
  it('a legacy host gets no request for a list that nobody has opened', async () => {
    shopThatCan([]);
    const client = new QueryClient();
    await prefetchPlaces(client);
    expect(requests).toEqual(['Capabilities']);
    await cascadeOf(client);
    await prefetchPlaces(client);
    expect((await cascadeOf(client)).areas).toMatchObject([{ id: '70' }]);
    expect(requests.slice(1)).toEqual([
      'AddressArea/Province/AutoComplete',
      'AddressArea/District/AutoComplete',
      'AddressArea/Upazila/AutoComplete',
    ]);
  });

  it('a missing network causes no error, and the prefetch can be repeated', async () => {
    shopThatCan(['addresses.cascade']);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    isAway = true;
    await prefetchPlaces(client);
    isAway = false;
    await prefetchPlaces(client);
    expect(requests.at(-1)).toBe('AddressArea/Place/Cascade');
  });
});
