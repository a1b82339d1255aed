import { outboxStore } from './store.ts';

/** The key of the number on the app's icon and its owner (badge.ts). */
export const badgeKey = 'badge';

/**
 * Deletes the badge after its owner has signed out. This does not depend on the lazily loaded code
 * that counts again.
 */
export async function forgetBadge(): Promise<void> {
  await outboxStore.remove([badgeKey]);
}
