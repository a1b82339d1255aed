import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

/**
 * A mutation: `mutate(input, { onSuccess })`, `isPending` and `error`. Afterwards every visible
 * query is refetched, except at the entrance (`isEntrance`).
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { isEntrance = false }: { isEntrance?: boolean } = {},
): UseMutationResult<ResponseOutput<E>, Error, RequestInput<E>> {
  const client = useQueryClient();
  return useMutation<ResponseOutput<E>, Error, RequestInput<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (input) => call(endpoint, input, { isEntrance }),
    onSettled: () => (isEntrance ? undefined : client.invalidateQueries()),
  });
}
