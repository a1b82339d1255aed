/** The work of `npm run backup`, in its own process or in the server's. */
import { recordBackup } from '#server/services/shop/backups.ts';
import { BackupUnusable, type Manifest } from './manifest.ts';
import { makeBackup, type BackupParts } from './make-backup.ts';

/**
 * Makes a backup below `place`, records it and prints its contents. Throws {@link BackupUnusable} with a
 * sentence.
 */
export async function runBackup(
  parts: BackupParts & { actor: string },
  place: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (!place) throw new BackupUnusable('Name a folder: npm run backup -- FOLDER');
  say('Reading the database…');
  const { folder, manifest } = await makeBackup(parts, place).catch((failure: unknown) => {
    throw isOfTheDisk(failure) ? new BackupUnusable(`No backup: ${failure.message}`) : failure;
  });
  // The backup itself does not contain this entry, because it was complete before.
  await recordBackup(parts.db, parts, folder);
  say(`Backed up ${contentsOf(manifest)} to ${folder}.`);
  const { secret } = manifest;
  const lost = manifest.missing.length + manifest.missingPictures.length;
  if (lost > 0)
    say(`${lost} files that the database speaks of are not there: they were lost before.`);
  if (!secret.isKept) say('SECRET is not in the backup: keep it as safely as the backup itself.');
}

/** A summary in words, with the most important counts. */
export function contentsOf({ tables, uploads, pictures }: Manifest): string {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
  const bytes = [...tables, ...uploads, ...pictures].reduce((sum, file) => sum + file.bytes, 0);
  return (
    `${rowsOf('customers')} customers, ${rowsOf('orders')} orders, ${rowsOf('request_orders')} requests, ` +
    `${rowsOf('products')} products, ${uploads.length} uploaded files and ${pictures.length} pictures (${(bytes / 1_000_000).toFixed(1)} MB)`
  );
}

/** True for an error of the file system: the disk is full, read-only or missing. */
function isOfTheDisk(failure: unknown): failure is Error {
  return failure instanceof Error && 'code' in failure && /^E[A-Z]+$/.test(String(failure.code));
}
