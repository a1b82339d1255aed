/** The messages between the page and the catalogue's worker. */
import type { FailureReason } from '#api/failure.ts';
import type { CataloguePrice, CatalogueProduct } from '#domain/catalogue.ts';

/** The API host and the paths from which the worker fetches. */
export interface CatalogueSettings {
  apiHost: string;
  paths: Record<string, string>;
}

/** Requests from the page. Each gets one reply with the same number. */
export interface Requests {
  settings: CatalogueSettings;
  /**
   * A call of the contract by its name, with its request as the page wrote it, if the catalogue is
   * newer than `since` (milliseconds).
   */
  answer: { call: string; request: unknown; since: number };
  /** The prices of these products, if the catalogue is newer than `since` (milliseconds). */
  prices: { products: readonly ProductKey[]; since: number };
  status: null;
  /** Downloads the catalogue, or updates the stored one. */
  fetch: null;
  remove: null;
}
export type RequestName = keyof Requests;

export interface Replies {
  settings: null;
  answer: CatalogueResponse;
  prices: StoredPrices;
  status: CatalogueStatus;
  fetch: CatalogueStatus;
  remove: CatalogueStatus;
}

export interface CatalogueRequest<Name extends RequestName = RequestName> {
  name: Name;
  number: number;
  content: Requests[Name];
}

/**
 * A response in our own names, and the time at which it was last known to be current; null if there
 * is none.
 */
export type CatalogueResponse = { content: unknown; savedAt: string } | null;

/** Identifies a product of the catalogue. */
export type ProductKey = Pick<CatalogueProduct, 'id' | 'permalink'>;

/**
 * Prices, and the time (ISO) at which they were last known to be current; null if there are no
 * newer ones.
 */
export type StoredPrices = { prices: readonly CataloguePrice[]; savedAt: string } | null;

export interface CatalogueStatus {
  /** The complete catalogue on this phone; null if there is none. */
  stored: { products: number; bytes: number; checkedAt: string } | null;
  /**
   * The number of products that an unfinished download has stored so far; null if there is no such
   * download.
   */
  coming: number | null;
  /** The reason why the last download failed; null if it did not. */
  failure: CatalogueFailure | null;
}

/** A failed request, a full storage (`full`), or a worker that does not run (`closed`). */
export type CatalogueFailure = FailureReason | { kind: 'full' } | { kind: 'closed' };

/**
 * Messages from the worker: the reply to a request by its number, or the progress of a download in
 * products.
 */
export type CatalogueNews =
  | { type: 'reply'; number: number; replies: Partial<Replies> }
  | { type: 'progress'; products: number };
