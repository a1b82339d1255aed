/**
 * Restricts the addresses to which push messages may be sent. The client names its push service, so
 * the server must not be tricked into connecting to the operator's own network.
 */
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const maxLength = 1_000;

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');

/**
 * For IPv6 only globally assigned addresses, without those that embed an IPv4 address or a tunnel
 * to one.
 */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/**
 * Whether the IP address is public, not one of this machine, a private network, or an unassigned
 * range.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Whether the endpoint is like a push service's: https, the default port, a public host name. */
export function isEndpoint(text: string, testOrigin = ''): boolean {
  if (text.length > maxLength || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (testOrigin !== '' && url.origin === testOrigin) return true;
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isNameOfTheWorld(hostname);
}

/** Rejects names that only resolve inside a network, and IP addresses. */
function isNameOfTheWorld(name: string): boolean {
  if (!/^([a-z\d-]{1,63}\.)+[a-z][a-z\d-]*[a-z\d]$/.test(name)) return false;
  return !/\.(local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|test|invalid|onion)$/.test(
    name,
  );
}

/** The name resolves to an address that messages must not be sent to. */
class InsideAddress extends Error {
  readonly code = 'EINSIDE';
}

/** Resolves a name when the connection is made. Fails if any of its addresses is not public. */
export const lookupOutside: LookupFunction = (name, options, callback) => {
  resolveName(name, { ...options, all: true }, (failure, resolved) => {
    const addresses: LookupAddress[] = failure ? [] : resolved;
    const first = addresses[0];
    if (failure) return callback(failure, '', 0);
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new InsideAddress('not an address of the world'), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
