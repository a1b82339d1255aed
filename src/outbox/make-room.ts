/** Room on a full phone: what can be fetched again goes, the dearest last; submissions never (offline-54). */
import { clear, createStore } from 'idb-keyval';
import { catalogueDatabase } from '#contract/catalogue-database.ts';
import {
  bagPictureCache,
  catalogueCache,
  mapCache,
  pictureCache,
  seenPictureCache,
} from '#contract/worker.ts';
import { isOverQuota } from './database.ts';

/** What goes, step by step. */
const steps = [dropPictures, dropKeptPictures, dropPages, dropCatalogue];

/** Makes room only where it is needed. */
export function withRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((failure: unknown) => {
    if (!isOverQuota(failure)) throw failure;
    return afterMakingRoom(work);
  });
}

/** Does it again after each step, until there is room. Rejects as the work does, with `QuotaExceededError` where nothing helped. */
export async function afterMakingRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  let last: unknown;
  for (const drop of steps) {
    // Where there is no such storage there was nothing to drop.
    await drop().catch(() => undefined);
    try {
      return await work();
    } catch (failure) {
      if (!isOverQuota(failure)) throw failure;
      last = failure;
    }
  }
  throw last;
}

/** What goes first: pictures that were looked at, and the map. */
export async function dropPictures(): Promise<void> {
  await caches.delete(pictureCache);
  await caches.delete(mapCache);
}

/** Those of the bag and of products lately seen (offline-179). */
async function dropKeptPictures(): Promise<void> {
  await caches.delete(seenPictureCache);
  await caches.delete(bagPictureCache);
}

/** Pages and answers that were looked at. */
async function dropPages(): Promise<void> {
  const names = await caches.keys();
  for (const name of names) if (name.startsWith('pages-')) await caches.delete(name);
  await caches.delete(catalogueCache);
}

async function dropCatalogue(): Promise<void> {
  await clear(createStore(...catalogueDatabase));
}
