/** The disk of a phone in happy-dom (fake-indexeddb), and its Web Locks. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { announceChange } from '#outbox/storage/change-channel.ts';
import { observeSubmissions } from '#outbox/observe.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { Locks } from '#tests/outbox/locks.ts';

/** Web Locks of this test's own. happy-dom has `navigator.locks`, but as null: `'locks' in navigator` is true there. */
export function freshLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}

/** The submissions on this phone's disk, drafts too. */
export function submissionsOnDisk() {
  return outboxStore.submissions();
}

/** The phone has no room for anything more. */
export function fillThePhone(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** As another tab notes it: each was handed over while nobody looked. */
export async function handedOverElsewhere(): Promise<void> {
  const handedOver = { way: 'text', at: new Date().toISOString() } as const;
  for (const submission of await outboxStore.submissions())
    await outboxStore.write(`letter/${submission.id}`, { ...submission, handedOver });
  announceChange();
}

/** Takes every submission, photo, receipt and grant off the phone's disk. */
export async function emptyTheDisk(): Promise<void> {
  localStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('nirog-outbox', 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result } = opening;
      // Another disk than the one that the outbox has opened.
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
  // The view of the submissions is read anew, so that the next test starts with none.
  const stop = observeSubmissions.subscribe(() => undefined);
  announceChange();
  await waitFor(() => {
    if (observeSubmissions.getSnapshot().submissions.length > 0)
      throw new Error('submissions are left');
  });
  stop();
}
