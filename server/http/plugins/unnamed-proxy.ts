import type { FastifyInstance } from 'fastify';

/**
 * Says once that requests come through a proxy that is not named in TRUST_PROXY: to every limit all
 * of its customers are then one address (errors-74). Whoever writes such a header without a
 * proxy is told of in the same words.
 */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request) => {
    if (hasWarned) return;
    const { 'x-forwarded-for': list, forwarded } = request.headers;
    const peer = request.socket.remoteAddress;
    // A proxy that is named is believed: the address is the caller's then.
    if (!(list || forwarded) || !peer || request.ip !== peer) return;
    hasWarned = true;
    request.log.warn(
      `Requests come through ${peer}, which TRUST_PROXY does not name: its customers share one address's limits.`,
    );
  });
}
