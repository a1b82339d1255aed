import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type ErrorRouteComponent,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createQueryClient } from '#app/query-client.ts';

/** Opens a route that throws this error, with this error component. */
export function openLostScreen(lost: Error, errorComponent: ErrorRouteComponent) {
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => {
        throw lost;
      },
      errorComponent,
      component: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { onCaughtError: () => undefined },
  );
}
