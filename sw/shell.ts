import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { LastRendered } from './pages.ts';

/** What the build writes into the worker. */
export type Precached = Parameters<typeof precacheAndRoute>[0];

/** Paths that are never a page of the shop. */
const notPages = [
  /^\/api(\/|$)/i,
  /^\/content\//i,
  /^\/development\//i,
  /^\/sw\.js$/i,
  /^\/kill-switch\.js$/i,
];

/** Precaches the build, and answers every address with its one page, where no rendered one is known. */
export function keepShell(manifest: Precached, lastRendered: LastRendered): void {
  // No `index.html` in place of `/`: home may be known as rendered.
  precacheAndRoute(manifest, { directoryIndex: '' });
  cleanupOutdatedCaches();
  const shell = createHandlerBoundToURL('/index.html');
  registerRoute(
    new NavigationRoute(
      async (options) =>
        (await lastRendered(options.event, options.url).catch(() => null)) ?? shell(options),
      { denylist: notPages },
    ),
  );
}
