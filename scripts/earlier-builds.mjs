/**
 * Keeps the files of earlier builds beside the new ones, because open pages and phones in the
 * middle of an update still request them. File names contain a hash of the content, so old and new
 * files do not collide.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * The number of earlier builds whose files are kept, and the milliseconds after which they are
 * removed.
 */
const maxBuilds = 5;
const maxAgeMs = 30 * 24 * 60 * 60_000;

/**
 * Call `setAside` before and `putBack` after a build into `dist/shop` or `dist/counter`, because a
 * build empties its folder.
 */
export function openEarlierBuilds(dist, now = Date.now(), folder = 'shop') {
  const assets = join(dist, folder, 'assets');
  const [aside, record] =
    folder === 'shop'
      ? [join(dist, 'earlier-assets'), join(dist, 'builds.json')]
      : [join(dist, `earlier-${folder}-assets`), join(dist, `builds-of-${folder}.json`)];

  return {
    /**
     * Moves the files out of the folder before a build. Files that were set aside before a failed
     * build remain there.
     */
    setAside() {
      moveFiles(namesIn(assets), assets, aside);
    },
    /** Moves the files of the last builds back after a build, and deletes the rest. */
    putBack() {
      const files = namesIn(assets);
      const earlier = readRecord(record)
        // A rebuild with the same files replaces its own record, so that it displaces no earlier
        // build.
        .filter((build) => now - build.at < maxAgeMs && !isSame(build.files, files))
        .slice(-maxBuilds);
      const names = new Set(earlier.flatMap((build) => build.files));
      moveFiles([...names].flatMap(withCopies), aside, assets);
      rmSync(aside, { recursive: true, force: true });
      writeFileSync(record, JSON.stringify([...earlier, { at: now, files }]));
    },
  };
}

/** Moves the files that exist in `from` and do not exist in `to`. */
function moveFiles(names, from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    if (!existsSync(join(from, name)) || existsSync(join(to, name))) continue;
    renameSync(join(from, name), join(to, name));
  }
}

/**
 * The names of a file and its compressed copies, which are made after the build has been recorded.
 */
function withCopies(name) {
  return [name, `${name}.br`, `${name}.gz`];
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function isSame(names, others) {
  return names.join('/') === others.join('/');
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // This is the first build, or the record was not written completely. Earlier builds are
    // unknown.
    return [];
  }
}
