/**
 * The number on the app's icon. Page and worker each update their part of it, one after the other.
 */
import { guest } from '#domain/session.ts';
import { badgeKey } from './forget-badge.ts';
import { outboxStore } from './store.ts';

export interface Badge {
  owner: string;
  /** The number of submissions that need the customer's action. */
  asking: number;
  /** Unread notifications: the page's last count plus the messages pushed since. */
  unseen: number;
}

const empty: Badge = { owner: guest, asking: 0, unseen: 0 };
let last: Promise<void> = Promise.resolve();

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

/**
 * Applies `change` to the stored badge and shows the result. Never rejects, because a wrong number
 * does no harm.
 */
export function changeBadge(change: (known: Badge) => Promise<Badge>): Promise<void> {
  if (!('setAppBadge' in navigator)) return Promise.resolve();
  last = last.then(async () => show(await change(await readBadge()))).catch(() => undefined);
  return last;
}

async function show(badge: Badge): Promise<void> {
  await outboxStore.write(badgeKey, badge);
  const count = badge.asking + badge.unseen;
  if (count > 0) await navigator.setAppBadge(count);
  else await navigator.clearAppBadge();
}

async function readBadge(): Promise<Badge> {
  const stored = await outboxStore.read(badgeKey);
  if (typeof stored !== 'object' || stored === null) return empty;
  const { owner, asking, unseen } = { ...empty, ...stored };
  return [asking, unseen].every(Number.isFinite) ? { owner, asking, unseen } : empty;
}
