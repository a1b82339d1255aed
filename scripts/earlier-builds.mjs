/**
 * The files of earlier builds stay beside the new ones: a page that is open, or a
 * phone in the middle of an update, still asks for them. Their names carry their
 * content, so they stand in nobody's way.
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

/** The builds before this one whose files stay, and the milliseconds that they stay at most. */
const maxBuilds = 5;
const longest = 30 * 24 * 60 * 60_000;

/** Around a build into `dist/shop`, or `dist/counter`, which begins with an empty folder. */
export function openEarlierBuilds(dist, now = Date.now(), folder = 'shop') {
  const assets = join(dist, folder, 'assets');
  const [aside, record] =
    folder === 'shop'
      ? [join(dist, 'earlier-assets'), join(dist, 'builds.json')]
      : [join(dist, `earlier-${folder}-assets`), join(dist, `builds-of-${folder}.json`)];

  return {
    /** Before: takes the files out of the way. What a build that failed has left there stays. */
    setAside() {
      moveFiles(namesIn(assets), assets, aside);
    },
    /** After: puts back what the last builds had, and drops the rest. */
    putBack() {
      const files = namesIn(assets);
      const earlier = readRecord(record)
        // The same build once more pushes no other out.
        .filter((build) => now - build.at < longest && !isSame(build.files, files))
        .slice(-maxBuilds);
      const names = new Set(earlier.flatMap((build) => build.files));
      moveFiles([...names].flatMap(withCopies), aside, assets);
      rmSync(aside, { recursive: true, force: true });
      writeFileSync(record, JSON.stringify([...earlier, { at: now, files }]));
    },
  };
}

/** Moves those that are there, and not in the other folder. */
function moveFiles(names, from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    if (!existsSync(join(from, name)) || existsSync(join(to, name))) continue;
    renameSync(join(from, name), join(to, name));
  }
}

/** A file and its compressed copies, which are made after the build has been recorded. */
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
    // The first build, or a record that broke off: nothing is known of earlier ones.
    return [];
  }
}
