/**
 * Which of the app's files are fetched when: what a start without a network needs
 * before the worker is active, as one pack; the rest behind, pack after pack
 * (docs/decisions/0018). What is there is never fetched again.
 */
import { formsFile, type AppFile, type Listed } from '#contract/packs.ts';
import { appCache, type AppOnPhone } from '#contract/worker.ts';
import { isOverQuota } from '#outbox/database.ts';
import {
  adopt,
  fetchSingly,
  keepFile,
  keepOnly,
  keyOf,
  missingOf,
  mostForOne,
} from './app-cache.ts';
import { makeFromKept } from './app-update.ts';
import { isPausing, notingFull } from './full-pause.ts';
import { unpack } from './pack.ts';

declare const self: ServiceWorkerGlobalScope;

interface Pack {
  url: string;
  files: readonly AppFile[];
  /** How many of the files, from the first, the app cannot open without. */
  least: number;
}

export interface AppFiles {
  /** Every file but the shell page. */
  readonly files: readonly AppFile[];
  /** The page that every address opens with, from the phone or the network. */
  shell: () => Promise<Response>;
  /** What must be there before this worker may be active. */
  install: () => Promise<void>;
  /** Fetches what is missing; resolves when all is there or nothing comes. */
  goOn: () => Promise<void>;
  /** How much of it is kept. */
  count: () => Promise<AppOnPhone>;
  /** Drops what only other builds need, unless one is on its way. */
  forgetOthers: () => Promise<void>;
}

/** How many of the packs a start without a network needs: what every page begins with, and the rest of the core. */
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
      signal: AbortSignal.timeout(mostForOne),
    });
    const html = await response.clone().text();
    // A portal's page, or one of another build, would open without its scripts.
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
        // It goes on with the next page, or when the network is back, which may have been meanwhile.
      }
    } while (isAskedAgain && !isWhole);
    underWay = null;
  }

  async function throwUnlessItOpens(failure: unknown): Promise<void> {
    const needed = packs.flatMap((pack) => pack.files.slice(0, pack.least));
    // The page may have fetched some of it meanwhile.
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
      // Whatever hinders it: then more is fetched.
      if (self.registration.active && forms) await makeFromKept(files, forms.url).catch(() => {});
      const keepPack = (pack: Pack) => notingFull(() => fetchPack(pack));
      // Each notes it for itself: another may have failed before, for another reason.
      const [first, core] = packs.slice(0, corePacks).map(keepPack);
      const [page, begins] = [notingFull(keepPage), first];
      if (self.registration.active) {
        // Who takes an update has all that was there before.
        await Promise.all([page, begins, core]);
        for (const pack of packs) await keepPack(pack);
      } else {
        // A core that broke off serves with what has arrived if the app opens with that: better than no worker.
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

/** Fetches what is missing of a pack: as a whole where that is less, file by file else, or where it broke off. */
async function fetchPack({ url, files }: Pack): Promise<void> {
  const missing = await missingOf(files);
  if (missing.length === 0) return;
  if (bytesOf(missing) * 2 > bytesOf(files)) {
    // What has arrived of it is kept; where there was no room, file by file finds none either.
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
  const keeping: Promise<boolean>[] = [];
  const line = openLine();
  try {
    // Its files are kept: the pack itself needs no second place on the phone.
    const options = { cache: 'no-store', signal: line.signal } as const;
    const response = await fetch(new URL(url, self.location.href), options);
    if (response.status !== 200 || !response.body) return;
    for await (const { name, type, bytes } of unpack(response.body.pipeThrough(line.bytes()))) {
      const file = byName.get(name);
      if (!file) continue;
      const kept = keepFile(file, bytes, type);
      kept.catch(line.giveUp);
      keeping.push(kept);
    }
  } finally {
    line.close();
    await Promise.all(keeping);
  }
}

/** Milliseconds without a byte after which a pack counts as broken off. */
const mostSilence = 20_000;

/** Gives a request up that has gone silent. */
function openLine() {
  const line = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(), mostSilence);
  };
  restartTimer();
  return {
    signal: line.signal,
    bytes: () =>
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, onward) {
          restartTimer();
          onward.enqueue(bytes);
        },
      }),
    giveUp: () => line.abort(),
    close: () => clearTimeout(timer),
  };
}

function bytesOf(files: readonly AppFile[]): number {
  return files.reduce((sum, [, , length]) => sum + length, 0);
}
