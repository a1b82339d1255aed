// @vitest-environment happy-dom
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areasQuery, divisionsQuery } from '#api/addresses.ts';
import { branchesQuery } from '#api/branches.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { homeQuery } from '#api/home.ts';
import { offersQuery } from '#api/offers.ts';
import { summaryQuery } from '#api/profile.ts';
import { persistQueries } from '#app/persisted-queries.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Another file of this worker may have ended without a network: nothing would be fetched.
  onlineManager.setOnline(true);
  localStorage.clear();
});

afterEach(() => void vi.useRealTimers());

/** A visit that was told these things, and is over. */
async function visit(): Promise<void> {
  const client = new QueryClient();
  await persistQueries(client, 'questions', 'Nirog');
  await client.fetchQuery({
    queryKey: ['kept'],
    queryFn: () => Promise.resolve('a picture of home'),
    meta: { persist: true },
  });
  await client.fetchQuery({
    queryKey: ['not kept'],
    queryFn: () => Promise.resolve('a list of products'),
  });
  await vi.advanceTimersByTimeAsync(2_000);
  client.clear();
}

/** What the next visit's first paint has. */
async function known(key: string): Promise<unknown> {
  const client = new QueryClient();
  await persistQueries(client, 'questions', 'Nirog');
  const response: unknown = client.getQueryData([key]);
  client.clear();
  return response;
}

describe('what the first paint of the next visit has', () => {
  // offline-21
  it('is also what the page came with, where nothing else is asked', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { meta: { persist: true } } } });
    client.setQueryData(['kept'], 'a picture of home');
    void client.prefetchQuery({ queryKey: ['kept'], queryFn: () => 'never asked', staleTime: day });
    await persistQueries(client, 'questions', 'Nirog');
    await vi.advanceTimersByTimeAsync(2_000);
    client.clear();
    expect(await known('kept')).toBe('a picture of home');
  });

  // offline-21
  it('is what was marked to be kept, for 30 days', async () => {
    await visit();
    const written = localStorage.getItem('questions') ?? '';
    expect(await known('kept')).toBe('a picture of home');
    expect(await known('not kept')).toBeUndefined();
    localStorage.setItem('questions', written);
    vi.setSystemTime(Date.now() + 29 * day);
    expect(await known('kept')).toBe('a picture of home');
    localStorage.setItem('questions', written);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(await known('kept')).toBeUndefined();
  });

  // offline-194
  it('is old where a clock that was days ahead has dated it: what the page came with stays, the rest is asked anew', async () => {
    const now = Date.now();
    vi.setSystemTime(now + 3 * day);
    await visit();
    const written = localStorage.getItem('questions') ?? '';
    vi.setSystemTime(now);
    expect(await known('kept')).toBe('a picture of home');
    localStorage.setItem('questions', written);
    const client = new QueryClient();
    client.setQueryData(['kept'], 'what the server has just rendered');
    await persistQueries(client, 'questions', 'Nirog');
    expect(client.getQueryData(['kept'])).toBe('what the server has just rendered');
    client.clear();
    localStorage.setItem('questions', written);
    const later = new QueryClient();
    await persistQueries(later, 'questions', 'Nirog');
    const queryFn = () => Promise.resolve('of today');
    expect(await later.fetchQuery({ queryKey: ['kept'], queryFn, staleTime: day })).toBe(
      'of today',
    );
    later.clear();
  });

  // offline-21
  it.each([
    ['home', homeQuery],
    ['divisions', divisionsQuery()],
    ['areas', areasQuery('d-1', 'd-2')],
    ['the branches', branchesQuery],
    ['what the host can do', capabilitiesQuery()],
    ['the offers', offersQuery],
    ['the customer’s figures', summaryQuery('c-1')],
  ])('holds %s', (_, query) => {
    expect(query.meta).toEqual({ persist: true });
  });
});
