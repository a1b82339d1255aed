/** Codes that people copy by hand: invitations and recovery codes. */
import { randomInt } from 'node:crypto';
import { plainInput } from '#domain/plain-input.ts';

/** Crockford's alphabet, without characters that look alike. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Groups of random characters, five bits each, joined by dashes. */
export function newTypedCode({
  groups,
  groupLength,
}: {
  groups: number;
  groupLength: number;
}): string {
  const group = () =>
    Array.from({ length: groupLength }, () => signs.charAt(randomInt(signs.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The characters of a code, independent of how it was typed. */
export function canonicalCode(typed: string): string {
  return plainInput(typed)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
