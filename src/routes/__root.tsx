import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { Shell } from '#parts/shell/Shell.tsx';

export interface ShopContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<ShopContext>()({
  // Links compare addresses letter by letter, to mark the page that is open (shell-120).
  beforeLoad: ({ location, matches }) => {
    const href = inOwnCase(location.href, matches.at(-1)?.fullPath ?? '/');
    if (href !== location.href) throw redirect({ href, replace: true });
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

/** The address with the fixed parts of its path as the route has them; parameters keep their case. */
function inOwnCase(href: string, route: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  const own = route.split('/');
  const parts = path.split('/').map((part, at) => {
    const name = own[at] ?? part;
    return name.toLowerCase() === part.toLowerCase() ? name : part;
  });
  return parts.join('/') + href.slice(path.length);
}
