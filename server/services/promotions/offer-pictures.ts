/** An offer's picture, uploaded or removed at the counter (counter-223). */
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { offers } from '#server/db/tables/offers.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { notFound } from '#server/services/failures.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { keepPictures, uploadedName } from '#server/services/uploads/catalogue-pictures.ts';

/** The size in which cards show it, in pixels. */
const full = { width: 960, height: 600 };

/**
 * Sets an offer's picture, effective at once. Throws 404, or 415 for a file that is not a
 * photograph.
 */
export async function setOfferPicture(
  { db, pictures }: { db: Database; pictures: ObjectStore },
  { id, content }: { id: number; content: Buffer },
  by: AuditBy,
): Promise<void> {
  const [offer] = await db.select({ id: offers.id }).from(offers).where(eq(offers.id, id));
  if (!offer) throw notFound();
  const name = uploadedName('offer', content);
  await keepPictures(pictures, content, [{ type: 'Offer', name, ...full }]);
  await write(db, { id, image: name, action: 'offer picture' }, by);
}

/** Removes an offer's picture. Throws 404. */
export function removeOfferPicture(db: Database, id: number, by: AuditBy): Promise<void> {
  return write(db, { id, image: '', action: 'offer picture removed' }, by);
}

function write(
  db: Database,
  { id, image, action }: { id: number; image: string; action: string },
  by: AuditBy,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(offers)
      .set({ image })
      .where(eq(offers.id, id))
      .returning({ header: offers.header });
    if (!changed) throw notFound();
    await writeAudit(tx, by, { action, subject: changed.header, about: image });
    await markCatalogueChanged(tx);
  });
}
