import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#server/commands/run.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { beforeTests } from './support/before-tests.ts';
import { anOrder, place, placedIn, setProduct, walletState } from './support/orders.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const phone = '01711111141';
const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, phone));

/** Runs an operator command. */
async function operator(...args: string[]): Promise<string[]> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin: '' };
  return parseOperatorCommand(args)(shop.database.db, at);
}

async function placedOrder() {
  const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 50 });
  const body = anOrder({ lines: [{ ...product, quantity: 2 }] });
  const { envelope } = await place(shop, body, { ...customer.headers, ...aKey() });
  return placedIn(envelope.Data);
}

async function lastAudit() {
  const [row] = await shop.database.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
}

async function lastNews() {
  const [row] = await shop.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customer.id))
    .orderBy(desc(notifications.id))
    .limit(1);
  return row;
}

async function details(id: string) {
  const path = `ProductOrderArea/Order/Details/${id}`;
  const { envelope } = await callApi(shop, path, undefined, customer.headers);
  return Object(envelope.Data).Order as Record<string, unknown>;
}

describe('a customer who lost their phone', () => {
  // sign-in-91
  it('is logged out everywhere, and nobody else is', async () => {
    const lost = await signedIn(shop, '01711111142');
    const other = await signedIn(shop, '01711111143');
    expect(await operator('customer', 'log-out', '01711111142')).toEqual([
      '01711111142: logged out everywhere',
    ]);
    const status = async (headers: Record<string, string>) =>
      (await callApi(shop, 'CustomerArea/Customer/Summary', {}, headers)).status;
    expect([await status(lost.headers), await status(other.headers)]).toEqual([401, 200]);
    expect(await lastAudit()).toMatchObject({ actor: 'rafiq', action: 'customer log-out' });
    await expect(operator('customer', 'log-out', '01799999999')).rejects.toThrow(/no account/);
  });
});

describe('orders', () => {
  // customer-area-51, customer-area-54, notifications-17
  it('are moved on, with an audit row and the customer’s notification', async () => {
    const order = await placedOrder();
    await operator('orders', 'move', order.OrderNo, '--to', 'confirmed');
    expect(await details(order.Id)).toMatchObject({ Status: 'Confirmed' });
    expect(await lastAudit()).toMatchObject({
      actor: 'rafiq',
      action: 'orders move',
      subject: order.OrderNo,
      about: 'Pending → Confirmed',
    });
    expect(await lastNews()).toMatchObject({
      reference: 'Order Status Changed',
      referenceId: order.Id,
    });
  });

  // customer-area-51, customer-area-52
  it('that were delivered bring their cashback once, and cannot be moved further', async () => {
    const order = await placedOrder();
    const before = (await walletState(shop, customer.id)).balance;
    await operator('orders', 'move', order.OrderNo, '--to', 'Delivered');
    expect((await walletState(shop, customer.id)).balance).toBe(before + 30_00);
    await expect(operator('orders', 'move', order.OrderNo, '--to', 'Cancelled')).rejects.toThrow(
      'cannot become Cancelled',
    );
  });

  // payments-30
  it('are marked as paid outside the gateway, never for more than the amount due', async () => {
    const order = await placedOrder();
    await operator('orders', 'pay', order.OrderNo, '--amount', '200');
    const { PayableAmount } = await details(order.Id);
    expect(await details(order.Id)).toMatchObject({
      PaidAmount: 200,
      PaymentLeft: Number(PayableAmount) - 200,
      PaymentStatus: 'Partially Paid',
    });
    await expect(
      operator('orders', 'pay', order.OrderNo, '--amount', String(PayableAmount)),
    ).rejects.toThrow('left to pay');
  });

  it('are listed by status', async () => {
    const order = await placedOrder();
    const lines = await operator('orders', 'list', '--status', 'Pending');
    expect(lines.some((line) => line.startsWith(order.OrderNo))).toBe(true);
    expect(lines.every((line) => line.includes('Pending'))).toBe(true);
  });
});

/** A request for three medicines. */
async function sentRequest() {
  const Items = [
    { Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 },
    { Name: 'Seclo', Strength: '20 mg', Quantity: 14, Position: 2 },
    { Name: 'Rare', Strength: '1 mg', Quantity: 1, Position: 3 },
  ];
  const headers = { ...customer.headers, ...aKey() };
  const { envelope } = await callApi(shop, requestPath, aRequest({ Items }), headers);
  const { Id, OrderNo } = placedIn(envelope.Data);
  return { id: Id, number: OrderNo };
}

async function itemsOf(id: string) {
  const path = `RequestOrderArea/RequestOrder/Items/${id}`;
  const { envelope } = await callApi(shop, path, undefined, customer.headers);
  return envelope.Data as { UnitPrice: number | null }[];
}

async function requestNamed(number: string) {
  const path = 'RequestOrderArea/RequestOrder/Get?pageSize=100';
  const { envelope } = await callApi(shop, path, undefined, customer.headers);
  const { Data } = envelope.Data as { Data: { OrderNo: string }[] };
  return Data.find((one) => one.OrderNo === number);
}

describe('request orders', () => {
  // notifications-22, notifications-25
  it('are quoted with a price, of which the customer is notified in both languages', async () => {
    const headers = { ...customer.headers, ...aKey() };
    const { envelope } = await callApi(shop, requestPath, aRequest(), headers);
    const number = String(Object(envelope.Data).OrderNo);
    await operator('requests', 'answer', number, '--total', '520.50', '--note', 'Today.');
    expect(await lastNews()).toMatchObject({
      content: `Your request ${number} comes to ৳520.50. Today.`,
    });
    expect((await lastNews())?.contentBn).toContain('৳৫২০.৫০');
    expect(await lastAudit()).toMatchObject({ subject: number, about: '৳520.50 Today.' });
    expect(await operator('requests', 'move', number, '--to', 'Confirmed')).toEqual([
      `${number}: Answered → Confirmed`,
    ]);
  });

  // customer-area-97, customer-area-99
  it('are quoted with the price of each medicine, which the customer sees with the total', async () => {
    const { number, id } = await sentRequest();
    expect(await operator('requests', 'show', number)).toContain('2. Seclo 20 mg × 14');
    await operator('requests', 'answer', number, '1=1.20', '2=6', '3=none', '--note', 'Today.');
    expect(await itemsOf(id)).toMatchObject([
      { Name: 'Napa', Strength: '500 mg', Quantity: 10, UnitPrice: 1.2 },
      { Name: 'Seclo', Strength: '20 mg', Quantity: 14, UnitPrice: 6 },
      { Name: 'Rare', Strength: '1 mg', Quantity: 1, UnitPrice: null },
    ]);
    expect(await requestNamed(number)).toMatchObject({
      Status: 'Answered',
      TotalAmount: 96,
      Note: 'Today.',
    });
    expect(await lastNews()).toMatchObject({
      content: `Your request ${number} comes to ৳96.00. Today.`,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'requests Answered',
      subject: number,
      about: '1=৳1.20 2=৳6.00 ৳96.00 Today.',
    });
  });

  it('may cost more than their medicines if those of a prescription are added', async () => {
    const { number } = await sentRequest();
    await operator('requests', 'answer', number, '1=1.20', '2=6', '3=2.50', '--total', '300');
    expect(await requestNamed(number)).toMatchObject({ TotalAmount: 300 });
    await operator('requests', 'answer', number, '1=1.20', '2=6', '3=2.50');
    expect(await requestNamed(number)).toMatchObject({ TotalAmount: 98.5 });
  });

  it('remain unchanged without a notification if the quote is invalid', async () => {
    const { number, id } = await sentRequest();
    const before = [(await lastAudit())?.id, (await lastNews())?.id];
    for (const [response, sentence] of [
      [['1=1.20'], 'Without a price: 2. Seclo, 3. Rare.'],
      [['1=1.20', '2=6', '3=none', '9=1'], '"9=1" names no medicine'],
      [['1=1.20', '1=1.30', '2=6', '3=none'], '"1=1.30" names no medicine'],
      [['1=free', '2=6', '3=none'], 'no amount'],
      [['1=none', '2=none', '3=none'], 'at least one medicine'],
      [['1=1.20', '2=6', '3=none', '--total', '50'], 'more than --total'],
      [['1=9999999', '2=9999999', '3=none'], 'too much'],
      [[], '--total'],
    ] as const)
      await expect(operator('requests', 'answer', number, ...response)).rejects.toThrow(sentence);
    expect(await requestNamed(number)).toMatchObject({ Status: 'Pending', TotalAmount: null });
    expect((await itemsOf(id)).every(({ UnitPrice }) => UnitPrice === null)).toBe(true);
    expect([(await lastAudit())?.id, (await lastNews())?.id]).toEqual(before);
  });

  it('that were delivered or cancelled cannot be moved', async () => {
    const { number } = await sentRequest();
    await operator('requests', 'move', number, '--to', 'Cancelled');
    await expect(operator('requests', 'answer', number, '--total', '5')).rejects.toThrow(
      'cannot become Answered',
    );
  });
});

describe('offers and gifts', () => {
  it('a coupon works at the checkout from then on, and its code is unique', async () => {
    await operator('coupon', 'add', 'eid50', '--amount', '50', '--least', '500');
    const check = { CouponCode: 'EID50', OrderAmount: 600, OrderDiscount: 0 };
    const { envelope } = await callApi(
      shop,
      'PromotionalArea/Coupon/Check',
      check,
      customer.headers,
    );
    expect(envelope).toMatchObject({ IsError: false, Data: 50 });
    await expect(operator('coupon', 'add', 'EID50', '--percent', '10')).rejects.toThrow('already');
  });

  it('an offer and a notice are shown at once', async () => {
    await operator('offer', 'add', '--header', 'Winter', '--content', 'Warm things.');
    await operator('notice', 'add', '--text', 'Open on Friday.');
    const offers = await callApi(shop, 'OfferArea/DiscountOffer/List');
    const home = await callApi(shop, 'HomeArea/Home/Get');
    expect(JSON.stringify(offers.envelope)).toContain('Winter');
    expect(JSON.stringify(home.envelope)).toContain('Open on Friday.');
  });

  // customer-area-145
  it('a cashback that would not be paid is refused, one that is paid is shown', async () => {
    const words = ['--header', 'More back', '--content', 'From ৳2,500.'];
    const more = [...words, '--cashback', '100', '--least', '2500'];
    await expect(operator('offer', 'add', ...more)).rejects.toThrow('promise what nobody is paid');
    const before = ['--header', 'Back', '--content', '.', '--cashback', '20', '--least', '500'];
    await expect(operator('offer', 'add', ...before)).rejects.toThrow('promise');
    const same = ['--header', 'Again', '--content', '.', '--cashback', '30', '--least', '3000'];
    await operator('offer', 'add', ...same);
    const offers = await callApi(shop, 'OfferArea/DiscountOffer/Order', {});
    expect(JSON.stringify(offers.envelope)).toContain('Again');
  });

  // notifications-23
  it('money in the wallet is in the ledger too', async () => {
    const before = await walletState(shop, customer.id);
    await operator('wallet', 'credit', `+88${phone}`, '--amount', '75.25');
    const after = await walletState(shop, customer.id);
    expect(after.balance).toBe(before.balance + 75_25);
    expect(after.ledger).toBe(after.balance);
    expect(await lastNews()).toMatchObject({ content: '৳75.25 has been added to your wallet.' });
  });

  // notifications-24
  it('a notification reaches its customer', async () => {
    await operator('customer', 'notify', phone, '--text', 'Your card is ready.');
    expect(await lastNews()).toMatchObject({ content: 'Your card is ready.' });
  });
});

describe('an invalid command', () => {
  it.each([
    [['orders', 'fly'], 'There is:'],
    [['orders', 'move', 'N-1001', '--sideways', '1'], 'sideways'],
  ])('is refused before anything is opened: %j', (args, sentence) => {
    expect(() => parseOperatorCommand(args)).toThrow(sentence);
  });

  it.each([
    [['orders', 'move', 'N-999999', '--to', 'Confirmed'], 'There is no order'],
    [['orders', 'move', 'N-1001', '--to', 'Lost'], 'is none of'],
    [['wallet', 'credit', phone, '--amount', '-5'], 'amount'],
    [['wallet', 'credit', '01799999999', '--amount', '5'], 'no account'],
  ])('changes nothing: %j', async (args, sentence) => {
    await placedOrder();
    const before = (await lastAudit())?.id;
    await expect(operator(...args)).rejects.toThrow(sentence);
    expect((await lastAudit())?.id).toBe(before);
  });
});

describe('a command', () => {
  it('that finds no shop in the database explains how to create one', async () => {
    const failure: unknown = await shop.database.db
      .execute('select 1 from nowhere')
      .catch((one: unknown) => one);
    expect(sentencesOf(failure)).toEqual([
      'This database has no shop in it yet: npm run db:seed makes one.',
    ]);
    expect(sentencesOf(new Error('something else'))).toBeNull();
  });
});
