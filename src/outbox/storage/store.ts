/**
 * The submissions on this phone. Every change is one transaction that applies the pure outbox
 * (`domain/outbox.ts`) to the stored records, so that tabs and the worker cannot overwrite each
 * other's changes.
 */
import { get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { changeSubmissions } from '#domain/outbox.ts';
import type { OutboxEvent } from '#domain/outbox-events.ts';
import type { Submission, Receipt } from '#domain/submission.ts';
import { readRecord, type FoundRecord } from '#domain/outbox-record.ts';
import { receiptKept, since } from '#domain/outbox-times.ts';
import { sorted } from '#domain/sorted.ts';
import { durableStore } from './database.ts';
import { announceChange } from './change-channel.ts';

const submissionPrefix = 'letter/';
const receiptPrefix = 'receipt/';

/** Data that is stored in the same transaction as the event. */
interface Beside {
  /** The bytes of the photo that the event attaches to the submission with that id. */
  photo?: { id: string; bytes: ArrayBuffer };
  receipt?: Receipt;
}

export interface OutboxStore {
  /**
   * All submissions and drafts, oldest first. Unreadable records are among them as quarantined.
   */
  submissions: () => Promise<Submission[]>;
  /**
   * Applies one event, or several in order. Resolves with all submissions when the change is on
   * disk. Rejects, without a change, if the phone could not store it.
   */
  change: (event: OutboxEvent | OutboxEvent[], beside?: Beside) => Promise<Submission[]>;
  /** The bytes of a photo. Null if they are missing. */
  photoBytes: (id: string, n: number) => Promise<ArrayBuffer | null>;
  receipts: () => Promise<Receipt[]>;
  /** The stored record, unvalidated. Undefined if there is none. */
  raw: (id: string) => Promise<unknown>;
  /** Deletes receipts older than 30 days. */
  forgetOldReceipts: (now: string) => Promise<void>;
  /** Other data that page and worker share (grants, worker settings), by its own key. */
  read: (key: string) => Promise<unknown>;
  write: (key: string, value: unknown) => Promise<void>;
  /** Writes all entries in one transaction: either all are on disk, or none. */
  writeAll: (entries: readonly [key: string, value: unknown][]) => Promise<void>;
  /** The values under keys with this prefix, in the order of the keys. */
  readUnder: (prefix: string) => Promise<unknown[]>;
  /** The keys with this prefix, in order. */
  keysUnder: (prefix: string) => Promise<string[]>;
  remove: (keys: readonly string[]) => Promise<void>;
}

/** An outbox in the database of that name. */
function createOutboxStore(databaseName: string): OutboxStore {
  const store = durableStore(databaseName);
  return {
    submissions: async () => {
      const records = await store('readonly', readAll);
      return records.map((record) => record.submission);
    },
    change: async (event, beside = {}) => {
      const { submissions, isChanged } = await store('readwrite', (objectStore) =>
        apply(objectStore, [event].flat(), beside),
      );
      if (isChanged) announceChange();
      return submissions;
    },
    photoBytes: async (id, n) => {
      const bytes = await get<unknown>(photoKey(id, n), store);
      return bytes instanceof ArrayBuffer ? bytes : null;
    },
    receipts: () => readReceipts(store),
    raw: (id) => get<unknown>(submissionPrefix + id, store),
    forgetOldReceipts: async (now) => {
      const old = (await readReceipts(store)).filter(
        (receipt) => since(receipt.sentAt, now) >= receiptKept,
      );
      if (old.length === 0) return;
      await store('readwrite', (objectStore) => {
        for (const receipt of old) objectStore.delete(receiptKey(receipt.id));
      });
    },
    read: (key) => get<unknown>(key, store),
    write: (key, value) => set(key, value, store),
    writeAll: (entries) =>
      store('readwrite', (objectStore) => {
        for (const [key, value] of entries) objectStore.put(value, key);
      }),
    readUnder: (prefix) =>
      store('readonly', (objectStore) =>
        promisifyRequest<unknown[]>(objectStore.getAll(startingWith(prefix))),
      ),
    keysUnder: async (prefix) => {
      const keys = await store('readonly', (objectStore) =>
        promisifyRequest(objectStore.getAllKeys(startingWith(prefix))),
      );
      return keys.filter((key) => typeof key === 'string');
    },
    remove: (keys) =>
      store('readwrite', (objectStore) => {
        for (const key of keys) objectStore.delete(key);
      }),
  };
}

/** The outbox of this app. Its database is opened on first use. */
export const outboxStore = createOutboxStore('nirog-outbox');

/** The key of a submission's receipt. */
export function receiptKey(id: string): string {
  return receiptPrefix + id;
}

function photoKey(id: string, n: number): string {
  return `photo/${id}/${n}`;
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

async function readAll(objectStore: IDBObjectStore): Promise<FoundRecord[]> {
  const range = startingWith(submissionPrefix);
  const [keys, values] = await Promise.all([
    promisifyRequest(objectStore.getAllKeys(range)),
    promisifyRequest<unknown[]>(objectStore.getAll(range)),
  ]);
  const records = keys.map((key, index) => readRecord(idOf(key), values[index]));
  return sorted(records, (a, b) => a.submission.seq - b.submission.seq);
}

function idOf(key: IDBValidKey): string {
  return typeof key === 'string' ? key.slice(submissionPrefix.length) : '';
}

async function readReceipts(store: UseStore): Promise<Receipt[]> {
  return store('readonly', (objectStore) =>
    promisifyRequest<Receipt[]>(objectStore.getAll(startingWith(receiptPrefix))),
  );
}

async function apply(objectStore: IDBObjectStore, events: OutboxEvent[], beside: Beside) {
  const records = await readAll(objectStore);
  const before = records.map((record) => record.submission);
  const after = events.reduce<readonly Submission[]>(changeSubmissions, before);
  if (beside.receipt) objectStore.put(beside.receipt, receiptKey(beside.receipt.id));
  if (after === before) return { submissions: before, isChanged: beside.receipt !== undefined };
  for (const event of events) {
    if (event.type === 'customer-edited') await movePhotos(objectStore, before, event);
  }
  const untouchable = new Set(
    records.filter((one) => !one.isWritable).map((one) => one.submission),
  );
  for (const submission of before)
    settle(objectStore, submission, after, untouchable.has(submission));
  for (const submission of after) {
    const isForeign = records.some((one) => !one.isWritable && one.submission.id === submission.id);
    if (!before.includes(submission) && !isForeign)
      objectStore.put(submission, submissionPrefix + submission.id);
  }
  keepPhoto(objectStore, before, after, beside);
  return { submissions: [...after], isChanged: true };
}

/** Deletes the records that the change has removed: the submission, or photos of it. */
function settle(
  objectStore: IDBObjectStore,
  old: Submission,
  after: readonly Submission[],
  isForeign: boolean,
): void {
  const now = after.find((submission) => submission.id === old.id);
  if (!now) {
    // A record of a newer version is never deleted here.
    if (isForeign && old.state !== 'quarantine') return;
    objectStore.delete(submissionPrefix + old.id);
    objectStore.delete(startingWith(`photo/${old.id}/`));
    return;
  }
  for (const { n } of old.photos) {
    if (!now.photos.some((photo) => photo.n === n)) objectStore.delete(photoKey(old.id, n));
  }
}

function keepPhoto(
  objectStore: IDBObjectStore,
  before: readonly Submission[],
  after: readonly Submission[],
  beside: Beside,
): void {
  const { photo } = beside;
  const submission = after.find((one) => one.id === photo?.id);
  const added = submission?.photos.at(-1);
  if (photo && submission && added && !before.includes(submission)) {
    objectStore.put(photo.bytes, photoKey(photo.id, added.n));
  }
}

async function movePhotos(
  objectStore: IDBObjectStore,
  before: readonly Submission[],
  event: { id: string; newId: string },
): Promise<void> {
  const photos = before.find((submission) => submission.id === event.id)?.photos ?? [];
  for (const { n } of photos) {
    const bytes = await promisifyRequest<unknown>(objectStore.get(photoKey(event.id, n)));
    if (bytes !== undefined) objectStore.put(bytes, photoKey(event.newId, n));
  }
}
