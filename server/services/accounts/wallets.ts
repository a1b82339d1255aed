/** A customer's wallet: every change is a line of the ledger and of the balance in one transaction. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { walletEntries, wallets } from '#server/db/tables/wallets.ts';
import { keepCustomer } from './keep-customer.ts';

export interface Wallet {
  /** The wire's `Cashback`: what the customer may use at the next order. */
  credit: Paisa;
  /** What the customer owed before their first order here. */
  due: Paisa;
}

/** What a customer has and owes; nothing where they never had a wallet. */
export async function walletOf(db: Database, customerId: string): Promise<Wallet> {
  const [row] = await db.select().from(wallets).where(eq(wallets.customerId, customerId));
  return { credit: row?.balance ?? 0, due: row?.due ?? 0 };
}

export interface WalletChange {
  customerId: string;
  /** Signed. */
  amount: Paisa;
  kind: 'opening' | 'used' | 'cashback' | 'refund' | 'overpaid' | 'credit';
  orderId: string | null;
  /** Of what was overpaid: one line for each payment. */
  paymentId?: string;
  now: Date;
}

/**
 * Books a change, inside the caller's transaction. False, with nothing booked,
 * where the balance would fall below zero, the order or payment has such a line already or the
 * account is gone.
 */
export async function bookWallet(tx: Database, change: WalletChange): Promise<boolean> {
  const { customerId, amount, kind, orderId, paymentId = null, now } = change;
  if (!(await keepCustomer(tx, customerId))) return false;
  const [line] = await tx
    .insert(walletEntries)
    .values({ customerId, amount, kind, orderId, paymentId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: walletEntries.id });
  if (!line) return false;
  if (amount >= 0) {
    await tx
      .insert(wallets)
      .values({ customerId, balance: amount })
      .onConflictDoUpdate({
        target: wallets.customerId,
        set: { balance: sql`${wallets.balance} + ${amount}` },
      });
    return true;
  }
  const taken = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount}` })
    .where(and(eq(wallets.customerId, customerId), gte(wallets.balance, -amount)))
    .returning({ customerId: wallets.customerId });
  if (taken.length > 0) return true;
  await tx.delete(walletEntries).where(eq(walletEntries.id, line.id));
  return false;
}
