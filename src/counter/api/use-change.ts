import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { call } from './call.ts';

/**
 * Something that is changed: `mutate(input, { onSuccess })`, with `isPending` and `error` beside it.
 * Afterwards whatever is in sight is asked anew; at the entrance (`isEntrance`) nothing is.
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
