import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { coupons } from '#server/db/tables/offers.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { checkoutText } from '#text/checkout.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPhoto } from './support/files.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, anAddress } from './support/requests.ts';
import { callApi, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 }),
);
let phones = 0;

const aPhone = () => `0171900${String((phones += 1)).padStart(4, '0')}`;
const two = () => [{ ...syrup, quantity: 2 }];
const refusedOf = async (body: unknown, headers: Record<string, string> = {}) =>
  (await place(shop, body, headers)).envelope.Msg;

async function addressOf(orderId: string) {
  const [row] = await shop.database.db
    .select({ address: shippingAddresses })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(eq(orders.id, orderId));
  return row?.address;
}

describe('an order', () => {
  // checkout-84
  it('that names a product twice is refused', async () => {
    const { id } = syrup;
    const Items = [
      { ProductId: String(id), Quantity: 1 },
      { ProductId: String(id), Quantity: 1 },
    ];
    const body = anOrder({ lines: two(), isGuest: true, changes: { Items, TotalItem: 2 } });
    expect((await place(shop, body, aKey())).status).toBe(400);
  });

  // checkout-54, checkout-62
  it('may have a note of 2,000 characters at most', async () => {
    const noted = (length: number) =>
      anOrder({ lines: two(), isGuest: true, changes: { Remarks: 'x'.repeat(length) } });
    expect((await place(shop, noted(2_001), aKey())).status).toBe(400);
    expect((await place(shop, noted(2_000), aKey())).envelope.IsError).toBe(false);
  });

  // checkout-62
  it('that costs more than 2 crore taka is refused with a sentence, and one of 2 crore is not', async () => {
    const dear = await setProduct(shop, {
      nth: 3,
      listPrice: 1_000_000_00,
      discount: 0,
      stock: 99,
    });
    const of = (quantity: number) => anOrder({ lines: [{ ...dear, quantity }], isGuest: true });
    const refused = await place(shop, of(22), aKey());
    expect([refused.status, refused.envelope.Msg]).toEqual([200, checkoutText.tooExpensive[0]]);
    expect((await place(shop, of(20), aKey())).envelope.IsError).toBe(false);
  });

  // checkout-13, shell-101
  it("uses the account's number for calls, whatever the phone sends; a visitor's uses the receiver's", async () => {
    const phone = aPhone();
    const { headers } = await signedIn(shop, phone);
    const changes = { address: anAddress({ customerPhone: '01999999999' }) };
    const own = await place(shop, anOrder({ lines: two(), changes }), headers);
    expect((await addressOf(placedIn(own.envelope.Data).Id))?.customerPhone).toBe(phone);
    const guest = await place(shop, anOrder({ lines: two(), isGuest: true }), aKey());
    const address = await addressOf(placedIn(guest.envelope.Data).Id);
    expect(address?.customerPhone).toBe(address?.receiverPhone);
  });

  // checkout-15
  it("has the names of its places from the shop's own lists", async () => {
    const changes = { address: anAddress({ division: 'Nowhere', district: 'Atlantis' }) };
    const body = anOrder({ lines: two(), isGuest: true, changes });
    const { Id } = placedIn((await place(shop, body, aKey())).envelope.Data);
    expect(await addressOf(Id)).toMatchObject({ provinceName: 'Dhaka', districtName: 'Dhaka' });
  });

  // checkout-45
  it('of a guest earns no cashback', async () => {
    const body = anOrder({ lines: two(), isGuest: true });
    const { Id } = placedIn((await place(shop, body, aKey())).envelope.Data);
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
    expect([row?.total, row?.cashback]).toEqual([1200_00, 0]);
  });

  // customer-area-37
  it('that was cancelled has no amount due', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const { Id } = placedIn((await place(shop, anOrder({ lines: two() }), headers)).envelope.Data);
    await changeOrderStatus(shop.database.db, Id, 'Cancelled', shop.clock.now);
    const path = `ProductOrderArea/Order/Details/${Id}`;
    const { envelope } = await callApi(shop, path, undefined, headers);
    expect(envelope.Data).toMatchObject({ Order: { PaymentLeft: 0 } });
  });

  // customer-area-70
  it('may have 100 prescriptions at most', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const { Id: OrderId } = placedIn(
      (await place(shop, anOrder({ lines: two() }), headers)).envelope.Data,
    );
    const upload = async () =>
      String((await uploadFile(shop, await aPhoto(), { headers })).envelope.Id);
    const first = await upload();
    const { db } = shop.database;
    const [row] = await db.select().from(prescriptions).where(eq(prescriptions.id, first));
    if (!row) throw new Error('not kept');
    const others = Array.from({ length: 99 }, (_, at) => ({
      ...row,
      id: `filler-${at}`,
    }));
    await db.insert(prescriptions).values(others);
    await db
      .insert(orderPrescriptions)
      .values(
        others.map(({ id }, at) => ({ orderId: OrderId, prescriptionId: id, position: at + 1 })),
      );
    const add = (id: string) =>
      callApi(
        shop,
        'ProductOrderArea/Prescription/AddToOrder',
        { OrderId, Prescriptions: [id] },
        headers,
      );
    expect((await add(first)).status).toBe(200);
    expect((await add(await upload())).status).toBe(400);
  });
});

describe('a coupon', () => {
  // checkout-33
  it('that others have used up is refused with that reason', async () => {
    const [row] = await shop.database.db
      .insert(coupons)
      .values({ code: 'ONLYONE', amount: 50_00, mostUses: 1 })
      .returning();
    const coupon = { id: String(row?.id), amount: 50_00 };
    const [one, other] = [await signedIn(shop, aPhone()), await signedIn(shop, aPhone())];
    expect(await refusedOf(anOrder({ lines: two(), coupon }), one.headers)).toBe('');
    expect(await refusedOf(anOrder({ lines: two(), coupon }), other.headers)).toBe(
      'This coupon is used up.',
    );
    const check = { CouponCode: 'ONLYONE', OrderAmount: 1200, OrderDiscount: 0 };
    const { envelope } = await callApi(shop, 'PromotionalArea/Coupon/Check', check, other.headers);
    expect(envelope.Msg).toBe('This coupon is used up.');
  });
});

describe('the lists of a customer', () => {
  // customer-area-22
  it('accept a tab name in any case', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const { Id } = placedIn((await place(shop, anOrder({ lines: two() }), headers)).envelope.Data);
    await changeOrderStatus(shop.database.db, Id, 'Confirmed', shop.clock.now);
    for (const tab of ['confirmed', 'CONFIRMED']) {
      const path = `ProductOrderArea/Order/Get?status=${tab}`;
      const { envelope } = await callApi(shop, path, undefined, headers);
      expect(envelope.Data).toMatchObject({ Total: 1 });
    }
  });

  // customer-area-81
  it('start with the most recent prescription', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const ids: string[] = [];
    for (const colour of ['#111111', '#222222', '#333333']) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
      const { envelope } = await uploadFile(shop, await aPhoto(colour), { headers });
      ids.unshift(String(envelope.Id));
    }
    const { envelope } = await callApi(
      shop,
      'ProductOrderArea/Prescription/Get',
      undefined,
      headers,
    );
    expect((envelope.Data as { Id: string }[]).map(({ Id }) => Id)).toEqual(ids);
  });
});
