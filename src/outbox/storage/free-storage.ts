/**
 * Frees storage on a full phone. Deletes data that can be fetched again, the most expensive last,
 * and never submissions (offline-54).
 */
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

/** The order of deletion. */
const steps = [dropPictures, dropKeptPictures, dropPages, dropCatalogue];

/** Runs `work`, and frees storage only if the quota is exceeded. */
export function withFreedStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((failure: unknown) => {
    if (!isOverQuota(failure)) throw failure;
    return afterFreeingStorage(work);
  });
}

/**
 * Repeats `work` after each deletion until the quota suffices. Rejects with the error of `work`: a
 * `QuotaExceededError` if no deletion helped.
 */
export async function afterFreeingStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  let last: unknown;
  for (const drop of steps) {
    // If this storage does not exist, there was nothing to delete.
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

/** Deletes the pictures that were viewed, and the map. */
export async function dropPictures(): Promise<void> {
  await caches.delete(pictureCache);
  await caches.delete(mapCache);
}

/** Deletes the pictures of the bag and of recently opened products (offline-179). */
async function dropKeptPictures(): Promise<void> {
  await caches.delete(seenPictureCache);
  await caches.delete(bagPictureCache);
}

/** Deletes the pages and API responses that were viewed. */
async function dropPages(): Promise<void> {
  const names = await caches.keys();
  for (const name of names) if (name.startsWith('pages-')) await caches.delete(name);
  await caches.delete(catalogueCache);
}

async function dropCatalogue(): Promise<void> {
  await clear(createStore(...catalogueDatabase));
}
