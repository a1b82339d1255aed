import type { FastifyReply } from 'fastify';

/** 404 in plain words, which nobody keeps: what is missing now may be there after the next build. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not Found');
}
