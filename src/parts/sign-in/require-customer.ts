/** For `beforeLoad` of the customer's own addresses (shell-45, shell-46). */
import { redirect } from '@tanstack/react-router';
import { sessionStore } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';

interface Arriving {
  location: { href: string };
  /** The router also runs `beforeLoad` for preloads (`defaultPreload: 'intent'`): nobody goes there yet. */
  preload: boolean;
}

/** Opens the login form with the way back, and goes home. A server knows no session: it lets the page pass. */
export function requireCustomer({ location, preload }: Arriving): void {
  if (isAdmitted()) return;
  if (!preload) openSignIn({ returnTo: location.href });
  goHome();
}

/** Goes home without a word: /Transactions and /Purchases. */
export function goHomeUnlessCustomer(): void {
  if (!isAdmitted()) goHome();
}

function isAdmitted(): boolean {
  return typeof window === 'undefined' || sessionStore.get() !== null;
}

function goHome(): never {
  throw redirect({ to: '/', replace: true });
}
