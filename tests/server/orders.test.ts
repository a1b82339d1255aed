import { describe, expect, it } from 'vitest';
import { eq, inArray } from 'drizzle-orm';
import { notifications } from '#server/db/tables/notifications.ts';
import { orderHistory, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPhoto } from './support/files.ts';
import { aKey, anAddress } from './support/requests.ts';
import {
  anOrder,
  fillWallet,
  place,
  placedIn,
  setProduct,
  stockLeft,
  walletState,
  type AProduct,
} from './support/orders.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

const shop = useTestShop();
const tablets = beforeTests(() =>
  setProduct(shop, { nth: 1, listPrice: 12_50, discount: 2_25, stock: 100_000 }),
);
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 }),
);

const details = (id: string, headers: Record<string, string>) =>
  callApi(shop, `ProductOrderArea/Order/Details/${id}`, undefined, headers);
const guestDetails = (Id: string, AccessKey: string) =>
  callApi(shop, 'ProductOrderArea/Order/GuestDetails', { Id, AccessKey });

describe('placing an order', () => {
  // checkout-14, customer-area-32, notifications-18, payments-29
  it('responds with its number and Id, and stores every amount as it was computed', async () => {
    const customer = await signedIn(shop, '01711000001');
    await fillWallet(shop, customer.id, 45_50);
    const lines = [
      { ...tablets, quantity: 3 },
      { ...syrup, quantity: 2 },
    ];
    const before = await stockLeft(shop, syrup.id);
    const placed = await place(
      shop,
      anOrder({
        lines,
        credit: 45_50,
        changes: { Remarks: 'Ring twice', autoOrderIsActive: true, AddressType: 'Office' },
      }),
      customer.headers,
    );
    expect(placed.envelope.IsError).toBe(false);
    const { Id, OrderNo, AccessKey } = placedIn(placed.envelope.Data);
    expect(OrderNo).toMatch(/^N-\d+$/);
    expect(AccessKey).toBe('');
    const shown = await details(Id, customer.headers);
    expect(shown.envelope.Data).toMatchObject({
      Order: {
        Status: 'Pending',
        TotalAmount: 1230.75,
        ShippingCharge: 80,
        PaidAmount: 0,
        PayableAmount: 1265.25,
        PaymentLeft: 1265.25,
        CashBack: 30,
        Remarks: 'Ring twice',
        AddressType: 'Office',
        District: 'Dhaka',
        ComtactPhone: '01712345678',
      },
      Products: [
        {
          ProductId: String(tablets.id),
          UnitPrice: 12.5,
          Discount: 2.25,
          Quantity: 3,
          TotalAmount: 30.75,
        },
        { ProductId: String(syrup.id), UnitPrice: 600, Quantity: 2, TotalAmount: 1200 },
      ],
    });
    expect(await stockLeft(shop, syrup.id)).toBe(before - 2);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 0, ledger: 0 });
    const told = await shop.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, customer.id));
    expect(told).toMatchObject([{ reference: 'Order Status Changed', referenceId: Id }]);
  });

  // checkout-83, errors-44, offline-112
  it('stores the order once, however often the same submission arrives', async () => {
    const customer = await signedIn(shop, '01711000002');
    const key = aKey();
    const body = anOrder({ lines: [{ ...tablets, quantity: 1 }] });
    const headers = { ...customer.headers, ...key };
    const first = await place(shop, body, headers);
    const again = await place(shop, body, headers);
    expect(again.envelope.Data).toEqual(first.envelope.Data);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const rows = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, customer.id));
    expect(rows).toHaveLength(1);
    const other = await place(shop, anOrder({ lines: [{ ...tablets, quantity: 2 }] }), headers);
    expect(other.status).toBe(422);
  });

  // checkout-85
  it("gives a guest a key that opens the order, also in a repeated response, and stores only the key's hash", async () => {
    const key = aKey();
    const body = anOrder({ lines: [{ ...tablets, quantity: 1 }], isGuest: true });
    const first = placedIn((await place(shop, body, key)).envelope.Data);
    const again = placedIn((await place(shop, body, key)).envelope.Data);
    expect(first.AccessKey).toMatch(/^[\w-]{43}$/);
    expect(again).toEqual(first);
    const shown = await guestDetails(first.Id, first.AccessKey);
    expect(shown.envelope.Data).toMatchObject({ Order: { OrderNo: first.OrderNo } });
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, first.Id));
    expect(JSON.stringify(row)).not.toContain(first.AccessKey);
  });

  // checkout-16, customer-area-61
  it('attaches the prescriptions of the submission and shows them to the customer', async () => {
    const customer = await signedIn(shop, '01711000003');
    const upload = await uploadFile(shop, await aPhoto(), { headers: customer.headers });
    const prescription = String(upload.envelope.Id);
    const body = anOrder({
      lines: [{ ...tablets, quantity: 1 }],
      changes: { ImgId: [prescription] },
    });
    const { Id } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    const listed = await callApi(
      shop,
      `ProductOrderArea/Prescription/ByOrder/${Id}`,
      undefined,
      customer.headers,
    );
    expect(listed.envelope.Data).toMatchObject([{ Id: prescription }]);
    const second = await uploadFile(shop, await aPhoto('#104080'), { headers: customer.headers });
    const adding = { Prescriptions: [String(second.envelope.Id), prescription], OrderId: Id };
    await callApi(shop, 'ProductOrderArea/Prescription/AddToOrder', adding, customer.headers);
    const more = await callApi(
      shop,
      `ProductOrderArea/Prescription/ByOrder/${Id}`,
      undefined,
      customer.headers,
    );
    expect(more.envelope.Data).toHaveLength(2);
    const missing = anOrder({ lines: [{ ...tablets, quantity: 1 }], changes: { ImgId: ['x'] } });
    expect((await place(shop, missing, customer.headers)).status).toBe(409);
  });

  // checkout-15, checkout-62, errors-38, errors-48, payments-55
  it.each([
    ['nothing in the bag', { Items: [] }, 'There is no product in the shopping bag'],
    ['PAY_NOW without a gateway', { PaymentMethod: 'PAY_NOW' }, /does not offer this way to pay/],
    [
      'missing fields',
      { address: anAddress({ receiverPhone: '', address: '' }) },
      'Receiver Phone Number, Address are required.',
    ],
    [
      'a wrong phone',
      { address: anAddress({ receiverPhone: '0171234567' }) },
      'Invalid phone number found.',
    ],
    ['a quantity of 0', { Items: [{ ProductId: '1', Quantity: 0 }] }, /^Quantity must be/],
    ['an unknown product', { Items: [{ ProductId: '999999', Quantity: 1 }] }, /not sold any more/],
    ['another district than the address', { DistrictId: '2' }, /do not know this place/],
    ['an unknown coupon', { CouponId: '424242' }, 'This coupon is not valid.'],
  ])('refuses %s with its sentence', async (_name, changes, sentence) => {
    const body = anOrder({ lines: [{ ...tablets, quantity: 1 }], isGuest: true, changes });
    const refused = await place(shop, body);
    expect(refused.envelope).toMatchObject({ IsError: true, Data: null });
    if (typeof sentence === 'string') expect(refused.envelope.Msg).toBe(sentence);
    else expect(refused.envelope.Msg).toMatch(sentence);
  });

  // checkout-81
  it('refuses products that are out of stock or have no known price', async () => {
    const scarce = await setProduct(shop, { nth: 3, listPrice: 10_00, discount: 0, stock: 2 });
    const body = (quantity: number) => anOrder({ lines: [{ ...scarce, quantity }], isGuest: true });
    expect((await place(shop, body(3))).envelope.IsError).toBe(true);
    expect((await place(shop, body(2))).envelope.IsError).toBe(false);
    expect((await place(shop, body(1))).envelope.IsError).toBe(true);
    expect(await stockLeft(shop, scarce.id)).toBe(0);
  });

  // checkout-81
  it('names products that are no longer sold, if it has their names', async () => {
    const gone = await setProduct(shop, { nth: 4, listPrice: 10_00, discount: 0, stock: 2 });
    const body = anOrder({ lines: [{ ...gone, quantity: 1 }], isGuest: true });
    const { db } = shop.database;
    await db.update(products).set({ listPrice: null }).where(eq(products.id, gone.id));
    expect((await place(shop, body)).envelope.Msg).toMatch(/^.{3,} is not sold any more\. Please/);
    await db.delete(products).where(eq(products.id, gone.id));
    expect((await place(shop, body)).envelope.Msg).toBe(
      'A product in your bag is not sold any more. We show you which.',
    );
  });

  it('responds in Bengali to readers of Bengali', async () => {
    const body = anOrder({ lines: [{ ...tablets, quantity: 1 }], changes: { Items: [] } });
    const refused = await place(shop, body, { 'accept-language': 'bn' });
    expect(refused.envelope.Msg).toBe('শপিং ব্যাগে কোনো পণ্য নেই');
  });
});

describe('the owner of an order', () => {
  // checkout-85, customer-area-31, customer-area-70, errors-41
  it('is the only one who sees it: a foreign, an unknown and a wrongly keyed order are the same 404', async () => {
    const owner = await signedIn(shop, '01711000004');
    const other = await signedIn(shop, '01711000005');
    const body = anOrder({ lines: [{ ...tablets, quantity: 1 }] });
    const own = placedIn((await place(shop, body, owner.headers)).envelope.Data);
    const guest = placedIn(
      (await place(shop, anOrder({ lines: [{ ...tablets, quantity: 1 }], isGuest: true }), aKey()))
        .envelope.Data,
    );
    const guestBody = anOrder({ lines: [{ ...tablets, quantity: 1 }], isGuest: true });
    const another = placedIn((await place(shop, guestBody, aKey())).envelope.Data);
    const responses = [
      await details(own.Id, other.headers),
      await details('unknown', other.headers),
      await details(guest.Id, other.headers),
      await guestDetails(own.Id, 'x'),
      await guestDetails(own.Id, another.AccessKey),
      await guestDetails(guest.Id, another.AccessKey),
      await guestDetails(guest.Id, guest.AccessKey.toLowerCase()),
      await guestDetails(guest.Id, `${guest.AccessKey}x`),
      await guestDetails(guest.OrderNo, guest.AccessKey),
      await guestDetails(guest.Id, guest.OrderNo),
      await guestDetails('unknown', guest.AccessKey),
      await callApi(
        shop,
        `ProductOrderArea/Prescription/ByOrder/${own.Id}`,
        undefined,
        other.headers,
      ),
      await callApi(
        shop,
        'ProductOrderArea/Prescription/AddToOrder',
        { Prescriptions: [], OrderId: own.Id },
        other.headers,
      ),
    ];
    for (const response of responses) {
      expect(response.status).toBe(404);
      expect(response.envelope).toEqual(responses[0]?.envelope);
    }
    expect((await details(own.Id, {})).status).toBe(401);
    expect((await guestDetails(guest.Id, '')).status).toBe(400);
    expect((await guestDetails(guest.Id, guest.AccessKey)).status).toBe(200);
  });

  // customer-area-22, customer-area-23, customer-area-104
  it('sees it listed by tab, five per page, newest first', async () => {
    const customer = await signedIn(shop, '01711000006');
    const numbers: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      const body = anOrder({ lines: [{ ...tablets, quantity: 1 + at }] });
      numbers.unshift(placedIn((await place(shop, body, customer.headers)).envelope.Data).OrderNo);
    }
    const list = async (query: string) => {
      const path = `ProductOrderArea/Order/Get?${query}`;
      const { envelope } = await callApi(shop, path, undefined, customer.headers);
      const page = { Data: [] as { OrderNo: string }[], Total: 0, ...Object(envelope.Data) };
      return {
        numbers: page.Data.map((one: { OrderNo: string }) => one.OrderNo),
        total: page.Total,
      };
    };
    expect(await list('pageNumber=1')).toEqual({ numbers: numbers.slice(0, 5), total: 6 });
    expect(await list('pageNumber=2&status=All')).toEqual({ numbers: numbers.slice(5), total: 6 });
    expect(await list('status=Delivering')).toEqual({ numbers: [], total: 0 });
    const purchases = await callApi(
      shop,
      'ProductOrderArea/Order/Purchases',
      { filter: [], pageNumber: 1, pageSize: 10 },
      customer.headers,
    );
    expect(purchases.envelope.Data).toMatchObject({ Total: 6, PageNumber: 1, PageSize: 10 });
  });
});

describe('the history of an order', () => {
  // customer-area-26
  it('is listed with its first three products and their number, also by their Bengali names', async () => {
    const customer = await signedIn(shop, '01711000031');
    const several: AProduct[] = [];
    for (const nth of [3, 4, 5, 6])
      several.push(await setProduct(shop, { nth, listPrice: 10_00, discount: 0, stock: 1000 }));
    const body = anOrder({ lines: several.map((one) => ({ ...one, quantity: 1 })) });
    const { Id } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    const { db } = shop.database;
    const ids = several.map((one) => one.id);
    const rows = await db.select().from(products).where(inArray(products.id, ids));
    const named = new Map(rows.map((row) => [row.id, row]));
    // A product that was renamed keeps the name under which it was ordered.
    const renamed = ids[1] ?? 0;
    await db.update(products).set({ name: 'Renamed' }).where(eq(products.id, renamed));
    const list = await callApi(shop, 'ProductOrderArea/Order/Get', undefined, customer.headers);
    expect(list.envelope.Data).toMatchObject({
      Data: [
        {
          ProductCount: 4,
          FirstProducts: ids.slice(0, 3).map((id) => ({
            Name: named.get(id)?.name,
            NameBn: id === renamed ? '' : named.get(id)?.nameBn,
          })),
        },
      ],
    });
    const { envelope } = await details(Id, customer.headers);
    const { Products } = Object(envelope.Data) as { Products: { NameBn: string }[] };
    expect(Products.map((one) => one.NameBn)).toEqual(
      ids.map((id) => (id === renamed ? '' : named.get(id)?.nameBn)),
    );
    expect(Products[0]?.NameBn).not.toBe('');
    await db
      .update(products)
      .set({ name: named.get(renamed)?.name ?? '' })
      .where(eq(products.id, renamed));
  });

  // customer-area-49, payments-27
  it('contains the time of each status and the payment method', async () => {
    const customer = await signedIn(shop, '01711000032');
    const body = anOrder({ lines: [{ ...tablets, quantity: 2 }] });
    const placedAt = shop.clock.now;
    const { Id } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    const confirmedAt = new Date(placedAt.getTime() + 3_600_000);
    await changeOrderStatus(shop.database.db, Id, 'Confirmed', confirmedAt);
    const { envelope } = await details(Id, customer.headers);
    expect(envelope.Data).toMatchObject({
      Order: {
        PaymentMethod: 'CASH_ON_DELIVERY',
        PaymentServices: [],
        History: [
          { Status: 'Pending', CreatedAt: placedAt.toISOString() },
          { Status: 'Confirmed', CreatedAt: confirmedAt.toISOString() },
        ],
      },
    });
  });
});

describe('an order that moves on', () => {
  // checkout-44, customer-area-22, customer-area-52
  it('credits its cashback to the wallet once on delivery, and notifies the customer', async () => {
    const customer = await signedIn(shop, '01711000007');
    const body = anOrder({ lines: [{ ...syrup, quantity: 2 }] });
    const { Id } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    const { db } = shop.database;
    const move = (status: 'Confirmed' | 'Delivered' | 'Cancelled') =>
      changeOrderStatus(db, Id, status, shop.clock.now);
    expect(await move('Confirmed')).toBe(true);
    const twice = await Promise.all([move('Delivered'), move('Delivered')]);
    expect(twice.filter(Boolean)).toHaveLength(1);
    expect(await move('Cancelled')).toBe(false);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 30_00, ledger: 30_00 });
    const history = await db.select().from(orderHistory).where(eq(orderHistory.orderId, Id));
    expect(history.map((one) => one.status)).toEqual(['Pending', 'Confirmed', 'Delivered']);
    const delivered = await callApi(
      shop,
      'ProductOrderArea/Order/Get?status=Delivering',
      undefined,
      customer.headers,
    );
    expect(delivered.envelope.Data).toMatchObject({
      Total: 1,
      Data: [{ Id, Status: 'Delivered' }],
    });
  });

  // customer-area-8
  it('adds its unpaid part to the due amount, unless it is cancelled', async () => {
    const customer = await signedIn(shop, '01711000077');
    const due = async () => {
      const path = 'CustomerArea/Customer/Summary';
      const { envelope } = await callApi(shop, path, {}, customer.headers);
      return Number(Object(envelope.Data).Customer.Pending);
    };
    expect(await due()).toBe(0);
    const body = () => anOrder({ lines: [{ ...syrup, quantity: 1 }] });
    const first = placedIn((await place(shop, body(), customer.headers)).envelope.Data);
    const second = placedIn((await place(shop, body(), customer.headers)).envelope.Data);
    expect(await due()).toBe(1360);
    const { db } = shop.database;
    await db.update(orders).set({ paid: 200_00 }).where(eq(orders.id, first.Id));
    expect(await due()).toBe(1160);
    await changeOrderStatus(db, second.Id, 'Cancelled', shop.clock.now);
    expect(await due()).toBe(480);
  });

  // customer-area-38, customer-area-53, customer-area-69
  it('returns wallet money, coupon and stock when it is cancelled', async () => {
    const customer = await signedIn(shop, '01711000008');
    await fillWallet(shop, customer.id, 100_00);
    const before = await stockLeft(shop, syrup.id);
    const wanted = { lines: [{ ...syrup, quantity: 1 }], credit: 100_00 };
    const coupon = { id: '1', amount: 50_00 };
    const body = anOrder({ ...wanted, coupon });
    const { Id } = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 0, ledger: 0 });
    await changeOrderStatus(shop.database.db, Id, 'Cancelled', shop.clock.now);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 100_00, ledger: 100_00 });
    expect(await stockLeft(shop, syrup.id)).toBe(before);
    // The order promises no cashback and demands no payment any more.
    const shown = await details(Id, customer.headers);
    expect(shown.envelope.Data).toMatchObject({ Order: { Status: 'Cancelled', CashBack: 0 } });
    const upload = await uploadFile(shop, await aPhoto(), { headers: customer.headers });
    const attach = { Prescriptions: [upload.envelope.Id], OrderId: Id, ActivityId: '' };
    const added = await callApi(
      shop,
      'ProductOrderArea/Prescription/AddToOrder',
      attach,
      customer.headers,
    );
    expect(added.envelope.Msg).toBe(
      'This order was cancelled: no prescription can be added to it.',
    );
    const again = await place(shop, body, customer.headers);
    expect(again.envelope.IsError).toBe(false);
  });

  it('is visible to a registered phone by its ActivityId only if that phone sent it', async () => {
    const activityId = await registeredPhone(shop);
    const body = anOrder({
      lines: [{ ...tablets, quantity: 1 }],
      isGuest: true,
      changes: { ActivityId: activityId },
    });
    const { Id } = placedIn((await place(shop, body, aKey())).envelope.Data);
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
    expect(row?.deviceId).toBeTruthy();
    expect(row?.customerId).toBeNull();
  });
});
