/**
 * The latest time that the server has named (its `Date`): by it what is over is let go
 * (offline-105), because a phone's own clock may be set to any year. It only moves forward.
 */
import { outboxStore } from './store.ts';

const key = 'server-time';

/** ISO, UTC; null where this phone has never heard it. */
export async function serverTime(): Promise<string | null> {
  const stored = await outboxStore.read(key);
  return typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null;
}

/** Keeps the time of an answer that is surely the shop's. Never rejects: a full phone just ages nothing. */
export async function noteServerTime(response: Response): Promise<void> {
  const named = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(named)) return;
  try {
    const known = await serverTime();
    if (known === null || named > Date.parse(known))
      await outboxStore.write(key, new Date(named).toISOString());
  } catch {
    // Nothing is lost: what is over stays a little longer.
  }
}
