/**
 * Coupons, offers, notices, and the cashback of offers, for the owner (counter-200 to counter-213).
 * Money is in whole paisa.
 */
import * as v from 'valibot';
import { counterEndpoint } from './counter-endpoint.ts';
import { cursor, rowNumber, typedNumber } from './paging.ts';

const roles = ['owner'] as const;

/** At most one crore taka, the same limit as in the operator's commands. */
const paisa = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000_00));
const someMoney = v.pipe(paisa, v.minValue(1));
const moment = v.pipe(v.string(), v.isoTimestamp());
export const line = v.pipe(v.string(), v.maxLength(200));
const words = v.pipe(v.string(), v.maxLength(2_000));
export const rank = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999));
/** Null for a new row. */
const whichOrNew = v.nullable(rowNumber);
/** The idempotency key of the form for a new row. */
const key = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))), null);
export const ending = v.object({ id: rowNumber, isActive: v.boolean() });

const couponTerms = {
  /** Exactly one of the two is set: an amount, or hundredths of a percent. */
  amount: v.nullable(someMoney),
  basisPoints: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  leastAmount: paisa,
  mostDiscount: v.nullable(someMoney),
  mostUses: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))),
  startsAt: v.nullable(moment),
  endsAt: v.nullable(moment),
};

/** Newest first. */
export const coupons = counterEndpoint({
  name: 'counter.promotions.coupons',
  method: 'GET',
  path: 'Counter/Promotions/Coupons',
  roles,
  request: v.object({ after: cursor }),
  response: v.object({
    rows: v.array(
      v.object({
        id: v.number(),
        code: v.string(),
        ...couponTerms,
        isActive: v.boolean(),
        uses: v.number(),
      }),
    ),
    next: v.string(),
  }),
});

export type Coupon = v.InferOutput<typeof coupons.response>['rows'][number];

/** Adds a coupon, or changes the terms of an existing one, whose code stays. */
export const saveCoupon = counterEndpoint({
  name: 'counter.promotions.saveCoupon',
  method: 'POST',
  path: 'Counter/Promotions/SaveCoupon',
  roles,
  request: v.object({
    id: whichOrNew,
    key,
    code: v.pipe(v.string(), v.maxLength(40)),
    ...couponTerms,
  }),
  response: v.null(),
});

/** Ends a coupon immediately, or reactivates it. */
export const endCoupon = counterEndpoint({
  name: 'counter.promotions.endCoupon',
  method: 'POST',
  path: 'Counter/Promotions/EndCoupon',
  roles,
  request: ending,
  response: v.null(),
});

const offerTerms = {
  header: line,
  headerBn: line,
  content: words,
  contentBn: words,
  /** The coupon that the offer is about; '' if there is none. */
  couponCode: v.pipe(v.string(), v.maxLength(40)),
  /** The cashback of an order; 0 for an offer that is only text. */
  cashback: paisa,
  leastAmount: paisa,
  rank,
};

/** All offers in the order of the shop; ended ones come last. */
export const offers = counterEndpoint({
  name: 'counter.promotions.offers',
  method: 'GET',
  path: 'Counter/Promotions/Offers',
  roles,
  request: v.object({}),
  response: v.object({
    rows: v.array(
      v.object({ id: v.number(), ...offerTerms, image: v.string(), isActive: v.boolean() }),
    ),
  }),
});

export type Offer = v.InferOutput<typeof offers.response>['rows'][number];

/**
 * Refused if this offer or an existing one would then promise cashback that is not paid
 * (customer-area-145).
 */
export const saveOffer = counterEndpoint({
  name: 'counter.promotions.saveOffer',
  method: 'POST',
  path: 'Counter/Promotions/SaveOffer',
  roles,
  request: v.object({ id: whichOrNew, key, ...offerTerms }),
  response: v.object({ id: v.number() }),
});

export const setOfferPicture = counterEndpoint({
  name: 'counter.promotions.setOfferPicture',
  method: 'POST',
  path: 'Counter/Promotions/SetOfferPicture',
  roles,
  body: 'multipart',
  request: v.object({ id: typedNumber, Img: v.any() }),
  response: v.null(),
});

/** Removes the picture of the offer. */
export const removeOfferPicture = counterEndpoint({
  name: 'counter.promotions.removeOfferPicture',
  method: 'POST',
  path: 'Counter/Promotions/RemoveOfferPicture',
  roles,
  request: v.object({ id: rowNumber }),
  response: v.null(),
});

export const endOffer = counterEndpoint({
  name: 'counter.promotions.endOffer',
  method: 'POST',
  path: 'Counter/Promotions/EndOffer',
  roles,
  request: ending,
  response: v.null(),
});

/** The cashback of the last thirty days: its sum, and the customers who got it, newest first. */
export const cashback = counterEndpoint({
  name: 'counter.promotions.cashback',
  method: 'GET',
  path: 'Counter/Promotions/Cashback',
  roles,
  request: v.object({}),
  response: v.object({
    total: v.number(),
    count: v.number(),
    rows: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        phone: v.string(),
        orderNo: v.string(),
        amount: v.number(),
        at: v.string(),
      }),
    ),
  }),
});

const noticeTerms = { text: line, textBn: line, rank };

export const notices = counterEndpoint({
  name: 'counter.promotions.notices',
  method: 'GET',
  path: 'Counter/Promotions/Notices',
  roles,
  request: v.object({}),
  response: v.object({
    rows: v.array(v.object({ id: v.number(), ...noticeTerms, isActive: v.boolean() })),
  }),
});

export type HomeNotice = v.InferOutput<typeof notices.response>['rows'][number];

export const saveNotice = counterEndpoint({
  name: 'counter.promotions.saveNotice',
  method: 'POST',
  path: 'Counter/Promotions/SaveNotice',
  roles,
  request: v.object({ id: whichOrNew, key, ...noticeTerms }),
  response: v.null(),
});

export const endNotice = counterEndpoint({
  name: 'counter.promotions.endNotice',
  method: 'POST',
  path: 'Counter/Promotions/EndNotice',
  roles,
  request: ending,
  response: v.null(),
});
