/**
 * The catalogue's web worker: reads the stored catalogue in response to the page's requests, and
 * downloads updates.
 */
import { configureClient } from '#api/client.ts';
import { reasonOf } from '#api/failure.ts';
import { noActivityId } from '#contract/wire.ts';
import { withPauses } from '#domain/search/cooperative.ts';
import { hasFreeStorage } from '#state/free-storage.ts';
import { fetchAlone } from './fetch-catalogue.ts';
import type { Indexer } from './make-catalogue.ts';
import type {
  CatalogueFailure,
  CatalogueNews,
  CatalogueRequest,
  CatalogueStatus,
  Replies,
  RequestName,
  Requests,
} from './messages.ts';
import { OpenCatalogue } from './open-catalogue.ts';
import { DamagedText } from './packed-text.ts';
import { responseFrom } from './responses.ts';
import { indexInSteps } from './search-index.ts';
import { CatalogueReplaced, readDownload, readMeta, removeStored } from './stored-catalogue.ts';

let opened: OpenCatalogue | null = null;
let failure: CatalogueFailure | null = null;

const work: { [Name in RequestName]: (content: Requests[Name]) => Promise<Replies[Name]> } = {
  settings: async (settings) => {
    configureClient({ ...settings, token: () => '', activityId: () => noActivityId });
    return null;
  },
  answer: ({ call, request, since }) =>
    withCatalogue(since, async (catalogue) => {
      const content = await responseFrom(catalogue, call, request);
      return content ? { content, savedAt: catalogue.meta.checkedAt } : null;
    }),
  prices: ({ products, since }) =>
    withCatalogue(since, async (catalogue) => {
      const prices = await catalogue.lookUp(products);
      return { prices, savedAt: catalogue.meta.checkedAt };
    }),
  status,
  fetch: async () => {
    await fetchOrNoteFailure();
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
  // The page waits for a reply to every request, so a failed request gets an empty one.
  const replies = await work[name](content).then(
    (done) => ({ [name]: done }),
    () => ({}),
  );
  post({ type: 'reply', number, replies });
}

function post(news: CatalogueNews): void {
  postMessage(news);
}

/**
 * Passes the stored catalogue to `read`. Resolves to null if there is none, or none that is newer
 * than `since` (milliseconds). Another tab may store a newer version meanwhile, which is then read
 * instead.
 */
async function withCatalogue<Read>(
  since: number,
  read: (catalogue: OpenCatalogue) => Promise<Read>,
): Promise<Read | null> {
  const meta = await readMeta();
  if (!meta || Date.parse(meta.checkedAt) <= since) return null;
  if (opened?.meta.version === meta.version) opened.meta = meta;
  else opened = new OpenCatalogue(meta);
  try {
    return await read(opened);
  } catch (cause) {
    opened = null;
    if (cause instanceof CatalogueReplaced) return withCatalogue(since, read);
    // The next download fetches the catalogue again.
    if (cause instanceof DamagedText) await removeStored();
    throw cause;
  }
}

/** Pauses in between, so that the page's own requests are not held up. */
const indexer: Indexer = (products) =>
  withPauses(indexInSteps(products), () => new Promise((resolve) => setTimeout(resolve, 5)));

async function fetchOrNoteFailure(): Promise<void> {
  failure = null;
  try {
    await requireFreeStorage();
    await fetchAlone((products) => post({ type: 'progress', products }), indexer);
  } catch (cause) {
    // The catalogue was removed or replaced during the download, which is not a failure.
    if (cause instanceof CatalogueReplaced) return;
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    failure = isFull ? { kind: 'full' } : reasonOf(cause);
  }
}

/** Throws the exception of a full storage before the storage is full (offline-154). */
async function requireFreeStorage(): Promise<void> {
  if (!(await hasFreeStorage()))
    throw new DOMException('There is no room for the catalogue.', 'QuotaExceededError');
}

/** The catalogue's status. Records that cannot be read count as absent. */
async function status(): Promise<CatalogueStatus> {
  const [meta, download] = await Promise.all([readMeta(), readDownload()]).catch(() => [
    null,
    null,
  ]);
  return {
    stored: meta && {
      products: meta.products,
      bytes: meta.bytes + meta.index.bytes,
      checkedAt: meta.checkedAt,
    },
    coming: download?.products ?? null,
    failure,
  };
}
