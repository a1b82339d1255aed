/**
 * The hashed files of every build that runs or ran, in the store that all machines share (machines-8):
 * while a new version is brought to one machine after another, a page of the one asks the other for its files.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { allowUnpacking } from '#server/http/plugins/security-headers.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';

const folder = 'assets';
const concurrency = 8;
const mostTries = 5;
/** Milliseconds before the second try; longer before each next one. */
const retryDelayMs = 200;
/** The names of a build's files are flat and plain. */
const plainName = /^[\w.-]{1,200}$/;
/** Made of the others by the build; an answer is compressed as it is sent. */
const compressedCopy = /\.(br|gz)$/;

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.pack', 'application/octet-stream'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
]);

/** Puts a build's files (the shop's, the counter's) where the others find them; answers how many were new. */
export async function shareAssets(store: ObjectStore, built: string): Promise<number> {
  const inTurn = pLimit(concurrency);
  const names = await readdir(join(built, folder)).catch(() => []);
  const own = names.filter((name) => plainName.test(name) && !compressedCopy.test(name));
  const shared = await Promise.all(
    own.map((name) => inTurn(() => shareFile(store, name, join(built, folder, name)))),
  );
  return shared.reduce<number>((sum, count) => sum + count, 0);
}

/** 1 where it was not there yet. Tries again: another machine may be putting the same at this moment. */
async function shareFile(store: ObjectStore, name: string, path: string): Promise<number> {
  const { size } = await stat(path);
  for (let tries = 1; ; tries += 1) {
    if ((await store.look(name))?.size === size) return 0;
    try {
      await store.put(name, await readFile(path));
      return 1;
    } catch (failure) {
      if (tries === mostTries) throw failure;
      await wait(retryDelayMs * tries);
    }
  }
}

/** Sends a file of another build; null where no build had it, or the address is none of a build's. */
export async function sendSharedAsset(
  store: ObjectStore,
  url: string,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const [, name = ''] = /^(?:\/counter)?\/assets\/([^/?]+)(?:\?|$)/.exec(url) ?? [];
  const type = types.get(extname(name));
  if (!type || !plainName.test(name) || !(await store.look(name))) return null;
  allowUnpacking(reply, name);
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(type)
    .send(await store.read(name));
}
