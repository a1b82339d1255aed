import type { FastifyInstance } from 'fastify';
import { afterSharing, sharePath } from '#contract/share.ts';

/**
 * Receives shared files if the phone's service worker is not installed yet or was removed. The
 * server discards them and redirects to the request's file picker with a message.
 */
export async function handleShares(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    // Read to the end and discarded: after an earlier response, browsers show a connection error
    // instead of the redirect.
    body.on('end', () => done(null));
    body.on('error', done);
    body.resume();
  });
  app.post(sharePath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(afterSharing('missed'), 303),
  );
}
