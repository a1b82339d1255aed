/**
 * What leaves this phone with its customer (design, security). A private record
 * lies under a key that begins with `private/`, in a cache whose name begins
 * with `private-`, or in the database `nirog-private`: then it goes by itself.
 */
import { storageKeys } from '#contract/stored.ts';
import { forgetAddressOf } from './address.ts';
import { sessionStore } from './session.ts';
import { codeStepStore } from './sign-in-step.ts';

/** Records of one customer begin with it: `private/orders`, … */
export const privatePrefix = 'private/';
const privateCaches = 'private-';
export const privateDatabase = 'nirog-private';

/** Forgets the customer here and, by the storage event, in every other tab. The bag stays. */
export async function forgetCustomer(owner: string): Promise<void> {
  codeStepStore.clear();
  forgetAddressOf(owner);
  forgetRecords();
  sessionStore.clear();
  await Promise.allSettled([forgetCaches(), forgetDatabase()]);
}

function forgetRecords(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      const keys = Object.keys(kept).filter((key) => key.startsWith(privatePrefix));
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
