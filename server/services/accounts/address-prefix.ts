import { isIP } from 'node:net';

/**
 * The neighbourhood of an IP address: /24 for IPv4, /48 for IPv6. A customer's next address is
 * usually in the same one, and so are the addresses that an attacker gets cheaply.
 */
export function addressPrefix(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (isIP(mapped) === 4) return mapped.split('.').slice(0, 3).join('.');
  if (isIP(mapped) !== 6) return 'unknown';
  const [head = '', tail] = mapped.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
