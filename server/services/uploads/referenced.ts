/** Lists the uploaded files that the tables reference. */
import { isNull, like, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { forgottenFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { pictureKeyOf, picturePath } from '#server/services/accounts/picture-path.ts';
import { isInUse } from '#server/services/prescriptions/in-use.ts';
import { listPictures } from '#server/services/shop/list-pictures.ts';
import { isUploadedName, pictureKeys } from './catalogue-pictures.ts';

/**
 * The distinct file keys of prescriptions and customer photos. A removed prescription counts only
 * if an order or request needs it (running-14).
 */
export function referencedUploads(db: Database): Promise<string[]> {
  return uploadsOf(db, or(isNull(prescriptions.removedAt), isInUse(db)));
}

/**
 * Like {@link referencedUploads}, but includes removed prescriptions, whose files may still exist.
 */
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

/**
 * The keys of files that still have to be deleted; empty if the database is older than that table.
 */
export async function forgottenUploads(db: Database): Promise<string[]> {
  if (!(await hasTable(db, 'forgotten_files'))) return [];
  const rows = await db.select({ key: forgottenFiles.key }).from(forgottenFiles);
  return rows.map(({ key }) => key);
}

async function hasTable(db: Database, name: string): Promise<boolean> {
  const [table] = await rowsOf(
    db,
    v.object({ isThere: v.boolean() }),
    sql`select to_regclass(${`public.${name}`}) is not null as "isThere"`,
  );
  return table?.isThere === true;
}

/**
 * The keys of all pictures uploaded at the counter that are in use: of products, also in orders, of
 * banners, of offers, and of every saved version of the logo, the gallery, the board and the
 * categories (counter-313), because the owner may return to it.
 */
export async function referencedPictures(db: Database): Promise<string[]> {
  const named = await rowsOf(
    db,
    v.object({ type: v.picklist(['Product', 'Banner', 'Offer']), name: v.string() }),
    // Excludes drawn pictures whose permalink happens to end like an uploaded name; they are
    // redrawn.
    sql`select type, name from (
        select 'Product' as type, image as name from products
        union select 'Product', image from order_lines
        union select 'Banner', image from banners
        union select 'Offer', image from offers
        union select 'Banner', image from categories
      ) as shown
      where shown.name like '%-____________.webp'
        and not exists (select from products where permalink || '.webp' = shown.name)
      order by type, name`,
  );
  return [...named, ...(await sectionPictures(db))]
    .filter(({ name }) => isUploadedName(name))
    .flatMap(({ type, name }) => pictureKeys(type, name));
}

/** The logos and the pictures of lists; none if the database is older than that table. */
async function sectionPictures(
  db: Database,
): Promise<{ type: 'Shop' | 'Gallery' | 'Banner'; name: string }[]> {
  if (!(await hasTable(db, 'shop_sections'))) return [];
  const logos = await rowsOf(
    db,
    v.object({ name: v.string() }),
    sql`select distinct value->>'logo' as name from shop_sections
      where name = 'identity' and value->>'logo' <> '' order by name`,
  );
  const ofCategories = await rowsOf(
    db,
    v.object({ name: v.string() }),
    sql`select distinct entry ->> 'image' as name
      from shop_sections as section, jsonb_array_elements(section.value -> 'rows') as entry
      where section.name = 'categories' and entry ->> 'image' <> '' order by name`,
  );
  const listed = new Set((await listPictures(db)).map(({ image }) => image));
  return [
    ...logos.map(({ name }) => ({ type: 'Shop' as const, name })),
    ...ofCategories.map(({ name }) => ({ type: 'Banner' as const, name })),
    ...[...listed].toSorted().map((name) => ({ type: 'Gallery' as const, name })),
  ];
}
