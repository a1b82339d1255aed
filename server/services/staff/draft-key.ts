import { hkdfSync } from 'node:crypto';

/**
 * With what a member's browser seals what they have half-typed (counter-241): the same at each
 * sign-in, and nobody else's. 32 bytes in base64url.
 */
export function draftKeyOf(memberId: string, secret: string): string {
  const key = hkdfSync('sha256', secret, memberId, 'counter drafts', 32);
  return Buffer.from(key).toString('base64url');
}
