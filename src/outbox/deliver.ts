/**
 * The one room behind every door: page and worker deliver here. Locks and
 * leases only save work; that nothing arrives twice is the server's key.
 */
import type { Submission } from '#domain/submission.ts';
import { beingDelivered, nextDue, toSettle } from '#domain/outbox-times.ts';
import { carry, type Means } from './carry.ts';
import { forgetGrant } from './grant.ts';
import { learnHost, type Host } from './host.ts';
import { alone, whenNobodyHas } from './lock.ts';
import { removalsToTell, tellRemovals } from './removals.ts';
import { askWhatArrived } from './status.ts';
import { outboxStore } from './store.ts';

/**
 * Tries every due submission once, oldest first, one at a time; then asks about
 * those taken back while they may have arrived. A submission that cannot go holds
 * up no other. Never throws for the network's sake; rejects only when the
 * phone's own storage fails. Resolves with the host, null where nothing was due.
 */
export async function deliverDue(means: Means): Promise<Host | null> {
  await outboxStore.change({ type: 'aged', at: means.now() });
  const waiting = await outboxStore.submissions();
  const now = means.now();
  const isIdle =
    nextDue(waiting, now) === null &&
    toSettle(waiting, now).length === 0 &&
    beingDelivered(waiting, now).length === 0 &&
    (await removalsToTell()).length === 0;
  if (isIdle) return null;
  const host = await learnHost();
  if (host.kind === 'unreachable' || (host.kind === 'plain' && means.present() === null)) {
    return host;
  }
  await takeFromTheDead(host, means);
  const tried = new Set<string>();
  for (;;) {
    const submissions = await outboxStore.submissions();
    const untried = submissions.filter((submission) => !tried.has(submission.id));
    const submission = nextDue(untried, means.now());
    if (!submission) break;
    tried.add(submission.id);
    await alone(submission, means.now(), () => carry(submission.id, host, means));
    await forgetDoneOwner(submission, means);
  }
  await settleCancelled(host, means);
  await tellRemovals(host.kind, means.now());
  return host;
}

/** A stopped tab or worker leaves its lease behind, but not its lock: nobody needs to wait 180 s. */
async function takeFromTheDead(host: Host, means: Means): Promise<void> {
  for (const submission of beingDelivered(await outboxStore.submissions(), means.now())) {
    const { id } = submission;
    await whenNobodyHas(submission, async () => {
      const at = means.now();
      const left = (await outboxStore.submissions()).find((one) => one.id === id);
      // Under the lock nobody delivers: a lease that still stands is nobody's.
      if (!left?.lease || left.state !== 'queued') return;
      const { holder } = left.lease;
      await outboxStore.change(
        host.kind === 'plain' && left.posted
          ? { type: 'outcome-lost', id, at }
          : { type: 'holder-died', id, holder, at },
      );
    });
  }
}

/** What the customer took back: gone when it surely never arrived, a receipt when it did. */
async function settleCancelled(host: Host, means: Means): Promise<void> {
  const cancelled = toSettle(await outboxStore.submissions(), means.now());
  // A mark that notifications were seen leaves nothing behind: taken back or arrived, it is over.
  for (const submission of cancelled.filter((one) => !one.posted || one.kind === 'seen')) {
    await outboxStore.change({ type: 'absence-confirmed', id: submission.id, at: means.now() });
  }
  await askWhatArrived(
    cancelled.filter((submission) => submission.posted && submission.kind !== 'seen'),
    host,
    means,
  );
}

/** A grant that was kept after signing out, until the submissions were sent: now they are. */
async function forgetDoneOwner(submission: Submission, means: Means): Promise<void> {
  const present = means.present();
  if (present === null || submission.owner === present) return;
  const left = (await outboxStore.submissions()).filter(
    (one) => one.owner === submission.owner && one.state !== 'sent',
  );
  if (left.length === 0) await forgetGrant(submission.owner);
}
