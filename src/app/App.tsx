import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ShopRouter } from './router.ts';

export interface AppProps {
  queryClient: QueryClient;
  router: ShopRouter;
}

/** The whole shop: its questions and its addresses. Rendered in the page and, later, on the server. */
export function App({ queryClient, router }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
