/** Commands for coupons, offers and notices, through the counter's services. */
import { wholeTyped } from '#domain/typed-amount.ts';
import { addCoupon as makeCoupon } from '#server/services/promotions/coupons.ts';
import { saveNotice } from '#server/services/promotions/notices.ts';
import { saveOffer } from '#server/services/promotions/offers.ts';
import { amountOf, needed, OperatorProblem, type Command } from './command-context.ts';

/** `coupon add EID50 --amount 50 | --percent 10 [--least 500] [--most 100] [--uses 1000]`. */
export const addCoupon: Command = async (context) => {
  const { db, words, options } = context;
  const { amount, percent, least, most: maxDiscount, uses } = options;
  if ((amount === undefined) === (percent === undefined))
    throw new OperatorProblem('Say either --amount or --percent.');
  const code = await makeCoupon(db, context, {
    code: words[0] ?? '',
    key: null,
    amount: amount === undefined ? null : amountOf(amount),
    basisPoints: percent === undefined ? null : basisPointsOf(percent),
    leastAmount: least === undefined ? 0 : amountOf(least),
    mostDiscount: maxDiscount === undefined ? null : amountOf(maxDiscount),
    mostUses: uses === undefined ? null : countOf(uses),
    startsAt: null,
    endsAt: null,
  });
  return [`Coupon ${code} is good from now on.`];
};

/** `offer add --header "…" --content "…" [--cashback 30 --least 1000]`. */
export const addOffer: Command = async (context) => {
  const { db, options } = context;
  const header = needed(context, 'header');
  const { cashback, least } = options;
  await saveOffer(db, context, {
    id: null,
    key: null,
    header,
    headerBn: options['header-bengali'] ?? '',
    content: needed(context, 'content'),
    contentBn: options['content-bengali'] ?? '',
    couponCode: '',
    cashback: cashback === undefined ? 0 : amountOf(cashback),
    leastAmount: least === undefined ? 0 : amountOf(least),
    rank: 0,
  });
  return [`Offer added: ${header}`];
};

/** `notice add --text "…" [--bengali "…"]`: adds a line to the home page's bar. */
export const addNotice: Command = async (context) => {
  const { db, options } = context;
  const text = needed(context, 'text');
  const textBn = options['bengali'] ?? '';
  await saveNotice(db, context, { id: null, key: null, text, textBn, rank: 0 });
  return [`Notice added: ${text}`];
};

function basisPointsOf(percent: string): number {
  const points = Math.round(Number(percent) * 100);
  if (!Number.isInteger(points) || points <= 0 || points > 10_000)
    throw new OperatorProblem(`"${percent}" is no percentage from 0.01 to 100.`);
  return points;
}

function countOf(text: string): number {
  const count = wholeTyped(text) ?? 0;
  if (!Number.isInteger(count) || count < 1)
    throw new OperatorProblem(`"${text}" is no number of uses.`);
  return count;
}
