/**
 * The queue of a visitor's uploads to remove from the server, after the visitor has removed the
 * file, or edited or deleted its submission (offline-95). An entry stays until the server has
 * received the removal.
 */
import * as v from 'valibot';
import { anonymousRemove } from '#contract/prescriptions.ts';
import { verdictOf, type DeliveryResponse } from '#domain/outbox-verdict.ts';
import { since } from '#domain/outbox-times.ts';
import { sendRequest, jsonTime } from './send-request.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { removalPrefix as prefix } from './uploads-to-remove.ts';

/** Milliseconds after which the server itself deletes uploads that belong to nothing. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

const removal = v.object({ id: v.string(), at: v.string() });
type Removal = v.InferOutput<typeof removal>;

/** The removals that the server has not received yet. */
export async function pendingRemovals(): Promise<Removal[]> {
  const stored = await outboxStore.readUnder(prefix);
  return stored.flatMap((one) => {
    const read = v.safeParse(removal, one);
    return read.success ? [read.output] : [];
  });
}

/** Sends each removal once. Removals without a response are retried in the next round. */
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
    if (isOver(response, now) || since(at, now) >= maxAgeMs)
      await outboxStore.remove([prefix + id]);
  }
}

/** Whether the upload is removed, not found, or its removal was refused. */
function isOver(response: DeliveryResponse, now: string): boolean {
  const verdict = verdictOf(response, now).kind;
  const isNotThere = response.kind === 'response' && response.ours && response.status === 404;
  return isNotThere || verdict === 'received' || verdict === 'refused';
}
