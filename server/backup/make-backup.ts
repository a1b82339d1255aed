/** Makes a backup of the whole shop while it runs (running-6). */
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { syncFolder, syncTree } from '#server/db/durable.ts';
import { projectRoot } from '#server/project-root.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { dumpTables, writeWhole, type Dump } from './dump-tables.ts';
import {
  backupFormat,
  BackupUnusable,
  digestOf,
  manifestName,
  picturePath,
  secretName,
  uploadPath,
  type FileFacts,
  type Manifest,
} from './manifest.ts';

export interface BackupParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'read' | 'has'>;
  pictures: Pick<ObjectStore, 'read' | 'look'>;
  database: Manifest['database'];
  /** `isKept`: the secret is stored in DATA_DIR, so the backup contains it too. */
  secret: { text: string; isKept: boolean };
  now: Date;
}

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
}

/**
 * The maximum number of dumps. A file may be deleted while a dump runs, so missing files cause
 * another one.
 */
const maxRounds = 4;

/**
 * Writes a new folder into `place`. It gets its final name once all of it is on the disk, and it
 * contains every file that its rows refer to. Throws {@link BackupUnusable} for a database without
 * a shop.
 */
export async function makeBackup(parts: BackupParts, place: string): Promise<MadeBackup> {
  const stamp = parts.now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const folder = join(place, `nirog-${stamp}`);
  const unfinished = `${folder}.unfinished`;
  await mkdir(place, { recursive: true, mode: 0o700 });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const { dump, copied, missing } = await collect(parts, unfinished);
    if (dump.migrations.length === 0)
      throw new BackupUnusable('This database has no shop in it yet: there is nothing to back up.');
    if (parts.secret.isKept) await writeWhole(join(unfinished, secretName), parts.secret.text);
    const { uploads, pictures, ...rows } = dump;
    // Pictures are never removed, so they exist for all rows of the dump.
    const copiedPictures = await copyPictures(parts.pictures, pictures, unfinished);
    const manifest: Manifest = {
      format: backupFormat,
      madeAt: parts.now.toISOString(),
      version: await ownVersion(),
      database: parts.database,
      ...rows,
      uploads: withFacts(uploads, copied),
      missing,
      pictures: withFacts(pictures, copiedPictures),
      missingPictures: pictures.filter((key) => !copiedPictures.has(key)),
      secret: { isKept: parts.secret.isKept, sha256: digestOf(parts.secret.text) },
    };
    await writeWhole(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
    await syncTree(unfinished);
    await rename(unfinished, folder);
    await syncFolder(place);
    return { folder, manifest };
  } catch (failure) {
    await rm(unfinished, { recursive: true, force: true });
    throw failure;
  }
}

interface Collected {
  dump: Dump;
  copied: Map<string, FileFacts>;
  missing: string[];
}

/**
 * Dumps the rows first, because each file is written before its row. A file that was deleted
 * meanwhile has no row in the next dump; one that is missing twice was lost earlier.
 */
async function collect({ db, files }: BackupParts, folder: string): Promise<Collected> {
  const copied = new Map<string, FileFacts>();
  let lost: string[] = [];
  for (let round = 1; ; round += 1) {
    const dump = await dumpTables(db, folder);
    const missing: string[] = [];
    for (const key of dump.uploads)
      if (!copied.has(key)) {
        const facts = await copy(files, key, join(folder, uploadPath(key)));
        if (facts) copied.set(key, facts);
        else missing.push(key);
      }
    const isSame = missing.every((key) => lost.includes(key));
    if (isSame || round === maxRounds) {
      await dropUnreferenced(copied, new Set(dump.uploads), folder);
      return { dump, copied, missing };
    }
    lost = missing;
  }
}

async function copyPictures(
  { read, look }: BackupParts['pictures'],
  keys: readonly string[],
  folder: string,
): Promise<Map<string, FileFacts>> {
  const copied = new Map<string, FileFacts>();
  const store = { read, has: async (key: string) => (await look(key)) !== null };
  for (const key of keys) {
    const facts = await copy(store, key, join(folder, picturePath(key)));
    if (facts) copied.set(key, facts);
  }
  return copied;
}

/** Null if the file does not exist. */
async function copy(
  from: BackupParts['files'],
  key: string,
  path: string,
): Promise<FileFacts | null> {
  const content = await from.read(key).catch(async (failure: unknown) => {
    if (await from.has(key)) throw failure;
    return null;
  });
  if (!content) return null;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeWhole(path, content);
  return { bytes: content.length, sha256: digestOf(content) };
}

function withFacts(keys: readonly string[], copied: ReadonlyMap<string, FileFacts>) {
  return keys.flatMap((key) => {
    const facts = copied.get(key);
    return facts ? [{ key, ...facts }] : [];
  });
}

/** Removes the files that were deleted from the shop while the backup was made. */
async function dropUnreferenced(
  copied: Map<string, FileFacts>,
  wanted: ReadonlySet<string>,
  folder: string,
): Promise<void> {
  for (const key of copied.keys())
    if (!wanted.has(key)) await rm(join(folder, uploadPath(key)), { force: true });
}

async function ownVersion(): Promise<string> {
  const text = await readFile(join(projectRoot(), 'package.json'), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}
