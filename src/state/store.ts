/**
 * What this phone remembers: a value in localStorage that is checked whenever
 * it is read, follows changes made in other tabs, and never throws. While
 * rendering on a server (and for the first paint that takes its page over) it
 * shows its initial value.
 */
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

export interface StoreOptions<Value> {
  /** The storage key, verbatim from the documents where they name one. */
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

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function readAgain(): void {
    value = readStored();
    isRead = true;
  }

  function readStored(): Value {
    try {
      const text = localStorage.getItem(key);
      if (text === null) return initial;
      const read = v.safeParse(options.schema, parse(text));
      return read.success ? read.output : initial;
    } catch {
      // Unreadable or forbidden storage counts as empty: the phone does not trust its own storage.
      return initial;
    }
  }

  function followOtherTabs(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    readAgain();
    tell();
  }

  function get(): Value {
    if (!isRead && typeof localStorage !== 'undefined') readAgain();
    return value;
  }

  return {
    key,
    get,
    set(change) {
      value = isUpdate(change) ? change(get()) : change;
      isRead = true;
      const isStored = keep(key, options.write ? options.write(value) : value, print);
      tell();
      return isStored;
    },
    clear() {
      value = initial;
      isRead = true;
      keep(key, undefined, print);
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

function isUpdate<Value>(
  change: Value | ((current: Value) => Value),
): change is (current: Value) => Value {
  return typeof change === 'function';
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

/** Reads a store while rendering; the component is drawn again when it changes, here or in another tab. */
export function useStore<Value>(store: Pick<Store<Value>, 'subscribe' | 'get' | 'initial'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
