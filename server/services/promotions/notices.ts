/** Notices to all customers, in the home page's bar (counter-208). */
import { and, asc, desc, eq } from 'drizzle-orm';
import { tidyLine } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { notices } from '#server/db/tables/home.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';
import { savedAlready } from './saved-already.ts';

/** Active notices in their order, then ended ones. */
export function listNotices(db: Database) {
  return db
    .select()
    .from(notices)
    .orderBy(desc(notices.isActive), asc(notices.rank), asc(notices.id));
}

interface WrittenNotice {
  id: number | null;
  /** The idempotency key: it creates one notice; null for none. */
  key: string | null;
  text: string;
  textBn: string;
  rank: number;
}

/**
 * Creates a notice (`id` null) or changes one, effective at once. Throws 404, or a refusal if it is
 * empty or its key was saved with other content.
 */
export function saveNotice(
  db: Database,
  by: AuditBy,
  { id, key, ...written }: WrittenNotice,
): Promise<void> {
  const row = { ...written, text: tidyLine(written.text), textBn: tidyLine(written.textBn) };
  if (row.text === '') throw new Refusal(promotionsRefusals.noticeEmpty);
  return db.transaction(async (tx) => {
    if (id === null) {
      const made = await tx
        .insert(notices)
        .values({ ...row, madeByKey: key })
        .onConflictDoNothing({ target: notices.madeByKey })
        .returning({ id: notices.id });
      if (made.length === 0) return requireSame(tx, key, row);
    } else {
      const changed = await tx
        .update(notices)
        .set(row)
        .where(eq(notices.id, id))
        .returning({ id: notices.id });
      if (changed.length === 0) throw notFound();
    }
    const action = id === null ? 'notice add' : 'notice change';
    await writeAudit(tx, by, { action, subject: 'home', about: row.text });
    await markCatalogueChanged(tx);
  });
}

/** Throws if the notice that the key has created differs. */
async function requireSame(
  tx: Database,
  key: string | null,
  row: Pick<WrittenNotice, 'text' | 'textBn' | 'rank'>,
): Promise<void> {
  const same = and(
    eq(notices.madeByKey, key ?? ''),
    eq(notices.text, row.text),
    eq(notices.textBn, row.textBn),
    eq(notices.rank, row.rank),
  );
  if ((await tx.$count(notices, same)) === 0) throw savedAlready();
}

/** Ends a notice, or shows it again. Throws 404. */
export function endNotice(
  db: Database,
  by: AuditBy,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(notices)
      .set({ isActive })
      .where(eq(notices.id, id))
      .returning({ text: notices.text });
    if (!row) throw notFound();
    const action = isActive ? 'notice resume' : 'notice end';
    await writeAudit(tx, by, { action, subject: 'home', about: row.text });
    await markCatalogueChanged(tx);
  });
}
