/** A customer's wallet. Every change writes a ledger entry and the balance in one transaction. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { walletEntries, wallets } from '#server/db/tables/wallets.ts';
import { keepCustomer } from './keep-customer.ts';

export interface Wallet {
  /** The wire's `Cashback`: the credit that the customer may use for the next order. */
  credit: Paisa;
  /** The customer's debt from before their first order here. */
  due: Paisa;
}

/** Returns the customer's credit and debt; 0 if they have no wallet. */
export async function walletOf(db: Database, customerId: string): Promise<Wallet> {
  const [row] = await db.select().from(wallets).where(eq(wallets.customerId, customerId));
  return { credit: row?.balance ?? 0, due: row?.due ?? 0 };
}

export interface WalletChange {
  customerId: string;
  /** Negative for a withdrawal. */
  amount: Paisa;
  kind: 'opening' | 'used' | 'cashback' | 'refund' | 'overpaid' | 'credit';
  orderId: string | null;
  /** For payments and partial refunds: one ledger entry per id. */
  paymentId?: string;
  now: Date;
}

/**
 * Books a change inside the caller's transaction. Returns false and books nothing if the balance
 * would become negative, the order or payment already has such an entry, or the account was erased.
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
