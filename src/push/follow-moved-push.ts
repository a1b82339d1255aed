import { readPushRecord } from './push-record.ts';

/**
 * Registers a new push endpoint of this browser with the server, now and at every reconnect
 * (notifications-44). Call once at start; returns a function that stops it.
 */
export function followMovedPush(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  // One check after the other, because two at once would both register the same move.
  let checked = Promise.resolve();
  const follow = () => {
    checked = checked.then(registerMove).catch(() => undefined);
  };
  window.addEventListener('online', follow);
  follow();
  return () => window.removeEventListener('online', follow);
}

/** The code is loaded separately, because few phones use push messages. */
async function registerMove(): Promise<void> {
  if (!navigator.onLine || !(await readPushRecord())) return;
  const { catchUpWithPush } = await import('./move-push.ts');
  await catchUpWithPush(await navigator.serviceWorker.getRegistration());
}
