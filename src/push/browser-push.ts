/** What the browser and the server do together so that this phone is told of news. */
import { call } from '#api/client.ts';
import { hasNoResponse, reasonOf } from '#api/failure.ts';
import { callWithTimeout } from '#api/with-timeout.ts';
import { publicKey, subscribe, unsubscribe } from '#contract/push.ts';
import { pushStateOf, type PushState } from '#domain/push.ts';
import { guest } from '#domain/session.ts';
import { browserOnWire, movePush } from './move-push.ts';
import { leavePush, readPushRecord, storePushRecord } from './push-record.ts';
import type { Language } from '#text/sentences.ts';

/** What a guest is told of: an order with its key, or a request, which is known by the id of its submission (notifications-46). */
export type GuestSubject =
  | { kind: 'order'; id: string; accessKey: string }
  | { kind: 'request'; id: string };

export interface PushWish {
  /** A customer's id, or `guest`. */
  owner: string;
  /** Null for a customer's, who is told of everything of theirs. */
  subject: GuestSubject | null;
  language: Language;
}

/** How it stands on this phone; the server is asked only where the browser has another address. `subjectId` of a guest's subject, else ''. */
export async function readPushState(owner: string, subjectId: string): Promise<PushState> {
  const hasApi = canPush();
  const subscription = hasApi ? await currentSubscription() : null;
  // The browser may have been given another address while the server could not be told: does it know this phone still?
  if (subscription) await movePush(subscription).catch(() => undefined);
  return pushStateOf({
    hasApi,
    // Apple's browsers alone have the property.
    isOutsideHomeScreen: Reflect.get(navigator, 'standalone') === false,
    permission: hasApi ? Notification.permission : 'default',
    isSubscribed: subscription !== null && (await isFor(owner, subjectId)),
  });
}

async function isFor(owner: string, subjectId: string): Promise<boolean> {
  const record = await readPushRecord();
  if (record?.owner !== owner) return false;
  return owner !== guest || subjectId === '' || record.orders.includes(subjectId);
}

function canPush(): boolean {
  return 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
}

/** Asks the reader, then the push service, then the server. Call it from a tap: browsers ask for nothing else. */
export async function startPush(wish: PushWish): Promise<PushState | 'offline' | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const before = await readPushRecord();
  try {
    const { key } = await callWithTimeout(publicKey, {});
    const subscription = await subscriptionWith(key);
    const { owner, subject, language } = wish;
    const { id, token } = await callWithTimeout(subscribe, {
      ...browserOnWire(subscription),
      Language: language,
      ...proofOf(subject),
    });
    const known = before?.owner === owner ? before.orders : [];
    const orders =
      owner === guest && subject ? [...new Set([...known, subject.id])].slice(-40) : [];
    await storePushRecord({ id, token, owner, orders, endpoint: subscription.endpoint });
    return 'on';
  } catch (failure) {
    // Half of it is nothing: the browser keeps no address that nobody writes to.
    if (!before) await leavePush().catch(() => undefined);
    return hasNoResponse(reasonOf(failure)) ? 'offline' : 'failed';
  }
}

function proofOf(subject: GuestSubject | null) {
  if (subject?.kind === 'request') return { RequestKey: subject.id };
  return { OrderId: subject?.id ?? '', AccessKey: subject?.accessKey ?? '' };
}

/** Off on this phone, whatever the network; a server that does not hear of it learns it at its next message. */
export async function stopPush(): Promise<void> {
  const record = await readPushRecord();
  await leavePush();
  if (record) void call(unsubscribe, { Token: record.token }).catch(() => undefined);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscriptionWith(applicationServerKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('There is no worker on this phone.');
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (failure) {
    const old = await pushManager.getSubscription();
    if (!old) throw failure;
    // Made with a key that the shop has no more.
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
