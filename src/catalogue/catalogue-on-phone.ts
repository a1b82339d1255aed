/**
 * The page's interface to the catalogue on this phone: it sends requests to the catalogue worker
 * (offline-153) and publishes the catalogue's status.
 */
import type { Endpoint, RequestInput } from '#contract/endpoint.ts';
import { byPermalink, list } from '#contract/products.ts';
import { clientSettings, type DatedResponse } from '#api/client.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import type {
  CatalogueNews,
  CatalogueRequest,
  CatalogueResponse,
  CatalogueStatus,
  ProductKey,
  Replies,
  RequestName,
  Requests,
  StoredPrices,
} from './messages.ts';
import { startWorker } from './start-worker.ts';
import { readProduct, readShelf } from './stored-catalogue.ts';

/**
 * Milliseconds without a request after which the page terminates the worker, because the products
 * that it has read take up memory.
 */
const idleTimeoutMs = 60_000;

/** The status of the stored catalogue, and whether a download is running. */
export interface CatalogueNow extends CatalogueStatus {
  isFetching: boolean;
}

/**
 * The catalogue's status for components to subscribe to. Null until the status has been requested
 * once.
 */
export const catalogueStore = createEphemeralStore<CatalogueNow | null>(null);

/**
 * Responds to a call of the contract from the stored catalogue. Resolves to null if this phone has
 * no catalogue, none that is newer than `since` (milliseconds), or if the catalogue cannot respond
 * to this request. Never rejects.
 */
export async function respondFromCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  since = Number.NEGATIVE_INFINITY,
): Promise<DatedResponse<E>> {
  // If the page cannot read the record itself, the worker finds out why.
  const read = await readers[agreed.name]?.(request).catch(() => null);
  if (read && Date.parse(read.savedAt) <= since) return null;
  // The worker responds in the shape of the call's own response schema (responses.ts).
  return read ?? (await ask('answer', { call: agreed.name, request, since }));
}

/** The calls to which a single record responds. The page reads it without starting the worker. */
const readers: Readonly<Record<string, (request: unknown) => Promise<CatalogueResponse>>> = {
  [list.name]: readShelf,
  [byPermalink.name]: (request) => readProduct(String(Reflect.get(Object(request), 'id'))),
};

/**
 * The prices of these products, if the stored catalogue is newer than `since` (milliseconds),
 * otherwise null. Never rejects.
 */
export async function newerPrices(
  products: readonly ProductKey[],
  since: number,
): Promise<StoredPrices> {
  return ask('prices', { products, since });
}

/** Requests the catalogue's status from the worker and writes it into {@link catalogueStore}. */
export async function lookAtCatalogue(): Promise<void> {
  const status = await ask('status', null);
  // A download that has started in the meantime writes its own, newer status.
  if (!catalogueStore.get()?.isFetching) note(status);
}

/**
 * Downloads the catalogue, or updates the stored one. Resolves when the download has ended, whether
 * it succeeded or failed.
 */
export async function fetchCatalogue(): Promise<void> {
  if (catalogueStore.get()?.isFetching) return;
  catalogueStore.set((now) => ({
    stored: now?.stored ?? null,
    coming: now?.coming ?? null,
    failure: null,
    isFetching: true,
  }));
  note(await ask('fetch', null));
}

/** Removes the catalogue from this phone. */
export async function removeCatalogue(): Promise<void> {
  note(await ask('remove', null));
}

/**
 * Writes a status into the store. Null means that no worker responded: the last known counts stay,
 * with `closed` as the failure.
 */
function note(status: CatalogueStatus | null): void {
  catalogueStore.set((now) => {
    const { stored = null, coming = null } = now ?? {};
    return { ...(status ?? { stored, coming, failure: { kind: 'closed' } }), isFetching: false };
  });
}

interface RunningWorker {
  post: <Name extends RequestName>(
    name: Name,
    content: Requests[Name],
  ) => Promise<Replies[Name] | null>;
}

let running: RunningWorker | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a request to the worker, and starts one if none is running. Resolves to null if no worker
 * can run.
 */
async function ask<Name extends RequestName>(
  name: Name,
  content: Requests[Name],
): Promise<Replies[Name] | null> {
  clearTimeout(idle);
  try {
    running ??= run();
    return await running.post(name, content);
  } catch {
    return null;
  }
}

interface Waiting {
  resolve: (replies: Partial<Replies>) => void;
  reject: (cause: Error) => void;
}

/** Starts the worker and sends it the API host and the paths to fetch from. */
function run(): RunningWorker {
  const worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function post<Name extends RequestName>(
    name: Name,
    content: Requests[Name],
  ): Promise<Replies[Name] | null> {
    last += 1;
    const request: CatalogueRequest = { name, number: last, content };
    worker.postMessage(request, []);
    return new Promise((resolve, reject) => {
      waiting.set(request.number, {
        resolve: (replies) => resolve(replies[name] ?? null),
        reject,
      });
    });
  }
  const stop = () => {
    worker.terminate();
    running = null;
  };

  worker.addEventListener('message', ({ data }: MessageEvent<CatalogueNews>) => {
    if (data.type === 'progress') {
      catalogueStore.set((now) => now && { ...now, coming: data.products });
      return;
    }
    waiting.get(data.number)?.resolve(data.replies);
    waiting.delete(data.number);
    if (waiting.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(stop, idleTimeoutMs);
  });
  // The worker's code could not be loaded, or it threw an error: reject every pending request and
  // terminate it.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    stop();
  });

  const { apiHost, paths = {} } = clientSettings();
  post('settings', { apiHost, paths }).catch(() => undefined);
  return { post };
}
