import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Takes the place of the client address when the server calls itself. No network client can have
 * it.
 */
const internalAddress = 'pages';

/**
 * True for a request that our own page makes while it is rendered. The page itself was already
 * counted.
 */
export function isInternalRequest(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === internalAddress;
}

/** A `fetch` for `/api/…` that calls the API inside the process, without a port. */
export function internalFetch(app: FastifyInstance) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const response = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      remoteAddress: internalAddress,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const type = String(response.headers['content-type'] ?? '');
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': type },
    });
  };
}
