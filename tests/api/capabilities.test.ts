import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { configureClient } from '#api/client.ts';
import { legacyHost, type Capabilities } from '#domain/capabilities.ts';
import { noActivityId } from '#contract/wire.ts';

const known: Capabilities = { ...legacyHost, keepsKeys: true, calls: ['orders.guestDetails'] };

afterEach(() => vi.unstubAllGlobals());

/** The stored capabilities of a host after this response. */
async function knownAfter(body: unknown, status: number): Promise<unknown> {
  const headers = { 'x-shop-api': '1' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status, headers }));
  configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = capabilitiesQuery();
  queryClient.setQueryData(queryKey, known);
  await queryClient.fetchQuery({ ...capabilitiesQuery(), staleTime: 0 }).catch(() => undefined);
  return queryClient.getQueryData(queryKey);
}

describe('the capabilities of a host', () => {
  // offline-116
  it.each([
    ['404', {}, 404],
    ['405', {}, 405],
    ['a refusal', { IsError: true, Id: 1, Msg: 'What?' }, 200],
  ])(
    'a host has only the base calls if it does not support the capabilities call: %s',
    async (...said) => {
      expect(await knownAfter(said[1], said[2])).toEqual(legacyHost);
    },
  );

  // offline-116
  it.each([400, 401, 403, 408, 421, 425, 429, 500, 503])(
    'the capabilities stay as they were after a response with status %i',
    async (status) => {
      expect(await knownAfter({}, status)).toEqual(known);
    },
  );
});
