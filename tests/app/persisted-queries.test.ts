// @vitest-environment happy-dom
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areasQuery, divisionsQuery } from '#api/addresses.ts';
import { branchesQuery } from '#api/branches.ts';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { homeQuery } from '#api/home.ts';
import { offersQuery } from '#api/offers.ts';
import { summaryQuery } from '#api/account.ts';
import { persistQueries } from '#app/persisted-queries.ts';

const day = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Another test file in this process may have ended offline; then nothing would be fetched.
  onlineManager.setOnline(true);
  localStorage.clear();
});

afterEach(() => void vi.useRealTimers());

/** Simulates a visit that fetched one persisted and one unpersisted query, and has ended. */
async function visit(): Promise<void> {
  const client = new QueryClient();
  await persistQueries(client, 'questions');
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

/** Returns the query data that the first paint of the next visit has. */
async function known(key: string): Promise<unknown> {
  const client = new QueryClient();
  await persistQueries(client, 'questions');
  const response: unknown = client.getQueryData([key]);
  client.clear();
  return response;
}

describe('the query data of the next visit’s first paint', () => {
  // offline-21
  it('includes the data of a server-rendered page that fetched nothing else', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { meta: { persist: true } } } });
    client.setQueryData(['kept'], 'a picture of home');
    void client.prefetchQuery({ queryKey: ['kept'], queryFn: () => 'never asked', staleTime: day });
    await persistQueries(client, 'questions');
    await vi.advanceTimersByTimeAsync(2_000);
    client.clear();
    expect(await known('kept')).toBe('a picture of home');
  });

  // offline-21
  it('includes queries that are marked as persistent, for 30 days', async () => {
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
  it('counts as stale if a clock that was ahead has dated it: it does not replace the page’s own data and is fetched again', async () => {
    const now = Date.now();
    vi.setSystemTime(now + 3 * day);
    await visit();
    const written = localStorage.getItem('questions') ?? '';
    vi.setSystemTime(now);
    expect(await known('kept')).toBe('a picture of home');
    localStorage.setItem('questions', written);
    const client = new QueryClient();
    client.setQueryData(['kept'], 'what the server has just rendered');
    await persistQueries(client, 'questions');
    expect(client.getQueryData(['kept'])).toBe('what the server has just rendered');
    client.clear();
    localStorage.setItem('questions', written);
    const later = new QueryClient();
    await persistQueries(later, 'questions');
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
