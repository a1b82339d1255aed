/**
 * The drafts of the signed-in member (counter-240, counter-241): in memory, and encrypted with the
 * member's key in this browser, because the counter's computer is shared. No function throws: a
 * draft that cannot be stored lives until the page closes.
 */
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';
import { boxKey, openSealed, seal } from './sealed-box.ts';

/**
 * The prefix of a record's key, followed by the member's id and the draft's subject. The value is
 * the time of storage and the encrypted draft.
 */
const prefix = 'counter-draft ';
/** Milliseconds after which an unfinished draft is deleted. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

type Drafts = ReadonlyMap<string, unknown>;

const drafts = createEphemeralStore<Drafts>(new Map());
/** The member who owns the drafts in memory. Without a key nothing is stored. */
let mine: { memberId: string; key: CryptoKey | null } = { memberId: '', key: null };
/** The subjects of drafts that are only in memory: not stored yet, or rejected by the storage. */
const unstored = new Set<string>();

/**
 * Loads the member's drafts from this browser, and clears those of another member from memory. With
 * an empty key, drafts are only in memory.
 */
export async function openDrafts(memberId: string, writtenKey: string): Promise<void> {
  mine = { memberId, key: null };
  drafts.set(new Map());
  unstored.clear();
  removeOld();
  const key = await boxKey(writtenKey).catch(() => null);
  if (!key || mine.memberId !== memberId) return;
  mine = { memberId, key };
  const opened = new Map<string, unknown>();
  for (const name of storedNames()) {
    const subject = subjectOf(name);
    const value = subject === null ? undefined : await readStored(name);
    if (subject !== null && value !== undefined) opened.set(subject, value);
  }
  if (mine.key === key) drafts.set(opened);
}

/** The draft about a subject; undefined if there is none. The caller validates its shape. */
export function draftOf(subject: string): unknown {
  return drafts.get().get(subject);
}

/** {@link draftOf} as a hook that follows changes. */
export function useDraftOf(subject: string): unknown {
  return useStore(drafts).get(subject);
}

/** Stores the current input about a subject as its draft. */
export function keepDraft(subject: string, value: unknown): void {
  drafts.set((all) => new Map(all).set(subject, value));
  unstored.add(subject);
  void store(subject, value);
}

/** Deletes a draft that was saved, sent or discarded. */
export function dropDraft(subject: string): void {
  drafts.set((all) => new Map([...all].filter(([one]) => one !== subject)));
  unstored.delete(subject);
  quietly(() => localStorage.removeItem(nameOf(subject)));
}

/**
 * Follows changes of the same member's drafts in other tabs, and warns before the page closes if a
 * draft is only in memory. Returns the function that stops it.
 */
export function watchDrafts(): () => void {
  const follow = ({ key: name }: StorageEvent): void => {
    const subject = name === null ? null : subjectOf(name);
    if (name !== null && subject !== null) void reload(name, subject);
  };
  const warn = (event: BeforeUnloadEvent): void => {
    if (unstored.size > 0) event.preventDefault();
  };
  window.addEventListener('storage', follow);
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('beforeunload', warn);
  };
}

async function reload(name: string, subject: string): Promise<void> {
  const value = await readStored(name);
  drafts.set((all) => {
    const changed = new Map(all);
    if (value === undefined) changed.delete(subject);
    else changed.set(subject, value);
    return changed;
  });
  if (value === undefined) unstored.delete(subject);
}

async function store(subject: string, value: unknown): Promise<void> {
  const { key } = mine;
  if (!key) return;
  const name = nameOf(subject);
  const sealed = await seal(key, name, JSON.stringify(value)).catch(() => '');
  // Meanwhile the draft was changed or dropped, or another member has signed in.
  if (sealed === '' || mine.key !== key || draftOf(subject) !== value) return;
  const isStored = quietly(() => {
    localStorage.setItem(name, `${Date.now()} ${sealed}`);
    return true;
  });
  if (isStored) unstored.delete(subject);
}

async function readStored(name: string): Promise<unknown> {
  const { key } = mine;
  const [, sealed = ''] = (quietly(() => localStorage.getItem(name)) ?? '').split(' ');
  const text = key && sealed ? await openSealed(key, name, sealed) : null;
  return text === null ? undefined : JSON.parse(text);
}

function nameOf(subject: string): string {
  return `${prefix}${mine.memberId} ${subject}`;
}

/**
 * The subject of a stored record. Null if the record belongs to another member or is not a draft.
 */
function subjectOf(name: string): string | null {
  const start = nameOf('');
  return mine.memberId !== '' && name.startsWith(start) ? name.slice(start.length) : null;
}

/** Deletes old drafts of all members, because some members do not return. */
function removeOld(): void {
  for (const name of storedNames()) {
    const [at] = (quietly(() => localStorage.getItem(name)) ?? '').split(' ');
    if (!(Date.now() - Number(at) <= maxAgeMs)) quietly(() => localStorage.removeItem(name));
  }
}

function storedNames(): string[] {
  const names = quietly(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(prefix));
}

/**
 * Runs `work` and returns null if it throws, because the storage may be full or blocked. Drafts are
 * then only in memory.
 */
function quietly<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
