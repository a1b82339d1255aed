/** The cache of the app's own files: what is listed by the build, under its content's name. */
import type { AppFile } from '#contract/packs.ts';
import { appCache } from '#contract/worker.ts';
import { isOverQuota } from '#outbox/database.ts';
import { dropPictures } from '#outbox/make-room.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds that a single file may take: whoever waits for it goes on without it. */
export const mostForOne = 60_000;

/** Questions that are under way at the same time where many are asked. */
const concurrency = 6;

/** Where a file is fetched from. */
export function addressOf([name]: AppFile): string {
  return new URL(name, self.location.href).href;
}

/** Where it is kept: a name that does not carry its content is kept with it. */
export function keyOf(file: AppFile): string {
  const [name, hash] = file;
  const address = addressOf(file);
  return name.startsWith('assets/') ? address : `${address}?revision=${encodeURIComponent(hash)}`;
}

export async function missingOf(files: readonly AppFile[]): Promise<AppFile[]> {
  const cache = await caches.open(appCache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => !kept.has(keyOf(file)));
}

/** Keeps a file if these are its bytes: no portal's page, nothing changed on the way. Pictures make room for it. */
export async function keepFile(
  file: AppFile,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<boolean> {
  if ((await hashOf(bytes)) !== file[1]) return false;
  const cache = await caches.open(appCache);
  const keep = () =>
    cache.put(keyOf(file), new Response(bytes, { headers: { 'content-type': type } }));
  await keep().catch(async (failure: unknown) => {
    if (!isOverQuota(failure)) throw failure;
    await dropPictures();
    await keep();
  });
  return true;
}

export async function keepResponse(file: AppFile, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return keepFile(file, bytes, response.headers.get('content-type') ?? '');
}

/** The kept file, else the network's, which is kept. */
export async function keptOrFetched(file: AppFile, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(appCache);
  const kept = await cache.match(keyOf(file));
  if (kept) return kept;
  const response = await fetch(addressOf(file));
  event.waitUntil(keepResponse(file, response.clone()).catch(() => false));
  return response;
}

/** Fetches single files, several at once; throws where one cannot be had. */
export async function fetchSingly(files: readonly AppFile[]): Promise<void> {
  await inParallel(files, async (file) => {
    const signal = AbortSignal.timeout(mostForOne);
    if (await keepResponse(file, await fetch(addressOf(file), { signal }))) return;
    throw new Error(`${file[0]} is not what was built.`);
  });
}

/** Takes over what this phone has already: from an older worker's caches, or because the page has fetched it. */
export async function adopt(files: readonly AppFile[]): Promise<void> {
  const missing = (await missingOf(files)).filter(([name]) => name.startsWith('assets/'));
  await inParallel(missing, async (file) => {
    const known = (await caches.match(addressOf(file))) ?? (await fetchedBefore(file));
    if (known) await keepResponse(file, known);
  });
}

/**
 * From the browser's HTTP cache, where a worker also finds the modules that a page has fetched. Rejects if
 * it is not there.
 */
async function fetchedBefore(file: AppFile): Promise<Response | null> {
  try {
    return await fetch(addressOf(file), { cache: 'only-if-cached', mode: 'same-origin' });
  } catch {
    return null;
  }
}

/** Removes everything that is not listed under one of these keys. */
export async function keepOnly(keys: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(appCache);
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request);
  }
}

/** As the build writes it into the list. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)));
}

/**
 * Does every step, whatever becomes of the others, until one finds no room: the next would find none
 * either. Throws that, else what one of them has thrown.
 */
async function inParallel<Item>(
  items: readonly Item[],
  step: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const work = async () => {
    for (const item of queue) {
      await step(item).catch((failure: unknown) => failures.push(failure));
      if (failures.some(isOverQuota)) return;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failures.length > 0) throw failures.find(isOverQuota) ?? failures[0];
}
