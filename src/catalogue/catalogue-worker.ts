/** The catalogue's web worker: opens what this phone keeps, answers from it, and fetches what is new. */
import { configureClient } from '#api/client.ts';
import { reasonOf } from '#api/failure.ts';
import { resultsRequest } from '#api/search-request.ts';
import { search, searches } from '#contract/products.ts';
import { tidyQuery } from '#domain/query.ts';
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

/** Its own path, which is another one where its code is. */
const { pathname } = new URL(location.href);

const searching: ReadonlySet<string> = new Set([search.name, searches.name]);

let opened: Promise<OpenCatalogue | null> | null = null;
/** Until then, what was made ready serves. */
let isOpen = false;
let ahead: { request: string; response: Promise<CatalogueResponse> } | null = null;
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
  openSearch: async ({ query }) => {
    const request = resultsRequest(tidyQuery(query));
    const response = answerReady(request);
    ahead = { request: JSON.stringify(request), response };
    if (!(await response)) await current();
    return null;
  },
  answer: ({ call, request }) => answer(call, request),
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
    ahead = null;
    failure = null;
    await removeStored();
    return status();
  },
};

addEventListener('message', ({ data }: MessageEvent<CatalogueRequest>) => void reply(data));

async function reply<Name extends RequestName>({ name, number, content }: CatalogueRequest<Name>) {
  // Whoever asks waits until there is a reply: where the work failed, one that says nothing.
  const replies = await work[name](content).then(
    (done) => ({ [name]: done }),
    () => ({}),
  );
  say({ type: 'reply', number, replies });
}

function say(news: CatalogueNews): void {
  postMessage(news);
}

async function answer(call: string, request: unknown): Promise<CatalogueResponse> {
  const isSearch = searching.has(call);
  const ready = isSearch && !isOpen && (await takeAhead(request));
  if (ready) {
    setTimeout(() => void openForSearch(call), openDelayMs);
    return ready;
  }
  const catalogue = isSearch ? await openForSearch(call) : await current();
  const content = catalogue && responseFrom(catalogue, call, request);
  return content ? { content, savedAt: catalogue.record.checkedAt } : null;
}

/** What was searched for ahead, once, where this is what is asked for. */
function takeAhead(request: unknown): Promise<CatalogueResponse> {
  const searched = ahead;
  ahead = null;
  return searched?.request === JSON.stringify(request) ? searched.response : answerReady(request);
}

/** As it was made ready; null where it was not, or cannot be read: the whole answers. */
async function answerReady(request: unknown): Promise<CatalogueResponse> {
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

/** The whole with its index; warm for who types, once what waits is answered. */
async function openForSearch(call: string): Promise<OpenCatalogue | null> {
  const catalogue = await current();
  if (!catalogue) return null;
  if (!catalogue.hasIndex()) await takeReadyIndex(catalogue);
  if (call === search.name) setTimeout(() => void warmUp(catalogue));
  return catalogue;
}

/** The index is the whole's from now on; where none was made ready of it, it builds its own. */
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

/** After a change, or the first time; where there is no room for it, or it was removed meanwhile, all of it is opened as it is asked for. */
async function getReady(): Promise<void> {
  try {
    if ((await readReadyBytes(pathname)) !== null) return;
    const catalogue = await current();
    if (catalogue) await makeReady(catalogue, pathname);
  } catch {
    // The catalogue itself answers.
  }
}

/** Does not open the catalogue where it is no newer. */
async function prices(ids: readonly string[], since: number): Promise<StoredPrices> {
  const record = await readCatalogueRecord().catch(() => null);
  if (!record || Date.parse(record.checkedAt) <= since) return null;
  const catalogue = await current();
  return catalogue && { prices: pricesOf(catalogue, ids), savedAt: catalogue.record.checkedAt };
}

/** The catalogue as it lies on this phone now: another tab may have fetched what is new. Requests that come together open it once. */
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
    // What lies there is damaged: it is fetched anew. A storage that is closed to us says nothing of it.
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
    // Somebody wants it away: that is no failure.
    if (cause instanceof CatalogueRemoved) return;
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    failure = isFull ? { kind: 'full' } : reasonOf(cause);
  }
}

/** Throws the storage's own exception before it has to (offline-154). */
async function requireRoom(): Promise<void> {
  if (!(await isRoomLeft()))
    throw new DOMException('There is no room for the catalogue.', 'QuotaExceededError');
}

/** What cannot be read is not there. */
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
