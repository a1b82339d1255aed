import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Shell } from '#parts/shell/Shell.tsx';

export interface ShopContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<ShopContext>()({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
