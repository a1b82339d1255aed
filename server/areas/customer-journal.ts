/** Accounts that a power cut took from the embedded database, put back from the journal. */
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';

const customerRow = v.object({
  id: v.string(),
  phone: v.string(),
  passwordHash: v.nullable(v.string()),
  createdAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
});
const passwordRow = v.object({ id: v.string(), passwordHash: v.string() });

/** True where the account was missing. */
export async function restoreCustomer(db: Database, content: unknown): Promise<boolean> {
  const row = v.parse(customerRow, content);
  const written = await db
    .insert(customers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return written.length > 0;
}

/** True where the account had another password. */
export async function restorePassword(db: Database, content: unknown): Promise<boolean> {
  const { id, passwordHash } = v.parse(passwordRow, content);
  const changed = await db
    .update(customers)
    .set({ passwordHash })
    .where(
      and(eq(customers.id, id), sql`${customers.passwordHash} is distinct from ${passwordHash}`),
    )
    .returning({ id: customers.id });
  return changed.length > 0;
}
