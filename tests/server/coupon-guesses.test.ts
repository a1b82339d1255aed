import { desc, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#server/db/tables/budgets.ts';
import { coupons } from '#server/db/tables/offers.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { apiText } from '#text/api.ts';
import { checkoutText } from '#text/checkout.ts';
import { aPhone, days, wait } from './support/codes.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { BUDGET_PERCENT: '100' } });
beforeEach(async () => {
  wait(shop, days(2));
  await shop.database.db.delete(securityEvents);
});

const check = (CouponCode: string, headers: Record<string, string> = {}) =>
  callApi(
    shop,
    'PromotionalArea/Coupon/Check',
    { CouponCode, OrderAmount: 1_000, OrderDiscount: 0 },
    headers,
  );

async function aCode(): Promise<string> {
  const [row] = await shop.database.db.select().from(coupons).where(eq(coupons.isActive, true));
  if (!row) throw new Error('The first content has no coupon.');
  return row.code;
}

const events = () =>
  shop.database.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'coupon-refused'))
    .orderBy(desc(securityEvents.times));

describe('guessing coupon codes', () => {
  // checkout-130
  it('is blocked after 20 wrong codes of a customer in an hour, also for a right one, but for nobody else', async () => {
    const { id, headers } = await signedIn(shop, aPhone());
    for (let n = 0; n < 20; n += 1)
      expect((await check(`NONE${n}`, headers)).envelope.Msg).toBe(checkoutText.couponUnknown[0]);
    const over = await check(await aCode(), headers);
    expect([over.status, over.envelope.Msg]).toEqual([429, apiText.tooMany[0]]);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(60);
    expect((await check(await aCode())).envelope.IsError).toBe(false);
    expect(await events()).toMatchObject([
      { customerId: id, about: 'unknown', times: 20 },
      { customerId: id, about: 'too many', times: 1 },
    ]);
  });

  // checkout-130
  it('is blocked for the strangers of a neighbourhood, and not for a customer there', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 245; n += 1) statuses.push((await check(`GUESS${n}`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const { headers } = await signedIn(shop, aPhone());
    expect((await check(await aCode(), headers)).envelope.IsError).toBe(false);
  });

  // checkout-130
  it('is not possible by concurrent guesses either', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => check(`MANY${n}`, headers)),
    );
    expect(responses.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(20);
  });

  // checkout-130
  it('a right code costs nothing, and no code is logged', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const code = await aCode();
    for (let n = 0; n < 30; n += 1)
      expect((await check(code, headers)).envelope.IsError).toBe(false);
    await check('SECRET-SLIP', headers);
    const written = JSON.stringify([
      await events(),
      await shop.database.db.select().from(budgets).where(like(budgets.kind, 'guesses%')),
    ]);
    expect(written).not.toMatch(/secret-slip/i);
  });
});
