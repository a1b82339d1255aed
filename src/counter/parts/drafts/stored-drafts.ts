/**
 * What whoever is signed in here has half-typed (counter-240, counter-241): in memory, and in this
 * browser sealed with a key of theirs, since the counter's computer is shared. Nothing here throws:
 * what cannot be stored lives until the page closes.
 */
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import { useStore } from '#state/store.ts';
import { boxKey, openSealed, seal } from './sealed-box.ts';

/** Of the records in storage: behind it the member's id and what it is about; in them when, and what is sealed. */
const prefix = 'counter-draft ';
/** Milliseconds after which what nobody has finished goes. */
const maxAgeMs = 7 * 24 * 60 * 60_000;

type Drafts = ReadonlyMap<string, unknown>;

const drafts = createEphemeralStore<Drafts>(new Map());
/** Whose they are; without a key nothing is stored. */
let mine: { memberId: string; key: CryptoKey | null } = { memberId: '', key: null };
/** What of them is in memory alone: not stored yet, or storage has refused it. */
const unstored = new Set<string>();

/** Reads what this member has half-typed here, and forgets what was another's. An empty key keeps everything in memory. */
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

/** What was half-typed about a thing; undefined for nothing. Its shape is for the reader to check. */
export function draftOf(subject: string): unknown {
  return drafts.get().get(subject);
}

/** As {@link draftOf}, followed. */
export function useDraftOf(subject: string): unknown {
  return useStore(drafts).get(subject);
}

/** Keeps what is being typed about a thing. */
export function keepDraft(subject: string, value: unknown): void {
  drafts.set((all) => new Map(all).set(subject, value));
  unstored.add(subject);
  void store(subject, value);
}

/** It is saved, sent, or not wanted any more. */
export function dropDraft(subject: string): void {
  drafts.set((all) => new Map([...all].filter(([one]) => one !== subject)));
  unstored.delete(subject);
  quietly(() => localStorage.removeItem(nameOf(subject)));
}

/**
 * What is kept or dropped in another tab of the same member is so here too, and leaving the page asks
 * first where that would lose something. Until what it gives back is called.
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
  // Meanwhile more was typed, it was dropped, or somebody else has come.
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

/** What a record is about; null for another member's, and for what is no record. */
function subjectOf(name: string): string | null {
  const start = nameOf('');
  return mine.memberId !== '' && name.startsWith(start) ? name.slice(start.length) : null;
}

/** Everybody's: whoever does not come back reads theirs no more. */
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

/** Storage may be full or forbidden: then the page's memory is what there is. */
function quietly<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
