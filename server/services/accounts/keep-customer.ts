/** An account that may have been erased while a call of it was under way (customer-area-179). */
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';

/** Whether it is there; then it stays until the transaction ends, as a row that names it would have it. */
export async function keepCustomer(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, id))
    .for('key share');
  return rows.length > 0;
}
