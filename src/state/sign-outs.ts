/** Sessions that ended on this phone while the server could not be told: it is told later. */
import * as v from 'valibot';
import { createStore } from './store.ts';

export interface SignOut {
  /** SHA-256 of the session's token: it can end the session and nothing else. */
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

/** Adds one; the oldest go first where the shop was never reached. */
export function storeSignOut(signOut: SignOut): void {
  signOutsStore.set((waiting) => [...waiting, signOut].slice(-maxSignOuts));
}

/** The server has heard of it. */
export function forgetSignOut(ticket: string): void {
  signOutsStore.set((waiting) => waiting.filter((one) => one.ticket !== ticket));
}
