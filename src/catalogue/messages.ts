/** What the page and the catalogue's worker say to each other. */
import type { FailureReason } from '#api/failure.ts';
import type { CataloguePrice } from '#domain/catalogue.ts';

/** Milliseconds after which the whole is opened where something that was ready is shown: that comes first. */
export const openDelayMs = 1_500;

/** Where the worker asks. */
export interface CatalogueSettings {
  apiHost: string;
  paths: Record<string, string>;
}

/** From the page; each is answered once, under its number. */
export interface Requests {
  settings: CatalogueSettings;
  /** Opens what is stored. */
  open: null;
  /** Opens what a search needs of it, and searches ahead for what the results page is about to ask for. */
  openSearch: { query: string };
  /** A call of the contract by its name, and its request as it is written. */
  answer: { call: string; request: unknown };
  /** The prices of products, where they are newer than `since`, in milliseconds. */
  prices: { ids: readonly string[]; since: number };
  /** How the catalogue stands. */
  status: null;
  /** Brings it to this phone, or up to date. */
  fetch: null;
  /** Removes it from this phone. */
  remove: null;
}
export type RequestName = keyof Requests;

export interface Replies {
  settings: null;
  open: null;
  openSearch: null;
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

/** A response in our own names, and since when it is known to be so; null where there is none. */
export type CatalogueResponse = { content: unknown; savedAt: string } | null;

/** Prices, and since when they are known to be so (ISO); null where there are no newer ones. */
export type StoredPrices = { prices: CataloguePrice[]; savedAt: string } | null;

export interface CatalogueStatus {
  /** The whole one on this phone; null where there is none. */
  stored: { products: number; bytes: number; checkedAt: string } | null;
  /** Products that a download has brought so far; null where none has begun. */
  coming: number | null;
  /** Why the last download stopped. */
  failure: CatalogueFailure | null;
}

/** What went wrong with the shop's answer, that there is no room on this phone, or that its worker does not run. */
export type CatalogueFailure = FailureReason | { kind: 'full' } | { kind: 'closed' };

/** From the worker: the reply to the request of that number, or how many products a download has brought. */
export type CatalogueNews =
  | { type: 'reply'; number: number; replies: Partial<Replies> }
  | { type: 'progress'; products: number };

interface WorkerPolicy {
  createScriptURL: (url: string) => string;
}

/** The page's window. TypeScript's own does not know Trusted Types. */
export interface AheadWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: WorkerPolicy) => WorkerPolicy };
  /** The worker that app/ahead.ts has started, until the app takes it. */
  catalogueAhead?: Worker;
  /** What was made ready for a request, as app/ahead.ts reads it, until the app takes it. */
  readyAhead?: { request: string; response: Promise<CatalogueResponse> };
}
