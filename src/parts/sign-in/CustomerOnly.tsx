import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Session } from '#domain/session.ts';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';
import { useAuthentication } from '#state/authentication.ts';
import { openSignIn } from '#state/sign-in.ts';

export interface CustomerOnlyProps {
  /**
   * Whether to open the login form with a return path. Otherwise visitors are sent home without a
   * message.
   */
  opensSignIn?: boolean;
  children: (customer: Session) => ReactNode;
}

/**
 * Renders a screen only for the signed-in customer. The route's `beforeLoad` usually redirects
 * visitors. This component covers server-rendered pages, and sessions that end while the screen is
 * open.
 */
export function CustomerOnly({ opensSignIn = false, children }: CustomerOnlyProps) {
  const router = useRouter();
  const href = useRouterState({ select: (state) => state.location.href });
  const who = useAuthentication();
  const isGuest = who.kind === 'guest';
  const isCustomer = who.kind === 'customer';
  const wasCustomer = useRef(false);

  // Also runs for a customer who has just signed out, for whom no login form opens.
  useEffect(() => {
    if (isCustomer) wasCustomer.current = true;
    if (!isGuest) return;
    if (opensSignIn && !wasCustomer.current) openSignIn({ returnTo: href });
    void router.navigate({ to: '/', replace: true });
  }, [isGuest, isCustomer, opensSignIn, href, router]);

  return who.kind === 'customer' ? children(who.session) : <ScreenWaiting />;
}
