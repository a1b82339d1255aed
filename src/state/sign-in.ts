import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/** Why the login form is open; null while it is closed. */
export interface SignInWish {
  /** Where the customer goes on after signing in; followed once (sign-in-4). */
  returnTo?: string;
  /** The number that the phone field begins with. */
  phone?: string;
  /** The form it opens with; the login where nothing is said. */
  form?: 'SIGNUP';
  /** Nobody asked for it: the session was ended by the server. */
  because?: 'session-ended';
}

export const signInStore = createEphemeralStore<SignInWish | null>(null);

/** Opens the login form; what was typed behind it stays as it is. */
export function openSignIn(wish: SignInWish = {}): void {
  signInStore.set(wish);
}

export function closeSignIn(): void {
  signInStore.set(null);
}

/** The login form's wish while it is open, else null. */
export function useSignIn(): SignInWish | null {
  return useStore(signInStore);
}
