import { call } from '#api/client.ts';
import { isGone } from '#api/failure.ts';
import { move, publicKey } from '#contract/push.ts';
import { browserOnWire } from './browser-on-wire.ts';
import { readPushRecord, storePushRecord } from './push-record.ts';

/** Ten seconds, as for every call that somebody waits for (errors-13); a worker is not kept for longer. */
const inTime = () => ({ signal: AbortSignal.timeout(10_000) });

/** Tells the server where messages for this browser go now. Needs no session: page and worker do it. */
export async function movePush(subscription: PushSubscription): Promise<void> {
  const record = await readPushRecord();
  if (!record || record.endpoint === subscription.endpoint) return;
  await call(move, { Token: record.token, ...browserOnWire(subscription) }, inTime());
  const now = await readPushRecord();
  // Turned off, or another's, meanwhile.
  if (now?.token !== record.token) return;
  await storePushRecord({ ...now, endpoint: subscription.endpoint });
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
  if (!subscription) return;
  try {
    await movePush(subscription);
  } catch (failure) {
    // A server that knows it no more will not know it later.
    if (!isGone(failure)) throw failure;
  }
}

/** Null where the reader's permission is gone. */
async function subscribeAnew(pushManager: PushManager): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const { key } = await call(publicKey, {}, inTime());
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
