import type { PushedMessage } from '#contract/worker.ts';
import { refreshBadge } from '#state/badge.ts';
import { movePush } from '#push/move-push.ts';
import { readPushRecord } from '#push/push-record.ts';
import { requestSyncOf } from '#outbox/delivery/background-sync.ts';
import { configureWorkerClient } from '#outbox/storage/worker-settings.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The event of `pushsubscriptionchange`. Browsers provide fewer fields than the standard defines.
 */
interface Change {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Shows push messages only to their recipient, and opens the linked page on a tap. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event: Change & ExtendableEvent) => {
    event.waitUntil(follow(event).catch(tryLater));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  const message = read(data);
  const record = await readPushRecord();
  const isTheirs = message !== null && message.for === record?.id;
  // Browsers require a notification for every push message. The title is the shop's name, which
  // anybody may read.
  const name = message?.title ?? self.location.hostname;
  const { title, body, tag, lang, path } = isTheirs
    ? message
    : { title: name, body: '', tag: 'nothing', lang: '', path: '/' };
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' };
  await self.registration.showNotification(title, { body, tag, lang, data: path, ...icons });
  if (isTheirs) await refreshBadge(1);
}

/** Parses the message. Returns null if the shop did not write it. */
function read(data: PushMessageData | null): PushedMessage | null {
  try {
    const message: unknown = data?.json();
    return isPushed(message) ? message : null;
  } catch {
    return null;
  }
}

function isPushed(message: unknown): message is PushedMessage {
  if (typeof message !== 'object' || message === null) return false;
  const fields: Record<string, unknown> = { ...message };
  const names = ['for', 'lang', 'title', 'body', 'tag', 'path'];
  return names.every((name) => typeof fields[name] === 'string');
}

/**
 * Focuses a window that already shows the URL, otherwise opens a new one. It never navigates an
 * open page, because somebody may be writing there.
 */
async function open(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  const { href } = url.origin === self.location.origin ? url : new URL('/', self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split('#')[0] === href);
  if (there) await there.focus();
  else await self.clients.openWindow(href);
}

/**
 * Registers a browser sync, which retries the move (deliver-outbox.ts). In browsers without sync,
 * the next page retries.
 */
function tryLater(): Promise<void> {
  return requestSyncOf(self.registration).catch(() => undefined);
}

/**
 * Registers the new endpoint with the server after the push service has replaced the subscription.
 */
async function follow({ oldSubscription, newSubscription }: Change): Promise<void> {
  if (!(await readPushRecord())) return;
  const { pushManager } = self.registration;
  const subscription =
    newSubscription ??
    (oldSubscription
      ? await pushManager.subscribe(oldSubscription.options)
      : await pushManager.getSubscription());
  if (!subscription) return;
  await configureWorkerClient();
  await movePush(subscription);
}
