import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Listed } from '#contract/packs.ts';
import { appCache, type MessageToWorker } from '#contract/worker.ts';
import { addressOf, keptOrFetched } from './app-cache.ts';
import { openAppFiles } from './app-files.ts';
import { inAWhile } from './in-a-while.ts';
import type { LastRendered } from './pages.ts';
import { notPages } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a worker that is in use goes on fetching the app: what the customer waits for goes first. */
const afterwards = 3_000;
/** Milliseconds between two tries that no page has asked for. */
const retryDelayMs = 30_000;

/** Keeps the build, and answers every address with its one page, where no rendered one is known. */
export function keepShell(listed: readonly Listed[], lastRendered: LastRendered): void {
  const app = openAppFiles(listed);
  const byAddress = new Map(app.files.map((file) => [addressOf(file), file]));
  let nextTry = 0;

  registerRoute(
    ({ url }) => byAddress.has(url.href),
    async ({ url, event }) => {
      const file = byAddress.get(url.href);
      return file ? keptOrFetched(file, event) : fetch(url);
    },
  );
  registerRoute(
    new NavigationRoute(
      async ({ event, url }) => {
        const shell = app.shell();
        const rendered = await lastRendered(event, url).catch(() => null);
        if (!rendered) return shell;
        shell.catch(() => undefined);
        return rendered;
      },
      { denylist: notPages },
    ),
  );

  self.addEventListener('install', (event) => {
    answerWithoutWorker(event);
    event.waitUntil(app.install());
  });
  self.addEventListener('activate', (event) => event.waitUntil(app.forgetOthers()));
  // A page has started, this worker is the first, or the network is back. Not in `activate`: a worker
  // handles no fetch until what its `activate` waits for is over.
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: MessageToWorker | undefined = event.data;
    if (message?.type === 'SPEAKS') event.waitUntil(app.goOn());
    if (message?.type === 'COUNT_APP') {
      event.waitUntil(app.count().then((counted) => event.ports[0]?.postMessage(counted)));
    }
  });
  // A worker that was stopped in the middle goes on when it is next of use.
  self.addEventListener('fetch', (event) => {
    if (Date.now() < nextTry) return;
    nextTry = Date.now() + retryDelayMs;
    event.waitUntil(inAWhile(afterwards).then(app.goOn));
  });
}

/** Not yet in TypeScript's own types; absent where the browser cannot do it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: object[]) => Promise<void>;
}

/**
 * Where the browser can, it answers the app's files from their cache by itself: a start need not
 * wait for the worker's turn, file by file. What is not there yet comes from the network, and is
 * kept with its pack. The map's files are in none: the worker keeps them.
 */
function answerWithoutWorker(event: InstallEvent): void {
  const ofMap = { condition: { urlPattern: '/assets/maplibre*' }, source: 'fetch-event' };
  // Chromium fetches an icon sheet anew for every `<use>` if a static route responds for it.
  const ofIcons = { condition: { urlPattern: '/assets/icons-*' }, source: 'fetch-event' };
  const ofApp = { condition: { urlPattern: '/assets/*' }, source: { cacheName: appCache } };
  event.addRoutes?.([ofMap, ofIcons, ofApp]).catch(() => undefined);
}
