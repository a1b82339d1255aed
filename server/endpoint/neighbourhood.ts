/** The part of a client's address that limits are counted by. */
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addressPrefix } from '#server/services/accounts/address-prefix.ts';

/** Private networks, which no client on the internet has as its address. */
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
 * The prefix of the client's address. Null behind a proxy in a private network that TRUST_PROXY
 * does not name: all customers would share one allowance there (errors-79), and its forwarded
 * address is not trusted.
 */
export function neighbourhoodOf(request: FastifyRequest): string | null {
  const peer = unnamedProxyOf(request);
  return peer !== null && isOwnNetwork(peer) ? null : addressPrefix(request.ip);
}

/**
 * The address of a proxy that TRUST_PROXY does not name, or of a client that forges such a header;
 * null if there is none.
 */
export function unnamedProxyOf(request: FastifyRequest): string | null {
  const { 'x-forwarded-for': list, forwarded } = request.headers;
  const peer = request.socket.remoteAddress;
  // A trusted proxy has replaced the address by the client's.
  if (!(list || forwarded) || !peer || request.ip !== peer) return null;
  return peer;
}

function isOwnNetwork(peer: string): boolean {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(peer)?.[1] ?? peer.split('%')[0] ?? '';
  const version = isIP(address);
  if (version === 0) return false;
  return ownNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
