/** The catalogue's web worker: opens what this phone keeps, answers from it, and fetches what is new. */
import { configureClient } from '#api/client.ts';
import { reasonOf } from '#api/failure.ts';
import { search, searches } from '#contract/products.ts';
import { noActivityId } from '#contract/wire.ts';
import { fetchAlone } from './fetch-catalogue.ts';
import type {
  CatalogueFailure,
  CatalogueNews,
  CatalogueRequest,
  CatalogueResponse,
  CatalogueStatus,
  Replies,
  RequestName,
  Requests,
  StoredPrices,
} from './messages.ts';
import { openCatalogue, type OpenCatalogue } from './open-catalogue.ts';
import { makeReady } from './make-ready.ts';
import { takeReadyIndex } from './ready-index.ts';
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
  const catalogue = await current();
  if (catalogue && searching.has(call)) await takeReadyIndex(catalogue, pathname);
  const content = catalogue && responseFrom(catalogue, call, request);
  if (content && call === search.name) void warmUp(catalogue);
  return content ? { content, savedAt: catalogue.record.checkedAt } : null;
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
    return await opened;
  } catch (cause) {
    opened = null;
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
