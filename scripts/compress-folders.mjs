/**
 * Writes brotli and gzip copies of a build's text files beside them. The server sends these copies;
 * without them it compresses each response itself, at a lower level.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml|pack|wasm)$/;
/** Smaller files gain too little from compression. */
const minBytes = 800;

/**
 * Adds the copies that are missing or older than their file, `concurrency` files at a time. It can be
 * interrupted and repeated. Copies are written into `scratch`, which must be on the same disk, and
 * renamed once they are complete, because the server may already be running.
 */
export async function compressFolders(folders, scratch, concurrency = availableParallelism()) {
  const files = folders.flatMap(filesWithoutCopies).toSorted((a, b) => a.size - b.size);
  mkdirSync(scratch, { recursive: true });
  const compressNext = async (worker) => {
    // Smallest files first, because a page loads many small files.
    for (let file = files.shift(); file; file = files.shift()) {
      await addCopies(file.path, join(scratch, `${process.pid}-${worker}`));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => compressNext(worker)));
}

function filesWithoutCopies(folder) {
  return (
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // The server does not serve folders whose name begins with a dot.
      .filter((path) => !path.slice(folder.length).includes('/.'))
      .map((path) => ({ path, ...sizeAndTimeOf(path) }))
      .filter(({ path, size, time }) => {
        if (size < minBytes) return false;
        return ['.br', '.gz'].some((ending) => sizeAndTimeOf(path + ending).time < time);
      })
  );
}

function sizeAndTimeOf(path) {
  const { size = 0, mtimeMs = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return { size, time: mtimeMs };
}

async function addCopies(path, unfinished) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(unfinished, await toBrotli(content, { params }));
  await rename(unfinished, `${path}.br`);
  await writeFile(unfinished, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
  await rename(unfinished, `${path}.gz`);
}
