import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** `GET openapi.json`: the API description, generated at the first request. */
export function serveOpenApi(app: FastifyInstance): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    return reply.header('cache-control', 'no-cache').type('application/json').send(text);
  });
}
