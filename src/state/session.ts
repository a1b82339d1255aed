import { session, storageKeys } from '#contract/stored.ts';
import { guest, type Session } from '#domain/session.ts';
import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

/**
 * The session of the signed-in customer; null if nobody is signed in or the record cannot be read
 * (sign-in-48).
 */
export const sessionStore = createStore<Session | null>({
  key: storageKeys.session,
  schema: v.nullable(session),
  initial: null,
  write: (value) => value ?? undefined,
});

export function useSession(): Session | null {
  return useStore(sessionStore);
}

/** The owner of new submissions: the signed-in customer, otherwise the guest on this phone. */
export function currentOwner(signedIn: Session | null): string {
  return signedIn?.id ?? guest;
}
