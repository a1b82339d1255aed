import { eq, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { taka } from '#text/numbers.ts';

/** Notes that a guest is to get that much back by hand (payments-32, payments-40); a customer has a wallet, until their account is erased. */
export async function oweBack(tx: Database, order: { id: string }, amount: Paisa): Promise<void> {
  await tx
    .update(orders)
    .set({ owedBack: sql`${orders.owedBack} + ${amount}` })
    .where(eq(orders.id, order.id));
}

/** How the audit log says that money goes back. */
export function goesBack({ customerId }: { customerId: string | null }, amount: Paisa): string {
  return `${taka(amount, 'en')} ${customerId ? 'into the wallet' : 'to be given back'}`;
}
