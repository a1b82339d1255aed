import { privateKey, type PrivateQuery } from '#api/private-query.ts';
import { storePrivateResponse } from '#state/private-responses.ts';
import { sessionStore } from '#state/session.ts';

/** The name under which an answer is kept. */
export function storedName(query: PrivateQuery<unknown>): string {
  return JSON.stringify(query.key);
}

/** How a customer's question is asked, and its answer kept for when the network is away. */
export function privateOptions<Data>(customerId: string, query: PrivateQuery<Data>) {
  return {
    queryKey: privateKey(customerId, ...query.key),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const wire = await query.fetchWire(signal);
      const response = query.read(wire);
      // An answer that comes after its customer has left is not kept.
      if (sessionStore.get()?.id === customerId)
        storePrivateResponse(customerId, storedName(query), { wire, at: Date.now() });
      return response;
    },
  };
}
