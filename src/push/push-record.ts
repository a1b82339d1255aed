/**
 * The push subscription of this phone and its owner. The page writes it for the worker, which has
 * no session.
 */
import { guest } from '#domain/session.ts';
import { outboxStore } from '#outbox/storage/store.ts';

export interface PushRecord {
  /** The id in every message for this subscription. */
  id: string;
  /** Authorises moving and ending this subscription at the server, and nothing else. */
  token: string;
  /** A customer's id, or `guest`. */
  owner: string;
  /**
   * The guest orders that the subscription follows, and requests by the ids of their submissions.
   */
  orders: readonly string[];
  /** The browser's endpoint, as last registered with the server. */
  endpoint: string;
}

const key = 'push';

export async function storePushRecord(record: PushRecord): Promise<void> {
  await outboxStore.write(key, record);
}

/** Null if this phone has no subscription or its storage is blocked. */
export async function readPushRecord(): Promise<PushRecord | null> {
  const stored = await outboxStore.read(key).catch(() => null);
  return isPushRecord(stored) ? stored : null;
}

/**
 * Ends push messages on this phone immediately and without a network. Also closes the notifications
 * that are shown.
 */
export async function leavePush(): Promise<void> {
  await outboxStore.remove([key]);
  void leaveBrowser().catch(() => undefined);
}

/**
 * Ends the push messages of a customer who has signed out (notifications-33). `currentOwner` is the
 * current user of this phone.
 */
export async function leavePushOfOthers(currentOwner: string): Promise<void> {
  const owner = (await readPushRecord())?.owner ?? guest;
  if (owner !== currentOwner && owner !== guest) await leavePush();
}

async function leaveBrowser(): Promise<void> {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const registration = await container?.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function isPushRecord(stored: unknown): stored is PushRecord {
  if (typeof stored !== 'object' || stored === null) return false;
  const { orders, ...fields } = { id: 0, token: 0, owner: 0, endpoint: 0, orders: 0, ...stored };
  const texts = [fields.id, fields.token, fields.owner, fields.endpoint];
  return texts.every((text) => typeof text === 'string') && Array.isArray(orders);
}
