import { call } from '#api/client.ts';
import { isGone } from '#api/failure.ts';
import { move, publicKey } from '#contract/push.ts';
import { browserOnWire } from './browser-on-wire.ts';
import { leavePush, readPushRecord, storePushRecord } from './push-record.ts';

/** Ten seconds, as for every call that somebody waits for (errors-13); a worker is not kept for longer. */
const inTime = () => ({ signal: AbortSignal.timeout(10_000) });

/**
 * Tells the server where messages for this browser go now. Needs no session: page and worker do it.
 * Where the server knows it no more, this phone is told nothing any more (notifications-45).
 */
export async function movePush(subscription: PushSubscription): Promise<void> {
  const record = await readPushRecord();
  if (!record || record.endpoint === subscription.endpoint) return;
  const isKnown = await tellMove(record.token, subscription);
  const now = await readPushRecord();
  // Turned off, or another's, meanwhile.
  if (now?.token !== record.token) return;
  if (isKnown) await storePushRecord({ ...now, endpoint: subscription.endpoint });
  else await leavePush();
}

/** False where the server knows it no more, which it will not later either. */
async function tellMove(Token: string, subscription: PushSubscription): Promise<boolean> {
  try {
    await call(move, { Token, ...browserOnWire(subscription) }, inTime());
    return true;
  } catch (failure) {
    if (isGone(failure)) return false;
    throw failure;
  }
}

/**
 * Makes up for a move that nobody could be told of (notifications-44, notifications-45). Asks nobody where
 * nothing has moved; rejects where the server or the push service could not be reached.
 */
export async function catchUpWithPush(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  if (!registration || !(await readPushRecord())) return;
  const { pushManager } = registration;
  const subscription = (await pushManager.getSubscription()) ?? (await subscribeAnew(pushManager));
  if (subscription) await movePush(subscription);
}

/** Null where the reader's permission is gone. */
async function subscribeAnew(pushManager: PushManager): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const { key } = await call(publicKey, {}, inTime());
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
