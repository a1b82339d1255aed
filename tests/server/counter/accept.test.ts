import { count, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { products } from '#server/db/tables/products.ts';
import { requestHistory, requestOrders } from '#server/db/tables/requests.ts';
import { districts } from '#server/db/tables/addresses.ts';
import { eraseAccount } from '#server/services/accounts/erase-account.ts';
import { exportAccount } from '#server/services/accounts/export-account.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import {
  quote,
  counter,
  offerOf,
  read,
  sendRequest,
  take,
} from '#tests/server/support/counter-requests.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { placedIn, setProduct, stockLeft } from '#tests/server/support/orders.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';

const area = 'RequestOrderArea/RequestOrder';
const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01711111151'));
const other = beforeTests(() => signedIn(shop, '01711111152'));
const people = beforeTests(async () => ({
  pharmacist: await signedInStaff(shop, 'pharmacist'),
  packer: await signedInStaff(shop, 'packer'),
  owner: await signedInStaff(shop, 'owner'),
}));
const product = beforeTests(() =>
  setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 500 }),
);

/** A quoted request: 10 of the product at 1.20, delivered for 80. */
async function quoted(headers: Record<string, string> = customer.headers) {
  const sent = await sendRequest(shop, headers);
  const { data } = await quote(shop, people.pharmacist.headers, sent.id, product);
  return { ...sent, version: Number(data['version']) };
}

function accept(
  { id, version, key = '' }: { id: string; version: number; key?: string },
  headers: Record<string, string> = customer.headers,
  changes: Record<string, unknown> = {},
) {
  const body = { Id: id, Version: version, Key: key, ...changes };
  return callApi(shop, `${area}/Accept`, body, headers);
}

/** The body from a customer's phone. It has no key, because the session proves the owner. */
const own = ({ id, version }: { id: string; version: number }) => ({ id, version });

async function listed(id: string, headers = customer.headers) {
  const { envelope } = await callApi(shop, `${area}/Get?pageSize=100`, undefined, headers);
  const rows: { Id: string }[] = Object(envelope.Data).Data;
  return rows.find((row) => row.Id === id);
}

async function orderRow(id: string) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

async function countOrders(): Promise<number> {
  const [row] = await shop.database.db.select({ orders: count() }).from(orders);
  return row?.orders ?? 0;
}

describe('a quote that the customer reads', () => {
  // counter-71
  it('contains each price, the availability, the total with delivery, and that it can be accepted', async () => {
    const request = await quoted();
    expect(await listed(request.id)).toMatchObject({
      Status: 'Answered',
      GoodsAmount: 12,
      ShippingCharge: 80,
      TotalAmount: 92,
      Version: 1,
      CanAccept: true,
      Destination: 'Rahima Khatun, House 7, Road 3, Dhaka',
      PlacedId: '',
    });
    const path = `${area}/Items/${request.id}`;
    const { envelope } = await callApi(shop, path, undefined, customer.headers);
    expect(envelope.Data).toMatchObject([
      { Name: 'Napa', UnitPrice: 1.2, Available: 10, ProductId: String(product.id) },
      { Name: 'Rare', UnitPrice: null, Available: 0, ProductId: '' },
    ]);
  });

  // counter-79
  it('is readable by a guest with the id of their submission, and by nobody else', async () => {
    const request = await quoted({});
    const { envelope } = await callApi(shop, `${area}/GuestAnswer`, { Key: request.key });
    expect(envelope.Data).toMatchObject({
      Request: { Id: request.id, CanAccept: true, TotalAmount: 92 },
      Items: [{ Name: 'Napa', UnitPrice: 1.2 }, { Name: 'Rare' }],
    });
    const key = '11111111-2222-4333-8444-555555555555';
    expect((await callApi(shop, `${area}/GuestAnswer`, { Key: key })).status).toBe(404);
    const customers = await quoted();
    const foreign = await callApi(shop, `${area}/GuestAnswer`, { Key: customers.key });
    expect(foreign.status).toBe(404);
  });
});

describe('accepting', () => {
  // counter-72, counter-73
  it('creates an order of the available medicines, with the receiver and the prescriptions of the request', async () => {
    const photo = await uploadFile(shop, await aPhoto(), { headers: customer.headers });
    const sent = await sendRequest(shop, customer.headers, {
      ImgId: [String(photo.envelope.Id)],
      Remarks: 'Please call after 5',
    });
    const { data } = await quote(shop, people.pharmacist.headers, sent.id, product);
    // A prescription that the customer removed meanwhile is still used, because the pharmacy has
    // read it and the order needs it.
    await shop.database.db
      .update(prescriptions)
      .set({ removedAt: shop.clock.now })
      .where(eq(prescriptions.id, String(photo.envelope.Id)));
    const before = await stockLeft(shop, product.id);
    const { envelope } = await accept({ id: sent.id, version: Number(data['version']) });
    const placed = placedIn(envelope.Data);
    expect(await orderRow(placed.Id)).toMatchObject({
      status: 'Pending',
      customerId: customer.id,
      remarks: 'Please call after 5',
      source: 'REQUEST',
      paymentMethod: 'CASH_ON_DELIVERY',
      total: 12_00,
      deliveryCharge: 80_00,
      payable: 92_00,
    });
    const lines = await shop.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, placed.Id));
    expect(lines).toMatchObject([{ productId: product.id, quantity: 10, total: 12_00 }]);
    expect(await stockLeft(shop, product.id)).toBe(before - 10);
    const path = `ProductOrderArea/Order/Details/${placed.Id}`;
    const details = await callApi(shop, path, undefined, customer.headers);
    expect(details.envelope.Data).toMatchObject({ Order: { Address: 'House 7, Road 3' } });
    const links = await shop.database.db
      .select({ prescriptionId: orderPrescriptions.prescriptionId })
      .from(orderPrescriptions)
      .where(eq(orderPrescriptions.orderId, placed.Id));
    expect(links).toEqual([{ prescriptionId: String(photo.envelope.Id) }]);
    expect(await listed(sent.id)).toMatchObject({
      Status: 'Confirmed',
      CanAccept: false,
      PlacedId: placed.Id,
      PlacedNo: placed.OrderNo,
    });
  });

  // counter-74
  it('repeated returns the same order, also with another version', async () => {
    const request = await quoted();
    const first = placedIn((await accept(own(request))).envelope.Data);
    const orderCount = await countOrders();
    const again = placedIn((await accept(own(request))).envelope.Data);
    const odd = await accept({ id: request.id, version: 77 });
    expect([again, placedIn(odd.envelope.Data)]).toEqual([first, first]);
    expect(await countOrders()).toBe(orderCount);
  });

  // counter-74
  it('twice at once makes one order, and takes the stock once', async () => {
    const request = await quoted();
    const before = { orders: await countOrders(), stock: await stockLeft(shop, product.id) };
    const tries = await Promise.all(Array.from({ length: 6 }, () => accept(own(request))));
    const ids = new Set(tries.map(({ envelope }) => placedIn(envelope.Data).Id));
    expect(ids.size).toBe(1);
    expect(await countOrders()).toBe(before.orders + 1);
    expect(await stockLeft(shop, product.id)).toBe(before.stock - 10);
  });

  // counter-75
  it('is refused for a quote that was changed since it was read', async () => {
    const request = await quoted();
    const { headers } = people.pharmacist;
    await quote(shop, headers, request.id, product);
    const old = await accept(own(request));
    expect(old.envelope).toMatchObject({ IsError: true, Id: 'answer-changed' });
    const { version } = await read(shop, headers, request.id);
    expect(placedIn((await accept({ id: request.id, version })).envelope.Data).Id).not.toBe('');
  });

  // counter-76
  it('is refused with the current amounts if the price has risen, and succeeds once these are agreed to', async () => {
    const request = await quoted();
    await setProduct(shop, { ...product, nth: 0, listPrice: 2_00 });
    const { envelope } = await accept(own(request));
    expect(envelope).toMatchObject({
      IsError: true,
      Data: { TotalAmount: 17, ShippingCharge: 80, PayableAmount: 97 },
    });
    expect(envelope.Msg).not.toBe('');
    expect(await listed(request.id)).toMatchObject({ Status: 'Answered', PlacedId: '' });
    const agreed = { TotalAmount: 17, ShippingCharge: 80, PayableAmount: 97 };
    const done = await accept(own(request), customer.headers, agreed);
    expect(await orderRow(placedIn(done.envelope.Data).Id)).toMatchObject({ payable: 97_00 });
    await setProduct(shop, { ...product, nth: 0 });
  });

  // counter-76
  it('is refused if delivery has become dearer, or the stock is insufficient', async () => {
    const request = await quoted();
    const { db } = shop.database;
    await db.update(districts).set({ charge: 90_00 }).where(eq(districts.id, 1));
    const dearer = await accept(own(request));
    expect(dearer.envelope).toMatchObject({ IsError: true, Data: { ShippingCharge: 90 } });
    await db.update(districts).set({ charge: 80_00 }).where(eq(districts.id, 1));
    await db.update(products).set({ stock: 9 }).where(eq(products.id, product.id));
    const [name] = await db.select().from(products).where(eq(products.id, product.id));
    const gone = await accept(own(request));
    expect(gone.envelope.IsError).toBe(true);
    expect(gone.envelope.Msg).toContain(name?.name);
    await db.update(products).set({ stock: 500 }).where(eq(products.id, product.id));
    expect((await accept(own(request))).envelope.IsError).toBe(false);
  });

  // counter-76
  it('never costs more than the quote, and less if it has become cheaper', async () => {
    const request = await quoted();
    await setProduct(shop, { ...product, nth: 0, discount: 50 });
    const { envelope } = await accept(own(request));
    expect(await orderRow(placedIn(envelope.Data).Id)).toMatchObject({ payable: 90_00 });
    await setProduct(shop, { ...product, nth: 0 });
  });

  // counter-79
  it('works for a guest with their key, who then sees the order and the request that it came from', async () => {
    const request = await quoted({});
    const { envelope } = await accept(request, {});
    const placed = placedIn(envelope.Data);
    expect(placed.AccessKey).not.toBe('');
    const body = { Id: placed.Id, AccessKey: placed.AccessKey };
    const seen = await callApi(shop, 'ProductOrderArea/Order/GuestDetails', body);
    expect(seen.envelope.Data).toMatchObject({ Order: { Id: placed.Id, PayableAmount: 92 } });
    expect(placedIn((await accept(request, {})).envelope.Data)).toEqual(placed);
  });

  // counter-72, counter-79
  it('is refused to any other customer, and to a guest without the key', async () => {
    const request = await quoted();
    expect((await accept(own(request), other.headers)).status).toBe(404);
    expect((await accept(own(request), {})).status).toBe(401);
    expect((await accept(request, {})).status).toBe(404);
    const guests = await quoted({});
    const key = '11111111-2222-4333-8444-555555555555';
    expect((await accept({ ...guests, key }, {})).status).toBe(404);
    expect((await accept(own(guests), customer.headers)).status).toBe(404);
  });

  // counter-73
  it('is not offered if a price has no product', async () => {
    const sent = await sendRequest(shop, customer.headers);
    const { headers } = people.pharmacist;
    await take(shop, headers, sent.id);
    const seen = await read(shop, headers, sent.id);
    const given = offerOf(seen, product);
    const priced = { kind: 'price', unitPrice: 5_00, quantity: 2 };
    const rows = given.rows.map((row, at) => (at === 0 ? row : { ...row, answer: priced }));
    await counter(shop, `Requests/${sent.id}/Answer`, headers, { ...given, rows });
    expect(await listed(sent.id)).toMatchObject({ CanAccept: false, GoodsAmount: 22 });
    const { envelope } = await accept({ id: sent.id, version: 1 });
    expect(envelope).toMatchObject({ IsError: true });
    expect(envelope.Msg).toContain('call');
  });

  // counter-77
  it('can be done at the counter for a customer who agreed on the phone', async () => {
    const request = await quoted();
    const { member, headers } = people.pharmacist;
    const path = `Requests/${request.id}/Accept`;
    const { data } = await counter(shop, path, headers, { version: request.version });
    expect(await orderRow(String(data['id']))).toMatchObject({ customerId: customer.id });
    const [last] = await shop.database.db
      .select()
      .from(requestHistory)
      .orderBy(desc(requestHistory.id))
      .limit(1);
    expect(last).toMatchObject({ status: 'Confirmed', by: member.name });
    const refused = await counter(shop, path, people.packer.headers, { version: 1 });
    expect(refused.status).toBe(403);
  });
});

describe('declining', () => {
  // counter-78
  it('ends the request once, with the customer’s reason, and creates no order', async () => {
    const request = await quoted();
    const decline = (version: number) =>
      callApi(
        shop,
        `${area}/Decline`,
        { Id: request.id, Version: version, Reason: 'Too dear' },
        customer.headers,
      );
    expect((await decline(7)).envelope).toMatchObject({ IsError: true, Id: 'answer-changed' });
    expect((await decline(request.version)).envelope.IsError).toBe(false);
    expect((await decline(request.version)).envelope.IsError).toBe(false);
    const { history } = await read(shop, people.pharmacist.headers, request.id);
    expect(history).toMatchObject([
      { status: 'Answered', by: people.pharmacist.member.name },
      { status: 'Cancelled', by: '', note: 'Too dear' },
    ]);
    expect((await accept(own(request))).envelope).toMatchObject({
      IsError: true,
      Msg: 'This request was cancelled.',
    });
  });

  // customer-area-176, customer-area-177
  it('stores its reason in the customer’s exported data, until their account is erased', async () => {
    const leaving = await signedIn(shop, '01711111153');
    const request = await quoted(leaving.headers);
    const body = { Id: request.id, Version: request.version, Reason: 'I am moving' };
    await callApi(shop, `${area}/Decline`, body, leaving.headers);
    const { db } = shop.database;
    expect(await exportAccount(db, leaving.id, shop.clock.now)).toMatchObject({
      requests: [
        {
          answered: { medicines: 12, delivery: 80, total: 92 },
          history: [{ status: 'Answered' }, { status: 'Cancelled', note: 'I am moving' }],
          items: [
            { unitPrice: 1.2, available: 10 },
            { unitPrice: null, available: 0 },
          ],
        },
      ],
    });
    expect((await eraseAccount(db, leaving.id, shop.clock.now, true)).kind).toBe('erased');
    const { history } = await read(shop, people.pharmacist.headers, request.id);
    expect(JSON.stringify(history)).not.toContain('moving');
  });

  // counter-78
  it('is refused once the request has become an order', async () => {
    const request = await quoted();
    await accept(own(request));
    const body = { Id: request.id, Version: request.version };
    const { envelope } = await callApi(shop, `${area}/Decline`, body, customer.headers);
    expect(envelope).toMatchObject({ IsError: true });
    expect(envelope.Msg).toContain('N-');
  });
});

describe('a request that has become an order', () => {
  // counter-73
  it('has the order’s status, and can no longer be quoted or moved', async () => {
    const request = await quoted();
    const placed = placedIn((await accept(own(request))).envelope.Data);
    await changeOrderStatus(shop.database.db, placed.Id, 'Delivered', shop.clock.now);
    const [row] = await shop.database.db
      .select()
      .from(requestOrders)
      .where(eq(requestOrders.id, request.id));
    expect(row?.status).toBe('Delivered');
    const { headers } = people.pharmacist;
    const refused = await quote(shop, headers, request.id, product);
    expect(refused).toMatchObject({ isError: true, id: 'changed-meanwhile' });
    expect(refused.says).toContain(placed.OrderNo);
  });
});
