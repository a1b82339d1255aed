import { countAsking } from '#domain/badge.ts';
import { changeBadge } from './badge.ts';
import { outboxStore } from './store.ts';

/** Updates the badge in the worker after a push message (`more`) or a delivery. */
export function refreshBadge(more = 0): Promise<void> {
  return changeBadge(async ({ owner, unseen }) => ({
    owner,
    unseen: unseen + more,
    asking: countAsking(await outboxStore.submissions(), owner, new Date().toISOString()),
  }));
}
