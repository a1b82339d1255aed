/** A migrated and seeded embedded database, made once per state of migrations and seed, then copied. */
import { createHash } from 'node:crypto';
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
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/demo/seed.ts';
import { projectRoot } from '#server/project-root.ts';

/** What tests make once and use again; below the project, so that what is built here finds its packages. */
export const cacheFolder = join(projectRoot(), 'node_modules/.cache/shop-tests');

/** The path of the dumped data directory: a tar, not compressed, for to unpack it was a third of opening a shop. */
export async function databaseTemplate(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `${fingerprint()}.tar`);
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    if (!tryLock(lock)) {
      await wait(250);
      continue;
    }
    try {
      if (!existsSync(path)) await build(path);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return path;
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

async function build(path: string): Promise<void> {
  const client = await PGlite.create();
  const db = drizzle({ client });
  await migrate(db);
  await seed(db, true);
  await client.exec('vacuum analyze');
  const dump = await client.dumpDataDir('none');
  await client.close();
  for (const old of readdirSync(cacheFolder).filter((name) => /\.tar(\.gz)?$/.test(name)))
    rmSync(join(cacheFolder, old));
  writeFileSync(`${path}.part`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${path}.part`, path);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const part of ['server/db/migrations', 'server/demo/seed', 'server/demo/seed.ts']) {
    const at = join(projectRoot(), part);
    const files = part.endsWith('.ts')
      ? [at]
      : readdirSync(at, { withFileTypes: true, recursive: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
