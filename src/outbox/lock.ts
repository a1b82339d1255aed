/** One deliverer per submission, where the browser has Web Locks. */
import type { Submission } from '#domain/submission.ts';
import { isLeased, leaseTime, since } from '#domain/outbox-times.ts';

/**
 * Runs `work` alone for this submission, or not at all when somebody is at it. A
 * suspended tab keeps its lock for ever: once its lease has run out the lock
 * is stolen, and its own later steps fail at the lease.
 */
export async function alone(
  submission: Submission,
  now: string,
  work: () => Promise<void>,
): Promise<void> {
  // Node 20: has no `navigator`; from 22 on drop the first condition.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  const name = nameOf(submission);
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isFree || !isAbandoned(submission, now)) return;
  await navigator.locks.request(name, { steal: true }, work).catch((failure: unknown) => {
    // Stolen from us in turn: whoever did goes on.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  });
}

/**
 * Runs `work` when nobody has the submission's lock: its lease, though living, is
 * that of a tab or worker which was stopped. Where there are no Web Locks
 * nobody can know, and the lease must run out.
 */
export async function whenNobodyHas(
  submission: Submission,
  work: () => Promise<void>,
): Promise<void> {
  // Node 20: has no `navigator`; from 22 on drop the first condition.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return;
  await navigator.locks.request(nameOf(submission), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

function nameOf(submission: Submission): string {
  return `nirog-letter-${submission.id}`;
}

/** The holder has a lock but no living lease: suspended, or stopped before it took one. */
function isAbandoned(submission: Submission, now: string): boolean {
  if (submission.lease) return !isLeased(submission, now);
  return since(submission.nextAt, now) > leaseTime;
}
