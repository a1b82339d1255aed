/**
 * A persistent store: a value in localStorage that is validated on every read, follows changes in
 * other tabs and never throws. During server rendering and hydration it returns its initial value.
 */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

export interface StoreOptions<Value> {
  /** The storage key. Keys that must not change are listed in `contract/stored.ts` (offline-26). */
  key: string;
  /** Validates the stored value after `parse`. Its input type is the output of `write`. */
  schema: v.GenericSchema<unknown, Value>;
  initial: Value;
  /** Converts a value to its stored form; `undefined` removes the record. */
  write?: (value: Value) => unknown;
  /** Converts the stored text to the schema's input; JSON by default. */
  parse?: (text: string) => unknown;
  print?: (value: unknown) => string;
}

export interface Store<Value> {
  readonly key: string;
  readonly get: () => Value;
  /**
   * Changes and stores the value. Returns false if the phone could not store it (full or
   * forbidden); the value then lives until the page closes.
   */
  readonly set: (change: Value | ((current: Value) => Value)) => boolean;
  /** Deletes the record and returns to the initial value. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value for server rendering and hydration, before the record is read. */
  readonly initial: () => Value;
}

export function createStore<Value>(options: StoreOptions<Value>): Store<Value> {
  const { key, initial } = options;
  const parse = options.parse ?? ((text: string): unknown => JSON.parse(text));
  const print = options.print ?? JSON.stringify;
  const listeners = new Set<() => void>();
  let value = initial;
  let isRead = false;
  /** The stored text at the last read or write. */
  let knownText: string | null = null;

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  function reload(): void {
    knownText = storedText(key);
    value = read(knownText);
    isRead = true;
  }

  function read(text: string | null): Value {
    if (text === null) return initial;
    try {
      const parsed = v.safeParse(options.schema, parse(text));
      return parsed.success ? parsed.output : initial;
    } catch {
      // An unreadable record counts as empty.
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
    reload();
    notifyListeners();
  }

  /**
   * Without subscribers the store receives no storage events, so it compares the stored text on
   * each read. Otherwise it would return its value from memory after the record was deleted.
   */
  function isStale(): boolean {
    return !isRead || (listeners.size === 0 && storedText(key) !== knownText);
  }

  function get(): Value {
    if (typeof window !== 'undefined' && isStale()) reload();
    return value;
  }

  return {
    key,
    get,
    set(change) {
      value = isUpdate(change) ? change(get()) : change;
      isRead = true;
      const isStored = store(options.write ? options.write(value) : value);
      notifyListeners();
      return isStored;
    },
    clear() {
      value = initial;
      isRead = true;
      store(undefined);
      notifyListeners();
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

/** Whether a change is a function of the current value. */
export function isUpdate<Value>(
  change: Value | ((current: Value) => Value),
): change is (current: Value) => Value {
  return typeof change === 'function';
}

/** Null if there is no record or storage is forbidden. */
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

/**
 * Reads a store while rendering. The component re-renders when the value changes here or in another
 * tab.
 */
export function useStore<Value>(store: Pick<Store<Value>, 'subscribe' | 'get' | 'initial'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
