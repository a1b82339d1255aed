/**
 * Deletes a customer's data from this phone (sign-in-59, offline-129). A private record has a key
 * that begins with `private/`, is in a cache whose name begins with `private-`, or is in the
 * database `nirog-private`, so it is found by its name.
 */
import { storageKeys } from '#contract/stored.ts';
import { forgetAddressOf } from './address.ts';
import { privatePrefix, unsavedPrefix } from './private-prefix.ts';
import { sessionStore } from './session.ts';
import { setAside } from './set-aside.ts';
import { codeStepStore } from './sign-in-step.ts';

const privateCaches = 'private-';
export const privateDatabase = 'nirog-private';

/**
 * Deletes the customer's data here and, through the storage event, in every other tab. The bag
 * stays.
 */
export function forgetCustomer(owner: string): Promise<void> {
  return forget(owner, () => true);
}

/**
 * Like `forgetCustomer`, after the server has ended the session. The customer did not sign out, so
 * their unsaved input stays for the next sign-in, as their submissions do.
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
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      const keys = Object.keys(storage).filter((key) => key.startsWith(privatePrefix) && goes(key));
      // An invoice whose tab never opened is still in storage.
      for (const key of [...keys, storageKeys.invoice]) forgetRecord(storage, key);
    } catch {
      // The browser forbids storage, so there is nothing to delete.
    }
  }
}

/**
 * Deletes a record. The browser fires the storage event in other tabs only, so this dispatches it
 * for the stores of this tab: without it, an open form would still show and save the value that its
 * store has in memory.
 */
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
    // If another tab blocks the deletion, the browser deletes the database when that tab closes its
    // connection.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
