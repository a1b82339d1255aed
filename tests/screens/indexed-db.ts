/** IndexedDB (fake-indexeddb) and Web Locks for tests in happy-dom. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { announceChange } from '#outbox/storage/change-channel.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { Locks } from '#tests/outbox/locks.ts';

/**
 * Installs new Web Locks for one test. happy-dom has `navigator.locks`, but as null: `'locks' in
 * navigator` is true there.
 */
export function freshLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}

/** The submissions on this phone's disk, including drafts. */
export function submissionsOnDisk() {
  return outboxStore.submissions();
}

/** Makes every write to IndexedDB exceed the quota. */
export function fillThePhone(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Marks every submission as handed over, as another tab does. */
export async function handedOverElsewhere(): Promise<void> {
  const handedOver = { way: 'text', at: new Date().toISOString() } as const;
  for (const submission of await outboxStore.submissions())
    await outboxStore.write(`letter/${submission.id}`, { ...submission, handedOver });
  announceChange();
}

/**
 * Deletes every submission, photo, receipt and grant from the phone's disk. Rejects if the test did
 * not open that database.
 */
export async function emptyTheDisk(): Promise<void> {
  localStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('nirog-outbox', 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result } = opening;
      // A database that the outbox has not opened.
      if (!result.objectStoreNames.contains('outbox')) {
        reject(new Error('the outbox is on another disk'));
        return;
      }
      const clearing = result.transaction('outbox', 'readwrite');
      clearing.objectStore('outbox').clear();
      clearing.addEventListener('complete', () => {
        result.close();
        resolve();
      });
    });
  });
  // Refreshes the cached submissions, so that the next test starts with none.
  const stop = observeSubmissions.subscribe(() => undefined);
  announceChange();
  await waitFor(() => {
    if (observeSubmissions.getSnapshot().submissions.length > 0)
      throw new Error('submissions are left');
  });
  stop();
}
