/** Pictures of the gallery, of directors and of categories, uploaded by the owner (counter-313). */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { PictureUse } from '#contract/counter/shop.ts';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { keepPictures, uploadedName } from '#server/services/uploads/catalogue-pictures.ts';

/** The full size of each picture, in pixels. */
const measures: Readonly<
  Record<PictureUse, { type: 'Gallery' | 'Banner'; stem: string; width: number; height: number }>
> = {
  gallery: { type: 'Gallery', stem: 'gallery', width: 1_200, height: 800 },
  directors: { type: 'Gallery', stem: 'director', width: 800, height: 800 },
  categories: { type: 'Banner', stem: 'category', width: 480, height: 480 },
};

/**
 * Stores a photograph, cut to the shape of its list, and returns its file name. The name is made of
 * the content, so that a repeated upload stores nothing else. Throws 415 for another kind of file.
 */
export async function keepListPicture(
  pictures: ObjectStore,
  use: PictureUse,
  content: Buffer,
): Promise<string> {
  const { type, stem, width, height } = measures[use];
  const name = uploadedName(stem, content);
  await keepPictures(pictures, content, [{ type, name, width, height }]);
  return name;
}

const listPicture = v.object({ list: v.string(), image: v.string(), name: v.string() });

/**
 * The pictures of all saved versions of the gallery and the board, with the English names of their
 * entries, newest version first. An older version can be saved again, so its pictures stay.
 */
export function listPictures(db: Database): Promise<v.InferOutput<typeof listPicture>[]> {
  return rowsOf(
    db,
    listPicture,
    sql`select section.name as list, entry ->> 'image' as image, entry -> 'name' ->> 'en' as name
      from shop_sections as section,
        jsonb_array_elements(section.value -> 'rows') as entry
      where section.name in ('gallery', 'directors') and entry ->> 'image' <> ''
      order by section.id desc`,
  );
}
