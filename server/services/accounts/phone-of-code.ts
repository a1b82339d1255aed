import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { oneTimeCodes } from '#server/db/tables/sign-in.ts';

/** Returns the phone that a code was sent to; '' for an unknown id. */
export async function phoneOfCode(db: Database, id: string): Promise<string> {
  const [code] = await db
    .select({ phone: oneTimeCodes.phone })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.id, id));
  return code?.phone ?? '';
}
