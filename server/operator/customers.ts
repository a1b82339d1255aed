/** Commands for one customer, who is identified by the phone number. */
import { eq } from 'drizzle-orm';
import { canonicalPhone } from '#domain/phone.ts';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { endAllSessions } from '#server/services/accounts/sessions.ts';
import { creditWallet } from '#server/services/accounts/credit-wallet.ts';
import { writeAudit } from '#server/services/audit.ts';
import { taka } from '#text/numbers.ts';
import { amountOf, needed, OperatorProblem, type Command } from './command-context.ts';

/** `wallet credit 01712345678 --amount 50`. */
export const creditCustomer: Command = async (context) => {
  const { db, words } = context;
  const customer = await customerNamed(db, words[0] ?? '');
  const amount = amountOf(needed(context, 'amount'));
  await creditWallet(db, { customer, amount, reason: '' }, context);
  return [`${customer.phone}: ${taka(amount, 'en')} credited`];
};

/** `customer notify 01712345678 --text "…" [--bengali "…"]`. */
export const notifyCustomer: Command = async (context) => {
  const { db, now, words, options } = context;
  const customer = await customerNamed(db, words[0] ?? '');
  const text = needed(context, 'text');
  await db.transaction(async (tx) => {
    await notify(tx, {
      customerId: customer.id,
      text: [text, options['bengali'] ?? ''],
      reference: '',
      referenceId: '',
      now,
    });
    await writeAudit(tx, context, { action: 'notify', subject: customer.phone, about: text });
  });
  return [`${customer.phone}: told`];
};

/**
 * `customer log-out 01712345678`: ends all sessions of a customer whose phone was lost or stolen.
 */
export const logCustomerOut: Command = async (context) => {
  const { db, now, words } = context;
  const { id, phone } = await customerNamed(db, words[0] ?? '');
  await db.transaction(async (tx) => {
    await endAllSessions(tx, now, id);
    const about = 'every sign-in ended';
    await writeAudit(tx, context, { action: 'customer log-out', subject: phone, about });
  });
  return [`${phone}: logged out everywhere`];
};

async function customerNamed(db: Database, name: string) {
  const phone = canonicalPhone(name);
  if (!phone) throw new OperatorProblem('Name a customer by their phone, such as 01712345678.');
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
  if (!customer) throw new OperatorProblem(`There is no account of ${phone}.`);
  return customer;
}
