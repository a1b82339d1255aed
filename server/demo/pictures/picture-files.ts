/** The drawn pictures on disk: DATA_DIR/pictures/{type}/{size}/{file}, each drawn at its first request. */
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Database } from '#server/db/database.ts';
import { drawPicture, type PictureFacts, type PictureRequest } from './draw.ts';
import { factsForFile } from './facts.ts';

const mostAtOnce = 2;
const plainName = /^[^\p{Cc}./\\][^\p{Cc}/\\]{0,199}\.webp$/u;

export interface PictureFiles {
  /** Where the picture lies, drawn now if it was not; null where the shop has no such picture. */
  find: (request: PictureRequest) => Promise<string | null>;
  /** Draws the picture unless it lies there; true where it was drawn. A photograph is never drawn over. */
  prepare: (request: PictureRequest, facts: PictureFacts) => Promise<boolean>;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Pictures below `folder`; the same picture is never drawn twice at once, nor more than two together. */
export function openPictureFiles(folder: string, db: Database): PictureFiles {
  const inTurn = pLimit(mostAtOnce);
  const underway = new Map<string, Promise<string | null>>();

  const pathOf = ({ type, size, file }: PictureRequest): string => join(folder, type, size, file);

  const draw = (request: PictureRequest, facts: PictureFacts): Promise<string> =>
    inTurn(async () => {
      const path = pathOf(request);
      const picture = await drawPicture(request, facts);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, path);
      return path;
    });

  const findOrDraw = async (request: PictureRequest): Promise<string | null> => {
    const path = pathOf(request);
    if (await exists(path)) return path;
    const facts = await factsForFile(db, request.type, request.file);
    return facts === undefined ? null : draw(request, facts);
  };

  return {
    prepare: async (request, facts) => {
      if (!plainName.test(request.file) || (await exists(pathOf(request)))) return false;
      await draw(request, facts);
      return true;
    },
    find: (request) => {
      if (!plainName.test(request.file)) return Promise.resolve(null);
      const path = pathOf(request);
      const known = underway.get(path);
      if (known) return known;
      const fresh = findOrDraw(request).finally(() => underway.delete(path));
      underway.set(path, fresh);
      return fresh;
    },
  };
}
