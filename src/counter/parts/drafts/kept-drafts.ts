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
const longest = 7 * 24 * 60 * 60_000;

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
  const found = new Map<string, unknown>();
  for (const name of storedNames()) {
    const thing = thingOf(name);
    const value = thing === null ? undefined : await readStored(name);
    if (thing !== null && value !== undefined) found.set(thing, value);
  }
  if (mine.key === key) drafts.set(found);
}

/** What was half-typed about a thing; undefined for nothing. Its shape is for the reader to check. */
export function draftOf(thing: string): unknown {
  return drafts.get().get(thing);
}

/** As {@link draftOf}, followed. */
export function useDraftOf(thing: string): unknown {
  return useStore(drafts).get(thing);
}

/** Keeps what is being typed about a thing. */
export function keepDraft(thing: string, value: unknown): void {
  drafts.set((all) => new Map(all).set(thing, value));
  unstored.add(thing);
  void store(thing, value);
}

/** It is saved, sent, or not wanted any more. */
export function dropDraft(thing: string): void {
  drafts.set((all) => new Map([...all].filter(([one]) => one !== thing)));
  unstored.delete(thing);
  quietly(() => localStorage.removeItem(nameOf(thing)));
}

/**
 * What is kept or dropped in another tab of the same member is so here too, and leaving the page asks
 * first where that would lose something. Until what it gives back is called.
 */
export function watchDrafts(): () => void {
  const follow = ({ key: name }: StorageEvent): void => {
    const thing = name === null ? null : thingOf(name);
    if (name !== null && thing !== null) void readAgain(name, thing);
  };
  const ask = (event: BeforeUnloadEvent): void => {
    if (unstored.size > 0) event.preventDefault();
  };
  window.addEventListener('storage', follow);
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('beforeunload', ask);
  };
}

async function readAgain(name: string, thing: string): Promise<void> {
  const value = await readStored(name);
  drafts.set((all) => {
    const rest = new Map(all);
    if (value === undefined) rest.delete(thing);
    else rest.set(thing, value);
    return rest;
  });
  if (value === undefined) unstored.delete(thing);
}

async function store(thing: string, value: unknown): Promise<void> {
  const { key } = mine;
  if (!key) return;
  const name = nameOf(thing);
  const sealed = await seal(key, name, JSON.stringify(value)).catch(() => '');
  // Meanwhile more was typed, it was dropped, or somebody else has come.
  if (sealed === '' || mine.key !== key || draftOf(thing) !== value) return;
  const isStored = quietly(() => {
    localStorage.setItem(name, `${Date.now()} ${sealed}`);
    return true;
  });
  if (isStored) unstored.delete(thing);
}

async function readStored(name: string): Promise<unknown> {
  const { key } = mine;
  const [, sealed = ''] = (quietly(() => localStorage.getItem(name)) ?? '').split(' ');
  const text = key && sealed ? await openSealed(key, name, sealed) : null;
  return text === null ? undefined : JSON.parse(text);
}

function nameOf(thing: string): string {
  return `${prefix}${mine.memberId} ${thing}`;
}

/** What a record is about; null for another member's, and for what is no record. */
function thingOf(name: string): string | null {
  const start = nameOf('');
  return mine.memberId !== '' && name.startsWith(start) ? name.slice(start.length) : null;
}

/** Everybody's: whoever does not come back reads theirs no more. */
function removeOld(): void {
  for (const name of storedNames()) {
    const [at] = (quietly(() => localStorage.getItem(name)) ?? '').split(' ');
    if (!(Date.now() - Number(at) <= longest)) quietly(() => localStorage.removeItem(name));
  }
}

function storedNames(): string[] {
  const names = quietly(() => Object.keys(localStorage)) ?? [];
  return names.filter((name) => name.startsWith(prefix));
}

/** Storage may be full or forbidden: then the page's memory is what there is. */
function quietly<Result>(ask: () => Result): Result | null {
  try {
    return ask();
  } catch {
    return null;
  }
}
