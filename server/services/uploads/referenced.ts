/** Which uploaded files the tables speak of. */
import { isNull, like, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { forgottenFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { pictureKeyOf, picturePath } from '#server/services/accounts/picture-path.ts';
import { isInUse } from '#server/services/prescriptions/in-use.ts';
import { isUploadedName, pictureKeys } from './catalogue-pictures.ts';

/**
 * The key of every file that a prescription or a customer's photo is in, each once. A prescription
 * that was removed has one only where an order or a request needs it (running-14).
 */
export function referencedUploads(db: Database): Promise<string[]> {
  return uploadsOf(db, or(isNull(prescriptions.removedAt), isInUse(db)));
}

/** As {@link referencedUploads}, with those of removed prescriptions, whose bytes may still be there. */
export function everyUpload(db: Database): Promise<string[]> {
  return uploadsOf(db, undefined);
}

async function uploadsOf(db: Database, which: SQL | undefined): Promise<string[]> {
  const files = await db
    .selectDistinct({ key: prescriptions.fileKey })
    .from(prescriptions)
    .where(which);
  const photos = await db
    .select({ image: customers.image })
    .from(customers)
    .where(like(customers.image, `${picturePath}/%`));
  const keys = photos.flatMap(({ image }) => pictureKeyOf(image) ?? []);
  return [...new Set([...files.map(({ key }) => key), ...keys])];
}

/** The key of every file whose bytes are still to be removed; none in tables of before there was such a list. */
export async function forgottenUploads(db: Database): Promise<string[]> {
  const [there] = await rowsOf(
    db,
    v.object({ isThere: v.boolean() }),
    sql`select to_regclass('public.forgotten_files') is not null as "isThere"`,
  );
  if (!there?.isThere) return [];
  const rows = await db.select({ key: forgottenFiles.key }).from(forgottenFiles);
  return rows.map(({ key }) => key);
}

/** The key of every picture that was uploaded at the counter and is shown: of products, also in orders, of banners and of offers. */
export async function referencedPictures(db: Database): Promise<string[]> {
  const named = await rowsOf(
    db,
    v.object({ type: v.picklist(['Product', 'Banner', 'Offer']), name: v.string() }),
    // A permalink may end as an uploaded name does: what is drawn for it is drawn again.
    sql`select type, name from (
        select 'Product' as type, image as name from products
        union select 'Product', image from order_lines
        union select 'Banner', image from banners
        union select 'Offer', image from offers
      ) as shown
      where shown.name like '%-____________.webp'
        and not exists (select from products where permalink || '.webp' = shown.name)
      order by type, name`,
  );
  return named
    .filter(({ name }) => isUploadedName(name))
    .flatMap(({ type, name }) => pictureKeys(type, name));
}
