/** The service worker, as a table of contents. */
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
/** What everyone sees alike: as rendered last; they begin what every address opens with. */
const lastRendered = cachePages(files, pages);
/** The app itself, for every address, without a network. */
keepShell(files, lastRendered);
/** Catalogue answers: fresh, else the last known. */
cacheCatalogue();
/** Pictures: from the phone where it has them. */
cachePictures();
/** Those of the bag and of products lately seen: longest. */
keepPictures();
/** The map's own files, once somebody has looked at it. */
cacheMap();
/** What the customer wrote: sent when the browser says that there is a network. */
deliverOutbox();
/** The whole catalogue: up to date also while no page is open. */
freshenCatalogue();
/** News of an order while the shop is closed. */
showPushes();
/** Prescriptions from other apps: on the phone's disk before the page opens. */
receiveShares();
/** A new version waits until the customer agrees. */
followUpdates();
