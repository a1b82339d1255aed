/**
 * Where messages may be sent to. A browser names its push service itself, so anybody can name
 * any address: none of the operator's own may be reached by it.
 */
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const longest = 1_000;

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

/** Of IPv6 only what is given out to the whole world, less what holds an IPv4 address or a tunnel to one. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** True for an address of the world, false for one of this machine, its network, or no place at all. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** True for an endpoint as push services have them: https, the usual port, a name of the world. */
export function isEndpoint(text: string, testOrigin = ''): boolean {
  if (text.length > longest || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (testOrigin !== '' && url.origin === testOrigin) return true;
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isNameOfTheWorld(hostname);
}

/** Names that mean something inside a network alone; a number is no name. */
function isNameOfTheWorld(name: string): boolean {
  if (!/^([a-z\d-]{1,63}\.)+[a-z][a-z\d-]*[a-z\d]$/.test(name)) return false;
  return !/\.(local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|test|invalid|onion)$/.test(
    name,
  );
}

/** The name does not lead where messages may go. */
class InsideAddress extends Error {
  readonly code = 'EINSIDE';
}

/** Resolves a name when the connection is made, and refuses it where any of its addresses is one of ours. */
export const lookupOutside: LookupFunction = (name, options, answer) => {
  resolveName(name, { ...options, all: true }, (failure, found) => {
    const addresses: LookupAddress[] = failure ? [] : found;
    const first = addresses[0];
    if (failure) return answer(failure, '', 0);
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new InsideAddress('not an address of the world'), '', 0);
    if (options.all) return answer(null, addresses);
    return answer(null, first.address, first.family);
  });
};
