/** The facts of the checklist for the opening (counter-320). */
import { desc, eq } from 'drizzle-orm';
import { parseSection } from '#contract/counter/shop.ts';
import { isBackupOld, openingSteps, openPoints } from '#domain/opening-steps.ts';
import { emptySettings } from '#domain/shop.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { products } from '#server/db/tables/products.ts';
import { staff } from '#server/db/tables/staff.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { isShown } from '#server/services/catalogue/visible-products.ts';
import { backupMade } from './backups.ts';
import { readSection } from './sections.ts';
import { readSettings } from './settings.ts';

type Parts = Pick<AppContext, 'db' | 'partners'>;

export async function readReadiness({ db, partners }: Parts, now: Date) {
  const stored = await readSection(db, 'checklist');
  const checklist = parseSection('checklist', stored.value) ?? { delivery: false, pages: false };
  const opening = await readSection(db, 'opening');
  const settings = await readSettings(db, false);
  const backupAt = await newestBackup(db);
  const shown = await db.$count(products, isShown);
  const points = openPoints(
    {
      settings,
      checklist,
      products: shown,
      hasSms: await partners.hasSms(),
      hasGateway: (await partners.payments.offered()) !== null,
      people: await db.$count(staff),
      backupAt,
    },
    now,
  );
  return {
    steps: openingSteps.map((step) => ({ step, open: points[step] })),
    opening: {
      value: parseSection('opening', opening.value) ?? emptySettings.opening,
      version: opening.version,
    },
    checklist: { value: checklist, version: stored.version },
    products: shown,
    backupAt: backupAt?.toISOString() ?? '',
    isBackupOld: backupAt === null || isBackupOld(backupAt, now),
  };
}

async function newestBackup(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditEntries.createdAt })
    .from(auditEntries)
    .where(eq(auditEntries.action, backupMade))
    .orderBy(desc(auditEntries.createdAt))
    .limit(1);
  return row?.at ?? null;
}
