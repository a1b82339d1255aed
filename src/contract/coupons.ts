/** Coupons at checkout (checkout-30). */
import * as v from 'valibot';
import type { Coupon } from '#domain/offer.ts';
import { endpoint } from './endpoint.ts';
import { wireId, wireObject, wireTaka, wireTakaOrZero, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

/**
 * `OrderDiscount` is the sum of discount × quantity (checkout-30). `Data` of the response is the
 * amount, its `Id` the coupon's.
 */
export const check = endpoint({
  name: 'coupons.check',
  method: 'POST',
  path: 'PromotionalArea/Coupon/Check',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({
      CouponCode: wireText,
      OrderAmount: wireTakaOrZero,
      OrderDiscount: wireTakaOrZero,
      ActivityId: wireActivityId,
    }),
    v.transform((request) => ({
      code: request.CouponCode,
      orderAmount: request.OrderAmount,
      orderDiscount: request.OrderDiscount,
      activityId: request.ActivityId,
    })),
  ),
  response: v.pipe(
    wireObject({ Id: wireId, Data: wireTaka }),
    v.transform((wire): Coupon => ({ id: wire.Id, amount: wire.Data })),
  ),
  reads: 'envelope',
});
