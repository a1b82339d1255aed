import { sha256 } from '#outbox/storage/digest.ts';

/** What can end the session of a token and do nothing else. Without a secure page there is no SHA-256: then the session ends by itself when it is idle. */
export async function ticketFor(token: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  return sha256(new TextEncoder().encode(token));
}
