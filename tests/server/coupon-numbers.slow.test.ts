import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { addCoupon } from '#server/services/promotions/coupons.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPhone, signInByCode } from './support/codes.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, anAddress } from './support/requests.ts';
import { callApi, registeredPhone, signedIn, useTestShop } from './support/test-shop.ts';

type Headers = Record<string, string>;

const shop = useTestShop({ env: { MESSAGES_PER_HOUR: '0' } });
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000_000 }),
);
let coupon: { id: string; amount: number };
let code: string;
let made = 0;

beforeEach(async () => {
  code = `NUMBER${(made += 1)}`;
  const [row] = await shop.database.db.insert(coupons).values({ code, amount: 50_00 }).returning();
  coupon = { id: String(row?.id), amount: 50_00 };
});

const used = 'You have used this coupon already.';
const notForNumber =
  'This coupon cannot be used for this number. If the number is yours, log in and try again.';

/** Orders one syrup with the coupon. A guest gives the number as their own and the receiver's. */
async function order(phone: string, headers: Headers = {}, changes: Record<string, unknown> = {}) {
  const body = anOrder({
    lines: [{ ...syrup, quantity: 1 }],
    coupon,
    isGuest: !headers['datacontent'],
    changes: { address: anAddress({ receiverPhone: phone, customerPhone: phone }), ...changes },
  });
  const { envelope } = await place(shop, body, { ...aKey(), ...headers });
  return { ...placedIn(envelope.Data), Msg: envelope.Msg };
}

async function check(headers: Headers = {}): Promise<string> {
  const body = { CouponCode: code, OrderAmount: 600, OrderDiscount: 0 };
  return (await callApi(shop, 'PromotionalArea/Coupon/Check', body, headers)).envelope.Msg;
}

async function counted() {
  const id = Number(coupon.id);
  const { db } = shop.database;
  const [uses] = await db
    .select({ rows: count() })
    .from(couponUses)
    .where(eq(couponUses.couponId, id));
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  expect(row?.uses).toBe(uses?.rows);
  return row?.uses;
}

/** Signs in on this phone's device. */
async function signedInOn(activityId: string, phone: string) {
  const { db } = shop.database;
  const customer = await signedIn(shop, phone);
  const deviceId = await deviceOf(db, activityId);
  await db.update(sessions).set({ deviceId }).where(eq(sessions.customerId, customer.id));
  return customer;
}

describe('a coupon counts by the number', () => {
  // checkout-38
  it('that has used it signed in, however a guest spells it', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    expect((await order(phone, headers)).Msg).toBe('');
    const bengali = phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    for (const spelling of [phone, `+88${phone}`, `0088${phone}`, bengali])
      expect((await order(spelling)).Msg, spelling).toBe(notForNumber);
    expect(await counted()).toBe(1);
  });

  // checkout-38
  it('that a guest has given, however the next one spells it', async () => {
    const phone = aPhone();
    expect((await order(`+88${phone}`)).Msg).toBe('');
    expect((await order(phone)).Msg).toBe(notForNumber);
    expect(await counted()).toBe(1);
  });

  // checkout-38
  it('of the account, whoever the receiver is', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    expect((await order(aPhone(), headers)).Msg).toBe('');
    expect((await order(aPhone(), headers)).Msg).toBe(used);
    const guest = await order(phone);
    expect(guest.Msg).toBe(notForNumber);
  });

  // checkout-38, checkout-87
  it('that is proved by a code after a guest has used it', async () => {
    const phone = aPhone();
    expect((await order(phone)).Msg).toBe('');
    const { headers } = await signInByCode(shop, phone);
    expect(await check(headers)).toBe(used);
    expect((await order(phone, headers)).Msg).toBe(used);
  });

  // checkout-38
  it('if guest and customer are on one phone, without any code', async () => {
    const phone = aPhone();
    const ActivityId = await registeredPhone(shop);
    const { headers } = await signedInOn(ActivityId, phone);
    expect((await order(phone, {}, { ActivityId })).Msg).toBe('');
    expect((await order(phone, headers)).Msg).toBe(used);
  });

  // checkout-38
  it('and is available again after its order was cancelled', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    const first = await order(phone, headers);
    await changeOrderStatus(shop.database.db, first.Id, 'Cancelled', shop.clock.now);
    expect((await order(phone)).Msg).toBe('');
    expect(await counted()).toBe(1);
  });
});

describe('a coupon whose code was never published', () => {
  const terms = {
    key: null,
    amount: 50_00,
    basisPoints: null,
    leastAmount: 0,
    mostDiscount: null,
    mostUses: null,
    startsAt: null,
    endsAt: null,
  };

  async function idOfNew(): Promise<number> {
    const { db } = shop.database;
    const by = { actor: 'owner', now: shop.clock.now };
    const name = await addCoupon(db, by, { ...terms, code: `UNSAID${(made += 1)}` });
    const [row] = await db.select().from(coupons).where(eq(coupons.code, name));
    return row?.id ?? 0;
  }

  // counter-243
  it('is not found by the number of another one', async () => {
    const first = await idOfNew();
    const second = await idOfNew();
    expect(Math.abs(first - second)).toBeGreaterThan(100);
    for (const by of [-100, -10, -2, -1, 1, 2, 10, 100]) {
      coupon = { id: String(first + by), amount: 50_00 };
      expect((await order(aPhone())).Msg, `${by}`).toBe('This coupon is not valid.');
    }
    coupon = { id: String(first), amount: 50_00 };
    expect((await order(aPhone())).Msg).toBe('');
  });
});

describe('a stranger who gives somebody’s number', () => {
  // checkout-118
  it('does not use up their coupon', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    const ActivityId = await registeredPhone(shop);
    expect((await order(phone, {}, { ActivityId })).Msg).toBe('');
    expect(await check(headers)).toBe('');
    expect((await order(phone, headers)).Msg).toBe('');
    expect((await order(phone, headers)).Msg).toBe(used);
    expect((await order(phone)).Msg).toBe(notForNumber);
    expect(await counted()).toBe(2);
  });

  // checkout-118
  it('has used it for them if the pharmacy called the number and confirmed the order', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    const { Id } = await order(phone);
    await changeOrderStatus(shop.database.db, Id, 'Confirmed', shop.clock.now);
    expect((await order(phone, headers)).Msg).toBe(used);
  });

  // checkout-118
  it('has not used it for them if the called number is another', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    const address = anAddress({ receiverPhone: phone, customerPhone: aPhone() });
    const { Id } = await order(phone, {}, { address });
    await changeOrderStatus(shop.database.db, Id, 'Confirmed', shop.clock.now);
    expect((await order(phone, headers)).Msg).toBe('');
  });

  // checkout-118
  it('learns nothing from checking a code: only an order contains a number', async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    expect(await check()).toBe('');
    await order(phone, headers);
    expect(await check()).toBe('');
  });
});

describe('concurrent orders, as a guest and signed in, with and without a device', () => {
  // checkout-38, checkout-82
  it('use a coupon once for a number', async () => {
    for (let round = 0; round < 6; round += 1) {
      const phone = aPhone();
      const ActivityId = await registeredPhone(shop);
      const { headers } = await signedInOn(ActivityId, phone);
      const [row] = await shop.database.db
        .insert(coupons)
        .values({ code: `RACE${(made += 1)}`, amount: 50_00 })
        .returning();
      coupon = { id: String(row?.id), amount: 50_00 };
      const tries = Array.from({ length: 12 }, (_, at) => [
        order(at % 2 === 0 ? phone : `+88${phone}`, {}, { ActivityId }),
        order(phone, headers),
        order(phone, headers, { ActivityId }),
      ]);
      const orders = await Promise.all(tries.flat());
      expect(orders.filter(({ Msg }) => Msg === '')).toHaveLength(1);
      expect(await counted()).toBe(1);
    }
  }, 600_000);
});
