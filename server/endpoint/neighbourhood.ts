/** From which neighbourhood a request comes, as limits count it. */
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addressPrefix } from '#server/services/accounts/address-prefix.ts';

/** Networks of one's own: nobody comes from there through the internet. */
const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8, 'ipv4');
ownNetworks.addSubnet('10.0.0.0', 8, 'ipv4');
ownNetworks.addSubnet('172.16.0.0', 12, 'ipv4');
ownNetworks.addSubnet('192.168.0.0', 16, 'ipv4');
ownNetworks.addSubnet('169.254.0.0', 16, 'ipv4');
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * The beginning of the caller's address. Null behind a proxy of one's own network that TRUST_PROXY
 * does not name: one neighbour's allowance would be everybody's there (errors-79), and what is
 * written of a caller's address is not believed.
 */
export function neighbourhoodOf(request: FastifyRequest): string | null {
  const peer = unnamedProxyOf(request);
  return peer !== null && isOwnNetwork(peer) ? null : addressPrefix(request.ip);
}

/** The address of a proxy that is not named in TRUST_PROXY, or of who writes such a header without one; null where there is none. */
export function unnamedProxyOf(request: FastifyRequest): string | null {
  const { 'x-forwarded-for': list, forwarded } = request.headers;
  const peer = request.socket.remoteAddress;
  // A proxy that is named is believed: the address is the caller's then.
  if (!(list || forwarded) || !peer || request.ip !== peer) return null;
  return peer;
}

function isOwnNetwork(peer: string): boolean {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(peer)?.[1] ?? peer.split('%')[0] ?? '';
  const version = isIP(address);
  if (version === 0) return false;
  return ownNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
