/** Sign-outs that the server has not received yet. They are sent later. */
import * as v from 'valibot';
import { createStore } from './store.ts';

export interface SignOut {
  /** SHA-256 of the session's token. It can end the session and do nothing else. */
  ticket: string;
  isEverywhere: boolean;
  keepsSending: boolean;
}

const maxSignOuts = 10;

export const signOutsStore = createStore<readonly SignOut[]>({
  key: 'sign-outs',
  schema: v.pipe(
    v.array(
      v.object({
        ticket: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
        isEverywhere: v.boolean(),
        keepsSending: v.boolean(),
      }),
    ),
    v.readonly(),
  ),
  initial: [],
  write: (value) => (value.length > 0 ? value : undefined),
});

/** Adds a sign-out. If the server is never reached, the oldest are dropped. */
export function storeSignOut(signOut: SignOut): void {
  signOutsStore.set((waiting) => [...waiting, signOut].slice(-maxSignOuts));
}

/** Removes a sign-out that the server has received. */
export function forgetSignOut(ticket: string): void {
  signOutsStore.set((waiting) => waiting.filter((one) => one.ticket !== ticket));
}
