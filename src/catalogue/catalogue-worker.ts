/**
 * The catalogue's web worker: opens the catalogue stored on this phone, responds to requests from
 * it, and downloads updates.
 */
import { configureClient } from '#api/client.ts';
import { reasonOf } from '#api/failure.ts';
import { search, searches } from '#contract/products.ts';
import { noActivityId } from '#contract/wire.ts';
import { fetchAlone } from './fetch-catalogue.ts';
import {
  openDelayMs,
  type CatalogueFailure,
  type CatalogueNews,
  type CatalogueRequest,
  type CatalogueResponse,
  type CatalogueStatus,
  type Replies,
  type RequestName,
  type Requests,
  type StoredPrices,
} from './messages.ts';
import { openCatalogue, type OpenCatalogue } from './open-catalogue.ts';
import { makeReady } from './make-ready.ts';
import { openReadySearch, searchReady, type ReadySearch } from './ready-search.ts';
import { pricesOf, responseFrom } from './responses.ts';
import { isRoomLeft } from './room-left.ts';
import {
  CatalogueRemoved,
  readCatalogueRecord,
  readComing,
  removeStored,
} from './stored-catalogue.ts';
import { readReadyBytes } from './stored-ready.ts';
import { warmUp } from './warm-up.ts';

/**
 * The worker's own path. It contains a hash of the code, so it identifies the build that has
 * written precomputed data.
 */
const { pathname } = new URL(location.href);

const searching: ReadonlySet<string> = new Set([search.name, searches.name]);

let opened: Promise<OpenCatalogue | null> | null = null;
/** Whether the whole catalogue is open. Until then, searches use the precomputed index. */
let isOpen = false;
let openedSearch: Promise<ReadySearch | null> | null = null;
let looking: Promise<OpenCatalogue | null> | null = null;
let failure: CatalogueFailure | null = null;

const work: { [Name in RequestName]: (content: Requests[Name]) => Promise<Replies[Name]> } = {
  settings: async (settings) => {
    configureClient({ ...settings, token: () => '', activityId: () => noActivityId });
    return null;
  },
  open: async () => {
    await current();
    return null;
  },
  answer: ({ call, request }) => respond(call, request),
  prices: ({ ids, since }) => prices(ids, since),
  status,
  fetch: async () => {
    await fetchOrSayWhy();
    void getReady();
    return status();
  },
  remove: async () => {
    opened = null;
    isOpen = false;
    openedSearch = null;
    failure = null;
    await removeStored();
    return status();
  },
};

addEventListener('message', ({ data }: MessageEvent<CatalogueRequest>) => void reply(data));

async function reply<Name extends RequestName>({ name, number, content }: CatalogueRequest<Name>) {
  // The page waits for a reply to every request, so a failed request gets an empty one.
  const replies = await work[name](content).then(
    (done) => ({ [name]: done }),
    () => ({}),
  );
  say({ type: 'reply', number, replies });
}

function say(news: CatalogueNews): void {
  postMessage(news);
}

async function respond(call: string, request: unknown): Promise<CatalogueResponse> {
  const isSearch = searching.has(call);
  const ready = isSearch && !isOpen && (await searchPrecomputed(request));
  if (ready) {
    setTimeout(() => void openForSearch(call), openDelayMs);
    return ready;
  }
  const catalogue = isSearch ? await openForSearch(call) : await current();
  const content = catalogue && responseFrom(catalogue, call, request);
  return content ? { content, savedAt: catalogue.record.checkedAt } : null;
}

/**
 * Searches the precomputed index. Resolves to null if there is none or if it cannot be read; the
 * caller then uses the whole catalogue.
 */
async function searchPrecomputed(request: unknown): Promise<CatalogueResponse> {
  try {
    const ready = await readySearch();
    const response = ready && (await searchReady(ready, pathname, request));
    if (!response) openedSearch = null;
    return response;
  } catch {
    openedSearch = null;
    return null;
  }
}

/**
 * Opens the whole catalogue together with its search index. Warms up the search code for the next
 * key presses once the pending request has its reply.
 */
async function openForSearch(call: string): Promise<OpenCatalogue | null> {
  const catalogue = await current();
  if (!catalogue) return null;
  if (!catalogue.hasIndex()) await takeReadyIndex(catalogue);
  if (call === search.name) setTimeout(() => void warmUp(catalogue));
  return catalogue;
}

/**
 * Moves the precomputed index into the open catalogue. If there is none for this version, the
 * catalogue builds its own index when it is first needed.
 */
async function takeReadyIndex(catalogue: OpenCatalogue): Promise<void> {
  const ready = await readySearch();
  openedSearch = null;
  const { version, folder } = catalogue.record;
  if (ready?.record.version === version && ready.record.folder === folder)
    catalogue.takeIndex(ready.index);
}

function readySearch(): Promise<ReadySearch | null> {
  openedSearch ??= openReadySearch(pathname).catch(() => null);
  return openedSearch;
}

/**
 * Precomputes first pages, product groups and the search index, unless this version already has
 * them. Runs after a change and after the first download. If storage is full or the catalogue was
 * removed in the meantime, requests are served from the whole catalogue.
 */
async function getReady(): Promise<void> {
  try {
    if ((await readReadyBytes(pathname)) !== null) return;
    const catalogue = await current();
    if (catalogue) await makeReady(catalogue, pathname);
  } catch {
    // Requests are served from the whole catalogue instead.
  }
}

/**
 * Prices that are newer than `since` (milliseconds). Does not open the catalogue if its record is
 * not newer.
 */
async function prices(ids: readonly string[], since: number): Promise<StoredPrices> {
  const record = await readCatalogueRecord().catch(() => null);
  if (!record || Date.parse(record.checkedAt) <= since) return null;
  const catalogue = await current();
  return catalogue && { prices: pricesOf(catalogue, ids), savedAt: catalogue.record.checkedAt };
}

/**
 * The open catalogue in the version that is stored now, because another tab may have downloaded a
 * newer one. Concurrent calls share one opening.
 */
function current(): Promise<OpenCatalogue | null> {
  looking ??= look().finally(() => (looking = null));
  return looking;
}

async function look(): Promise<OpenCatalogue | null> {
  try {
    const [catalogue, record] = await Promise.all([opened, readCatalogueRecord()]);
    if (!catalogue || !record || catalogue.record.version !== record.version)
      opened = openCatalogue();
    else catalogue.record = record;
    const whole = await opened;
    isOpen = whole !== null;
    return whole;
  } catch (cause) {
    opened = null;
    isOpen = false;
    // The stored data is damaged, so remove it; the next download fetches it again. A DOMException
    // means that the storage is inaccessible, which does not prove damage.
    if (!(cause instanceof DOMException)) await removeStored();
    return null;
  }
}

async function fetchOrSayWhy(): Promise<void> {
  failure = null;
  try {
    await requireRoom();
    await fetchAlone((products) => say({ type: 'progress', products }));
  } catch (cause) {
    // The user has removed the catalogue during the download, which is not a failure.
    if (cause instanceof CatalogueRemoved) return;
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    failure = isFull ? { kind: 'full' } : reasonOf(cause);
  }
}

/** Throws the exception of a full storage before the storage is full (offline-154). */
async function requireRoom(): Promise<void> {
  if (!(await isRoomLeft()))
    throw new DOMException('There is no room for the catalogue.', 'QuotaExceededError');
}

/** The catalogue's status. Records that cannot be read count as absent. */
async function status(): Promise<CatalogueStatus> {
  const read = Promise.all([readCatalogueRecord(), readComing(), readReadyBytes(pathname)]);
  const [record, coming, readyBytes] = await read.catch(() => [null, null, null]);
  return {
    stored: record && {
      products: record.products,
      bytes: record.bytes + (readyBytes ?? 0),
      checkedAt: record.checkedAt,
    },
    coming: coming?.products ?? null,
    failure,
  };
}
