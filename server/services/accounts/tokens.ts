import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits, as 43 characters that are valid in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A random id of 128 bits, for objects to which the id alone gives access. */
export function newSecretId(): string {
  return randomBytes(16).toString('hex');
}

/** The stored hash of a token. The token cannot be derived from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
