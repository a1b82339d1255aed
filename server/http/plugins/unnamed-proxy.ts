import type { FastifyInstance } from 'fastify';
import { unnamedProxyOf } from '#server/endpoint/neighbourhood.ts';

/**
 * Says once that requests come through a proxy that is not named in TRUST_PROXY: to every limit all
 * of its customers are then one address (errors-74). Whoever writes such a header without a
 * proxy is told of in the same words.
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
