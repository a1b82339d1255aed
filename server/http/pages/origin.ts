import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** Names by which only this very machine calls itself. */
const ownName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * The shop's own origin, for links that must name it: PUBLIC_ORIGIN. Without one the shop does not know
 * its name, and anybody could write one into `Host`: only this machine's own is taken from there, else ''.
 */
export function originFor(request: FastifyRequest, config: Config): string {
  if (config.publicOrigin) return config.publicOrigin;
  return ownName.test(request.host) ? `${request.protocol}://${request.host.toLowerCase()}` : '';
}
