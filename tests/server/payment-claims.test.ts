/** Payments to the shop's own accounts: reported, verified, refused. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/db/tables/audit.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { beforeTests } from './support/before-tests.ts';
import {
  anOrder,
  place,
  placedIn,
  setProduct,
  walletState,
  type Placed,
} from './support/orders.ts';
import { ownAccounts, savePayment } from './support/payment-accounts.ts';
import { aKey } from './support/requests.ts';
import { askCounter, signedInStaff } from './support/staff.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000_000 }),
);
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const packer = beforeTests(() => signedInStaff(shop, 'packer'));

/** What an order of two bottles costs, in taka. */
const payable = 1280;

beforeAll(() => savePayment(shop, ownAccounts()));

let phones = 0;
let ids = 0;
const anId = () => `TX${String((ids += 1)).padStart(8, '0')}`;

type Headers = Record<string, string>;

interface Ordered extends Placed {
  headers: Headers;
  customerId: string;
}

async function ordered({ isGuest = false } = {}): Promise<Ordered> {
  const customer = isGuest
    ? null
    : await signedIn(shop, `0181500${String((phones += 1)).padStart(4, '0')}`);
  const headers = customer?.headers ?? {};
  const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], isGuest });
  const { envelope } = await place(shop, body, { ...headers, ...aKey() });
  expect(envelope.Msg).toBe('');
  return { ...placedIn(envelope.Data), headers, customerId: customer?.id ?? '' };
}

function report(order: Ordered, changes: Record<string, unknown> = {}, headers = order.headers) {
  const body = {
    OrderId: order.Id,
    AccessKey: order.AccessKey,
    PaymentId: randomUUID(),
    Wallet: 'bkash',
    TransactionId: anId(),
    Amount: payable,
    ...changes,
  };
  return callApi(shop, 'ProductOrderArea/Payment/Report', body, headers);
}

/** Reports a payment and returns its row. */
async function reported(order: Ordered, changes: Record<string, unknown> = {}) {
  const { envelope } = await report(order, changes);
  expect(envelope.Msg).toBe('');
  return newest(order);
}

async function rowsOf({ Id }: { Id: string }) {
  return shop.database.db.select().from(payments).where(eq(payments.orderId, Id));
}

async function newest(order: Ordered) {
  const row = (await rowsOf(order)).at(-1);
  if (!row) throw new Error('no payment');
  return row;
}

async function orderRow({ Id }: { Id: string }) {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, Id));
  if (!row) throw new Error('no order');
  return row;
}

const counter = (path: string, body?: unknown, { headers } = pharmacist) =>
  askCounter(shop, `Orders/${path}`, headers, body);

/** Accepts at the counter; the refusal, or ''. */
async function accept(order: Placed, { id, amount }: { id: string; amount: number }) {
  const response = await counter(`${order.Id}/AcceptPayment`, { paymentId: id, amount });
  return String(response.json().IsError ? response.json().Msg : '');
}

async function refuse(order: Placed, id: string, reason = '') {
  const response = await counter(`${order.Id}/RefusePayment`, { paymentId: id, reason });
  return String(response.json().IsError ? response.json().Msg : '');
}

async function details(order: Ordered) {
  const path = `ProductOrderArea/Order/Details/${order.Id}`;
  const response = await shop.app.inject({
    method: 'GET',
    url: `/api/${path}`,
    headers: order.headers,
  });
  return Object(response.json().Data).Order;
}

describe('a reported payment', () => {
  // payments-50
  it('is to be verified and counts nowhere as paid', async () => {
    const order = await ordered();
    const row = await reported(order, { TransactionId: ' ৯fk3 xyz01a ' });
    expect(row).toMatchObject({
      status: 'Pending',
      service: 'bKash',
      reference: '9FK3XYZ01A',
      amount: payable * 100,
      proof: null,
    });
    expect(await orderRow(order)).toMatchObject({ paid: 0, unverified: payable * 100 });
    expect(await details(order)).toMatchObject({
      PaidAmount: 0,
      PaymentLeft: payable,
      PaymentStatus: 'Unpaid',
      PaymentServices: [],
      Claims: [{ Service: 'bKash', Reference: '9FK3XYZ01A', Amount: payable, IsRefused: false }],
    });
    const page = { filter: [], pageNumber: 1, pageSize: 10 };
    const listed = await callApi(shop, 'ProductOrderArea/Payment/Get', page, order.headers);
    expect(Object(listed.envelope.Data).Data).toMatchObject([
      { TranId: '9FK3XYZ01A', Status: 'To Be Verified', PaymentDate: null },
    ]);
  });

  // payments-50
  it('is stored once, however often it is sent', async () => {
    const order = await ordered();
    const body = { PaymentId: randomUUID(), TransactionId: anId() };
    await Promise.all([report(order, body), report(order, body)]);
    await report(order, { ...body, PaymentId: randomUUID() });
    expect(await rowsOf(order)).toHaveLength(1);
    expect(await orderRow(order)).toMatchObject({ unverified: payable * 100 });
  });

  // payments-50
  it.each(['', 'abc', 'ABCDEFGH', 'a transaction', '9'.repeat(41)])(
    'needs an id of the right form, not %j',
    async (TransactionId) => {
      const order = await ordered();
      const { envelope } = await report(order, { TransactionId });
      expect(envelope.Msg).toMatch(/^This is not a transaction id/);
      expect(await rowsOf(order)).toEqual([]);
    },
  );

  // payments-49, payments-9
  it('comes from the order’s customer or a guest with the key, and from nobody else', async () => {
    const order = await ordered();
    const stranger = await signedIn(shop, '01815009999');
    expect((await report(order, {}, stranger.headers)).status).toBe(404);
    expect((await report(order, {}, {})).status).toBe(404);
    const guests = await ordered({ isGuest: true });
    expect((await report(guests, { AccessKey: 'x'.repeat(43) })).status).toBe(404);
    await reported(guests);
    expect(await rowsOf(guests)).toHaveLength(1);
  });

  // payments-49
  it('can be the advance, and never more than is left and not reported', async () => {
    const order = await ordered();
    await reported(order, { Amount: 256 });
    const tooMuch = await report(order, { Amount: payable });
    expect(tooMuch.envelope.Msg).toBe('Only ৳1,024.00 is left to pay for this order.');
    await reported(order, { Amount: 1024 });
    const again = await report(order, { Amount: 1 });
    expect(again.envelope.Msg).toMatch(/^You have reported the whole amount/);
  });

  // payments-49
  it('needs an account of the shop', async () => {
    const order = await ordered();
    const { envelope } = await report(order, { Wallet: 'rocket' });
    expect(envelope.Msg).toMatch(/^Paying online is not available/);
  });
});

describe('the counter', () => {
  // counter-350
  it('lists what is to be verified, for pharmacists and owners', async () => {
    const order = await ordered();
    const { id, reference } = await reported(order);
    const { payments: listed, count } = (await counter('Unverified')).json().Data;
    expect(listed).toContainEqual(
      expect.objectContaining({ id, reference, number: order.OrderNo, amount: payable * 100 }),
    );
    expect(count).toBe(listed.length);
    const found = (await counter(`?filter=unverified&find=${order.OrderNo}`)).json().Data;
    expect(found.orders).toMatchObject([{ id: order.Id, isUnverified: true }]);
    const denied = await counter('Unverified', undefined, packer);
    expect(denied.statusCode).toBe(403);
  });

  // counter-351, payments-51
  it('accepts a payment once, and then it is paid', async () => {
    const order = await ordered();
    const claim = await reported(order);
    expect(await Promise.all([accept(order, claim), accept(order, claim)])).toEqual(['', '']);
    expect(await orderRow(order)).toMatchObject({ paid: payable * 100, unverified: 0 });
    expect(await details(order)).toMatchObject({
      PaymentStatus: 'Paid',
      PaymentServices: ['bKash'],
      Claims: [],
    });
    expect(await auditOf(order)).toEqual([`payments accept ৳1,280.00 bKash ${claim.reference}`]);
    expect(await newsOf(order)).toContain(`We received ৳1,280.00 for your order ${order.OrderNo}.`);
  });

  // counter-351, payments-40
  it('accepts the amount that has come, and the excess is the customer’s', async () => {
    const order = await ordered();
    const claim = await reported(order);
    expect(await accept(order, { ...claim, amount: payable * 100 + 20_00 })).toBe('');
    expect(await orderRow(order)).toMatchObject({ paid: payable * 100, unverified: 0 });
    expect((await walletState(shop, order.customerId)).balance).toBe(20_00);
  });

  // payments-53
  it('accepts a transaction id once per service, in whatever order and way it is used', async () => {
    const [first, second, third] = [await ordered(), await ordered(), await ordered()];
    const TransactionId = anId();
    const claim = await reported(first, { TransactionId });
    const copy = await reported(second, { TransactionId: TransactionId.toLowerCase() });
    expect(await accept(first, claim)).toBe('');
    expect(await accept(second, copy)).toMatch(/^This transaction was written down before/);
    expect(await orderRow(second)).toMatchObject({ paid: 0, unverified: payable * 100 });
    expect((await report(third, { TransactionId })).envelope.Msg).toMatch(/was used before/);
    await reported(third, { TransactionId, Wallet: 'nagad' });
    const taken = await counter(`${third.Id}/TakePayment`, {
      paymentId: randomUUID(),
      amount: 1,
      service: 'bKash',
      reference: TransactionId,
      paidSeen: 0,
    });
    expect(taken.json().Msg).toMatch(/^This transaction was written down before/);
  });

  // payments-53
  it('closes a report whose transaction it records by hand', async () => {
    const order = await ordered();
    const { reference } = await reported(order, { Amount: 200 });
    await counter(`${order.Id}/TakePayment`, {
      paymentId: randomUUID(),
      amount: 150_00,
      service: 'bKash',
      reference,
      paidSeen: 0,
    });
    expect(await orderRow(order)).toMatchObject({ paid: 150_00, unverified: 0 });
    expect((await rowsOf(order)).map(({ status }) => status).toSorted()).toEqual([
      'Cancelled',
      'Success',
    ]);
  });

  // counter-352, payments-52
  it('refuses with a sentence that the customer reads, and can still accept it later', async () => {
    const order = await ordered();
    const claim = await reported(order);
    expect(await refuse(order, claim.id, 'The number is not ours.')).toBe('');
    expect(await refuse(order, claim.id, 'Again')).toBe('');
    expect(await orderRow(order)).toMatchObject({ paid: 0, unverified: 0 });
    expect((await details(order)).Claims).toMatchObject([
      { IsRefused: true, Reason: 'The number is not ours.' },
    ]);
    expect(await newsOf(order)).toContain(
      `The payment ${claim.reference} for your order ${order.OrderNo} was not accepted: The number is not ours.`,
    );
    await reported(order, { TransactionId: claim.reference });
    expect(await accept(order, claim)).toBe('');
    expect(await orderRow(order)).toMatchObject({ paid: payable * 100, unverified: payable * 100 });
    expect(await refuse(order, claim.id)).toMatch(/^Somebody has decided/);
  });

  // counter-353
  it('confirms an order only after its payment is decided', async () => {
    const order = await ordered();
    const claim = await reported(order);
    const move = { from: 'Pending', to: 'Confirmed' };
    const held = await counter(`${order.Id}/Move`, move);
    expect(held.json()).toMatchObject({ IsError: true, Id: 'payment-unverified' });
    await refuse(order, claim.id);
    expect((await counter(`${order.Id}/Move`, move)).json()).toMatchObject({ IsError: false });
  });

  // payments-40, counter-350
  it('can accept a payment of a cancelled order: the money is the customer’s', async () => {
    const order = await ordered();
    const claim = await reported(order);
    await counter(`${order.Id}/Move`, { from: 'Pending', to: 'Cancelled' });
    expect(await accept(order, claim)).toBe('');
    expect(await orderRow(order)).toMatchObject({ paid: 0, unverified: 0 });
    expect((await walletState(shop, order.customerId)).balance).toBe(payable * 100);
  });
});

// payments-55
it('a new order needs a payment method that the shop offers, a repeated one does not', async () => {
  const body = anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest: true });
  const key = aKey();
  const first = await place(shop, body, key);
  await savePayment(shop, ownAccounts({ offered: ['PAY_NOW'] }));
  const again = await place(shop, body, key);
  expect(placedIn(again.envelope.Data)).toEqual(placedIn(first.envelope.Data));
  // A process reads the settings again within a moment.
  const placedAgain = async () => (await place(shop, body, aKey())).envelope.Msg;
  await expect.poll(placedAgain).toMatch(/^The pharmacy does not offer this way to pay any more/);
  const payNow = { ...body, PaymentMethod: 'PAY_NOW' };
  expect((await place(shop, payNow, aKey())).envelope.Msg).toBe('');
  await savePayment(shop, ownAccounts());
});

async function auditOf({ OrderNo }: Placed): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, OrderNo))
    .orderBy(desc(auditEntries.id));
  return rows.map(({ action, about }) => `${action} ${about}`);
}

async function newsOf({ Id }: Placed): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.referenceId, Id));
  return rows.map(({ content }) => content);
}
