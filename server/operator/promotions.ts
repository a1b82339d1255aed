/** Coupons, offers and notices. */
import { markCatalogueChanged } from '#server/catalogue.ts';
import { notices } from '#server/db/tables/home.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { taka } from '#text/numbers.ts';
import { amountOf, needed, OperatorProblem, writeAudit, type Command } from './errand.ts';

/** `coupon add EID50 --amount 50 | --percent 10 [--least 500] [--most 100] [--uses 1000]`. */
export const addCoupon: Command = async (errand) => {
  const { db, words, options } = errand;
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
    await writeAudit(tx, errand, { action: 'coupon add', subject: code, about });
  });
  return [`Coupon ${code} is good from now on.`];
};

/** `offer add --header "…" --content "…" [--cashback 30 --least 1000]`. */
export const addOffer: Command = async (errand) => {
  const { db, options } = errand;
  const header = needed(errand, 'header');
  const cashback = options['cashback'];
  const least = options['least'];
  await db.transaction(async (tx) => {
    await tx.insert(offers).values({
      kind: cashback === undefined ? 'special' : 'cashback',
      header,
      headerBn: options['header-bengali'] ?? '',
      content: needed(errand, 'content'),
      contentBn: options['content-bengali'] ?? '',
      discount: cashback === undefined ? 0 : amountOf(cashback),
      leastAmount: least === undefined ? 0 : amountOf(least),
    });
    await markCatalogueChanged(tx);
    await writeAudit(tx, errand, { action: 'offer add', subject: header, about: header });
  });
  return [`Offer added: ${header}`];
};

/** `notice add --text "…" [--bengali "…"]`: a line of the home page's bar. */
export const addNotice: Command = async (errand) => {
  const { db, options } = errand;
  const text = needed(errand, 'text');
  await db.transaction(async (tx) => {
    await tx.insert(notices).values({ text, textBn: options['bengali'] ?? '' });
    await markCatalogueChanged(tx);
    await writeAudit(tx, errand, { action: 'notice add', subject: 'home', about: text });
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
