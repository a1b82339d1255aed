import { desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';

/** The newest row of a part or of another name; undefined if it was never saved. */
export async function newestRow(db: Database, name: string) {
  const [row] = await db
    .select()
    .from(shopSections)
    .where(eq(shopSections.name, name))
    .orderBy(desc(shopSections.id))
    .limit(1);
  return row;
}

/** The value of that row; null without one. */
export async function readValue(db: Database, name: string): Promise<unknown> {
  return (await newestRow(db, name))?.value ?? null;
}
