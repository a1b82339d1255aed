/**
 * Uploads of a visitor that are to be removed from the server again: they took
 * the file out, edited what it belonged to, or deleted it (offline-95).
 * Stored until the server was told.
 */
import * as v from 'valibot';
import { anonymousRemove } from '#contract/prescriptions.ts';
import { verdictOf, type DeliveryResponse } from '#domain/outbox-verdict.ts';
import { since } from '#domain/outbox-times.ts';
import { sendRequest, jsonTime } from './send-request.ts';
import { outboxStore } from './store.ts';
import { removalPrefix as prefix } from './uploads-to-remove.ts';

/** The server drops by itself what belongs to nothing for 30 days (milliseconds). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

const removal = v.object({ id: v.string(), at: v.string() });
type Removal = v.InferOutput<typeof removal>;

/** What the server must still be told to remove. */
export async function pendingRemovals(): Promise<Removal[]> {
  const stored = await outboxStore.readUnder(prefix);
  return stored.flatMap((one) => {
    const read = v.safeParse(removal, one);
    return read.success ? [read.output] : [];
  });
}

/** Tells the server, once each; what it has not received is told next time. */
export async function sendRemovals(host: 'idempotent' | 'legacy', now: string): Promise<void> {
  for (const { id, at } of await pendingRemovals()) {
    const response = await sendRequest({
      endpoint: anonymousRemove,
      data: { id },
      headers: {},
      anonymous: true,
      time: jsonTime,
      host,
      receiptOf: () => id,
    });
    if (isOver(response, now) || since(at, now) >= keptFor) await outboxStore.remove([prefix + id]);
  }
}

/** Removed, refused for ever, or not there (any more). */
function isOver(response: DeliveryResponse, now: string): boolean {
  const verdict = verdictOf(response, now).kind;
  const isNotThere = response.kind === 'response' && response.ours && response.status === 404;
  return isNotThere || verdict === 'received' || verdict === 'refused';
}
