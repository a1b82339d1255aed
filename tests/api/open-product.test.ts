import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { clientSettings, configureClient } from '#api/client.ts';
import { openProduct } from '#api/open-product.ts';
import { noActivityId } from '#contract/wire.ts';
import type { Product } from '#domain/product.ts';
import { aProduct } from '#tests/builders/product.ts';

const napa = { ...aProduct(), id: '101', name: 'Napa', permalink: 'napa' };
let requests: number;

/** An unreachable server, and an on-device catalogue with the product or without it. */
function open(isOnPhone: boolean): void {
  requests = 0;
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => noActivityId,
    fetch: async () => {
      requests += 1;
      throw new TypeError('Failed to fetch');
    },
    catalogue: async () => ({
      respondFromCatalogue: async () =>
        isOnPhone ? { content: napa, savedAt: '2026-11-05T03:00:00.000Z' } : null,
      newerPrices: async () => null,
    }),
  });
}

describe('a product while the server is unreachable', () => {
  const before = clientSettings();
  beforeEach(() => () => configureClient(before));

  // offline-153
  it('the product is read from the phone as soon as the first request has failed', async () => {
    open(true);
    // The first call imports this chunk, and fake timers do not cover imports.
    await import('#api/local-product.ts');
    vi.useFakeTimers();
    let opened: Product | undefined;
    void openProduct(createQueryClient(), 'napa').then((product) => (opened = product));
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    expect(opened).toMatchObject({ name: 'Napa' });
    expect(requests).toBe(1);
  });

  // errors-13
  it('the request is retried if the phone does not have the product', async () => {
    open(false);
    await expect(openProduct(createQueryClient(), 'napa')).rejects.toThrow();
    expect(requests).toBe(3);
  });
});
