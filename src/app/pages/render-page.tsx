/** Draws pages on the server: the same routes and screens as on the phone, asked as nobody in particular. */
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { configureClient } from '#api/client.ts';
import { App } from '#app/App.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createShopRouter, type ShopRouter } from '#app/router.ts';
import type { DrawnPage, PageAnswer, PageAsked, Pages, PagesBundle } from '#contract/pages.ts';
import { noActivityId } from '#contract/wire.ts';
import { PageTitle } from '#parts/shell/page-title.ts';
import { learnToSpeakBengali } from '#state/follow-language.ts';
import { isMissing } from './found.ts';
import { headOf } from './head.ts';
import { knownAnswers, settled } from './known-answers.ts';
import { drawnRoutes, ofCatalogue } from './drawn-routes.ts';

/** React sends large parts later, with a script of its own, unless they may be of any size. */
const anySize = Number.MAX_SAFE_INTEGER;

/** Opens the pages once per process. They hold no visitor: every drawing has a query cache and a router of its own. */
export const openPages: PagesBundle['openPages'] = async (ask) => {
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => noActivityId,
    fetch: ask,
  });
  await learnToSpeakBengali();
  return { draw } satisfies Pages;
};

async function draw(asked: PageAsked): Promise<PageAnswer> {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const history = createMemoryHistory({ initialEntries: [asked.href] });
  const router = createShopRouter(queryClient, { history });
  try {
    const route = router.matchRoutes(router.latestLocation).at(-1)?.routeId ?? '';
    if (!drawnRoutes.has(route)) return { kind: 'shell' };
    await router.load();
    const result = router._serverResult;
    if (result?.type === 'redirect') return elsewhere(result.redirect);
    await settled(queryClient);
    return await drawn(asked, router, queryClient);
  } finally {
    // Nothing outlives the drawing: no answer, no timer.
    queryClient.clear();
    history.destroy();
  }
}

function elsewhere(redirect: { headers: Headers }): PageAnswer {
  return { kind: 'elsewhere', href: redirect.headers.get('location') ?? '/' };
}

async function drawn(
  asked: PageAsked,
  router: ShopRouter,
  queryClient: ReturnType<typeof createQueryClient>,
): Promise<DrawnPage> {
  const matches = router.state.matches;
  const failed = matches.find(({ status }) => status === 'error');
  if (failed && !isMissing(failed.error)) throw failed.error;
  let title = '';
  const body = await markup(
    <StrictMode>
      <PageTitle value={(told) => (title = told)}>
        <App queryClient={queryClient} router={router} drawn={asked.language} />
      </PageTitle>
    </StrictMode>,
  );
  const { routeId: route = '', params = {} } = matches.at(-1) ?? {};
  const status = failed ? 404 : 200;
  return {
    kind: 'page',
    status,
    route,
    isOfCatalogue: ofCatalogue.has(route),
    title,
    head: headOf({
      asked,
      route,
      params,
      search: router.latestLocation.search,
      title,
      status,
      queryClient,
    }),
    body,
    known: failed ? null : knownAnswers(queryClient, route),
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
  return new Response(stream).text();
}
