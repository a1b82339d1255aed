import { hasFreeStorage } from '#state/free-storage.ts';
import { bagPictureCache, seenPictureCache, type MessageToWorker } from '#contract/worker.ts';
import { knownPicture, pictureFolder } from './images.ts';
import { isPicture, maxSeenPictures, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores the pictures of the bag and of recently opened products in separate caches, so that
 * browsing shelves does not evict them (offline-176 to offline-178). Pages send the lists.
 */
export function keepPictures(): void {
  // Fetching the pictures of the bag may take minutes. The recently opened ones have their own
  // queue, so that they are not stored after a sign-out.
  const [ofBag, ofSeen] = [inTurn(), inTurn()];

  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const message: MessageToWorker | undefined = event.data;
    if (message?.type === 'KEEP_BAG_PICTURES') {
      const { pictures, mayFetch } = message;
      event.waitUntil(ofBag(() => keepBag(addressesOf(pictures), mayFetch)));
    }
    if (message?.type === 'KEEP_SEEN_PICTURES') {
      const { pictures } = message;
      event.waitUntil(ofSeen(() => keepSeen(addressesOf(pictures))));
    }
  });
}

/**
 * Runs jobs one after the other. A job that fails, without a network or quota, is retried with the
 * page's next message.
 */
function inTurn(): (keep: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (keep) => (last = last.then(keep).catch(() => undefined));
}

function addressesOf(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.startsWith(pictureFolder))
    .map((path) => new URL(path, self.location.origin).href);
}

/**
 * Makes the cache match the bag: deletes other pictures, copies those on the phone, and fetches the
 * missing ones.
 */
async function keepBag(addresses: readonly string[], mayFetch: boolean): Promise<void> {
  const cache = await caches.open(bagPictureCache);
  const storedUrls = (await cache.keys()).map(({ url }) => url);
  for (const url of storedUrls) if (!addresses.includes(url)) await cache.delete(url);
  const missing: string[] = [];
  for (const address of addresses) {
    if (storedUrls.includes(address)) continue;
    const known = await knownPicture(address);
    if (known) await cache.put(address, known);
    else missing.push(address);
  }
  if (!mayFetch || missing.length === 0 || !(await hasFreeStorage())) return;
  for (const address of missing) {
    const response = await fetch(address);
    if (isPicture(response)) await cache.put(address, response);
  }
}

/** Copies pictures that are on the phone and evicts the oldest. Nothing is fetched. */
async function keepSeen(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(seenPictureCache);
  for (const address of addresses) {
    const known = await knownPicture(address);
    if (known) await cache.put(address, known);
  }
  for (const old of surplus(await cache.keys(), maxSeenPictures)) await cache.delete(old);
}
