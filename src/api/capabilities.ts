import { queryOptions } from '@tanstack/react-query';
import { get } from '#contract/capabilities.ts';
import { legacyHost, type Capabilities } from '#domain/capabilities.ts';
import { call } from './client.ts';
import { isGone, reasonOf } from './failure.ts';

const day = 24 * 60 * 60_000;

/**
 * The features of this host beyond the base calls (offline-116). A host without this call has none.
 */
export const capabilitiesQuery = () =>
  queryOptions({
    queryKey: ['capabilities'],
    queryFn: ({ signal }) => fetchCapabilities(signal),
    staleTime: day,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { persist: true },
  });

async function fetchCapabilities(signal: AbortSignal): Promise<Capabilities> {
  try {
    return await call(get, {}, { signal });
  } catch (failure) {
    const reason = reasonOf(failure);
    // Other statuses (rate limit, a gateway before the shop) do not describe the host.
    const isUnknown = isGone(failure) || (reason.kind === 'status' && reason.status === 405);
    if (isUnknown) return legacyHost;
    throw failure;
  }
}
