/**
 * The number on the app's icon (notifications-42, notifications-43). Page and worker each update
 * their part of it, one after the other.
 */
import { needsCustomer, statusOf } from '#domain/delivery-status.ts';
import { guest } from '#domain/session.ts';
import { submissionsOf, type Submission } from '#domain/submission.ts';
import { outboxStore } from '#outbox/storage/store.ts';

interface Badge {
  owner: string;
  /** The number of submissions that need the customer's action. */
  asking: number;
  /** Unread notifications: the page's last count plus the messages pushed since. */
  unseen: number;
}

const storeKey = 'badge';
const empty: Badge = { owner: guest, asking: 0, unseen: 0 };
let last: Promise<void> = Promise.resolve();

/**
 * Counts the submissions of `owner` that need the customer's action (notifications-42). Those of
 * another customer do not count.
 */
export function countAsking(
  submissions: readonly Submission[],
  owner: string,
  now: string,
): number {
  return submissionsOf(submissions, owner).filter((submission) =>
    needsCustomer(statusOf(submission, now)),
  ).length;
}

/**
 * Updates the badge from a page. Fields that are not given keep their value, unless the badge
 * belongs to another customer.
 */
export function showBadge(
  owner: string,
  news: Partial<Pick<Badge, 'asking' | 'unseen'>>,
): Promise<void> {
  return changeBadge(async (known) => ({
    ...(known.owner === owner ? known : { ...empty, owner }),
    ...news,
  }));
}

/** Updates the badge in the worker after `more` push messages or a delivery. */
export function refreshBadge(more = 0): Promise<void> {
  return changeBadge(async ({ owner, unseen }) => ({
    owner,
    unseen: unseen + more,
    asking: countAsking(await outboxStore.submissions(), owner, new Date().toISOString()),
  }));
}

/** Deletes the stored badge after its owner has signed out (offline-129). */
export async function forgetBadge(): Promise<void> {
  await outboxStore.remove([storeKey]);
}

/**
 * Applies `change` to the stored badge and shows the result. Never rejects, because a wrong number
 * does no harm.
 */
function changeBadge(change: (known: Badge) => Promise<Badge>): Promise<void> {
  if (!('setAppBadge' in navigator)) return Promise.resolve();
  last = last.then(async () => show(await change(await readBadge()))).catch(() => undefined);
  return last;
}

async function show(badge: Badge): Promise<void> {
  await outboxStore.write(storeKey, badge);
  const count = badge.asking + badge.unseen;
  if (count > 0) await navigator.setAppBadge(count);
  else await navigator.clearAppBadge();
}

async function readBadge(): Promise<Badge> {
  const stored = await outboxStore.read(storeKey);
  if (typeof stored !== 'object' || stored === null) return empty;
  const { owner, asking, unseen } = { ...empty, ...stored };
  return [asking, unseen].every(Number.isFinite) ? { owner, asking, unseen } : empty;
}
