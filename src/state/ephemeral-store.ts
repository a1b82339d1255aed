import { isUpdate, type Store } from './store.ts';

/**
 * A value that all readers on this page share and that is not persisted, such as an open panel or
 * the last notice.
 */
export type EphemeralStore<Value> = Omit<Store<Value>, 'key' | 'clear'>;

export function createEphemeralStore<Value>(initial: Value): EphemeralStore<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(change) {
      value = isUpdate(change) ? change(value) : change;
      for (const listener of listeners) listener();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial: () => initial,
  };
}
