import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import { LazyScreenFailed } from '#parts/screen-failed/LazyScreenFailed.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';
import { routeTree } from '#routeTree.gen.ts';
import { inOwnCase } from './tidy-address.ts';

/** How long the screen before stays when the next one is slow, in milliseconds. */
const pendingDelay = 1_000;

/**
 * Every address of the shop. Matching ignores case (the router's default),
 * parameters keep theirs, a trailing slash is dropped (shell-31, shell-32).
 * A server that renders a page hands in the address instead of a browser's.
 */
export function createShopRouter(queryClient: QueryClient, server?: { history: RouterHistory }) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // On the server the router would write an inline script, which the page's Content-Security-Policy forbids.
    scrollRestoration: !server,
    trailingSlash: 'never',
    defaultStructuralSharing: true,
    defaultPendingComponent: ScreenWaiting,
    // The first visit: header and skeleton stand while the screen is fetched.
    defaultPendingMs: 0,
    // By default the router shows a pending component for at least 500 ms, also if the screen is ready a moment later.
    defaultPendingMinMs: 0,
    defaultErrorComponent: LazyScreenFailed,
    ...(server && { history: server.history, isServer: true }),
  });
  // From then on the screen that one comes from stays in sight for a while.
  const stopWaiting = router.subscribe('onResolved', () => {
    stopWaiting();
    router.update({ ...router.options, defaultPendingMs: pendingDelay });
  });
  // Links compare addresses letter by letter, to mark the page that is open.
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const href = ownAddress(router, toLocation);
    if (href !== toLocation.href) void router.navigate({ href, replace: true });
  });
  return router;
}

/** The address as the shop's routes spell it (shell-120). */
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
