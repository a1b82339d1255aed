import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Session } from '#domain/session.ts';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';
import { useAuthentication } from '#state/authentication.ts';
import { openSignIn } from '#state/sign-in.ts';

export interface CustomerOnlyProps {
  /** Opens the login form with the way back; else the visitor goes home without a word. */
  asks?: boolean;
  children: (customer: Session) => ReactNode;
}

/**
 * Shows a screen to the signed-in customer alone. The route's `beforeLoad`
 * has sent visitors home already; this catches the page that a server sent,
 * and the session that ends while its screen is open.
 */
export function CustomerOnly({ asks = false, children }: CustomerOnlyProps) {
  const router = useRouter();
  const href = useRouterState({ select: (state) => state.location.href });
  const who = useAuthentication();
  const isGuest = who.kind === 'guest';
  const isCustomer = who.kind === 'customer';
  const wasCustomer = useRef(false);

  // This also runs for a customer who has just signed out: they are not asked to sign in.
  useEffect(() => {
    if (isCustomer) wasCustomer.current = true;
    if (!isGuest) return;
    if (asks && !wasCustomer.current) openSignIn({ returnTo: href });
    void router.navigate({ to: '/', replace: true });
  }, [isGuest, isCustomer, asks, href, router]);

  return who.kind === 'customer' ? children(who.session) : <ScreenWaiting />;
}
