/** Coupons, offers and notices. */
import { and, eq } from 'drizzle-orm';
import { keptPromises } from '#domain/offer.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { notices } from '#server/db/tables/home.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { taka } from '#text/numbers.ts';
import { writeAudit } from '#server/services/audit.ts';
import { amountOf, needed, OperatorProblem, type Command } from './command-context.ts';

/** `coupon add EID50 --amount 50 | --percent 10 [--least 500] [--most 100] [--uses 1000]`. */
export const addCoupon: Command = async (context) => {
  const { db, words, options } = context;
  const code = (words[0] ?? '').trim().toUpperCase();
  if (!/^[A-Z0-9-]{3,20}$/.test(code)) throw new OperatorProblem('Name a code, such as EID50.');
  const { amount, percent, least, most, uses } = options;
  if ((amount === undefined) === (percent === undefined))
    throw new OperatorProblem('Say either --amount or --percent.');
  const row = {
    code,
    amount: amount === undefined ? null : amountOf(amount),
    basisPoints: percent === undefined ? null : basisPointsOf(percent),
    leastAmount: least === undefined ? 0 : amountOf(least),
    mostDiscount: most === undefined ? null : amountOf(most),
    mostUses: uses === undefined ? null : countOf(uses),
  };
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(coupons)
      .values(row)
      .onConflictDoNothing({ target: coupons.code })
      .returning({ id: coupons.id });
    if (written.length === 0) throw new OperatorProblem(`There is a coupon ${code} already.`);
    const about = row.amount === null ? `${percent} %` : taka(row.amount, 'en');
    await writeAudit(tx, context, { action: 'coupon add', subject: code, about });
  });
  return [`Coupon ${code} is good from now on.`];
};

/** `offer add --header "…" --content "…" [--cashback 30 --least 1000]`. */
export const addOffer: Command = async (context) => {
  const { db, options } = context;
  const header = needed(context, 'header');
  const cashback = options['cashback'];
  const least = options['least'];
  const discount = cashback === undefined ? 0 : amountOf(cashback);
  const leastAmount = least === undefined ? 0 : amountOf(least);
  await db.transaction(async (tx) => {
    if (cashback !== undefined) await requireKept(tx, { discount, leastAmount });
    await tx.insert(offers).values({
      kind: cashback === undefined ? 'special' : 'cashback',
      header,
      headerBn: options['header-bengali'] ?? '',
      content: needed(context, 'content'),
      contentBn: options['content-bengali'] ?? '',
      discount,
      leastAmount,
    });
    await markCatalogueChanged(tx);
    await writeAudit(tx, context, { action: 'offer add', subject: header, about: header });
  });
  return [`Offer added: ${header}`];
};

/** Throws where the new offer, or one that is there, would promise what is not paid. */
async function requireKept(
  db: Database,
  added: { discount: number; leastAmount: number },
): Promise<void> {
  const there = await db
    .select({ discount: offers.discount, leastAmount: offers.leastAmount })
    .from(offers)
    .where(and(eq(offers.isActive, true), eq(offers.kind, 'cashback')));
  const all = [...there, added];
  if (keptPromises(all).length === all.length) return;
  const existing = there
    .map((one) => `${taka(one.discount, 'en')} from ${taka(one.leastAmount, 'en')}`)
    .join(', ');
  throw new OperatorProblem(
    `Of several cashback offers the one with the smallest least amount is paid for every order. Beside ${existing} this one would promise what nobody is paid.`,
  );
}

/** `notice add --text "…" [--bengali "…"]`: a line of the home page's bar. */
export const addNotice: Command = async (context) => {
  const { db, options } = context;
  const text = needed(context, 'text');
  await db.transaction(async (tx) => {
    await tx.insert(notices).values({ text, textBn: options['bengali'] ?? '' });
    await markCatalogueChanged(tx);
    await writeAudit(tx, context, { action: 'notice add', subject: 'home', about: text });
  });
  return [`Notice added: ${text}`];
};

function basisPointsOf(percent: string): number {
  const points = Math.round(Number(percent) * 100);
  if (!Number.isInteger(points) || points <= 0 || points > 10_000)
    throw new OperatorProblem(`"${percent}" is no percentage from 0.01 to 100.`);
  return points;
}

function countOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new OperatorProblem(`"${text}" is no number of uses.`);
  return count;
}
