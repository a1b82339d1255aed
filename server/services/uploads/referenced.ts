/** Which uploaded files the tables speak of. */
import { like } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { pictureKeyOf, picturePath } from '#server/services/accounts/picture-path.ts';

/** The key of every file that a prescription or a customer's photo is in, each once. */
export async function referencedUploads(db: Database): Promise<string[]> {
  const files = await db.selectDistinct({ key: prescriptions.fileKey }).from(prescriptions);
  const photos = await db
    .select({ image: customers.image })
    .from(customers)
    .where(like(customers.image, `${picturePath}/%`));
  const keys = photos.flatMap(({ image }) => pictureKeyOf(image) ?? []);
  return [...new Set([...files.map(({ key }) => key), ...keys])];
}
