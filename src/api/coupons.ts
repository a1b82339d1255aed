/** Queries for discounts at the checkout. */
import { queryOptions } from '@tanstack/react-query';
import { check } from '#contract/coupons.ts';
import type { Paisa } from '#domain/money.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { plainCode, plainInput } from '#domain/plain-input.ts';
import { callWithTimeout } from './with-timeout.ts';

/** The query key prefix of all coupons. */
export const couponKey = ['coupon'] as const;

/**
 * The value of a coupon for this bag. `discount` is the sum of discount × quantity. A refused
 * coupon is not retried.
 */
export const couponQuery = (code: string, total: Paisa, discount: Paisa) =>
  queryOptions({
    queryKey: [...couponKey, plainCode(code), total, discount],
    queryFn: ({ signal }) =>
      callWithTimeout(
        check,
        {
          CouponCode: plainInput(code),
          OrderAmount: takaFromPaisa(total),
          OrderDiscount: takaFromPaisa(discount),
        },
        signal,
      ),
    retry: false,
    staleTime: 60_000,
  });
