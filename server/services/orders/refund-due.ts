import { eq, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { taka } from '#text/numbers.ts';

/**
 * Records an amount that the pharmacy must give back to a guest by hand (payments-32, payments-40).
 * Customers get it into their wallet, unless their account was erased.
 */
export async function oweBack(tx: Database, order: { id: string }, amount: Paisa): Promise<void> {
  await tx
    .update(orders)
    .set({ owedBack: sql`${orders.owedBack} + ${amount}` })
    .where(eq(orders.id, order.id));
}

/** The audit log's description of how the money is given back. */
export function goesBack({ customerId }: { customerId: string | null }, amount: Paisa): string {
  return `${taka(amount, 'en')} ${customerId ? 'into the wallet' : 'to be given back'}`;
}
