/**
 * Decides when each of the app's files is fetched. The files that a start without a network needs
 * arrive in packs before the worker becomes active. The other packs follow one by one
 * (docs/decisions/0018). A cached file is never fetched again.
 */
import { formsFile, type AppFile, type Listed } from '#contract/packs.ts';
import { appCache, type AppOnPhone } from '#contract/worker.ts';
import { isOverQuota } from '#outbox/storage/database.ts';
import {
  adopt,
  fetchSingly,
  keepFile,
  keepOnly,
  keyOf,
  missingOf,
  fileTimeoutMs,
} from './app-cache.ts';
import { makeFromKept } from './app-update.ts';
import { isPausing, notingFull } from './full-pause.ts';
import { unpack } from './pack.ts';

declare const self: ServiceWorkerGlobalScope;

interface Pack {
  url: string;
  files: readonly AppFile[];
  /** The number of files, counted from the first, that the app cannot open without. */
  least: number;
}

export interface AppFiles {
  /** All files except the shell page. */
  readonly files: readonly AppFile[];
  /** The HTML page for every navigation, from the cache or the network. */
  shell: () => Promise<Response>;
  /**
   * Fetches the files that the worker needs before it may become active. Rejects if they are
   * incomplete.
   */
  install: () => Promise<void>;
  /** Fetches the missing files. Resolves when all are cached or a fetch fails. */
  goOn: () => Promise<void>;
  /** Counts the cached bytes. */
  count: () => Promise<AppOnPhone>;
  /**
   * Deletes files that this build does not list, unless another worker is installing or waiting.
   */
  forgetOthers: () => Promise<void>;
}

/**
 * The number of packs that a start without a network needs: `first` with the scripts of every page,
 * and `core`.
 */
const corePacks = 2;

export function openAppFiles(listed: readonly Listed[]): AppFiles {
  const packs = listed.flatMap(({ url, files, least = 0 }): Pack[] =>
    files ? [{ url, files, least }] : [],
  );
  const files = packs.flatMap((pack) => pack.files);
  const page = listed.find(({ url }) => url === 'index.html');
  const pageAddress = new URL('index.html', self.location.href).href;
  const pageKey = `${pageAddress}?revision=${page?.revision ?? ''}`;
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;
  let isWhole = false;

  async function keepPage(): Promise<void> {
    const cache = await caches.open(appCache);
    if (await cache.match(pageKey)) return;
    const response = await fetch(pageAddress, {
      cache: 'reload',
      signal: AbortSignal.timeout(fileTimeoutMs),
    });
    const html = await response.clone().text();
    // The page of a captive portal or of another build would open without its scripts.
    const script = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html)?.[1];
    if (response.status !== 200 || !files.some(([name]) => name === script)) {
      throw new Error('This is not the page of this build.');
    }
    await cache.put(pageKey, response);
  }

  async function fetchRest(): Promise<void> {
    do {
      isAskedAgain = false;
      if (await isPausing()) break;
      try {
        if ((await missingOf(files)).length > 0) {
          for (const pack of packs) await notingFull(() => fetchPack(pack));
        }
        isWhole = true;
      } catch {
        // The next page, or the end of an outage, retries. It may have requested that during this
        // round.
      }
    } while (isAskedAgain && !isWhole);
    underWay = null;
  }

  async function throwUnlessItOpens(failure: unknown): Promise<void> {
    const needed = packs.flatMap((pack) => pack.files.slice(0, pack.least));
    // The page may have fetched some of them in the meantime.
    await adopt(needed);
    if ((await missingOf(needed)).length > 0) throw failure;
  }

  return {
    files,
    async shell() {
      const cache = await caches.open(appCache);
      return (await cache.match(pageKey)) ?? fetch(pageAddress);
    },
    async install() {
      if (await isPausing()) throw new Error('This phone has no room for the app.');
      await notingFull(() => adopt(files));
      const forms = listed.find(({ url }) => formsFile.test(url));
      // If this fails for any reason, the install only fetches more files.
      if (self.registration.active && forms) await makeFromKept(files, forms.url).catch(() => {});
      const keepPack = (pack: Pack) => notingFull(() => fetchPack(pack));
      // Each pack reports a full phone by itself: `Promise.all` rejects with the first failure
      // only, and that may have another reason.
      const [first, core] = packs.slice(0, corePacks).map(keepPack);
      const [page, begins] = [notingFull(keepPage), first];
      if (self.registration.active) {
        // An update installs completely, because the old worker could open every screen.
        await Promise.all([page, begins, core]);
        for (const pack of packs) await keepPack(pack);
      } else {
        // A first install accepts an incomplete core pack if the app opens with it: that is better
        // than no worker.
        await Promise.all([page, begins, core?.catch(throwUnlessItOpens)]);
      }
    },
    goOn() {
      if (isWhole) return Promise.resolve();
      isAskedAgain = true;
      underWay ??= fetchRest();
      return underWay;
    },
    async count() {
      const all = bytesOf(files);
      return { kept: all - bytesOf(await missingOf(files)), all, isFull: await isPausing() };
    },
    async forgetOthers() {
      const { installing, waiting } = self.registration;
      if (installing || waiting) return;
      await keepOnly(new Set([pageKey, ...files.map(keyOf)]));
    },
  };
}

/**
 * Fetches the missing files of a pack: the whole pack if more than half of its bytes is missing,
 * otherwise single files. If the pack breaks off, the rest is fetched as single files.
 */
async function fetchPack({ url, files }: Pack): Promise<void> {
  const missing = await missingOf(files);
  if (missing.length === 0) return;
  if (bytesOf(missing) * 2 > bytesOf(files)) {
    // The files that arrived are cached. A full phone has no room for single files either.
    await fetchWhole(url, missing).catch(throwIfFull);
    await fetchSingly(await missingOf(missing));
  } else {
    await fetchSingly(missing);
  }
}

function throwIfFull(failure: unknown): void {
  if (isOverQuota(failure)) throw failure;
}

async function fetchWhole(url: string, wanted: readonly AppFile[]): Promise<void> {
  const byName = new Map(wanted.map((file) => [file[0], file]));
  const writes: Promise<boolean>[] = [];
  const watchdog = silenceTimeout();
  try {
    // Its files are stored in the app's cache, so the HTTP cache should not store the pack as well.
    const options = { cache: 'no-store', signal: watchdog.signal } as const;
    const response = await fetch(new URL(url, self.location.href), options);
    if (response.status !== 200 || !response.body) return;
    for await (const { name, type, bytes } of unpack(response.body.pipeThrough(watchdog.bytes()))) {
      const file = byName.get(name);
      if (!file) continue;
      const stored = keepFile(file, bytes, type);
      stored.catch(watchdog.giveUp);
      writes.push(stored);
    }
  } finally {
    watchdog.close();
    await Promise.all(writes);
  }
}

/** Timeout in milliseconds between two chunks of a pack. */
const silenceTimeoutMs = 20_000;

/**
 * Aborts a request that delivers no bytes until the timeout. `bytes()` creates the stream that
 * restarts the timer at every chunk.
 */
function silenceTimeout() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), silenceTimeoutMs);
  };
  restartTimer();
  return {
    signal: controller.signal,
    bytes: () =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, onward) {
          restartTimer();
          onward.enqueue(bytes);
        },
      }),
    giveUp: () => controller.abort(),
    close: () => clearTimeout(timer),
  };
}

function bytesOf(files: readonly AppFile[]): number {
  return files.reduce((sum, [, , length]) => sum + length, 0);
}
