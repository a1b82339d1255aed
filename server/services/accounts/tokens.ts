import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess, as 43 characters for a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 128 bits that nobody can guess: the id of something whose id is the key to it. */
export function newSecretId(): string {
  return randomBytes(16).toString('hex');
}

/** What is kept of a token: it cannot be turned back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
