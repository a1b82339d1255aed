import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { createQueryClient } from '#app/query-client.ts';
import { createShopRouter } from '#app/router.ts';
import type { PageAddress } from '#contract/pages.ts';
import type { PublicPage } from './public-page.ts';

/**
 * Every address that the routes declare. Catch-all routes have no address of their own: they
 * redirect, or show the page of their parent.
 */
export function addresses(): PageAddress[] {
  const router = createShopRouter(createQueryClient(), { history: createMemoryHistory() });
  const routes: AnyRoute[] = Object.values(router.routesByPath);
  return routes
    .filter(({ fullPath }) => !fullPath.endsWith('$'))
    .map((route) => {
      const { isIndexed = false, rendered = 'never', query = [] } = publicPageOf(route) ?? {};
      const path = route.fullPath === '/' ? '/' : route.fullPath.replace(/\/$/, '');
      return { path, isIndexed, isRendered: rendered !== 'never', query };
    });
}

/** The `publicPage` that the route, or its nearest ancestor, declares. */
function publicPageOf(route: AnyRoute | undefined): PublicPage | undefined {
  if (!route) return undefined;
  return route.options.staticData?.publicPage ?? publicPageOf(route.parentRoute);
}
