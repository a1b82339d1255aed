/** Whose news this phone is pushed: written by the page, read by the worker, which has no session. */
import { outboxStore } from './store.ts';

export interface PushRecord {
  /** Stands in every message that is for this subscription. */
  id: string;
  /** Moves and ends it at the server, and does nothing else. */
  token: string;
  /** A customer's id, or `guest`. */
  owner: string;
  /** The guests' orders that it follows, and requests by the ids of their submissions. */
  orders: readonly string[];
  /** The browser's address as the server knows it. */
  endpoint: string;
}

const key = 'push';

export async function storePushRecord(record: PushRecord): Promise<void> {
  await outboxStore.write(key, record);
}

/** Null where this phone is told nothing, or its storage is closed to us. */
export async function readPushRecord(): Promise<PushRecord | null> {
  const stored = await outboxStore.read(key).catch(() => null);
  return isPushRecord(stored) ? stored : null;
}

/** This phone tells nobody's news any more: at once and without a network. What is shown of it goes too. */
export async function leavePush(): Promise<void> {
  await outboxStore.remove([key]);
  void leaveBrowser().catch(() => undefined);
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
