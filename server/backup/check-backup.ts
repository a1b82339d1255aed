/** Verifies every byte of a backup before a restore changes anything (running-7). */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  BackupUnusable,
  digestOf,
  factsOf,
  manifestName,
  picturePath,
  readManifest,
  secretName,
  tablePath,
  uploadPath,
  type FileFacts,
  type Manifest,
} from './manifest.ts';

/** The number of damaged files that the message names; the rest are counted. */
const maxNamed = 5;

/**
 * Returns the manifest. Throws {@link BackupUnusable} if a file is missing, damaged or unexpected.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const expected = new Map<string, FileFacts>([
    ...manifest.tables.map((table) => [tablePath(table.name), table] as const),
    ...manifest.uploads.map((upload) => [uploadPath(upload.key), upload] as const),
    ...manifest.pictures.map((picture) => [picturePath(picture.key), picture] as const),
  ]);
  const damaged: string[] = [];
  for (const [path, facts] of expected)
    if (!(await isWhole(join(folder, path), facts))) damaged.push(path);
  const { isKept, sha256 } = manifest.secret;
  if (isKept && (await secretDigest(folder)) !== sha256) damaged.push(secretName);
  const known = new Set([...expected.keys(), manifestName, ...(isKept ? [secretName] : [])]);
  damaged.push(...(await filesIn(folder)).filter((path) => !known.has(path)));
  if (damaged.length === 0) return manifest;
  const more = damaged.length > maxNamed ? ` and ${damaged.length - maxNamed} more` : '';
  throw new BackupUnusable(
    `${folder} is not what was backed up: ${damaged.slice(0, maxNamed).join(', ')}${more}. Nothing was changed.`,
  );
}

async function isWhole(path: string, { bytes, sha256 }: FileFacts): Promise<boolean> {
  const facts = await factsOf(path).catch(() => null);
  return facts?.bytes === bytes && facts.sha256 === sha256;
}

function secretDigest(folder: string): Promise<string | null> {
  return readFile(join(folder, secretName), 'utf8').then(digestOf, () => null);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
