/** Coupon/Check: the discount of a code for an order. Only placing the order uses the coupon. */
import * as contract from '#contract/coupons.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { plainCode } from '#domain/plain-input.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement } from '#server/endpoint/implement.ts';
import { ownerByTokens, consumeGuessBudget } from '#server/endpoint/consume-budget.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { couponUserOf, hasUsed } from '#server/services/orders/coupon-users.ts';
import { couponByCode, worthOf } from '#server/services/orders/coupons.ts';
import { Refusal } from '#server/services/refusal.ts';
import { checkoutText } from '#text/checkout.ts';

const longestCode = 40;

export function implementCoupons(context: AppContext): void {
  const { db } = context;
  implement(context, contract.check, async ({ input, principal, now, request }) => {
    const code = plainCode(input.code);
    if (code === '') throw new Refusal(checkoutText.couponEmpty);
    const customerId = principal.kind === 'customer' ? principal.customerId : null;
    // Never logs the code, because it may be a valid one with a typo.
    const record = (about: string) =>
      recordEvent(db, {
        kind: 'coupon-refused',
        now,
        ip: request.ip,
        about,
        ...(customerId && { customerId }),
      });
    const writing = { owner: ownerByTokens(principal), request, now };
    const coupon = await consumeGuessBudget(context, writing, async () =>
      code.length > longestCode ? null : couponByCode(db, code),
    ).catch(async (failure: unknown) => {
      if (failure instanceof Refusal && failure.status === 429) await record('too many');
      throw failure;
    });
    if (!coupon) {
      await record('unknown');
      throw new Refusal(checkoutText.couponUnknown);
    }
    const amount = worthOf(coupon, input.orderAmount, now);
    // A guest is only known by the phone number of the order, so the placement checks it.
    const isUsed =
      customerId && (await hasUsed(db, coupon.id, await couponUserOf(db, customerId, '')));
    if (isUsed) throw new Refusal(checkoutText.couponUsed);
    return { Id: String(coupon.id), Data: takaFromPaisa(amount) };
  });
}
