/** What page and service worker have agreed: names of caches, of the sync, and their messages. */

/** Pictures: cache first, bounded, the first to go when the phone is full. */
export const pictureCache = 'pictures-v1';
/** Catalogue answers: fresh or last known, filed under address and question. */
export const catalogueCache = 'catalogue-v1';

/** The app's own files, as the build lists them: kept from build to build, less what no build needs any more. */
export const appCache = 'app-v1';

/** The map's own files, kept when somebody has looked at it. */
export const mapCache = 'map-v1';
/** Their paths: the chunk, its styles and its worker, none of them in a pack. */
export const mapFiles = /^\/assets\/maplibre[^/]*\.(js|mjs|css)$/;

/** Where the phone's other apps send files to (the manifest's share target); the worker answers. */
export const sharePath = '/share';
/** The name of the files in what they send. */
export const shareField = 'files';

/** How a sharing ended, as the request's address tells it (`/order?shared=…`). */
export const sharings = ['kept', 'nothing', 'not-saved', 'missed'] as const;
export type SharingResult = (typeof sharings)[number];

/** The upload area of the request, with the news of a sharing. */
export function afterSharing(result: SharingResult): string {
  return `/order?shared=${result}#prescriptions`;
}

/** The tag of the background sync that delivers the outbox. */
export const outboxSyncTag = 'outbox';

/** When a remembered answer was saved (ISO): set by the worker on what comes from its cache. */
export const savedAtHeader = 'x-saved-at';
/** In whose place a remembered answer stands: set by the worker beside {@link savedAtHeader}. */
export const insteadOfHeader = 'x-instead-of';

/** From the page to the worker. */
export type MessageToWorker =
  /** The customer agreed to the update. */
  | { type: 'SKIP_WAITING' }
  /** The language that this page speaks, and the next one shall. */
  | { type: 'SPEAKS'; language: 'en' | 'bn' }
  /** Something waits in the outbox. */
  | { type: 'DELIVER_OUTBOX' }
  /** How much of the app is on this phone? Answered at the message's port: {@link AppOnPhone}. */
  | { type: 'COUNT_APP' };

/** How much of this worker's app the phone keeps, in bytes as they are unpacked. */
export interface AppOnPhone {
  kept: number;
  all: number;
}

/** From the worker to its pages. */
export interface MessageToPage {
  /** The network seems to be back: deliver what you may. */
  type: 'OUTBOX_KNOCK';
}
