import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import { LazyScreenFailed } from '#parts/screen-failed/LazyScreenFailed.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';
import { routeTree } from '#routeTree.gen.ts';
import { inOwnCase } from './tidy-address.ts';

/** How long the previous screen stays visible while the next one loads, in milliseconds. */
const pendingDelay = 1_000;

/**
 * Creates the router with all routes. Matching ignores case (the router's default), parameters keep
 * their case, and a trailing slash is dropped (shell-31, shell-32). On the server `history` holds
 * the requested address.
 */
export function createShopRouter(queryClient: QueryClient, server?: { history: RouterHistory }) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // On the server the router would write an inline script, which the page's
    // Content-Security-Policy forbids.
    scrollRestoration: !server,
    trailingSlash: 'never',
    defaultStructuralSharing: true,
    defaultPendingComponent: ScreenWaiting,
    // On the first load the header and a skeleton are visible while the screen loads.
    defaultPendingMs: 0,
    // By default the router shows a pending component for at least 500 ms, even if the screen loads
    // sooner.
    defaultPendingMinMs: 0,
    defaultErrorComponent: LazyScreenFailed,
    ...(server && { history: server.history, isServer: true }),
  });
  // After the first load the previous screen stays visible during the delay.
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting();
    router.update({ ...router.options, defaultPendingMs: pendingDelay });
  });
  // Links compare addresses with regard to case to mark the current page, so other spellings are
  // replaced.
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const href = ownAddress(router, toLocation);
    if (href !== toLocation.href) void router.navigate({ href, replace: true });
  });
  return router;
}

/** Returns the address in the spelling of the routes (shell-120). */
export function ownAddress(router: ShopRouter, { href, pathname }: ParsedLocation): string {
  const [, , route] = router.getMatchedRoutes(pathname);
  return inOwnCase(href, route?.fullPath ?? '');
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
