/**
 * Banners of the home page: texts, link, order, ending, resuming and removing (counter-209,
 * counter-210, counter-221).
 */
import { inArray } from 'drizzle-orm';
import { tidyLine } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { banners } from '#server/db/tables/home.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';
import { findSlide, requireSlide, type BannerSlide } from './banner-slides.ts';

export interface BannerWords {
  alt: string;
  altBn: string;
  /** A path of the shop; '' for none. */
  link: string;
}

/**
 * Changes a banner in all its widths, effective at once. Throws 404, or a refusal with the reason.
 */
export function changeBanner(
  db: Database,
  by: AuditBy,
  { id, rank, ...words }: BannerWords & { id: number; rank: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const slide = await requireSlide(tx, id);
    const row = tidyBanner(words, slide.link);
    await write(tx, slide, { ...row, rank });
    const about = row.alt;
    await writeAudit(tx, by, { action: 'banner change', subject: slide.place, about });
  });
}

/** Ends a banner, or shows it again. Throws 404. */
export function endBanner(
  db: Database,
  by: AuditBy,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const slide = await requireSlide(tx, id);
    await write(tx, slide, { isActive });
    const action = isActive ? 'banner resume' : 'banner end';
    await writeAudit(tx, by, { action, subject: slide.place, about: slide.alt });
  });
}

/** Deletes a banner. Its picture files stay for phones that still show it. */
export function removeBanner(db: Database, by: AuditBy, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const slide = await findSlide(tx, id);
    if (!slide) return;
    await tx.delete(banners).where(inArray(banners.id, idsOf(slide)));
    const { place: subject, alt: about } = slide;
    await writeAudit(tx, by, { action: 'banner remove', subject, about });
    await markCatalogueChanged(tx);
  });
}

/**
 * Returns the texts as they are stored. Throws a refusal if they are empty or the link leaves the
 * shop.
 */
export function tidyBanner({ alt, altBn, link }: BannerWords, linkBefore = ''): BannerWords {
  const row = { alt: tidyLine(alt), altBn: tidyLine(altBn), link: link.trim() };
  // The text is read by screen readers and shown until the picture has loaded.
  if (row.alt === '') throw new Refusal(promotionsRefusals.bannerWords);
  if (row.link !== linkBefore && !isOurs(row.link))
    throw new Refusal(promotionsRefusals.bannerLink);
  return row;
}

async function write(
  tx: Database,
  slide: BannerSlide,
  values: Partial<typeof banners.$inferInsert>,
): Promise<void> {
  await tx
    .update(banners)
    .set(values)
    .where(inArray(banners.id, idsOf(slide)));
  await markCatalogueChanged(tx);
}

function idsOf({ rows }: BannerSlide): number[] {
  return rows.map(({ id }) => id);
}

/**
 * Whether the link is a path of the shop as browsers parse it. Tabs and backslashes can turn a path
 * into another site's URL.
 */
function isOurs(link: string): boolean {
  if (link === '') return true;
  const origin = 'https://shop.invalid';
  return (
    link.startsWith('/') && URL.canParse(link, origin) && new URL(link, origin).origin === origin
  );
}
