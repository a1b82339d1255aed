/** Writes once per idempotency key, for single rows and for whole orders. */
import { randomUUID } from 'node:crypto';
import { codeOf, keyInProgress, keyReused } from './failures.ts';
import { submissionIdOf } from './idempotency-keys.ts';

export interface IdempotentWrite<Row> {
  /** The key from the request; '' for none. */
  key: string;
  fingerprint: string;
  find: (submissionId: string) => Promise<Row | null>;
  /** Writes the new row; null if the submission already has a row. */
  write: (submissionId: string) => Promise<Row | null>;
  markReplayed: () => void;
  /**
   * Called before a new row is written, but not for a repeated submission. Throws if the sender
   * must wait.
   */
  mayWrite?: () => Promise<void>;
}

/**
 * Returns the submission's row, written now or by an earlier try. Throws 422 if the key was used
 * with different content, and 409 while another try is in progress. A submission without a key gets
 * a random one.
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

/** Another try of the same submission was received while this one was in progress. */
export class AlreadyReceived extends Error {}

const lockNotAvailable = '55P03';

export interface IdempotentPlacement<Row> {
  fingerprint: string;
  /** Finds the submission's order; null if it is new or has no key. */
  find: () => Promise<Row | null>;
  /** Writes all rows of the order. Throws {@link AlreadyReceived} if another try was faster. */
  place: () => Promise<Row>;
  markReplayed: () => void;
}

/** Like {@link writeIdempotently}, for submissions that consist of several rows. */
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
