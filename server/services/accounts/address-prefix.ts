import { isIP } from 'node:net';

/**
 * The neighbourhood of an address: /24 of IPv4, /48 of IPv6. One customer's
 * next address is usually in it, and so is a cheap attacker's.
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
