import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { clientSettings, configureClient } from '#api/client.ts';
import { openProduct } from '#api/open-product.ts';
import { noActivityId } from '#contract/wire.ts';
import type { Product } from '#domain/product.ts';
import { aProduct } from '#tests/builders/product.ts';

const napa = { ...aProduct(), id: '101', name: 'Napa', permalink: 'napa' };
let requests: number;

/** A shop that nobody reaches, and a catalogue on the phone that has the product, or none. */
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
      answerFromCatalogue: async () =>
        isOnPhone ? { content: napa, savedAt: '2026-11-05T03:00:00.000Z' } : null,
      newerPrices: async () => null,
    }),
  });
}

describe('a product while nobody reaches the shop', () => {
  const before = clientSettings();
  beforeEach(() => () => configureClient(before));

  // offline-153
  it('comes from the phone as soon as the first question has failed', async () => {
    open(true);
    // Its code comes with the first call, which no timer counts.
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
  it('is asked for again where the phone does not know it', async () => {
    open(false);
    await expect(openProduct(createQueryClient(), 'napa')).rejects.toThrow();
    expect(requests).toBe(3);
  });
});
