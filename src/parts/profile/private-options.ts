import { privateKey, type PrivateQuery } from '#api/private-query.ts';
import { storePrivateResponse } from '#state/private-responses.ts';
import { sessionStore } from '#state/session.ts';

/** The key of a stored response. */
export function storedName(query: PrivateQuery<unknown>): string {
  return JSON.stringify(query.key);
}

/** The query options of a customer's private data. Responses are stored for offline use. */
export function privateOptions<Data>(customerId: string, query: PrivateQuery<Data>) {
  return {
    queryKey: privateKey(customerId, ...query.key),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const wire = await query.fetchWire(signal);
      const response = query.read(wire);
      // Do not store a response that arrives after its customer has signed out.
      if (sessionStore.get()?.id === customerId)
        storePrivateResponse(customerId, storedName(query), { wire, at: Date.now() });
      return response;
    },
  };
}
