import { outboxStore } from './store.ts';

/** Where the number on the app's icon lies, and whose it is (badge.ts). */
export const badgeKey = 'badge';

/** Whose number it was has left: nothing says so any more, also where the code that counts anew does not come. */
export async function forgetBadge(): Promise<void> {
  await outboxStore.remove([badgeKey]);
}
