import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What stands in the place of a phone's address when the server asks itself; no network can claim it. */
const ourselves = 'pages';

/** True for a question that a page of ours asks while it is drawn: it was counted with its page. */
export function isAskedWithin(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === ourselves;
}

/** Carries a page's questions straight to the API, without a port: a `fetch` for `/api/…`. */
export function askWithin(app: FastifyInstance) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      remoteAddress: ourselves,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const type = String(answer.headers['content-type'] ?? '');
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': type },
    });
  };
}
