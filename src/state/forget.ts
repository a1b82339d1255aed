/**
 * What leaves this phone with its customer (sign-in-59, offline-129). A private record
 * lies under a key that begins with `private/`, in a cache whose name begins
 * with `private-`, or in the database `nirog-private`: then it goes by itself.
 */
import { storageKeys } from '#contract/stored.ts';
import { forgetAddressOf } from './address.ts';
import { privatePrefix, unsavedPrefix } from './private-prefix.ts';
import { sessionStore } from './session.ts';
import { setAside } from './set-aside.ts';
import { codeStepStore } from './sign-in-step.ts';

const privateCaches = 'private-';
export const privateDatabase = 'nirog-private';

/** Forgets the customer here and, by the storage event, in every other tab. The bag stays. */
export function forgetCustomer(owner: string): Promise<void> {
  return forget(owner, () => true);
}

/**
 * The same where the server ended the session and nobody wanted to leave: what
 * they were writing waits for them to sign in again, as their submissions do.
 */
export function forgetUntilSignedIn(owner: string): Promise<void> {
  setAside(owner);
  return forget(owner, (key) => !key.startsWith(unsavedPrefix));
}

async function forget(owner: string, goes: (key: string) => boolean): Promise<void> {
  codeStepStore.clear();
  forgetAddressOf(owner);
  forgetRecords(goes);
  sessionStore.clear();
  await Promise.allSettled([forgetCaches(), forgetDatabase()]);
}

function forgetRecords(goes: (key: string) => boolean): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      const keys = Object.keys(kept).filter((key) => key.startsWith(privatePrefix) && goes(key));
      // An invoice whose tab never opened lies there still.
      for (const key of [...keys, storageKeys.invoice]) forgetRecord(kept, key);
    } catch {
      // Forbidden storage holds nothing of ours.
    }
  }
}

/** A store of this tab that is being watched hears of it as another tab's would. */
function forgetRecord(storage: Storage, key: string): void {
  storage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function forgetCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(privateCaches)).map((name) => caches.delete(name)),
  );
}

function forgetDatabase(): Promise<void> {
  if (typeof indexedDB === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(privateDatabase);
    // Blocked by another tab: it goes when that tab lets go of it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
