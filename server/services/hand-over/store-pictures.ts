/**
 * Stores the pictures of a handed-over file like a guest's uploads, without an owner until the file
 * is entered (offline-169).
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { HandOverFile } from '#domain/hand-over/file.ts';
import { uploadedFrom } from '#contract/prescriptions.ts';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { storePrescription } from '#server/services/prescriptions/store-prescription.ts';
import { checkUpload } from '#server/services/uploads/check-upload.ts';

interface Brought {
  handOverId: string;
  pictures: HandOverFile['pictures'];
  now: Date;
}

/**
 * Returns their ids in order, and the same ids if the file is entered again. Throws the refusals of
 * an upload.
 */
export async function storePictures(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { handOverId, pictures, now }: Brought,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, { name, mime, base64 }] of pictures.entries()) {
    const photoKey = `${handOverId}/${index + 1}`;
    const earlier = await findByKey(db, photoKey);
    if (earlier && (await files.has(earlier.fileKey))) {
      ids.push(earlier.id);
      continue;
    }
    const sent = Buffer.from(base64, 'base64');
    const checked = await checkUpload({ name, mime, content: sent });
    const row = {
      id: newSecretId(),
      photoKey,
      digest: createHash('sha256').update(sent).digest('hex'),
      source: uploadedFrom,
      createdAt: now,
    };
    const stored = await storePrescription({ db, files, now }, { checked, row, earlier });
    // A concurrent entry of the same file may have been faster.
    const id = stored ?? (await findByKey(db, photoKey))?.id;
    if (id) ids.push(id);
  }
  return ids;
}

async function findByKey(db: Database, photoKey: string) {
  const [row] = await db
    .select({ id: prescriptions.id, fileKey: prescriptions.fileKey })
    .from(prescriptions)
    .where(eq(prescriptions.photoKey, photoKey));
  return row ?? null;
}
