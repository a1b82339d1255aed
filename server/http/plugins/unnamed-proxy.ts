import type { FastifyInstance } from 'fastify';
import { unnamedProxyOf } from '#server/endpoint/neighbourhood.ts';

/**
 * Logs once that requests come through a proxy which TRUST_PROXY does not name: all of its
 * customers then share one address's limits (errors-74). A client that forges such a header
 * triggers the same message.
 */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned) return;
    const peer = unnamedProxyOf(request);
    if (peer === null) return;
    hasWarned = true;
    request.log.warn(
      `Requests come through ${peer}, which TRUST_PROXY does not name: its customers share one address's limits.`,
    );
  });
}
