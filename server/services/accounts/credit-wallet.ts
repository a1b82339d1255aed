/**
 * Credits a customer's wallet with the shop's own money, for example as an apology or a gift
 * (counter-139).
 */
import { eq } from 'drizzle-orm';
import type { Paisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { Refusal } from '#server/services/refusal.ts';
import { orderRefusals } from '#text/counter/order-refusals.ts';
import { taka } from '#text/numbers.ts';
import { operatorText } from '#text/operator.ts';
import { bookWallet } from './wallets.ts';

export interface WalletCredit {
  customer: { id: string; phone: string };
  amount: Paisa;
  /** For the audit log; '' if none was given. */
  reason: string;
  /** The caller's idempotency key: a repeated credit is booked once. Absent on the command line. */
  creditId?: string;
}

/**
 * Books the credit and notifies the customer. Throws a refusal if the id was used for a different
 * credit.
 */
export async function creditWallet(
  db: Database,
  { customer, amount, reason, creditId }: WalletCredit,
  by: AuditBy,
): Promise<void> {
  const [en, bn] = operatorText.walletCredited;
  const { now } = by;
  await db.transaction(async (tx) => {
    const booked = await bookWallet(tx, {
      customerId: customer.id,
      amount,
      kind: 'credit',
      orderId: null,
      ...(creditId && { paymentId: creditId }),
      now,
    });
    if (!booked) {
      if (creditId && (await isSame(tx, creditId, customer.id, amount))) return;
      throw new Refusal(orderRefusals.notBooked);
    }
    await notify(tx, {
      customerId: customer.id,
      text: [en(taka(amount, 'en')), bn(taka(amount, 'bn'))],
      reference: '',
      referenceId: '',
      now,
    });
    const about = reason ? `${taka(amount, 'en')}: ${reason}` : taka(amount, 'en');
    await writeAudit(tx, by, { action: 'wallet credit', subject: customer.phone, about });
  });
}

async function isSame(tx: Database, creditId: string, customerId: string, amount: Paisa) {
  const [known] = await tx
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.paymentId, creditId));
  return known?.customerId === customerId && known.amount === amount;
}
