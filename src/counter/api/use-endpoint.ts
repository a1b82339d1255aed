import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

export interface EndpointOptions {
  /** The refetch interval in milliseconds, while the page is visible. */
  every?: number;
  /** Fetches nothing (yet). */
  isOff?: boolean;
  /** Shows the last response while another page or filter of the same list is fetched. */
  keepsLast?: boolean;
}

/** The response of an endpoint. Refetches after every change, on focus, and on news. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  { every, isOff = false, keepsLast = false }: EndpointOptions = {},
): UseQueryResult<ResponseOutput<E>> {
  return useQuery<ResponseOutput<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: !isOff,
    ...(every && { refetchInterval: every }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}
