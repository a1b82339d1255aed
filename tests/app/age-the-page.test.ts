// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ageThePage } from '#app/age-the-page.ts';
import { fillCacheFromPage } from '#app/fill-cache-from-page.ts';

const savedAt = '2026-11-05T03:00:00.000Z';
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  const known = JSON.stringify([
    [['home'], 'kept'],
    [['shelves'], 'kept'],
  ]);
  document.body.innerHTML = `<script type="application/json" id="known">${known}</script>`;
});

afterEach(() => {
  client.clear();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-saved-at');
});

const ageOf = (name: string) => client.getQueryState([name])?.dataUpdatedAt;

describe('the query data of a stored page', () => {
  // offline-188
  it('counts as fresh until the page has rendered, then gets the age of the page', async () => {
    document.documentElement.dataset['savedAt'] = savedAt;
    const before = Date.now();
    expect(fillCacheFromPage(client)).toBe('en');
    expect(ageOf('home')).toBeGreaterThanOrEqual(before);
    ageThePage(client);
    expect(ageOf('home')).toBe(Date.parse(savedAt));
    expect(client.getQueryData(['home'])).toBe('kept');
  });

  // offline-188
  it('is refetched only if it is stale and has an active observer', async () => {
    document.documentElement.dataset['savedAt'] = savedAt;
    fillCacheFromPage(client);
    const ask = vi.fn(() => Promise.resolve('new'));
    const shown = new QueryObserver(client, {
      queryKey: ['home'],
      queryFn: ask,
      staleTime: 60_000,
    });
    const stop = shown.subscribe(() => undefined);
    expect(ask).not.toHaveBeenCalled();
    ageThePage(client);
    await vi.waitFor(() => expect(client.getQueryData(['home'])).toBe('new'));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(client.getQueryData(['shelves'])).toBe('kept');
    stop();
  });

  it('does not change if a newer response has replaced it', async () => {
    document.documentElement.dataset['savedAt'] = savedAt;
    fillCacheFromPage(client);
    client.setQueryData(['home'], 'newer');
    const since = ageOf('home');
    ageThePage(client);
    expect([client.getQueryData(['home']), ageOf('home')]).toEqual(['newer', since]);
  });

  it('has the current time if the server has just rendered the page', async () => {
    const before = Date.now();
    fillCacheFromPage(client);
    ageThePage(client);
    expect(ageOf('home')).toBeGreaterThanOrEqual(before);
  });
});
