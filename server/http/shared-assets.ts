/**
 * The hashed files of current and earlier builds, in the store that all machines share
 * (machines-8). While a new version is rolled out, a page of one version may request its files from
 * a machine with the other.
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
const maxTries = 5;
/** Milliseconds before the second try; each further delay is longer. */
const retryDelayMs = 200;
/** Names of built files: no folders, no special characters. */
const plainName = /^[\w.-]{1,200}$/;
/**
 * Copies that the build compressed. They are not shared, because responses are compressed when they
 * are sent.
 */
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

/**
 * Uploads a build's files (the shop's, the counter's) to the shared store. Returns how many were
 * new.
 */
export async function shareAssets(store: ObjectStore, built: string): Promise<number> {
  const inTurn = pLimit(concurrency);
  const names = await readdir(join(built, folder)).catch(() => []);
  const own = names.filter((name) => plainName.test(name) && !compressedCopy.test(name));
  const shared = await Promise.all(
    own.map((name) => inTurn(() => shareFile(store, name, join(built, folder, name)))),
  );
  return shared.reduce<number>((sum, count) => sum + count, 0);
}

/**
 * Returns 1 if the file was new, else 0. Retries, because another machine may be uploading the same
 * file.
 */
async function shareFile(store: ObjectStore, name: string, path: string): Promise<number> {
  const { size } = await stat(path);
  for (let tries = 1; ; tries += 1) {
    if ((await store.look(name))?.size === size) return 0;
    try {
      await store.put(name, await readFile(path));
      return 1;
    } catch (failure) {
      if (tries === maxTries) throw failure;
      await wait(retryDelayMs * tries);
    }
  }
}

/**
 * Sends a file of another build; null if no build has it, or if the URL is not that of a built
 * file.
 */
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
