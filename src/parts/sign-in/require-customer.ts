/** Guards for `beforeLoad` of the customer's own routes (shell-45, shell-46). */
import { redirect } from '@tanstack/react-router';
import { sessionStore } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';

interface Arriving {
  location: { href: string };
  /**
   * The router also runs `beforeLoad` for preloads (`defaultPreload: 'intent'`), which are no
   * navigation.
   */
  preload: boolean;
}

/**
 * Redirects visitors home and opens the login form with a return path. A server has no session and
 * renders the page.
 */
export function requireCustomer({ location, preload }: Arriving): void {
  if (isAdmitted()) return;
  if (!preload) openSignIn({ returnTo: location.href });
  goHome();
}

/** Redirects visitors home without a message: /Transactions and /Purchases. */
export function goHomeUnlessCustomer(): void {
  if (!isAdmitted()) goHome();
}

function isAdmitted(): boolean {
  return typeof window === 'undefined' || sessionStore.get() !== null;
}

function goHome(): never {
  throw redirect({ to: '/', replace: true });
}
