/** The code of an invitation, short enough to be typed from one screen into another. */
import { randomInt } from 'node:crypto';
import { plainInput } from '#domain/plain-input.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';

/** Crockford's alphabet, without characters that look alike. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 5;
const groupLength = 4;

/** 100 random bits, as `7K2M-…`. */
export function newInvitationCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => signs.charAt(randomInt(signs.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The stored hash of a code, independent of how it was typed. */
export function hashInvitation(typed: string): string {
  const code = plainInput(typed)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return hashToken(`invitation ${code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')}`);
}
