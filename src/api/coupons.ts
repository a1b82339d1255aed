/** What takes off at the checkout. */
import { queryOptions } from '@tanstack/react-query';
import { check } from '#contract/coupons.ts';
import type { Paisa } from '#domain/money.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { plainCode, plainInput } from '#domain/plain-input.ts';
import { callWithTimeout } from './with-timeout.ts';

/** Before the key of every coupon's question. */
export const couponKey = ['coupon'] as const;

/** What a coupon is worth for this bag; `discount` is the sum of discount × quantity. Refusals are not tried again. */
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
