/**
 * Product photographs: re-encoded in three sizes and stored under a new name each time
 * (counter-159).
 */
import { eq } from 'drizzle-orm';
import { plainImage } from '#domain/permalink.ts';
import type { PictureSize } from '#domain/picture.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import {
  notAPicture,
  pictureKind,
  uploadedName,
} from '#server/services/uploads/catalogue-pictures.ts';
import { squarePicture } from '#server/services/uploads/pictures.ts';
import { gone } from './change-product.ts';

const kilobyte = 1_024;
/**
 * The same sizes as the drawn pictures (demo/pictures/draw.ts). Photographs may have more bytes.
 */
const sizes: Record<PictureSize, { side: number; maxBytes: number }> = {
  Icons: { side: 96, maxBytes: 4 * kilobyte },
  Small: { side: 320, maxBytes: 16 * kilobyte },
  Orginal: { side: 800, maxBytes: 80 * kilobyte },
};
const sizeNames = ['Icons', 'Small', 'Orginal'] as const satisfies PictureSize[];

interface Parts {
  db: Database;
  pictures: ObjectStore;
}

/**
 * Gives a product a photograph and returns its name. All sizes are stored before the product refers
 * to them. Throws 415 for a file that is not JPEG or PNG or cannot be decoded.
 */
export async function addPicture(
  { db, pictures }: Parts,
  { id, content }: { id: number; content: Buffer },
  by: AuditBy,
): Promise<string> {
  const [product] = await db
    .select({ permalink: products.permalink })
    .from(products)
    .where(eq(products.id, id));
  if (!product) throw gone();
  const kind = pictureKind(content);
  const image = uploadedName(product.permalink, content);
  for (const size of sizeNames) {
    const made = await squarePicture(content, kind, sizes[size]);
    if (!made) throw notAPicture();
    await pictures.put(`Product/${size}/${image}`, made);
  }
  await setImage(db, { id, image, action: 'products picture' }, by);
  return image;
}

/** Switches back to the drawn picture and returns its name. */
export async function removePicture(db: Database, id: number, by: AuditBy): Promise<string> {
  const [product] = await db
    .select({ permalink: products.permalink })
    .from(products)
    .where(eq(products.id, id));
  if (!product) throw gone();
  const image = plainImage(product.permalink);
  await setImage(db, { id, image, action: 'products picture removed' }, by);
  return image;
}

/** The old files are not deleted, because orders still refer to them. */
async function setImage(
  db: Database,
  { id, image, action }: { id: number; image: string; action: string },
  by: AuditBy,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(products)
      .set({ image, updatedAt: by.now })
      .where(eq(products.id, id))
      .returning({ id: products.id });
    if (!changed) throw gone();
    await writeAudit(tx, by, { action, subject: String(id), about: image });
    await markCatalogueChanged(tx);
  });
}
