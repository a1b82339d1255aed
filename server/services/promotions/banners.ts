/** Banners of the home page: their words, link and place, ended, shown again, removed (counter-209, counter-210, counter-221). */
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

/** Changes a banner in all its widths, on the home page at once. Throws 404, or a refusal that says what is wrong. */
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

/** Takes a banner from the home page, or shows it again. Throws 404. */
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

/** Takes a banner away for good. Its pictures stay where they lie, for phones that still show it. */
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

/** As it is kept. Throws a refusal for one without words, or with a link that leads out of the shop. */
export function tidyBanner({ alt, altBn, link }: BannerWords, linkBefore = ''): BannerWords {
  const row = { alt: tidyLine(alt), altBn: tidyLine(altBn), link: link.trim() };
  // They are what is read out, and what stands there while the picture is on its way.
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

/** A path of the shop as a browser reads it: tabs and backslashes make an address of another site of some. */
function isOurs(link: string): boolean {
  if (link === '') return true;
  const origin = 'https://shop.invalid';
  return (
    link.startsWith('/') && URL.canParse(link, origin) && new URL(link, origin).origin === origin
  );
}
