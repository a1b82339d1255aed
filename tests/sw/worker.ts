/** A service worker's environment for tests: its events, the Cache API in memory, its pages. */
import { vi } from 'vitest';

type Key = Pick<Request, 'url'> | string;
type CacheName = Pick<MultiCacheQueryOptions, 'cacheName'>;
type Listener = (event: Record<string, unknown>) => void;

export class WorkerWorld {
  readonly stores = new Map<string, Map<string, Response>>();
  readonly told: unknown[] = [];
  skipped = 0;
  claimed = 0;
  private readonly listeners = new Map<string, Listener[]>();

  /** Replaces `self`. */
  readonly scope = {
    location: new URL('https://shop.example/sw.js'),
    addEventListener: (type: string, listener: Listener) => {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
    },
    /** The shop's workers on this phone by state. Each value is a name for the test. */
    registration: { installing: '', waiting: '', active: '' },
    skipWaiting: async () => {
      this.skipped += 1;
    },
    clients: {
      claim: async () => {
        this.claimed += 1;
      },
      matchAll: async () => [{ postMessage: (message: unknown) => this.told.push(message) }],
    },
  };

  /** Replaces `caches`. */
  readonly caches = {
    keys: async () => [...this.stores.keys()],
    delete: async (name: string) => this.stores.delete(name),
    open: async (name: string) => {
      const store = this.stores.get(name) ?? new Map<string, Response>();
      this.stores.set(name, store);
      return {
        match: async (key: Key) => store.get(addressOf(key))?.clone(),
        put: async (key: Key, response: Response) => {
          store.delete(addressOf(key));
          store.set(addressOf(key), response);
        },
        keys: async () => [...store.keys()].map((url) => ({ url })),
        delete: async (key: Key) => store.delete(addressOf(key)),
      };
    },
    match: async (key: Key, { cacheName }: CacheName = {}) => {
      for (const [name, store] of this.stores) {
        const found = cacheName && cacheName !== name ? undefined : store.get(addressOf(key));
        if (found) return found.clone();
      }
      return undefined;
    },
  };

  /** The worker's response to a page's request. Null if the worker leaves it to the browser. */
  async fetch(request: Request): Promise<Response | null> {
    const responses: Promise<Response>[] = [];
    await Promise.race([
      Promise.all(
        this.dispatch('fetch', {
          request,
          respondWith: (answer: Promise<Response>) => responses.push(answer),
        }),
      ),
      // Work that the worker does in addition to its response continues in the background.
      Promise.resolve(),
    ]);
    return responses[0] ?? null;
  }

  /** Fires an event. Returns the promises passed to `waitUntil`. */
  dispatch(type: string, event: Record<string, unknown> = {}): Promise<unknown>[] {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => works.push(work);
    for (const listener of this.listeners.get(type) ?? []) listener({ ...event, waitUntil });
    return works;
  }
}

/** Creates an empty worker environment; call in `beforeEach`. */
export function newWorker(): WorkerWorld {
  const world = new WorkerWorld();
  vi.resetModules();
  vi.stubGlobal('self', world.scope);
  vi.stubGlobal('caches', world.caches);
  return world;
}

function addressOf(key: Key): string {
  return typeof key === 'string' ? key : key.url;
}
