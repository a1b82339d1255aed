import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { DrawnLanguage } from '#state/language.ts';
import type { Language } from '#text/sentences.ts';
import { repeatEarlyTap } from './early-taps.ts';
import type { ShopRouter } from './router.ts';

export interface AppProps {
  queryClient: QueryClient;
  router: ShopRouter;
  /** The language in which the server draws the page, or has drawn it. */
  drawn?: Language;
}

/** The whole shop: its questions and its addresses. Drawn on the server, taken over by the phone. */
export function App({ queryClient, router, drawn = 'en' }: AppProps) {
  // The outside world: what was tapped on the drawn page.
  useLayoutEffect(repeatEarlyTap, []);
  return (
    <QueryClientProvider client={queryClient}>
      <DrawnLanguage value={drawn}>
        <RouterProvider router={router} />
      </DrawnLanguage>
    </QueryClientProvider>
  );
}
