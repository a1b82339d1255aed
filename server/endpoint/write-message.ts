import type { Endpoint } from '#contract/endpoint.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { fingerprintOf, type Owner } from '#server/services/idempotency-keys.ts';
import { writeIdempotently } from '#server/services/idempotent-write.ts';
import type { EndpointCall } from './implement.ts';
import { consumeMessageBudget } from './consume-budget.ts';

interface Message<Row> {
  owner: Owner;
  /** All that makes it another message. */
  content: unknown;
  find: (submissionId: string) => Promise<Row | null>;
  /** The new row; null where the submission's row is there already. */
  write: (once: { submissionId: string; fingerprint: string }) => Promise<Row | null>;
}

/** Writes a message, review, comment or complaint once for its key, and counts one that is new. Throws as `writeIdempotently` and `spend` do. */
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
