/**
 * The latest time from the server's `Date` header. Finished submissions expire by it (offline-105),
 * because the phone's clock may be set to any year. It only moves forward.
 */
import { outboxStore } from '#outbox/storage/store.ts';

const key = 'server-time';

/** ISO, UTC. Null if this phone has not received it yet. */
export async function serverTime(): Promise<string | null> {
  const stored = await outboxStore.read(key);
  return typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null;
}

/**
 * Stores the time of a response that is surely from the shop. Never rejects: on a full phone
 * nothing expires.
 */
export async function noteServerTime(response: Response): Promise<void> {
  const named = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(named)) return;
  try {
    const known = await serverTime();
    if (known === null || named > Date.parse(known))
      await outboxStore.write(key, new Date(named).toISOString());
  } catch {
    // Nothing is lost: finished submissions only stay longer.
  }
}
