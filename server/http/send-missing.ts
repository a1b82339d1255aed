import type { FastifyReply } from 'fastify';

/** A 404 as plain text. It is never cached, because the next build may have the file. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not Found');
}
