import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** The shop's own origin, for links that must name it: PUBLIC_ORIGIN, else where the reader says they are. */
export function originFor(request: FastifyRequest, config: Config): string {
  if (config.publicOrigin) return config.publicOrigin;
  const isHost = /^([a-z\d.-]{1,253}|\[[\da-f:]{2,45}\])(:\d{1,5})?$/i.test(request.host);
  return isHost ? `${request.protocol}://${request.host.toLowerCase()}` : 'http://localhost';
}
