/**
 * The sign-outs of this phone, surely on its disk. A browser that is killed may forget the last
 * minutes of localStorage, and with them that somebody has left (sign-in-98).
 */
import * as v from 'valibot';
import type { SignOutTicket } from '#api/sign-in.ts';
import { since } from '#domain/outbox-times.ts';
import { sorted } from '#domain/sorted.ts';
import { outboxStore } from './store.ts';

const prefix = 'sign-out/';

/** No session lives longer (milliseconds): then its token opens nothing, whatever the phone remembers. */
const keptFor = 60 * 24 * 60 * 60 * 1000;

const record = v.object({
  ticket: v.string(),
  isEverywhere: v.boolean(),
  keepsSending: v.boolean(),
  at: v.string(),
  /** The server has heard of it. */
  isTold: v.boolean(),
});
type KeptSignOut = v.InferOutput<typeof record>;

/** On the disk when this resolves; rejects where the phone could not store it. */
export async function keepSignOut({ ticket, isEverywhere, keepsSending }: SignOutTicket) {
  const at = new Date().toISOString();
  await write({ ticket, isEverywhere, keepsSending, at, isTold: false });
  const old = (await keptSignOuts()).filter((one) => since(one.at, at) >= keptFor);
  await outboxStore.remove(old.map((one) => prefix + one.ticket));
}

/** Oldest first; none where the storage is closed to us. */
export async function keptSignOuts(): Promise<KeptSignOut[]> {
  const stored = await outboxStore.readUnder(prefix).catch(() => []);
  const records = stored.flatMap((one) => {
    const read = v.safeParse(record, one);
    return read.success ? [read.output] : [];
  });
  return sorted(records, (one, other) => (one.at < other.at ? -1 : 1));
}

/** It stays all the same: the phone may remember the session once more. */
export async function noteSignOutTold(ticket: string): Promise<void> {
  const kept = (await keptSignOuts()).find((one) => one.ticket === ticket);
  if (kept) await write({ ...kept, isTold: true }).catch(() => undefined);
}

async function write(kept: KeptSignOut): Promise<void> {
  await outboxStore.write(prefix + kept.ticket, kept);
}
