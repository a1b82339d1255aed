import { hkdfSync } from 'node:crypto';

/**
 * The key with which a member's browser encrypts unsent drafts (counter-241): the same at each
 * sign-in, and different for every member. 32 bytes in base64url.
 */
export function draftKeyOf(memberId: string, secret: string): string {
  const key = hkdfSync('sha256', secret, memberId, 'counter drafts', 32);
  return Buffer.from(key).toString('base64url');
}
