/** The whole catalogue on this phone, as the page sees it: its worker answers (offline-153), and says how it stands. */
import type { Endpoint, RequestInput } from '#contract/endpoint.ts';
import { byPermalink, list } from '#contract/products.ts';
import { clientSettings, type CachedResponse } from '#api/client.ts';
import { createEphemeralStore } from '#state/ephemeral-store.ts';
import {
  openDelayMs,
  type AheadWindow,
  type CatalogueNews,
  type CatalogueRequest,
  type CatalogueResponse,
  type CatalogueStatus,
  type Replies,
  type RequestName,
  type Requests,
  type StoredPrices,
} from './messages.ts';
import { readReadyProduct, readReadyShelf } from './read-ready.ts';
import { isRunningAhead, startWorker, workerPath } from './start-worker.ts';

/** Milliseconds after which a worker that nobody asks goes: it holds the catalogue in memory. */
const idleTimeoutMs = 60_000;

/** How the catalogue stands. */
export interface CatalogueNow extends CatalogueStatus {
  isFetching: boolean;
}

/** Followed by whoever shows how the catalogue stands; null before it was asked. */
export const catalogueStore = createEphemeralStore<CatalogueNow | null>(null);

/** What the stored catalogue says to a call; null where there is none, or where it does not say. Never rejects. */
export async function answerFromCatalogue<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
): Promise<CachedResponse<E>> {
  const ready = await readyResponse(agreed.name, request);
  if (ready) setTimeout(() => void ask('open', null), openDelayMs);
  // The worker answers in the shape of the call's own schema (responses.ts).
  return ready ?? (await ask('answer', { call: agreed.name, request }));
}

/** Null where nothing was made ready, or it cannot be read: the worker opens the whole. */
async function readyResponse(call: string, request: unknown): Promise<CatalogueResponse> {
  const read = readers[call];
  if (!read) return null;
  const page: AheadWindow = window;
  const { readyAhead } = page;
  delete page.readyAhead;
  if (readyAhead?.request === JSON.stringify(request)) return readyAhead.response;
  return read(request, workerPath()).catch(() => null);
}

type Reader = (request: unknown, worker: string) => Promise<CatalogueResponse>;

/** By the name of a call: what of it is made ready. */
const readers: Readonly<Record<string, Reader>> = {
  [list.name]: readReadyShelf,
  [byPermalink.name]: (request, worker) =>
    readReadyProduct(String(Reflect.get(Object(request), 'id')), worker),
};

/** Takes the worker that runs already (app/ahead.ts), which goes like any other when nobody asks it; false where none does. */
export function takeCatalogueAhead(): boolean {
  const isRunning = isRunningAhead();
  if (isRunning) void ask('status', null);
  return isRunning;
}

/** The prices of products, where those of the stored catalogue are newer than `since` (milliseconds); else null. Never rejects. */
export async function newerPrices(ids: readonly string[], since: number): Promise<StoredPrices> {
  return ask('prices', { ids, since });
}

/** Asks how it stands, for {@link catalogueStore}. */
export async function lookAtCatalogue(): Promise<void> {
  const status = await ask('status', null);
  // A download that was begun meanwhile tells it itself.
  if (!catalogueStore.get()?.isFetching) note(status);
}

/** Brings the catalogue to this phone, or up to date; resolves when that has ended, either way. */
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

/** Removes it from this phone. */
export async function removeCatalogue(): Promise<void> {
  note(await ask('remove', null));
}

/** Null where no worker could say: what was known stays. */
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

/** Null where no worker can run. */
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

/** Starts the worker and tells it where to ask. */
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
  // Its code could not be had, or it broke: whoever waits hears that there is none.
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    stop();
  });

  const { apiHost, paths = {} } = clientSettings();
  post('settings', { apiHost, paths }).catch(() => undefined);
  return { post };
}
