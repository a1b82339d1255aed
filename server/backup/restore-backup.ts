/** A shop made of a backup (running-7). */
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { syncFolder } from '#server/db/durable.ts';
import { knownMigrations } from '#server/db/migrate.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { PrescriptionFiles } from '#server/services/prescriptions/prescription-files.ts';
import { referencedUploads } from '#server/services/uploads/referenced.ts';
import { checkBackup } from './check-backup.ts';
import { writeWhole } from './dump-tables.ts';
import { loadTables } from './load-tables.ts';
import { BackupUnusable, digestOf, secretName, uploadPath, type Manifest } from './manifest.ts';
import { appliedMigrations } from './tables.ts';

export interface RestoreParts {
  db: Database;
  files: Pick<PrescriptionFiles, 'putBack' | 'forget'>;
  dataDir: string;
  /** What SECRET says; '' where the shop keeps its own in DATA_DIR. */
  givenSecret: string;
  /** Takes the place of a shop that is there; without it only an empty place is filled. */
  replaces: boolean;
}

/** Tables that a shop has something in, whatever it is used for. */
const telling = [
  'products',
  'customers',
  'orders',
  'request_orders',
  'prescriptions',
  'audit_entries',
];

/** Reads all of a backup, and looks whether this version knows it. Throws {@link BackupUnusable}. */
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
 * Puts a backup that {@link readBackup} has read in place: files first, then all rows in one
 * transaction, then the secret. What breaks off leaves the database as it was. Throws
 * {@link BackupUnusable} where something is there already and is not to be replaced.
 */
export async function restoreBackup(
  parts: RestoreParts,
  folder: string,
  backup: Manifest,
): Promise<void> {
  const { db, files } = parts;
  const isThere = await hasShop(db);
  if (isThere && !parts.replaces)
    throw new BackupUnusable(
      'There is a shop in this place already: nothing was changed. If the backup is to take its place, orders and prescriptions too: --replace',
    );
  const before = isThere ? await referencedUploads(db) : [];
  for (const { key, sha256 } of backup.uploads) {
    const content = await readFile(join(folder, uploadPath(key)));
    if (digestOf(content) !== sha256) throw new BackupUnusable(`${uploadPath(key)} has changed.`);
    await files.putBack(key, content);
  }
  await db.transaction((tx) => loadTables(tx, folder, backup));
  await db.execute(sql`analyze`);
  await putSecretBack(parts, folder, backup);
  const kept = new Set(backup.uploads.map(({ key }) => key));
  for (const key of before) if (!kept.has(key)) await files.forget(key);
}

async function hasShop(db: Database): Promise<boolean> {
  if ((await appliedMigrations(db)).length === 0) return false;
  for (const name of telling) {
    const [row] = await rowsOf(
      db,
      v.object({ isThere: v.boolean() }),
      sql`select exists (select from ${sql.identifier(name)}) as "isThere"`,
    );
    if (row?.isThere) return true;
  }
  return false;
}

/** Guests' links are signed with it, and codes that are under way. */
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

/** What whoever restores must know besides: of a secret that is another one, and of files that were lost before. */
export function warningsOf({ secret, missing, uploads }: Manifest, givenSecret: string): string[] {
  const warnings: string[] = [];
  if (givenSecret ? digestOf(givenSecret) !== secret.sha256 : !secret.isKept)
    warnings.push(
      'SECRET is not the one of the shop that was backed up: links of guests to their orders do not open without it.',
    );
  if (missing.length > 0)
    warnings.push(
      `${missing.length} of ${missing.length + uploads.length} uploaded files were lost before the backup was made.`,
    );
  return warnings;
}
