import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Listed } from '#contract/packs.ts';
import { appCache, type MessageToWorker } from '#contract/worker.ts';
import { addressOf, cachedOrFetched } from './app-cache.ts';
import { openAppFiles } from './app-files.ts';
import { delay } from './delay.ts';
import type { LastRendered } from './pages.ts';
import { notPages } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Delay in milliseconds before a worker in use resumes fetching the app, so that requests the
 * customer waits for go first.
 */
const afterwards = 3_000;
/** Minimum of milliseconds between two resumptions that no page has requested. */
const retryDelayMs = 30_000;

/**
 * Caches the build, and responds to every navigation with the shell page unless a rendered page is
 * cached.
 */
export function keepShell(listed: readonly Listed[], lastRendered: LastRendered): void {
  const app = openAppFiles(listed);
  const byAddress = new Map(app.files.map((file) => [addressOf(file), file]));
  let nextTry = 0;

  registerRoute(
    ({ url }) => byAddress.has(url.href),
    async ({ url, event }) => {
      const file = byAddress.get(url.href);
      return file ? cachedOrFetched(file, event) : fetch(url);
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
    serveWithoutWorker(event);
    event.waitUntil(app.install());
  });
  self.addEventListener('activate', (event) => event.waitUntil(app.forgetOthers()));
  // Pages send this message when they start, when the first worker takes control, and when the
  // network is back. The fetch cannot be part of `activate`: a worker handles no fetch event until
  // the promise of its `activate` has settled.
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: MessageToWorker | undefined = event.data;
    if (message?.type === 'SPEAKS') event.waitUntil(app.goOn());
    if (message?.type === 'COUNT_APP') {
      event.waitUntil(app.count().then((counted) => event.ports[0]?.postMessage(counted)));
    }
  });
  // A worker that was stopped during the download resumes at its next fetch event.
  self.addEventListener('fetch', (event) => {
    if (Date.now() < nextTry) return;
    nextTry = Date.now() + retryDelayMs;
    event.waitUntil(delay(afterwards).then(app.goOn));
  });
}

/** TypeScript has no type for `addRoutes` yet. Browsers without static routes do not define it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: object[]) => Promise<void>;
}

/**
 * Registers static routes where the browser supports them: it then reads the app's files from the
 * cache without starting the worker, file by file. Files that are not cached come from the network
 * and are cached with their pack. The map's files are in no pack, so the worker handles them.
 */
function serveWithoutWorker(event: InstallEvent): void {
  const ofMap = { condition: { urlPattern: '/assets/maplibre*' }, source: 'fetch-event' };
  // Chromium fetches an icon sheet again for every `<use>` if a static route responds for it.
  const ofIcons = { condition: { urlPattern: '/assets/icons-*' }, source: 'fetch-event' };
  const ofApp = { condition: { urlPattern: '/assets/*' }, source: { cacheName: appCache } };
  event.addRoutes?.([ofMap, ofIcons, ofApp]).catch(() => undefined);
}
