/** Build results that tests create once and reuse until their sources change. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '#server/project-root.ts';

/** Below the project, so that a build in this folder finds its packages. */
const folder = join(projectRoot(), 'node_modules/.cache/shop-tests');

/**
 * Returns the path of the file or folder that `make` writes. Runs `make` once per state of
 * `sources`, in one process at a time.
 */
export async function madeOnce(
  name: string,
  sources: readonly string[],
  make: (path: string) => Promise<void>,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}-${fingerprint(sources)}`);
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    if (!tryLock(lock)) {
      await wait(250);
      continue;
    }
    try {
      if (existsSync(path)) break;
      for (const old of readdirSync(folder).filter((one) => one.startsWith(`${name}-`)))
        if (join(folder, old) !== lock) remove(join(folder, old));
      await make(`${path}.part`);
      renameSync(`${path}.part`, path);
    } finally {
      remove(lock);
    }
  }
  return path;
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const at = join(projectRoot(), source);
    const files = statSync(at).isFile()
      ? [at]
      : readdirSync(at, { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
