/** The manifest: the contents of a backup and their checksums. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { isUploadedKey } from '#server/services/uploads/catalogue-pictures.ts';

export const manifestName = 'manifest.json';
export const secretName = 'secret';
/** The version of the folder structure and the file format. Version 1 had no pictures. */
export const backupFormat = 2;

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,62}$/));
const fileFields = { bytes: count, sha256: digest };
/** File names are validated here, so that no name can point outside of the folder. */
const uploadKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{2}\/[0-9a-f]{32}$/));

const pictureKey = v.pipe(v.string(), v.check(isUploadedKey));

const fields = {
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  version: v.string(),
  database: v.picklist(['embedded', 'PostgreSQL']),
  /** Hashes of the migrations that were applied to the tables. */
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name, rows: count, ...fileFields })),
  sequences: v.array(v.object({ name, last: v.number(), isCalled: v.boolean() })),
  uploads: v.array(v.object({ key: uploadKey, ...fileFields })),
  /** Files that rows refer to but that did not exist when the backup was made. */
  missing: v.array(uploadKey),
  /** `isKept`: the backup contains the secret; else the shop gets it through SECRET. */
  secret: v.object({ isKept: v.boolean(), sha256: digest }),
};

const manifest = v.variant('format', [
  v.object({
    format: v.literal(backupFormat),
    ...fields,
    /** Pictures that were uploaded at the counter, in each size. */
    pictures: v.array(v.object({ key: pictureKey, ...fileFields })),
    missingPictures: v.array(pictureKey),
  }),
  v.pipe(
    v.object({ format: v.literal(1), ...fields }),
    v.transform((early) => ({ ...early, pictures: [], missingPictures: [] })),
  ),
]);

export type Manifest = v.InferOutput<typeof manifest>;
export type FileFacts = Pick<Manifest['uploads'][number], 'bytes' | 'sha256'>;

/** The backup cannot be used. The message gives the reason, and nothing was changed. */
export class BackupUnusable extends Error {}

export function tablePath(table: string): string {
  return join('database', `${table}.ndjson.gz`);
}

export function uploadPath(key: string): string {
  return join('uploads', key);
}

export function picturePath(key: string): string {
  return join('pictures', key);
}

export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Size and SHA-256 of a file. Rejects if it cannot be read. */
export async function factsOf(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

/** Reads and validates the manifest of a backup. Throws {@link BackupUnusable}. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupUnusable(
      `${folder} is no backup: it has no ${manifestName}. One that was not finished has none either.`,
    );
  const read = v.safeParse(manifest, parsed(text));
  if (!read.success)
    throw new BackupUnusable(
      `The ${manifestName} of ${folder} is damaged, or a newer version of the shop wrote it.`,
    );
  return read.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
