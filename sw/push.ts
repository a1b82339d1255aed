import type { PushedMessage } from '#contract/worker.ts';
import { theShop } from '#domain/shop.ts';
import { refreshBadge } from '#outbox/refresh-badge.ts';
import { movePush } from '#outbox/move-push.ts';
import { readPushRecord } from '#outbox/push-record.ts';
import { requestSyncOf } from '#outbox/request-sync.ts';
import { configureWorkerClient } from '#outbox/worker-settings.ts';

declare const self: ServiceWorkerGlobalScope;

/** The shop's name in both languages, nothing of anybody: where a message is not for who uses this phone now. */
function nothingToSay(): string {
  const { en, bn } = theShop().name;
  return en === bn ? en : `${en} · ${bn}`;
}

/** Browsers hand over less than the standard says. */
interface Change {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Shows what is pushed, to whom it is for; opens the page that it is about. */
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
  // Browsers insist that something is shown.
  const { title, body, tag, lang, path } = isTheirs
    ? message
    : { title: nothingToSay(), body: '', tag: 'nothing', lang: '', path: '/' };
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' };
  await self.registration.showNotification(title, { body, tag, lang, data: path, ...icons });
  if (isTheirs) await refreshBadge(1);
}

/** Null for what the shop has not written. */
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

/** A window that shows it already comes to the front; a page where somebody writes is never led away. */
async function open(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  const { href } = url.origin === self.location.origin ? url : new URL('/', self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url.split('#')[0] === href);
  if (there) await there.focus();
  else await self.clients.openWindow(href);
}

/** By the browser's sync (deliver-outbox.ts), where it has one; a page makes up for it too. */
function tryLater(): Promise<void> {
  return requestSyncOf(self.registration).catch(() => undefined);
}

/** The push service has given this browser another address. */
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
