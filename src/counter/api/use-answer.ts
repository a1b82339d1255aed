import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

export interface AnswerOptions {
  /** Asked again every so many milliseconds, as long as the page is in sight. */
  every?: number;
  /** Not asked (yet). */
  isOff?: boolean;
  /** The last answer stays in sight while another page or filter of the same list is fetched. */
  keepsLast?: boolean;
}

/** An answer of the server, followed: asked again after every change, when the window comes back, and on news. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  { every, isOff = false, keepsLast = false }: AnswerOptions = {},
): UseQueryResult<ResponseOutput<E>> {
  return useQuery<ResponseOutput<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: !isOff,
    ...(every && { refetchInterval: every }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}
