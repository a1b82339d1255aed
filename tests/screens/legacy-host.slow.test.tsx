// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { prefetchPlaces, divisionsQuery } from '#api/addresses.ts';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { noActivityId } from '#contract/wire.ts';
import { observeHost, storedHost } from '#state/host.ts';
import { sessionStore } from '#state/session.ts';
import { carry } from './network.ts';
import { freshLocks } from './indexed-db.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

interface Call {
  path: string;
  token: string | null;
}

let calls: Call[] = [];

const added = allEndpoints
  .filter((one) => one.added)
  .map((one) => one.path.split('{')[0]?.toLowerCase() ?? '');

/**
 * A host that supports the base calls only: its responses have no marker, and our additions are 404
 * pages.
 */
beforeEach(() => {
  calls = [];
  freshLocks();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api\//, '');
    calls.push({ path, token: new Headers(init.headers).get('datacontent') });
    if (added.some((one) => path.toLowerCase().startsWith(one))) {
      return new Response('<h1>404</h1>', {
        status: 404,
        headers: { 'content-type': 'text/html' },
      });
    }
    const response = await carry(theShop().app, url, init);
    response.headers.delete('x-shop-api');
    return response;
  });
  configureClient({
    apiHost: '/api/',
    token: () => sessionStore.get()?.token ?? '',
    activityId: () => noActivityId,
    observed: ({ host }) => host && observeHost(host),
    host: storedHost,
  });
});

const aboutPlaces = () => calls.filter(({ path }) => path.startsWith('AddressArea'));

describe('a legacy host', () => {
  // errors-3, errors-5, offline-116, shell-96, shell-97
  it('the host gets the token with every call', async () => {
    await signIn(theShop(), 'Ayesha');
    const { go } = visit('/product/details/napa-500-mg-tablet');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await go('/category/medicine');
    await go('/branchLocation');
    expect(await screen.findByRole('table')).toBeTruthy();
    await go('/profile/OrderHistory/All');
    await waitFor(() =>
      expect(calls.some(({ path }) => path.startsWith('ProductOrderArea/Order/Get'))).toBe(true),
    );
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter(({ token }) => !token)).toEqual([]);
    expect(storedHost()).toBe('documents');
  });

  // customer-area-24, errors-5
  it('the request for orders has no status parameter, which the base call does not support', async () => {
    await signIn(theShop(), 'Ayesha');
    observeHost('documents');
    visit('/profile/OrderHistory/Confirmed');
    await waitFor(() =>
      expect(calls.some(({ path }) => path.startsWith('ProductOrderArea/Order/Get'))).toBe(true),
    );
    expect(calls.filter(({ path }) => path.includes('status='))).toEqual([]);
  });

  // customer-area-125
  it('the divisions are fetched once for two pages, and the places of the whole country never', async () => {
    const { go, queryClient } = visit('/Checkout');
    await prefetchPlaces(queryClient);
    // Waits for the response: leaving earlier aborts the query, which is then fetched again.
    await waitFor(() => expect(queryClient.getQueryData(divisionsQuery().queryKey)).toBeTruthy());
    await go('/order');
    await prefetchPlaces(queryClient);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(aboutPlaces().map(({ path }) => path)).toEqual(['AddressArea/Province/AutoComplete']);
  });
});
