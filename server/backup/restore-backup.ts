/** Restores a shop from a backup (running-7). */
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { syncFolder } from '#server/db/durable.ts';
import { knownMigrations } from '#server/db/migrate.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import {
  everyUpload,
  forgottenUploads,
  referencedPictures,
} from '#server/services/uploads/referenced.ts';
import { checkBackup } from './check-backup.ts';
import { writeWhole } from './dump-tables.ts';
import { loadTables } from './load-tables.ts';
import {
  backupFormat,
  BackupUnusable,
  digestOf,
  picturePath,
  secretName,
  uploadPath,
  type Manifest,
} from './manifest.ts';
import { appliedMigrations } from './tables.ts';

export interface RestoreParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'keep' | 'forget'>;
  pictures: Pick<ObjectStore, 'put' | 'remove'>;
  dataDir: string;
  /** The value of SECRET; '' if the shop stores its own secret in DATA_DIR. */
  givenSecret: string;
  /** True to replace an existing shop; else only an empty place is filled. */
  replaces: boolean;
}

/** Tables that have rows in every shop that is in use. */
const indicatorTables = [
  'products',
  'customers',
  'orders',
  'request_orders',
  'prescriptions',
  'audit_entries',
];

/**
 * Verifies a backup and checks that this version has its migrations. Throws {@link BackupUnusable}.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const known = new Set(knownMigrations());
  if (!manifest.migrations.every((hash) => known.has(hash)))
    throw new BackupUnusable(
      `${folder} was made by version ${manifest.version} of the shop, which is newer than this one.`,
    );
  return manifest;
}

/**
 * Restores a backup that {@link readBackup} has read: first the files, then all rows in one
 * transaction, then the secret. A failure before the end leaves the database unchanged. Returns
 * sentences about remaining problems. Throws {@link BackupUnusable} if there is a shop already and
 * `replaces` is false.
 */
export async function restoreBackup(
  parts: RestoreParts,
  folder: string,
  backup: Manifest,
): Promise<string[]> {
  const { db, files, pictures } = parts;
  const isThere = await hasShop(db);
  if (isThere && !parts.replaces)
    throw new BackupUnusable(
      'There is a shop in this place already: nothing was changed. If the backup is to take its place, orders and prescriptions too: --replace',
    );
  const before = isThere ? await spokenOf(db) : { uploads: [], pictures: [] };
  for (const { key, sha256 } of backup.uploads)
    await files.keep(key, await readWhole(folder, uploadPath(key), sha256));
  for (const { key, sha256 } of backup.pictures)
    await pictures.put(key, await readWhole(folder, picturePath(key), sha256));
  await db.transaction((tx) => loadTables(tx, folder, backup));
  await putSecretBack(parts, folder, backup);
  for (const key of leftOver(before.uploads, backup.uploads, backup.missing))
    await files.forget(key);
  // The first format does not list the pictures that its rows refer to.
  if (backup.format >= backupFormat)
    for (const key of leftOver(before.pictures, backup.pictures, backup.missingPictures))
      await pictures.remove(key);
  return gatherStatistics(db);
}

/**
 * The last step. The shop is complete without it, and on many rows it takes longer than a
 * connection's limits.
 */
async function gatherStatistics(db: Database): Promise<string[]> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local lock_timeout = 0`);
      await tx.execute(sql`analyze`);
    });
    return [];
  } catch {
    return [
      'The database could not gather its statistics (analyze): the shop may be slow until it does so by itself.',
    ];
  }
}

async function spokenOf(db: Database) {
  const uploads = [...(await everyUpload(db)), ...(await forgottenUploads(db))];
  return { uploads, pictures: await referencedPictures(db) };
}

/**
 * Files that no row refers to any more. A file that the backup lists as missing may still exist
 * here, so it stays.
 */
function leftOver(
  before: readonly string[],
  stored: readonly { key: string }[],
  missing: readonly string[],
): string[] {
  const spoken = new Set([...stored.map(({ key }) => key), ...missing]);
  return before.filter((key) => !spoken.has(key));
}

/** Reads a file and verifies it again, because the first check was some time ago. */
async function readWhole(folder: string, path: string, sha256: string): Promise<Buffer> {
  const content = await readFile(join(folder, path));
  if (digestOf(content) !== sha256) throw new BackupUnusable(`${path} has changed.`);
  return content;
}

async function hasShop(db: Database): Promise<boolean> {
  if ((await appliedMigrations(db)).length === 0) return false;
  for (const name of indicatorTables) {
    const [row] = await rowsOf(
      db,
      v.object({ isThere: v.boolean() }),
      sql`select exists (select from ${sql.identifier(name)}) as "isThere"`,
    );
    if (row?.isThere) return true;
  }
  return false;
}

/** Restores the secret, because it signed guests' links and unused codes. */
async function putSecretBack(
  { dataDir, givenSecret }: RestoreParts,
  folder: string,
  { secret }: Manifest,
): Promise<void> {
  if (givenSecret || !secret.isKept) return;
  const path = join(dataDir, secretName);
  const text = await readFile(join(folder, secretName), 'utf8');
  const own = `${path}.restored`;
  await writeWhole(own, text);
  await chmod(own, 0o600);
  await rename(own, path);
  await syncFolder(dataDir);
}

/** Warnings for the operator: a different secret, and files that were lost before the backup. */
export function warningsOf(backup: Manifest, givenSecret: string): string[] {
  const { format, secret, missing, uploads, missingPictures, pictures } = backup;
  const warnings: string[] = [];
  if (givenSecret ? digestOf(givenSecret) !== secret.sha256 : !secret.isKept)
    warnings.push(
      'SECRET is not the one of the shop that was backed up: links of guests to their orders do not open without it.',
    );
  const lost = missing.length + missingPictures.length;
  if (lost > 0)
    warnings.push(
      `${lost} of ${lost + uploads.length + pictures.length} uploaded files were lost before the backup was made.`,
    );
  if (format < backupFormat)
    warnings.push(
      'An earlier version made this backup, without the pictures that were uploaded at the counter: put your copy of them where the shop has its pictures.',
    );
  return warnings;
}
