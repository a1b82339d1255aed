/**
 * One round of deliveries. Every trigger, in page and worker, ends here. Locks and leases only save
 * work; the server's idempotency key prevents duplicates.
 */
import { canResend, type Submission } from '#domain/submission.ts';
import { beingDelivered, nextDue, toSettle } from '#domain/outbox-times.ts';
import { deliverSubmission, type DeliveryContext } from './deliver-submission.ts';
import { forgetGrant } from './grant.ts';
import { reachHost, type Host } from './host.ts';
import { alone, whenNobodyHas } from './lock.ts';
import { pendingRemovals, sendRemovals } from './removals.ts';
import { serverTime } from './server-time.ts';
import { confirmAbsence, settleByStatus } from './status.ts';
import { outboxStore } from '#outbox/storage/store.ts';

/**
 * Tries every due submission once, oldest first, one at a time. Then queries the server about
 * submissions that were cancelled when they may have arrived. A submission that cannot be sent does
 * not block others. Network failures never reject; only failures of the phone's storage do.
 * Resolves with the host, or null if nothing was due.
 */
export async function deliverDue(context: DeliveryContext): Promise<Host | null> {
  await outboxStore.change({ type: 'aged', at: context.now(), served: await serverTime() });
  if (!(await isAnythingDue(context.now()))) return null;
  const host = await reachHost();
  // Cannot be stored on a full phone. The screen then shows the failure slightly later.
  if (host.kind === 'unreachable' && navigator.onLine)
    await outboxStore.change({ type: 'nobody-answered', at: context.now() }).catch(() => undefined);
  if (!mayDeliverTo(host, context)) return host;
  await takeOverStopped(host, context);
  const tried = new Set<string>();
  await deliverEach(tried, host, context);
  await settleCancelled(host, context);
  // Submissions that were cancelled too late are sent immediately.
  await deliverEach(tried, host, context);
  await sendRemovals(host.kind, context.now());
  return host;
}

/** Delivers each submission that is due and was not tried in this round. */
async function deliverEach(
  tried: Set<string>,
  host: Exclude<Host, { kind: 'unreachable' }>,
  context: DeliveryContext,
): Promise<void> {
  for (;;) {
    const submissions = await outboxStore.submissions();
    const untried = submissions.filter((submission) => !tried.has(submission.id));
    const submission = nextDue(untried, context.now());
    if (!submission) return;
    tried.add(submission.id);
    await alone(submission, context.now(), () => deliverSubmission(submission.id, host, context));
    await forgetDoneOwner(submission, context);
  }
}

/** Whether a round has anything to do. */
export async function isAnythingDue(now: string): Promise<boolean> {
  const waiting = await outboxStore.submissions();
  return (
    nextDue(waiting, now) !== null ||
    toSettle(waiting, now).length > 0 ||
    beingDelivered(waiting, now).length > 0 ||
    (await pendingRemovals()).length > 0
  );
}

/**
 * Whether this context may deliver to the host. Only a page delivers to a legacy host, because it
 * stores no keys.
 */
export function mayDeliverTo(
  host: Host,
  context: DeliveryContext,
): host is Exclude<Host, { kind: 'unreachable' }> {
  const { kind } = host;
  return kind === 'idempotent' || (kind === 'legacy' && context.currentOwner() !== null);
}

/**
 * A stopped tab or worker leaves its lease in the record for 180 s, but its Web Lock is released
 * immediately: a free lock under an unexpired lease means that its holder was stopped.
 */
async function takeOverStopped(host: Host, context: DeliveryContext): Promise<void> {
  for (const submission of beingDelivered(await outboxStore.submissions(), context.now())) {
    const { id } = submission;
    await whenNobodyHas(submission, async () => {
      const at = context.now();
      const left = (await outboxStore.submissions()).find((one) => one.id === id);
      // Nobody else delivers while this lock is held, so a remaining lease has no holder.
      if (!left?.lease || left.state !== 'queued') return;
      const { holder } = left.lease;
      await outboxStore.change(
        host.kind === 'legacy' && left.posted
          ? { type: 'outcome-lost', id, at }
          : { type: 'holder-died', id, holder, at },
      );
    });
  }
}

/**
 * Settles cancelled submissions: deletes those that never arrived, and stores a receipt for those
 * that did.
 */
async function settleCancelled(host: Host, context: DeliveryContext): Promise<void> {
  const cancelled = toSettle(await outboxStore.submissions(), context.now());
  for (const submission of cancelled.filter((one) => !one.posted)) {
    await confirmAbsence(submission, context.now());
  }
  await settleByStatus(
    cancelled.filter((submission) => submission.posted),
    host,
    context,
  );
}

/** Deletes the grant of a customer who has signed out when their last submission was sent. */
async function forgetDoneOwner(submission: Submission, context: DeliveryContext): Promise<void> {
  const current = context.currentOwner();
  if (current === null || submission.owner === current) return;
  const left = (await outboxStore.submissions()).filter(
    (one) => one.owner === submission.owner && (one.state !== 'sent' || canResend(one)),
  );
  if (left.length === 0) await forgetGrant(submission.owner);
}
