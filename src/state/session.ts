import { session, storageKeys } from '#contract/stored.ts';
import { guest, type Session } from '#domain/session.ts';
import * as v from 'valibot';
import { createStore, useStore } from './store.ts';

/** The signed-in customer; null when nobody is, or when the record cannot be read (sign-in-48). */
export const sessionStore = createStore<Session | null>({
  key: storageKeys.session,
  schema: v.nullable(session),
  initial: null,
  write: (value) => value ?? undefined,
});

export function useSession(): Session | null {
  return useStore(sessionStore);
}

/** Whose submissions this phone writes now: the signed-in customer's, else this phone's. */
export function currentOwner(signedIn: Session | null): string {
  return signedIn?.id ?? guest;
}
