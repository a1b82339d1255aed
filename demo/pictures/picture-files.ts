/**
 * The drawn pictures in the shop's store, as {type}/{size}/{file}. Each is drawn at its first
 * request.
 */
import pLimit from 'p-limit';
import type { Database } from '#server/db/database.ts';
import type { ObjectStore, StoredFacts } from '#server/services/store/object-store.ts';
import { drawPicture, type PictureFacts, type PictureRequest } from './draw.ts';
import { factsForFile } from './facts.ts';

const concurrency = 2;
const plainName = /^[^\p{Cc}./\\][^\p{Cc}/\\]{0,199}\.webp$/u;

export interface PictureFiles {
  /** The picture, drawn if it is missing; null if the shop has no such picture. */
  find: (request: PictureRequest) => Promise<FoundPicture | null>;
  /** Draws the picture if it is missing, and returns true if so. Never overwrites a photo. */
  prepare: (request: PictureRequest, facts: PictureFacts) => Promise<boolean>;
}

export interface FoundPicture extends StoredFacts {
  read: () => Promise<Buffer>;
}

/**
 * Opens the pictures of a store. The process draws each picture only once at a time, and at most
 * two pictures together.
 */
export function openPictureFiles(store: ObjectStore, db: Database): PictureFiles {
  const inTurn = pLimit(concurrency);
  const underway = new Map<string, Promise<FoundPicture | null>>();

  const keyOf = ({ type, size, file }: PictureRequest): string => `${type}/${size}/${file}`;

  const look = async (key: string): Promise<FoundPicture | null> => {
    const facts = await store.look(key);
    return facts && { ...facts, read: () => store.read(key) };
  };

  const draw = (request: PictureRequest, facts: PictureFacts): Promise<void> =>
    inTurn(async () => store.put(keyOf(request), await drawPicture(request, facts)));

  const findOrDraw = async (request: PictureRequest): Promise<FoundPicture | null> => {
    const key = keyOf(request);
    const stored = await look(key);
    if (stored) return stored;
    const facts = await factsForFile(db, request.type, request.file);
    if (facts === undefined) return null;
    await draw(request, facts);
    return look(key);
  };

  return {
    prepare: async (request, facts) => {
      if (!plainName.test(request.file) || (await store.look(keyOf(request)))) return false;
      await draw(request, facts);
      return true;
    },
    find: (request) => {
      if (!plainName.test(request.file)) return Promise.resolve(null);
      const key = keyOf(request);
      const known = underway.get(key);
      if (known) return known;
      const fresh = findOrDraw(request).finally(() => underway.delete(key));
      underway.set(key, fresh);
      return fresh;
    },
  };
}
