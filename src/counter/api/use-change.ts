import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

/**
 * Something that is changed: `mutate(input, { onSuccess })`, with `isPending` and `error` beside it.
 * Afterwards whatever is in sight is asked anew.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
): UseMutationResult<ResponseOutput<E>, Error, RequestInput<E>> {
  const client = useQueryClient();
  return useMutation<ResponseOutput<E>, Error, RequestInput<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (input) => call(endpoint, input),
    onSettled: () => client.invalidateQueries(),
  });
}
