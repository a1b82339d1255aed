/** Banners of the home page: their words, link and place, ended and shown again (counter-209, counter-210). */
import { asc, desc, eq } from 'drizzle-orm';
import { tidyLine } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { banners } from '#server/db/tables/home.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';

export interface BannerTerms {
  alt: string;
  altBn: string;
  /** A path of the shop, or an address that begins with https://; '' for none. */
  link: string;
  rank: number;
}

/** Those that are shown, by their place and order, then those that have ended. */
export function listBanners(db: Database) {
  return db
    .select()
    .from(banners)
    .orderBy(desc(banners.isActive), asc(banners.place), asc(banners.rank), asc(banners.id));
}

/** Changes a banner, on the home page at once. Throws 404, or a refusal for a link that leads nowhere. */
export function changeBanner(
  db: Database,
  by: AuditBy,
  { id, ...terms }: BannerTerms & { id: number },
): Promise<void> {
  const row = {
    alt: tidyLine(terms.alt),
    altBn: tidyLine(terms.altBn),
    link: terms.link.trim(),
    rank: terms.rank,
  };
  if (!isLink(row.link)) throw new Refusal(promotionsRefusals.bannerLink);
  return change(db, by, { id, action: 'banner change' }, row);
}

/** Takes a banner from the home page, or shows it again. Throws 404. */
export function endBanner(
  db: Database,
  by: AuditBy,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  return change(db, by, { id, action: isActive ? 'banner resume' : 'banner end' }, { isActive });
}

function change(
  db: Database,
  by: AuditBy,
  { id, action }: { id: number; action: string },
  values: Partial<typeof banners.$inferInsert>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(banners)
      .set(values)
      .where(eq(banners.id, id))
      .returning({ place: banners.place, alt: banners.alt });
    if (!row) throw notFound();
    await writeAudit(tx, by, { action, subject: row.place, about: row.alt });
    await markCatalogueChanged(tx);
  });
}

/** Within the shop, or https elsewhere: never a script, never what another site could be taken for ours by. */
function isLink(link: string): boolean {
  if (link === '' || /^\/(?![/\\])/.test(link)) return true;
  return link.startsWith('https://') && URL.canParse(link);
}
