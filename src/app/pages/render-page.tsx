/**
 * Renders pages on the server from the same routes and screens as on the phone, for an anonymous
 * visitor.
 */
import { createMemoryHistory, type AnyRouteMatch } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { configureClient } from '#api/client.ts';
import { App } from '#app/App.tsx';
import { shopQuery } from '#api/shop.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createShopRouter, ownAddress, type ShopRouter } from '#app/router.ts';
import type {
  RenderedPage,
  PageResponse,
  PageRequest,
  Pages,
  PagesBundle,
} from '#contract/pages.ts';
import { noActivityId } from '#contract/wire.ts';
import { shopOf } from '#domain/shop.ts';
import { PageTitle } from '#parts/shell/page-title.ts';
import { isMissing } from './page-results.ts';
import { headOf } from './head.ts';
import { hydrationData, settled } from './hydration-data.ts';
import { picturePreloads } from './picture-preloads.ts';
import type { PublicPage } from './public-page.ts';

export { addresses } from './addresses.ts';

/**
 * React streams a Suspense boundary of more than 12.8 kB after the page, with an inline script,
 * unless the chunk size is unlimited.
 */
const anySize = Number.MAX_SAFE_INTEGER;

/**
 * Configures rendering once per process. It holds no visitor's data: every render has its own query
 * cache and router.
 */
export const openPages: PagesBundle['openPages'] = (fetcher) => {
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => noActivityId,
    fetch: fetcher,
  });
  return Promise.resolve({ render } satisfies Pages);
};

async function render(request: PageRequest): Promise<PageResponse> {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const history = createMemoryHistory({ initialEntries: [request.href] });
  const router = createShopRouter(queryClient, { history });
  try {
    const page = publicPageIn(router.matchRoutes(router.latestLocation));
    if (!page || page.rendered === 'never') return { kind: 'shell' };
    const own = ownAddress(router, router.latestLocation);
    if (own !== router.latestLocation.href) return { kind: 'redirect', href: own };
    // The loaders of the text pages read from it whether the page has a text of the owner's.
    await queryClient.ensureQueryData(shopQuery);
    await router.load();
    const result = router._serverResult;
    if (result?.type === 'redirect') return redirectTo(result.redirect);
    await settled(queryClient);
    return await renderMatches(request, page, router, queryClient);
  } finally {
    // A query with a `gcTime` has a timer, on the server too, which would outlive the render.
    queryClient.clear();
    history.destroy();
  }
}

/** The `publicPage` of the innermost route that declares one. */
function publicPageIn(matches: readonly AnyRouteMatch[]): PublicPage | undefined {
  return matches.findLast(({ staticData }) => staticData.publicPage)?.staticData.publicPage;
}

function redirectTo(redirect: { headers: Headers }): PageResponse {
  return { kind: 'redirect', href: redirect.headers.get('location') ?? '/' };
}

async function renderMatches(
  request: PageRequest,
  page: PublicPage,
  router: ShopRouter,
  queryClient: ReturnType<typeof createQueryClient>,
): Promise<RenderedPage> {
  const matches = router.state.matches;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed && !isMissing(failed.error)) throw failed.error;
  const shop = await queryClient.ensureQueryData(shopQuery);
  let title = '';
  const body = await markup(
    <StrictMode>
      <PageTitle value={(shown) => (title = shown)}>
        <App
          queryClient={queryClient}
          router={router}
          serverLanguage={request.language}
          serverShop={shop}
        />
      </PageTitle>
    </StrictMode>,
  );
  const { routeId: route = '', params = {} } = matches.at(-1) ?? {};
  const status = failed ? 404 : 200;
  return {
    kind: 'page',
    status,
    route,
    isOfCatalogue: page.rendered === 'per-catalogue',
    title,
    head: headOf({
      request,
      page,
      route,
      params,
      search: router.latestLocation.search,
      title,
      status,
      queryClient,
      shop: shopOf(shop),
    }),
    body,
    hydrationData: failed ? null : hydrationData(queryClient, route),
  };
}

async function markup(page: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: anySize,
    onError: (failure) => void failures.push(failure),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  const html = await new Response(stream).text();
  return picturePreloads(html) + html;
}
