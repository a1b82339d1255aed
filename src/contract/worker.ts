/** What page and service worker have agreed: names of caches, of the sync, and their messages. */

/** Pictures: cache first, bounded, the first to go when the phone is full. */
export const pictureCache = 'pictures-v1';
/** Pictures of what is in the bag; no shelf pushes them out (offline-176). */
export const bagPictureCache = 'bag-pictures-v1';
/** Pictures of the products that were opened last: by its name it leaves the phone with its customer (state/forget.ts). */
export const seenPictureCache = 'private-pictures-v1';
/** Catalogue answers: fresh or last known, filed under address and question. */
export const catalogueCache = 'catalogue-v1';

/** The app's own files, as the build lists them: kept from build to build, less what no build needs any more. */
export const appCache = 'app-v1';

/** The map's own files (map-files.ts), kept when somebody has looked at it. */
export const mapCache = 'map-v1';
/** The tag of the background sync that delivers the outbox. */
export const outboxSyncTag = 'outbox';

/** The tag of the periodic sync that keeps the catalogue up to date. */
export const catalogueSyncTag = 'catalogue';

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
  /** Paths of all pictures of the bag; what is missing is fetched where the line may be used for it. */
  | { type: 'KEEP_BAG_PICTURES'; pictures: string[]; mayFetch: boolean }
  /** Paths of the pictures of products that were opened just now. */
  | { type: 'KEEP_SEEN_PICTURES'; pictures: string[] }
  /** How much of the app is on this phone? Answered at the message's port: {@link AppOnPhone}. */
  | { type: 'COUNT_APP' };

/** How much of this worker's app the phone keeps, in bytes as they are unpacked. */
export interface AppOnPhone {
  kept: number;
  all: number;
  /** The rest does not come: the phone has no room for it. Older workers do not say it. */
  isFull?: boolean | undefined;
}

/** What is pushed to a phone: what it shows, for whom, and what a tap opens. */
export interface PushedMessage {
  /** The subscription that it was sent to: a phone that has another, or none, shows nothing of it. */
  for: string;
  lang: string;
  title: string;
  body: string;
  /** A newer one with the same tag takes its place. */
  tag: string;
  path: string;
}

/** From the worker to its pages. */
export interface MessageToPage {
  /** The network seems to be back: deliver what you may. */
  type: 'OUTBOX_KNOCK';
}
