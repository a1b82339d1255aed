/**
 * Stores the sign-outs of this phone durably. A browser that is killed may lose the last minutes of
 * localStorage, and a sign-out with them (sign-in-98).
 */
import * as v from 'valibot';
import type { SignOutTicket } from '#api/sign-in.ts';
import { since } from '#domain/outbox-times.ts';
import { sorted } from '#domain/sorted.ts';
import { outboxStore } from './storage/store.ts';

const prefix = 'sign-out/';

/** Milliseconds after which every session has expired, so that a restored token is useless. */
const maxAgeMs = 60 * 24 * 60 * 60 * 1000;

const record = v.object({
  ticket: v.string(),
  isEverywhere: v.boolean(),
  keepsSending: v.boolean(),
  at: v.string(),
  /** Whether the server has received the sign-out. */
  isTold: v.boolean(),
});
type StoredSignOut = v.InferOutput<typeof record>;

/** Stored durably when this resolves. Rejects if the phone could not store it. */
export async function keepSignOut({ ticket, isEverywhere, keepsSending }: SignOutTicket) {
  const at = new Date().toISOString();
  await write({ ticket, isEverywhere, keepsSending, at, isTold: false });
  const old = (await storedSignOuts()).filter((one) => since(one.at, at) >= maxAgeMs);
  await outboxStore.remove(old.map((one) => prefix + one.ticket));
}

/** Oldest first. Empty if storage is blocked. */
export async function storedSignOuts(): Promise<StoredSignOut[]> {
  const stored = await outboxStore.readUnder(prefix).catch(() => []);
  const records = stored.flatMap((one) => {
    const read = v.safeParse(record, one);
    return read.success ? [read.output] : [];
  });
  return sorted(records, (one, other) => (one.at < other.at ? -1 : 1));
}

/**
 * Marks the sign-out as received by the server. The record stays, because the browser may restore
 * the session once more.
 */
export async function noteSignOutReceived(ticket: string): Promise<void> {
  const signOut = (await storedSignOuts()).find((one) => one.ticket === ticket);
  if (signOut) await write({ ...signOut, isTold: true }).catch(() => undefined);
}

async function write(signOut: StoredSignOut): Promise<void> {
  await outboxStore.write(prefix + signOut.ticket, signOut);
}
