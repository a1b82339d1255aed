/** The entry point of the service worker. */
import type { BuiltApp } from '#contract/packs.ts';
import { cacheCatalogue } from './catalogue.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { freshenCatalogue } from './fresh-catalogue.ts';
import { cacheMap } from './map.ts';
import { cachePictures } from './images.ts';
import { keepPictures } from './kept-pictures.ts';
import { cachePages } from './pages.ts';
import { showPushes } from './push.ts';
import { keepShell } from './shell.ts';
import { receiveShares } from './share.ts';
import { followUpdates } from './updates.ts';

declare const self: ServiceWorkerGlobalScope & { app: BuiltApp };

const { files, pages } = self.app;
/** Caches server-rendered pages, which respond to navigations first. */
const lastRendered = cachePages(files, pages);
/** Caches the app itself, so that every URL opens without a network. */
keepShell(files, lastRendered);
/** Caches catalogue responses as a fallback for the network. */
cacheCatalogue();
/** Caches pictures. Cached ones need no network. */
cachePictures();
/** Caches pictures of the bag and of recently opened products. They are evicted last. */
keepPictures();
/** Caches the map's files after the map was opened once. */
cacheMap();
/** Delivers the customer's submissions when the browser reports a network. */
deliverOutbox();
/** Updates the whole catalogue while no page is open. */
freshenCatalogue();
/** Shows push notifications while the shop is closed. */
showPushes();
/** Stores prescriptions that other apps share before the page opens. */
receiveShares();
/** Activates a new version when the customer agrees. */
followUpdates();
