import { queryOptions } from '@tanstack/react-query';
import { get } from '#contract/capabilities.ts';
import { legacyHost, type Capabilities } from '#domain/capabilities.ts';
import { call } from './client.ts';
import { isGone, reasonOf } from './failure.ts';

const day = 24 * 60 * 60_000;

/** What this host can do beyond the base calls (offline-116); one that does not know the question can do nothing. */
export const capabilitiesQuery = () =>
  queryOptions({
    queryKey: ['capabilities'],
    queryFn: ({ signal }) => askCapabilities(signal),
    staleTime: day,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { persist: true },
  });

async function askCapabilities(signal: AbortSignal): Promise<Capabilities> {
  try {
    return await call(get, {}, { signal });
  } catch (failure) {
    const reason = reasonOf(failure);
    // Any other status (too many questions, a gate before the shop) says nothing of the host.
    const isUnknown = isGone(failure) || (reason.kind === 'status' && reason.status === 405);
    if (isUnknown) return legacyHost;
    throw failure;
  }
}
