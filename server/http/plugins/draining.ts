import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#server/services/readiness.ts';

/**
 * Closes each connection after its response while the process drains, so that the client's next
 * request goes to another process.
 */
export function leaveWhenDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining()) void reply.header('connection', 'close');
  });
}
