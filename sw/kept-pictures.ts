import { isRoomLeft } from '#catalogue/room-left.ts';
import { bagPictureCache, seenPictureCache, type MessageToWorker } from '#contract/worker.ts';
import { knownPicture, pictureFolder } from './images.ts';
import { isPicture, mostSeenPictures, surplus } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps the pictures of the bag and of products lately seen apart from all others, which
 * come and go with every shelf (offline-176 to offline-178). Pages say which they are.
 */
export function keepPictures(): void {
  // What is fetched for the bag may take minutes: what was seen does not wait for it beyond a sign-out.
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

/** One after the other; no network, or no room: the next word of a page tries again. */
function inTurn(): (keep: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (keep) => (last = last.then(keep).catch(() => undefined));
}

function addressesOf(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.startsWith(pictureFolder))
    .map((path) => new URL(path, self.location.origin).href);
}

/** Exactly the bag's: others go, those on the phone are copied, and what is missing is fetched. */
async function keepBag(addresses: readonly string[], mayFetch: boolean): Promise<void> {
  const cache = await caches.open(bagPictureCache);
  const kept = (await cache.keys()).map(({ url }) => url);
  for (const url of kept) if (!addresses.includes(url)) await cache.delete(url);
  const missing: string[] = [];
  for (const address of addresses) {
    if (kept.includes(address)) continue;
    const known = await knownPicture(address);
    if (known) await cache.put(address, known);
    else missing.push(address);
  }
  if (!mayFetch || missing.length === 0 || !(await isRoomLeft())) return;
  for (const address of missing) {
    const response = await fetch(address);
    if (isPicture(response)) await cache.put(address, response);
  }
}

/** Copies what is on the phone, as the newest; nothing is fetched, and the oldest go. */
async function keepSeen(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(seenPictureCache);
  for (const address of addresses) {
    const known = await knownPicture(address);
    if (known) await cache.put(address, known);
  }
  for (const old of surplus(await cache.keys(), mostSeenPictures)) await cache.delete(old);
}
