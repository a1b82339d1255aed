/** One delivery at a time per submission, in browsers with Web Locks. */
import type { Submission } from '#domain/submission.ts';
import { isLeased, leaseTime, since } from '#domain/outbox-times.ts';

/**
 * Runs `work` under the submission's lock, or not at all if the lock is held. A suspended tab never
 * releases its lock: after its lease has expired the lock is stolen, and the tab's later steps fail
 * at the lease.
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
    // Another context has stolen the lock in turn and continues.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  });
}

/**
 * Runs `work` if no context holds the submission's lock. An unexpired lease without a lock belongs
 * to a tab or worker that was stopped. Without Web Locks that cannot be detected, so `work` does
 * not run and the lease must expire.
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

/**
 * Whether the lock's holder has no unexpired lease: it is suspended, or was stopped before it
 * acquired one.
 */
function isAbandoned(submission: Submission, now: string): boolean {
  if (submission.lease) return !isLeased(submission, now);
  return since(submission.nextAt, now) > leaseTime;
}
