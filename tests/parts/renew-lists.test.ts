// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { ordersQuery, purchasesQuery } from '#api/orders.ts';
import { privateKey } from '#api/private-query.ts';
import { noActivityId } from '#contract/wire.ts';
import { storedName } from '#parts/profile/private-options.ts';
import { renewLists } from '#parts/profile/renew-lists.ts';
import { storePrivateResponse } from '#state/private-responses.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the lists of submissions', () => {
  // offline-189, offline-194
  it('the lists are fetched again if a clock that was ahead has dated the stored ones', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({}, { status: 500 });
    });
    configureClient({ apiHost: '/api/', token: () => 'token', activityId: () => noActivityId });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const at = Date.now() + 86_400_000;
    for (const list of [ordersQuery('All', 1), purchasesQuery(1)]) {
      storePrivateResponse('c1', storedName(list), { wire: { Data: [], Total: 0 }, at });
      client.setQueryData(privateKey('c1', ...list.key), { rows: [], total: 0 }, { updatedAt: at });
    }
    await renewLists(client, 'c1', 'order', Date.now());
    expect(asked).toHaveLength(2);
    client.clear();
  });
});
