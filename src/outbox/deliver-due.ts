/**
 * What every trigger ends in, in page and worker alike. Locks and
 * leases only save work; that nothing arrives twice is the server's key.
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
import { outboxStore } from './store.ts';

/**
 * Tries every due submission once, oldest first, one at a time; then asks about
 * those taken back while they may have arrived. A submission that cannot go holds
 * up no other. Never throws for the network's sake; rejects only when the
 * phone's own storage fails. Resolves with the host, null where nothing was due.
 */
export async function deliverDue(context: DeliveryContext): Promise<Host | null> {
  await outboxStore.change({ type: 'aged', at: context.now(), served: await serverTime() });
  if (!(await isAnythingDue(context.now()))) return null;
  const host = await reachHost();
  // What a phone is too full to note, the screen says a little later by itself.
  if (host.kind === 'unreachable' && navigator.onLine)
    await outboxStore.change({ type: 'nobody-answered', at: context.now() }).catch(() => undefined);
  if (!mayDeliverTo(host, context)) return host;
  await takeOverStopped(host, context);
  const tried = new Set<string>();
  await deliverEach(tried, host, context);
  await settleCancelled(host, context);
  // What was taken back too late goes out at once.
  await deliverEach(tried, host, context);
  await sendRemovals(host.kind, context.now());
  return host;
}

/** Each that is due and was not tried in this round. */
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

/** Nobody but a page delivers to a host that keeps no ids. */
export function mayDeliverTo(
  host: Host,
  context: DeliveryContext,
): host is Exclude<Host, { kind: 'unreachable' }> {
  const { kind } = host;
  return kind === 'idempotent' || (kind === 'legacy' && context.currentOwner() !== null);
}

/**
 * A stopped tab or worker leaves its lease in the record for 180 s, but its Web Lock is free at once: a
 * free lock under a living lease means that its holder was stopped.
 */
async function takeOverStopped(host: Host, context: DeliveryContext): Promise<void> {
  for (const submission of beingDelivered(await outboxStore.submissions(), context.now())) {
    const { id } = submission;
    await whenNobodyHas(submission, async () => {
      const at = context.now();
      const left = (await outboxStore.submissions()).find((one) => one.id === id);
      // Under the lock nobody delivers: a lease that still stands is nobody's.
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

/** What the customer took back: gone when it surely never arrived, a receipt when it did. */
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

/** A grant that was stored after signing out, until the submissions were sent: now they are. */
async function forgetDoneOwner(submission: Submission, context: DeliveryContext): Promise<void> {
  const current = context.currentOwner();
  if (current === null || submission.owner === current) return;
  const left = (await outboxStore.submissions()).filter(
    (one) => one.owner === submission.owner && (one.state !== 'sent' || canResend(one)),
  );
  if (left.length === 0) await forgetGrant(submission.owner);
}
