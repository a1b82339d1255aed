import { countAsking } from '#domain/badge.ts';
import { changeBadge } from './badge.ts';
import { outboxStore } from './store.ts';

/** In the worker: `more` was pushed, or something was delivered. */
export function refreshBadge(more = 0): Promise<void> {
  return changeBadge(async ({ owner, unseen }) => ({
    owner,
    unseen: unseen + more,
    asking: countAsking(await outboxStore.submissions(), owner, new Date().toISOString()),
  }));
}
