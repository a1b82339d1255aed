import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** Host names that mean this machine. */
const ownName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * The shop's own origin for absolute links: PUBLIC_ORIGIN. Without that setting, the `Host` header
 * is used only if it names this machine, because anybody can write another name into it; else ''.
 */
export function originFor(request: FastifyRequest, config: Config): string {
  if (config.publicOrigin) return config.publicOrigin;
  return ownName.test(request.host) ? `${request.protocol}://${request.host.toLowerCase()}` : '';
}
