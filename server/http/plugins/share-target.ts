import type { FastifyInstance } from 'fastify';
import { afterSharing, sharePath } from '#contract/share.ts';

/**
 * Shared files belong to the phone's worker. Where it is not there (its first
 * day, or cleared away) they come to the server, which keeps nothing of them
 * and leads to the request's own picker with a sentence.
 */
export async function handleShares(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    // Read to its end and dropped: on an earlier response browsers show a lost connection instead of the redirect.
    body.on('end', () => done(null));
    body.on('error', done);
    body.resume();
  });
  app.post(sharePath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(afterSharing('missed'), 303),
  );
}
