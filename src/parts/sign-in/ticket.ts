import { sha256 } from '#outbox/storage/digest.ts';

/**
 * A hash that can end the session of a token and nothing else. An insecure page has no SHA-256, so
 * it returns null, and the session expires on its own.
 */
export async function ticketFor(token: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  return sha256(new TextEncoder().encode(token));
}
