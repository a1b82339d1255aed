import { createEphemeralStore } from './ephemeral-store.ts';
import { useStore } from './store.ts';

/** Why the login form is open; null while it is closed. */
export interface SignInWish {
  /** The path that opens after the sign-in, once (sign-in-4). */
  returnTo?: string;
  /** The initial value of the phone field. */
  phone?: string;
  /** The form that opens first; the login form by default. */
  form?: 'SIGNUP';
  /** The server ended the session, so the form opened without a tap. */
  because?: 'session-ended';
}

export const signInStore = createEphemeralStore<SignInWish | null>(null);

/** Opens the login form. Input on the page behind it stays as it is. */
export function openSignIn(wish: SignInWish = {}): void {
  signInStore.set(wish);
}

export function closeSignIn(): void {
  signInStore.set(null);
}

/** The options of the login form while it is open, otherwise null. */
export function useSignIn(): SignInWish | null {
  return useStore(signInStore);
}
