import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What stands in the place of a phone's address when the server asks itself; no network can claim it. */
const internalAddress = 'pages';

/** True for a request that a page of ours makes while it is rendered: it was counted with its page. */
export function isInternalRequest(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === internalAddress;
}

/** Carries a page's requests straight to the API, without a port: a `fetch` for `/api/…`. */
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
