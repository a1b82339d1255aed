import { call } from '#api/client.ts';
import { isGone } from '#api/failure.ts';
import { move, publicKey } from '#contract/push.ts';
import { leavePush, readPushRecord, storePushRecord } from './push-record.ts';

/**
 * A timeout of ten seconds, as for every call that somebody waits for (errors-13). A worker does
 * not run longer.
 */
const inTime = () => ({ signal: AbortSignal.timeout(10_000) });

/**
 * Registers a new push endpoint of this browser with the server. Page and worker can both do it,
 * because it needs no session. If the server no longer has the subscription, the phone deletes its
 * own (notifications-45).
 */
export async function movePush(subscription: PushSubscription): Promise<void> {
  const record = await readPushRecord();
  if (!record || record.endpoint === subscription.endpoint) return;
  const isKnown = await registerMove(record.token, subscription);
  const now = await readPushRecord();
  // The subscription was turned off or replaced in the meantime.
  if (now?.token !== record.token) return;
  if (isKnown) await storePushRecord({ ...now, endpoint: subscription.endpoint });
  else await leavePush();
}

/** Returns false if the server no longer has the subscription, which a retry would not change. */
async function registerMove(Token: string, subscription: PushSubscription): Promise<boolean> {
  try {
    await call(move, { Token, ...browserOnWire(subscription) }, inTime());
    return true;
  } catch (failure) {
    if (isGone(failure)) return false;
    throw failure;
  }
}

/**
 * Retries a move that could not be registered (notifications-44, notifications-45). Sends no
 * request if nothing has moved. Rejects if the server or the push service was unreachable.
 */
export async function catchUpWithPush(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  if (!registration || !(await readPushRecord())) return;
  const { pushManager } = registration;
  const subscription = (await pushManager.getSubscription()) ?? (await subscribeAnew(pushManager));
  if (subscription) await movePush(subscription);
}

/** Null if the permission for notifications was withdrawn. */
async function subscribeAnew(pushManager: PushManager): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const { key } = await call(publicKey, {}, inTime());
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** A browser's push subscription in its wire format. */
export function browserOnWire(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  return {
    Endpoint: subscription.endpoint,
    P256dh: keys?.['p256dh'] ?? '',
    Auth: keys?.['auth'] ?? '',
  };
}
