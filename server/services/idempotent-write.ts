/** Writes that happen once for each idempotency key, be it a single row or a whole order. */
import { randomUUID } from 'node:crypto';
import { codeOf, keyInProgress, keyReused } from './failures.ts';
import { submissionIdOf } from './idempotency-keys.ts';

export interface IdempotentWrite<Row> {
  /** The key as it came; '' for none. */
  key: string;
  fingerprint: string;
  find: (submissionId: string) => Promise<Row | null>;
  /** The new row; null where the submission's row is there already. */
  write: (submissionId: string) => Promise<Row | null>;
  markReplayed: () => void;
  /** Asked before a row is written, not for one that is repeated: throws where the sender has to wait. */
  mayWrite?: () => Promise<void>;
}

/**
 * The submission's row, written now or by an earlier try. Throws 422 where the key
 * was used with other content, 409 while another try is at it. What came without
 * a key gets one of its own.
 */
export async function writeIdempotently<Row extends { fingerprint: string | null }>(
  operation: IdempotentWrite<Row>,
): Promise<Row> {
  const submissionId = submissionIdOf(operation.key) ?? randomUUID();
  const existing = operation.key ? await operation.find(submissionId) : null;
  if (!existing) await operation.mayWrite?.();
  const written = existing ? null : await operation.write(submissionId);
  const row = written ?? existing ?? (await operation.find(submissionId));
  if (!row) throw keyInProgress();
  if (row.fingerprint !== operation.fingerprint) throw keyReused();
  if (!written) operation.markReplayed();
  return row;
}

/** The submission was received by another try of it while this one was under way. */
export class AlreadyReceived extends Error {}

const lockNotAvailable = '55P03';

export interface IdempotentPlacement<Row> {
  fingerprint: string;
  /** The submission's order; null for one that is new, or has no key. */
  find: () => Promise<Row | null>;
  /** Writes everything that the order consists of; throws {@link AlreadyReceived} where another try was faster. */
  place: () => Promise<Row>;
  markReplayed: () => void;
}

/** As {@link writeIdempotently}, for submissions that become several rows. */
export async function placeIdempotently<Row extends { fingerprint: string }>(
  operation: IdempotentPlacement<Row>,
): Promise<Row> {
  const earlier = await findPlaced(operation);
  if (earlier) return earlier;
  try {
    return await operation.place();
  } catch (failure) {
    if (codeOf(failure) === lockNotAvailable) throw keyInProgress();
    if (!(failure instanceof AlreadyReceived)) throw failure;
    const received = await findPlaced(operation);
    if (!received) throw keyInProgress();
    return received;
  }
}

async function findPlaced<Row extends { fingerprint: string }>(
  operation: IdempotentPlacement<Row>,
): Promise<Row | null> {
  const existing = await operation.find();
  if (!existing) return null;
  if (existing.fingerprint !== operation.fingerprint) throw keyReused();
  operation.markReplayed();
  return existing;
}
