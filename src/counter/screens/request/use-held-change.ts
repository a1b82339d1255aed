import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '#counter/api/call.ts';
import { take } from '#contract/counter/queue.ts';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';

/**
 * A mutation that only the worker of a request may make. It takes the lease first, which renews an
 * expired one. If a colleague holds the lease, the change is refused.
 */
export function useHeldChange<E extends Endpoint>(
  endpoint: E,
  id: string,
): UseMutationResult<ResponseOutput<E>, Error, RequestInput<E>> {
  const client = useQueryClient();
  return useMutation<ResponseOutput<E>, Error, RequestInput<E>>({
    mutationKey: [endpoint.name],
    mutationFn: async (input) => {
      await call(take, { kind: 'request', id });
      return call(endpoint, input);
    },
    onSettled: () => client.invalidateQueries(),
  });
}
