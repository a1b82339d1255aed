/**
 * A test payment of ৳1 by the owner, which is given back as soon as the partner confirms it
 * (counter-366). It belongs to no order and is no row of `payments`.
 */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { paymentTryStates, type PaymentTryState } from '#domain/partners.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import {
  SessionNotOpened,
  type Attempt,
  type Callback,
  type Confirmation,
  type PaymentGateway,
} from '#server/services/payments/gateway.ts';
import { openSslCommerz } from '#server/services/payments/ssl-commerz.ts';
import { newestRow } from '#server/services/shop/stored-rows.ts';
import { Refusal } from '#server/services/refusal.ts';
import { partnerRefusals } from '#text/counter/partners.ts';
import { digestOf } from './secrets.ts';
import { withoutSecret } from './test-sms.ts';
import { requireFewTests, testRows } from './tests-of-partner.ts';

export const storedPaymentTest = v.object({
  state: v.picklist(paymentTryStates),
  transactionId: v.string(),
  /** In paisa. */
  amount: v.number(),
  reply: v.string(),
  /** The digest of the settings that were tried. */
  recipe: v.string(),
});
type PaymentTest = v.InferInput<typeof storedPaymentTest>;

/** Transaction ids with this beginning are test payments. */
const prefix = 'test-';
/** ৳1; ৳10, if the partner accepts no less. */
const amounts = [100, 1_000] as const;

type Context = Pick<AppContext, 'db' | 'now' | 'partners'>;

/**
 * Opens a session at the partner. Returns the address of its page; '' if it opened none, and the
 * stored test then has the reason.
 */
export async function startTestPayment(
  context: Context,
  by: AuditBy,
  attempt: Pick<Attempt, 'customer' | 'returnTo'>,
): Promise<string> {
  const { db } = context;
  const opened = await openTried(context);
  await requireFewTests(db, 'gateway', by.now);
  const transactionId = `${prefix}${newSecretId()}`;
  const test = { transactionId, amount: amounts[0], reply: '', recipe: opened.recipe };
  for (const amount of amounts) {
    try {
      // Stored first, because the partner may confirm it before this process goes on.
      await writeTest(db, by, { ...test, amount, state: 'started' });
      const about = { transactionId, amount, orderNo: 'TEST' };
      return await opened.gateway.start({ ...attempt, ...about });
    } catch (failure) {
      const reply = failure instanceof SessionNotOpened ? failure.reply : '';
      if (/amount/i.test(reply) && amount === amounts[0]) continue;
      const state = failureOf(failure, reply);
      await writeTest(db, by, {
        ...test,
        amount,
        state,
        reply: withoutSecret(reply, opened.secret),
      });
      return '';
    }
  }
  return '';
}

function failureOf(failure: unknown, reply: string): PaymentTryState {
  if (!(failure instanceof SessionNotOpened)) return 'silent';
  return /store|credential|password/i.test(reply) ? 'account' : 'notOpened';
}

/** The gateway with the settings of now, switched on or not. */
async function openTried({ partners }: Context) {
  const { partner, account, recipe } = await partners.readGateway();
  if (!account)
    throw new Refusal(
      partner.storeId === '' ? partnerRefusals.nothingEntered : partnerRefusals.secretMissing,
    );
  const gateway = openSslCommerz(account, partners.fetchers.payments);
  return { gateway, secret: account.storePassword, recipe: digestOf(recipe) };
}

/** Handles a callback about a test payment. Returns false for every other one. */
export async function settleTestPayment(context: Context, callback: Callback): Promise<boolean> {
  const transactionId = callback['tran_id'] ?? '';
  if (!transactionId.startsWith(prefix)) return false;
  await settleTest(context, transactionId, (gateway, amount) =>
    gateway.confirm(callback, { amount }),
  );
  return true;
}

/** Asks the partner about the newest test payment, without a callback. */
export async function checkTestPayment(context: Context): Promise<void> {
  const test = await readTest(context.db);
  if (!test) throw new Refusal(partnerRefusals.nothingEntered);
  await settleTest(context, test.transactionId, (gateway) => gateway.lookUp(test.transactionId));
}

async function settleTest(
  context: Context,
  transactionId: string,
  confirm: (gateway: PaymentGateway, amount: number) => Promise<Confirmation>,
): Promise<void> {
  const { db } = context;
  const test = await readTest(db);
  if (test?.transactionId !== transactionId || isOver(test.state)) return;
  const { gateway, secret } = await openTried(context);
  const by = { actor: 'shop', now: context.now() };
  const confirmed: Confirmation =
    test.state === 'paid' || test.state === 'refundRefused'
      ? { kind: 'paid', transactionId, amount: test.amount, service: '', proof: '', risk: '' }
      : await confirm(gateway, test.amount);
  const state = stateOf(confirmed, test);
  if (state === null || !(await moveTest(db, by, test, state)) || state !== 'paid') return;
  // The partner gives the same transaction back once, however often it is asked.
  const { state: given, reply } = await gateway.refund(transactionId, test.amount);
  await writeTest(db, by, { ...test, state: given, reply: withoutSecret(reply, secret) });
}

function isOver(state: PaymentTryState): boolean {
  return !['started', 'cancelled', 'failed', 'paid', 'refundRefused'].includes(state);
}

/** Null if nothing is known. */
function stateOf(confirmed: Confirmation, test: PaymentTest): PaymentTryState | null {
  if (confirmed.kind === 'unknown') return null;
  if (confirmed.kind !== 'paid') return confirmed.kind;
  const isOurs = confirmed.transactionId === test.transactionId && confirmed.amount === test.amount;
  return isOurs ? 'paid' : 'otherAmount';
}

/** Writes the new state, unless another process has done so. */
function moveTest(
  db: Database,
  by: AuditBy,
  from: PaymentTest,
  state: PaymentTryState,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('test payment'))`);
    const current = await readTest(tx);
    if (current?.transactionId !== from.transactionId || current.state !== from.state) return false;
    if (current.state !== state) await writeTest(tx, by, { ...from, state });
    return true;
  });
}

/** The newest test payment in its newest state; null if there was none. */
export async function readTest(db: Database): Promise<PaymentTest | null> {
  const row = await newestRow(db, testRows('gateway'));
  return row ? v.parse(storedPaymentTest, row.value) : null;
}

async function writeTest(db: Database, by: AuditBy, test: PaymentTest): Promise<void> {
  await db.insert(shopSections).values({
    name: testRows('gateway'),
    value: test,
    savedBy: by.actor,
    savedAt: by.now,
  });
  const { state: about } = test;
  await writeAudit(db, by, {
    action: 'shop test',
    subject: 'gateway',
    about,
  });
}
