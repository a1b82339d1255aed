import type { FastifyInstance } from 'fastify';
import type { Readiness } from '#server/services/readiness.ts';

/** A process that is about to end keeps no phone's connection: its next request goes to another one. */
export function leaveWhenDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isDraining()) void reply.header('connection', 'close');
  });
}
