/**
 * The contract between page and service worker: names of caches and syncs, headers, and messages.
 */

/** Pictures, cache first. Bounded, and evicted first when the phone is full. */
export const pictureCache = 'pictures-v1';
/** Pictures of products in the bag. Browsing shelves does not evict them (offline-176). */
export const bagPictureCache = 'bag-pictures-v1';
/**
 * Pictures of recently opened products. The `private-` prefix makes the sign-out delete this cache
 * (state/forget.ts).
 */
export const seenPictureCache = 'private-pictures-v1';
/**
 * Catalogue responses, as a fallback for the network. The key is the URL and the normalised body.
 */
export const catalogueCache = 'catalogue-v1';

/**
 * The app's own files, as the build lists them. One cache for all builds, without the files that no
 * build needs any more.
 */
export const appCache = 'app-v1';

/** The map's own files (map-files.ts), cached when the map is first opened. */
export const mapCache = 'map-v1';
/** The tag of the background sync that delivers the outbox. */
export const outboxSyncTag = 'outbox';

/** The tag of the periodic sync that updates the catalogue. */
export const catalogueSyncTag = 'catalogue';

/**
 * When the worker cached this response (ISO, UTC). The worker sets it on responses from its cache.
 */
export const savedAtHeader = 'x-saved-at';
/**
 * The source of the response that the cached one replaces. The worker sets it beside
 * {@link savedAtHeader}.
 */
export const insteadOfHeader = 'x-instead-of';

/**
 * Timeouts for a request for public data when the network is silent, in milliseconds from the
 * request. First the worker responds from its cache, then the catalogue on the phone (offline-153).
 * The page gives up after `response` (errors-13).
 */
export const silenceLimits = { worker: 4_000, catalogue: 4_500, response: 10_000 } as const;

/** For how long a response counts as fresh, in milliseconds, unless its query says otherwise. */
export const responseStaleTimeMs = 60_000;

/** The key of a cached response to a POST request has the request's body in this search parameter. */
export const cachedBodyParameter = '__asked';

/** Messages from the page to the worker. */
export type MessageToWorker =
  /** The customer agreed to the update. */
  | { type: 'SKIP_WAITING' }
  /** The language of this page, in which the next page should open too. */
  | { type: 'SPEAKS'; language: 'en' | 'bn' }
  /** A submission waits in the outbox. */
  | { type: 'DELIVER_OUTBOX' }
  /**
   * Paths of all pictures of the bag. The worker fetches missing ones only if `mayFetch`, which is
   * false on an expensive connection.
   */
  | { type: 'KEEP_BAG_PICTURES'; pictures: string[]; mayFetch: boolean }
  /** Paths of the pictures of the product that was just opened. */
  | { type: 'KEEP_SEEN_PICTURES'; pictures: string[] }
  /**
   * Requests how much of the app is cached. The worker replies on the message's port with
   * {@link AppOnPhone}.
   */
  | { type: 'COUNT_APP' };

/** How much of this worker's build is cached, in uncompressed bytes. */
export interface AppOnPhone {
  kept: number;
  all: number;
  /** Whether the download has paused because the phone is full. Older workers leave it out. */
  isFull?: boolean | undefined;
}

/** The payload of a push message: its text, its recipient, and the path that a tap opens. */
export interface PushedMessage {
  /**
   * The id of the subscription that it was sent to. A phone with another subscription, or none,
   * does not show the message.
   */
  for: string;
  lang: string;
  title: string;
  body: string;
  /** A newer notification with the same tag replaces this one. */
  tag: string;
  path: string;
}

/** Messages from the worker to its pages. */
export interface MessageToPage {
  /** The network seems to be back, so the page should deliver the outbox. */
  type: 'OUTBOX_KNOCK';
}
