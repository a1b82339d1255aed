import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { DatedShop } from '#contract/shop.ts';
import { ServerLanguage } from '#state/language.ts';
import { ServerShop } from '#state/shop.ts';
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
  /** The particulars from which the server renders, or rendered, the page. */
  serverShop?: DatedShop | undefined;
}

/**
 * The root component: query client, language and router. The server renders it and the phone
 * hydrates it.
 */
export function App({ queryClient, router, serverLanguage = 'en', serverShop }: AppProps) {
  useLayoutEffect(repeatEarlyInput, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ServerLanguage value={serverLanguage}>
        <ServerShop value={serverShop ?? null}>
          <RouterProvider router={router} />
        </ServerShop>
      </ServerLanguage>
    </QueryClientProvider>
  );
}
