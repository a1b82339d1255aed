import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

/**
 * Whether this phone lists notifications newest first. By default the oldest is first
 * (notifications-3).
 */
export const newestFirstStore = createStore<boolean>({
  key: 'notifications-newest-first',
  schema: v.boolean(),
  initial: false,
});

export function useNewestFirst(): boolean {
  return useStore(newestFirstStore);
}
