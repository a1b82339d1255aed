/**
 * Uploads of a visitor that are to be removed from the server again: he took
 * the file out, edited what it belonged to, or deleted it (offline-95).
 * Kept until the server was told.
 */
import * as v from 'valibot';
import { anonymousRemove } from '#contract/prescriptions.ts';
import { verdictOf, type Heard } from '#domain/outbox-verdict.ts';
import { since } from '#domain/outbox-times.ts';
import { hear, jsonTime } from './hear.ts';
import { outboxStore } from './store.ts';
import { removalPrefix as prefix } from './uploads-to-remove.ts';

/** The server drops by itself what belongs to nothing for 30 days (milliseconds). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const removal = v.object({ id: v.string(), at: v.string() });
type Removal = v.InferOutput<typeof removal>;

/** What the server must still be told to remove. */
export async function removalsToTell(): Promise<Removal[]> {
  const kept = await outboxStore.keptUnder(prefix);
  return kept.flatMap((one) => {
    const read = v.safeParse(removal, one);
    return read.success ? [read.output] : [];
  });
}

/** Tells the server, once each; what it does not hear is told next time. */
export async function tellRemovals(host: 'keyed' | 'plain', now: string): Promise<void> {
  for (const { id, at } of await removalsToTell()) {
    const heard = await hear({
      endpoint: anonymousRemove,
      asked: { id },
      headers: {},
      anonymous: true,
      time: jsonTime,
      host,
      receiptOf: () => id,
    });
    if (isOver(heard, now) || since(at, now) >= keptFor) await outboxStore.forget([prefix + id]);
  }
}

/** Removed, refused for ever, or not there (any more). */
function isOver(heard: Heard, now: string): boolean {
  const verdict = verdictOf(heard, now).kind;
  const isUnknown = heard.kind === 'answer' && heard.ours && heard.status === 404;
  return isUnknown || verdict === 'received' || verdict === 'refused';
}
