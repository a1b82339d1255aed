import { session, storageKeys } from '#contract/stored.ts';
import { guest, type Session } from '#domain/session.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

/** The signed-in customer; null when nobody is, or when the record cannot be read (S1 §4). */
export const sessionStore = createStore<Session | null>({
  key: storageKeys.session,
  schema: v.nullable(session),
  initial: null,
  write: (value) => value ?? undefined,
});

export function useSession(): Session | null {
  return useStore(sessionStore);
}

/** What is known of the visitor: nothing yet (a server, and the paint that takes its page over), or who he is. */
export type Authentication =
  { kind: 'authenticating' } | { kind: 'guest' } | { kind: 'customer'; session: Session };

// What is stored is known from the first paint of our own on.
const never = () => () => {};
const yes = () => true;
const no = () => false;

/** S1 §4: "Starts as authenticating and not authenticated." */
export function useAuthentication(): Authentication {
  const session = useSession();
  const isRestored = useSyncExternalStore(never, yes, no);
  if (session) return { kind: 'customer', session };
  return { kind: isRestored ? 'guest' : 'authenticating' };
}

/** Whose letters this phone writes now: the signed-in customer's, else this phone's. */
export function currentOwner(signedIn: Session | null): string {
  return signedIn?.id ?? guest;
}
