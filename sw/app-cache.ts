/** The cache of the app's own files. The build lists them, each with the hash of its content. */
import type { AppFile } from '#contract/packs.ts';
import { appCache } from '#contract/worker.ts';
import { isOverQuota } from '#outbox/storage/database.ts';
import { dropPictures } from '#outbox/storage/free-storage.ts';

declare const self: ServiceWorkerGlobalScope;

/** Timeout in milliseconds for one file. After it the caller goes on without the file. */
export const fileTimeoutMs = 60_000;

/** The number of parallel requests or copies. */
const concurrency = 6;

/** The URL of a file on the server. */
export function addressOf([name]: AppFile): string {
  return new URL(name, self.location.href).href;
}

/**
 * The cache key of a file. A file name without a content hash gets the hash as a query parameter.
 */
export function keyOf(file: AppFile): string {
  const [name, hash] = file;
  const address = addressOf(file);
  return name.startsWith('assets/') ? address : `${address}?revision=${encodeURIComponent(hash)}`;
}

export async function missingOf(files: readonly AppFile[]): Promise<AppFile[]> {
  const cache = await caches.open(appCache);
  const storedKeys = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter((file) => !storedKeys.has(keyOf(file)));
}

/**
 * Stores a file if its hash matches the build's list, so that neither a captive portal's page nor a
 * damaged response is cached. If the quota is exceeded, deletes the cached pictures and the map,
 * and retries once.
 */
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

/** Returns the cached file. Falls back to the network, and caches that response. */
export async function cachedOrFetched(file: AppFile, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(appCache);
  const cached = await cache.match(keyOf(file));
  if (cached) return cached;
  const response = await fetch(addressOf(file));
  event.waitUntil(keepResponse(file, response.clone()).catch(() => false));
  return response;
}

/**
 * Fetches single files, several in parallel. Throws if one of them cannot be fetched or does
 * not match the build.
 */
export async function fetchSingly(files: readonly AppFile[]): Promise<void> {
  await inParallel(files, async (file) => {
    const signal = AbortSignal.timeout(fileTimeoutMs);
    if (await keepResponse(file, await fetch(addressOf(file), { signal }))) return;
    throw new Error(`${file[0]} is not what was built.`);
  });
}

/**
 * Caches the files that this phone already has, from an older worker's caches or from the browser's
 * HTTP cache, without a network request.
 */
export async function adopt(files: readonly AppFile[]): Promise<void> {
  const missing = (await missingOf(files)).filter(([name]) => name.startsWith('assets/'));
  await inParallel(missing, async (file) => {
    const known = (await caches.match(addressOf(file))) ?? (await fetchedBefore(file));
    if (known) await keepResponse(file, known);
  });
}

/**
 * Reads a file from the browser's HTTP cache, which also holds the modules that a page has fetched.
 * The fetch rejects if the file is not there.
 */
async function fetchedBefore(file: AppFile): Promise<Response | null> {
  try {
    return await fetch(addressOf(file), { cache: 'only-if-cached', mode: 'same-origin' });
  } catch {
    return null;
  }
}

/** Deletes every entry whose key is not in the set. */
export async function keepOnly(keys: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(appCache);
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request);
  }
}

/** The first 48 bits of the SHA-256 in base64, as the build lists them. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6)));
}

/**
 * Runs the step for every item and does not stop at a failure, except at an exceeded quota: the
 * next item would fail for the same reason. Throws the quota error if there is one, otherwise the
 * first failure.
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
