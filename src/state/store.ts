/**
 * What this phone remembers: a value in localStorage that is checked whenever
 * it is read, follows changes made in other tabs, and never throws. While
 * rendering on a server (and for the first paint that takes its page over) it
 * shows its initial value.
 */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

export interface StoreOptions<Value> {
  /** The storage key. One that is fixed stands in `contract/stored.ts` (offline-26). */
  key: string;
  /** Reads what is stored (already JSON-parsed); its input type is what is written. */
  schema: v.GenericSchema<unknown, Value>;
  initial: Value;
  /** What is stored for a value; `undefined` removes the record. */
  write?: (value: Value) => unknown;
  /** Turns the stored text into what the schema reads; JSON by default. */
  parse?: (text: string) => unknown;
  print?: (value: unknown) => string;
}

export interface Store<Value> {
  readonly key: string;
  readonly get: () => Value;
  /** Changes and stores. False when the phone could not store it (full or forbidden): the value then lives until the page closes. */
  readonly set: (change: Value | ((current: Value) => Value)) => boolean;
  /** Forgets what is stored and goes back to the initial value. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value before this phone's own memory is known. */
  readonly initial: () => Value;
}

export function createStore<Value>(options: StoreOptions<Value>): Store<Value> {
  const { key, initial } = options;
  const parse = options.parse ?? ((text: string): unknown => JSON.parse(text));
  const print = options.print ?? JSON.stringify;
  const listeners = new Set<() => void>();
  let value = initial;
  let isRead = false;
  /** What storage held when it was last read or written. */
  let knownText: string | null = null;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function readAgain(): void {
    knownText = storedText(key);
    value = read(knownText);
    isRead = true;
  }

  function read(text: string | null): Value {
    if (text === null) return initial;
    try {
      const found = v.safeParse(options.schema, parse(text));
      return found.success ? found.output : initial;
    } catch {
      // Unreadable counts as empty: the phone does not trust its own storage.
      return initial;
    }
  }

  function store(written: unknown): boolean {
    const isStored = keep(key, written, print);
    if (isStored) knownText = storedText(key);
    return isStored;
  }

  function followOtherTabs(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    readAgain();
    tell();
  }

  /** While nobody watches, no event says what other tabs did: then storage is looked at. */
  function isStale(): boolean {
    return !isRead || (listeners.size === 0 && storedText(key) !== knownText);
  }

  function get(): Value {
    if (typeof window !== 'undefined' && isStale()) readAgain();
    return value;
  }

  return {
    key,
    get,
    set(change) {
      value = isUpdate(change) ? change(get()) : change;
      isRead = true;
      const isStored = store(options.write ? options.write(value) : value);
      tell();
      return isStored;
    },
    clear() {
      value = initial;
      isRead = true;
      store(undefined);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
      };
    },
    initial: () => initial,
  };
}

/** A change that is made of the value before. */
export function isUpdate<Value>(
  change: Value | ((current: Value) => Value),
): change is (current: Value) => Value {
  return typeof change === 'function';
}

/** Null where there is none, or storage is forbidden. */
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, written: unknown, print: (value: unknown) => string): boolean {
  try {
    if (written === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, print(written));
    return true;
  } catch {
    return false;
  }
}

/** Reads a store while rendering; the component is rendered again when it changes, here or in another tab. */
export function useStore<Value>(store: Pick<Store<Value>, 'subscribe' | 'get' | 'initial'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
