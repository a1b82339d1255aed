/**
 * The letters on this phone. Every change is one transaction that applies the
 * pure outbox (`domain/outbox.ts`) to what is stored, so tabs and the worker
 * can never overwrite one another's steps.
 */
import { get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { changeLetters } from '#domain/outbox.ts';
import type { OutboxEvent } from '#domain/outbox-events.ts';
import type { Letter, Receipt } from '#domain/outbox-letter.ts';
import { readRecord, type FoundRecord } from '#domain/outbox-record.ts';
import { receiptKept, since } from '#domain/outbox-times.ts';
import { durableStore } from './database.ts';
import { tellNews } from './news.ts';

const letterPrefix = 'letter/';
const receiptPrefix = 'receipt/';

/** What is stored in the same transaction as the event. */
interface Beside {
  /** The bytes of the photo that the event attaches to the letter of that id. */
  photo?: { id: string; bytes: ArrayBuffer };
  receipt?: Receipt;
}

export interface OutboxStore {
  /** Every letter and draft, oldest first; what cannot be read stands among them as quarantined. */
  letters: () => Promise<Letter[]>;
  /**
   * Applies one event or several in their order; resolves when it is surely on disk, with the letters as
   * they are now. Rejects (nothing changed) when the phone could not keep it.
   */
  change: (event: OutboxEvent | OutboxEvent[], beside?: Beside) => Promise<Letter[]>;
  /** A photo's bytes; null when they are gone. */
  photoBytes: (id: string, n: number) => Promise<ArrayBuffer | null>;
  receipts: () => Promise<Receipt[]>;
  /** The record as stored, whatever it is; undefined when there is none. */
  raw: (id: string) => Promise<unknown>;
  /** Receipts older than 30 days go. */
  forgetOldReceipts: (now: string) => Promise<void>;
  /** Everything else that page and worker share (grants, surroundings), by its own key. */
  kept: (key: string) => Promise<unknown>;
  keep: (key: string, value: unknown) => Promise<void>;
  /** Several at once: all of them are surely on disk, or none. */
  keepAll: (entries: readonly [key: string, value: unknown][]) => Promise<void>;
  /** What is kept under keys that begin so, in the order of the keys. */
  keptUnder: (prefix: string) => Promise<unknown[]>;
  forget: (keys: readonly string[]) => Promise<void>;
}

/** An outbox in the database of that name. */
function createOutboxStore(databaseName: string): OutboxStore {
  const store = durableStore(databaseName);
  return {
    letters: async () => {
      const found = await store('readonly', readAll);
      return found.map((record) => record.letter);
    },
    change: async (event, beside = {}) => {
      const { letters, isChanged } = await store('readwrite', (room) =>
        apply(room, [event].flat(), beside),
      );
      if (isChanged) tellNews();
      return letters;
    },
    photoBytes: async (id, n) => {
      const bytes = await get<unknown>(photoKey(id, n), store);
      return bytes instanceof ArrayBuffer ? bytes : null;
    },
    receipts: () => readReceipts(store),
    raw: (id) => get<unknown>(letterPrefix + id, store),
    forgetOldReceipts: async (now) => {
      const old = (await readReceipts(store)).filter(
        (receipt) => since(receipt.sentAt, now) >= receiptKept,
      );
      if (old.length === 0) return;
      await store('readwrite', (room) => {
        for (const receipt of old) room.delete(receiptKey(receipt.id));
      });
    },
    kept: (key) => get<unknown>(key, store),
    keep: (key, value) => set(key, value, store),
    keepAll: (entries) =>
      store('readwrite', (room) => {
        for (const [key, value] of entries) room.put(value, key);
      }),
    keptUnder: (prefix) =>
      store('readonly', (room) => promisifyRequest<unknown[]>(room.getAll(startingWith(prefix)))),
    forget: (keys) =>
      store('readwrite', (room) => {
        for (const key of keys) room.delete(key);
      }),
  };
}

/** The outbox of this app; opened on first use. */
export const outboxStore = createOutboxStore('nirog-outbox');

/** Where the receipt of a letter lies. */
export function receiptKey(id: string): string {
  return receiptPrefix + id;
}

function photoKey(id: string, n: number): string {
  return `photo/${id}/${n}`;
}

function startingWith(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

async function readAll(room: IDBObjectStore): Promise<FoundRecord[]> {
  const range = startingWith(letterPrefix);
  const [keys, values] = await Promise.all([
    promisifyRequest(room.getAllKeys(range)),
    promisifyRequest<unknown[]>(room.getAll(range)),
  ]);
  return keys
    .map((key, index) => readRecord(idOf(key), values[index]))
    .toSorted((a, b) => a.letter.seq - b.letter.seq);
}

function idOf(key: IDBValidKey): string {
  return typeof key === 'string' ? key.slice(letterPrefix.length) : '';
}

async function readReceipts(store: UseStore): Promise<Receipt[]> {
  return store('readonly', (room) =>
    promisifyRequest<Receipt[]>(room.getAll(startingWith(receiptPrefix))),
  );
}

async function apply(room: IDBObjectStore, events: OutboxEvent[], beside: Beside) {
  const found = await readAll(room);
  const before = found.map((record) => record.letter);
  const after = events.reduce<readonly Letter[]>(changeLetters, before);
  if (beside.receipt) room.put(beside.receipt, receiptKey(beside.receipt.id));
  if (after === before) return { letters: before, isChanged: beside.receipt !== undefined };
  for (const event of events) {
    if (event.type === 'customer-edited') await movePhotos(room, before, event);
  }
  const untouchable = new Set(found.filter((one) => !one.isWritable).map((one) => one.letter));
  for (const letter of before) settle(room, letter, after, untouchable.has(letter));
  for (const letter of after) {
    const isForeign = found.some((one) => !one.isWritable && one.letter.id === letter.id);
    if (!before.includes(letter) && !isForeign) room.put(letter, letterPrefix + letter.id);
  }
  keepPhoto(room, before, after, beside);
  return { letters: [...after], isChanged: true };
}

/** Removes what the change has let go: the letter, or photos of it. */
function settle(
  room: IDBObjectStore,
  old: Letter,
  after: readonly Letter[],
  isForeign: boolean,
): void {
  const now = after.find((letter) => letter.id === old.id);
  if (!now) {
    // A newer version's record is not ours to remove, whatever was asked.
    if (isForeign && old.state !== 'quarantine') return;
    room.delete(letterPrefix + old.id);
    room.delete(startingWith(`photo/${old.id}/`));
    return;
  }
  for (const { n } of old.photos) {
    if (!now.photos.some((photo) => photo.n === n)) room.delete(photoKey(old.id, n));
  }
}

function keepPhoto(
  room: IDBObjectStore,
  before: readonly Letter[],
  after: readonly Letter[],
  beside: Beside,
): void {
  const { photo } = beside;
  const letter = after.find((one) => one.id === photo?.id);
  const added = letter?.photos.at(-1);
  if (photo && letter && added && !before.includes(letter)) {
    room.put(photo.bytes, photoKey(photo.id, added.n));
  }
}

async function movePhotos(
  room: IDBObjectStore,
  before: readonly Letter[],
  event: { id: string; newId: string },
): Promise<void> {
  const photos = before.find((letter) => letter.id === event.id)?.photos ?? [];
  for (const { n } of photos) {
    const bytes = await promisifyRequest<unknown>(room.get(photoKey(event.id, n)));
    if (bytes !== undefined) room.put(bytes, photoKey(event.newId, n));
  }
}
