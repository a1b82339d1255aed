import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

/** Whether this phone shows notifications with the newest first; the oldest stand first until somebody switches (notifications-3). */
export const newestFirstStore = createStore<boolean>({
  key: 'notifications-newest-first',
  schema: v.boolean(),
  initial: false,
});

export function useNewestFirst(): boolean {
  return useStore(newestFirstStore);
}
