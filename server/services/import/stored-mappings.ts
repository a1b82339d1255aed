/** The columns that were chosen for earlier files, by their headings (counter-331). */
import { desc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { columnMapping } from '#contract/counter/imports.ts';
import type { ColumnMapping } from '#domain/import-columns.ts';
import type { Database } from '#server/db/database.ts';
import { importMappings } from '#server/db/tables/shelves.ts';
import type { AuditBy } from '#server/services/audit.ts';
import type { RememberedMapping } from './headings.ts';

const maxRemembered = 200;

/** The latest mappings, newest first. */
export async function rememberedMappings(db: Database): Promise<RememberedMapping[]> {
  const rows = await db
    .select()
    .from(importMappings)
    .orderBy(desc(importMappings.savedAt))
    .limit(maxRemembered);
  return rows.flatMap(({ signature, mapping: stored }) => {
    const mapping = v.safeParse(columnMapping, stored);
    return mapping.success ? [{ signature, mapping: mapping.output }] : [];
  });
}

/** Stores the mapping for the next file with the same headings. */
export async function rememberMapping(
  db: Database,
  { signature, mapping }: { signature: string; mapping: ColumnMapping },
  { actor: savedBy, now: savedAt }: AuditBy,
): Promise<void> {
  await db
    .insert(importMappings)
    .values({ signature, mapping, savedBy, savedAt })
    .onConflictDoUpdate({
      target: importMappings.signature,
      set: {
        mapping: sql`excluded.mapping`,
        savedBy: sql`excluded.saved_by`,
        savedAt: sql`excluded.saved_at`,
      },
    });
}
