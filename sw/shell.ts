import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** What the build writes into the worker. */
export type Precached = Parameters<typeof precacheAndRoute>[0];

/** Paths that are never a page of the shop. */
const notPages = [/^\/api(\/|$)/i, /^\/content\//i, /^\/sw\.js$/i, /^\/kill-switch\.js$/i];

/** Precaches the build, and answers every address with its one page. */
export function keepShell(manifest: Precached): void {
  precacheAndRoute(manifest);
  cleanupOutdatedCaches();
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }),
  );
}
