import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { ServerLanguage } from '#state/language.ts';
import type { Language } from '#text/sentences.ts';
import { repeatEarlyInput } from './early-input.ts';
import type { ShopRouter } from './router.ts';

export interface AppProps {
  queryClient: QueryClient;
  router: ShopRouter;
  /**
   * The language in which the server renders the page, or rendered the page that the phone
   * hydrates.
   */
  serverLanguage?: Language;
}

/**
 * The root component: query client, language and router. The server renders it and the phone
 * hydrates it.
 */
export function App({ queryClient, router, serverLanguage = 'en' }: AppProps) {
  useLayoutEffect(repeatEarlyInput, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ServerLanguage value={serverLanguage}>
        <RouterProvider router={router} />
      </ServerLanguage>
    </QueryClientProvider>
  );
}
