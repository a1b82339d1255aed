/**
 * Guards against an account that is erased while one of its requests is in progress
 * (customer-area-179).
 */
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';

/**
 * Whether the account exists. If so, it is locked against deletion until the transaction ends, as a
 * foreign key would do.
 */
export async function keepCustomer(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, id))
    .for('key share');
  return rows.length > 0;
}
