import type { Endpoint } from '#contract/endpoint.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { fingerprintOf, type Owner } from '#server/services/idempotency-keys.ts';
import { writeIdempotently } from '#server/services/idempotent-write.ts';
import type { EndpointCall } from './implement.ts';
import { consumeMessageBudget } from './consume-budget.ts';

interface Message<Row> {
  owner: Owner;
  /** Everything that distinguishes it from another message. */
  content: unknown;
  find: (submissionId: string) => Promise<Row | null>;
  /** Returns the new row, or null if the submission already has a row. */
  write: (once: { submissionId: string; fingerprint: string }) => Promise<Row | null>;
}

/**
 * Writes a message, review, comment or complaint once per key, and counts it against the budget if
 * it is new. Throws as `writeIdempotently` and `spend` do.
 */
export function writeMessage<Row extends { fingerprint: string | null }>(
  context: AppContext,
  { key, markReplayed, request, now }: EndpointCall<Endpoint>,
  { owner, content, find, write }: Message<Row>,
): Promise<Row> {
  const fingerprint = fingerprintOf(owner, content);
  return writeIdempotently({
    key,
    fingerprint,
    markReplayed,
    mayWrite: () => consumeMessageBudget(context, { owner, request, now }),
    find,
    write: (submissionId) => write({ submissionId, fingerprint }),
  });
}
