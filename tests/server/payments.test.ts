import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { readConfig } from '#server/config.ts';
import { openPartner, type Partner } from './support/payment-partner.ts';
import { aKey } from './support/requests.ts';
import { anOrder, place, placedIn, setProduct, type AProduct } from './support/orders.ts';
import { callApi, openTestShop, signedIn, type TestShop } from './support/test-shop.ts';

const password = 'store-password';
const startPath = 'ProductOrderArea/Payment/Start';
const returnPath = '/api/ProductOrderArea/Payment/Return';
const notifyPath = '/api/ProductOrderArea/Payment/Notify';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A callback with the partner's signature. */
function signed(fields: Record<string, string>, secret = password): Record<string, string> {
  const names = Object.keys(fields);
  const said = [...names.map((name) => [name, fields[name]]), ['store_passwd', md5(secret)]]
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { ...fields, verify_key: names.join(','), verify_sign: md5(said) };
}

let partner: Partner;
let shop: TestShop;
let syrup: AProduct;

beforeAll(async () => {
  partner = await openPartner();
  shop = await openTestShop({
    env: {
      PUBLIC_ORIGIN: 'https://shop.example',
      PAYMENT_GATEWAY: 'sslcommerz',
      SSLCOMMERZ_HOST: partner.origin,
      SSLCOMMERZ_STORE_ID: 'store',
      SSLCOMMERZ_STORE_PASSWORD: password,
    },
  });
  syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 });
}, 120_000);
afterAll(async () => {
  await shop.close();
  partner.close();
});

let phones = 0;
async function anAttempt(at: TestShop = shop) {
  const customer = await signedIn(at, `0181100${String((phones += 1)).padStart(4, '0')}`);
  const changes = { PaymentMethod: 'PAY_NOW' };
  const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], changes });
  const order = placedIn((await place(at, body, customer.headers)).envelope.Data);
  const started = await callApi(at, startPath, { OrderId: order.Id }, customer.headers);
  const { Url } = { Url: '', ...Object(started.envelope.Data) };
  return { customer, order, url: String(Url), transaction: String(Url).split('/').at(-1) ?? '' };
}

async function comeBack(claim: string, fields: Record<string, string>, at: TestShop = shop) {
  const response = await at.app.inject({
    method: 'POST',
    url: `${returnPath}/${claim}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  const location = response.headers.location ?? '';
  return { status: response.statusCode, url: new URL(location, 'https://shop.example') };
}

const paidOf = async (id: string, at: TestShop = shop) => {
  const [row] = await at.database.db.select().from(orders).where(eq(orders.id, id));
  return row?.paid;
};

function validSay(
  transaction: string,
  amount: string,
  valId: string,
  more: Record<string, string> = {},
) {
  partner.says.set(valId, {
    status: 'VALID',
    tran_id: transaction,
    val_id: valId,
    amount,
    currency: 'BDT',
    card_type: 'BKASH-BKash',
    ...more,
  });
  return signed({ tran_id: transaction, val_id: valId, amount, status: 'VALID' });
}

describe('paying now', () => {
  // checkout-46, payments-2, payments-10
  it('is not offered without a gateway, and starting it is refused', async () => {
    const bare = await openTestShop();
    const { envelope } = await callApi(bare, 'Capabilities');
    expect(envelope.Data).toMatchObject({ PaymentGateway: false });
    const refused = await callApi(bare, startPath, { OrderId: 'x' });
    expect(refused.envelope.Msg).toBe(
      'Paying online is not available. Please pay when it is handed to you.',
    );
    await bare.close();
    expect((await callApi(shop, 'Capabilities')).envelope.Data).toMatchObject({
      PaymentGateway: true,
    });
  }, 60_000);

  // payments-8, payments-14
  it('opens a session for the amount due, with our addresses, and no medicine in it', async () => {
    const { url, transaction } = await anAttempt();
    expect(url).toBe(`${partner.origin}/page/${transaction}`);
    const session = partner.sessions.get(transaction);
    expect(session?.get('total_amount')).toBe('1280.00');
    expect(session?.get('currency')).toBe('BDT');
    expect(session?.get('ipn_url')).toBe(`https://shop.example${notifyPath}`);
    expect(session?.get('product_name')).toMatch(/^Order N-\d+$/);
    expect(session?.get('cus_name')).toBe('Rahima Khatun');
    expect(session?.get('cus_phone')).toBe('01712345678');
    expect(session?.get('cus_add1')).toBe('House 7, Road 3');
    // The partner requires an e-mail address, and the customer has none.
    expect(session?.get('cus_email')).toBe('customer@example.com');
    expect(session?.toString()).not.toMatch(/medicine/i);
  });

  // payments-8, payments-15, payments-17, payments-19
  it('counts a confirmed payment once, however often the partner reports it, and redirects to the success page with Payment 1', async () => {
    const { customer, order, transaction } = await anAttempt();
    const fields = validSay(transaction, '1280.00', `val-${transaction}`);
    const responses = await Promise.all([
      comeBack('success', fields),
      comeBack('success', fields),
      comeBack('fail', fields),
    ]);
    for (const { status, url } of responses) {
      expect(status).toBe(303);
      expect(url.pathname).toBe('/Order/Success');
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        OrderNo: order.OrderNo,
        Payment: '1',
        Transaction: transaction,
        Id: order.Id,
        IsNew: '1',
      });
    }
    expect(await paidOf(order.Id)).toBe(1280_00);
    const listed = await callApi(
      shop,
      'ProductOrderArea/Payment/Get',
      { filter: [], pageNumber: 1, pageSize: 10 },
      customer.headers,
    );
    expect(listed.envelope.Data).toMatchObject({
      Total: 1,
      Data: [
        {
          OrderNo: order.OrderNo,
          TranId: transaction,
          CardType: 'BKASH-BKash',
          AttemptAmount: 1280,
          Status: 'Success',
        },
      ],
    });
    const again = await callApi(shop, startPath, { OrderId: order.Id }, customer.headers);
    expect(again.envelope.Msg).toBe('There is nothing left to pay for this order.');
  });

  // payments-16, payments-19
  it.each([
    ['a wrong signature', (f: Record<string, string>) => ({ ...f, verify_sign: md5('x') })],
    ['no signature', ({ tran_id, val_id }: Record<string, string>) => ({ tran_id, val_id })],
    [
      'a signature that leaves the status out',
      ({ tran_id = '', val_id = '' }: Record<string, string>) => ({
        ...signed({ tran_id, val_id }),
        status: 'VALID',
      }),
    ],
    [
      'a signature of another store',
      ({ verify_key: _k, verify_sign: _s, ...f }: Record<string, string>) => signed(f, 'other'),
    ],
  ])('believes nothing with %s: error 96, nothing paid', async (_name, forge) => {
    const { order, transaction } = await anAttempt();
    const fields = forge(validSay(transaction, '1280.00', `val-${transaction}`));
    const clean = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value ?? '']),
    );
    const { url } = await comeBack('success', clean);
    expect(url.searchParams.get('Payment')).toBe('96');
    expect(await paidOf(order.Id)).toBe(0);
  });

  // payments-16, payments-17
  it.each([
    ['another amount', (transaction: string) => validSay(transaction, '1.00', `a-${transaction}`)],
    [
      'another transaction',
      (transaction: string) => {
        const fields = validSay(transaction, '1280.00', `b-${transaction}`);
        const told = partner.says.get(`b-${transaction}`);
        if (told) told['tran_id'] = 'somebody-else';
        return fields;
      },
    ],
    [
      'another currency',
      (transaction: string) => {
        const fields = validSay(transaction, '1280.00', `c-${transaction}`);
        const told = partner.says.get(`c-${transaction}`);
        if (told) told['currency'] = 'VND';
        return fields;
      },
    ],
    [
      'a transaction that the partner does not know',
      (transaction: string) => {
        const fields = validSay(transaction, '1280.00', `d-${transaction}`);
        partner.says.set(`d-${transaction}`, {
          status: 'INVALID_TRANSACTION',
          tran_id: '',
          val_id: '',
          amount: '0',
        });
        return fields;
      },
    ],
  ])('counts nothing for %s', async (_name, prepare) => {
    const { order, transaction } = await anAttempt();
    const { url } = await comeBack('success', prepare(transaction));
    expect(url.searchParams.get('Payment')).toBe('2');
    expect(await paidOf(order.Id)).toBe(0);
  });

  // payments-17
  it('counts one proof for one payment only', async () => {
    const first = await anAttempt();
    const second = await anAttempt();
    const fields = validSay(first.transaction, '1280.00', 'val-once');
    await comeBack('success', fields);
    validSay(second.transaction, '1280.00', 'val-once');
    const replayed = signed({ tran_id: second.transaction, val_id: 'val-once', status: 'VALID' });
    const { url } = await comeBack('success', replayed);
    expect(url.searchParams.get('Payment')).toBe('2');
    expect(await paidOf(second.order.Id)).toBe(0);
  });

  // payments-42
  it("stores the partner's risk verdict on the payer with the payment, which counts all the same", async () => {
    const risky = await anAttempt();
    const safe = await anAttempt();
    const risk = { risk_level: '1', risk_title: 'Card of another country' };
    await comeBack('success', validSay(risky.transaction, '1280.00', 'val-risky', risk));
    await comeBack('success', validSay(safe.transaction, '1280.00', 'val-safe'));
    expect(await paidOf(risky.order.Id)).toBe(1280_00);
    const riskOf = async (transaction: string) => {
      const of = eq(payments.transactionId, transaction);
      return (await shop.database.db.select().from(payments).where(of))[0]?.risk;
    };
    expect(await riskOf(risky.transaction)).toBe('Card of another country');
    expect(await riskOf(safe.transaction)).toBe('');
  });

  // payments-15, payments-19
  it('reports failed as 2 and cancelled as 3, and the order can be paid later', async () => {
    const { customer, order, transaction } = await anAttempt();
    const failed = await comeBack('fail', signed({ tran_id: transaction, status: 'FAILED' }));
    expect(failed.url.searchParams.get('Payment')).toBe('2');
    const later = await callApi(shop, startPath, { OrderId: order.Id }, customer.headers);
    const next =
      String({ Url: '', ...Object(later.envelope.Data) }.Url)
        .split('/')
        .at(-1) ?? '';
    const cancelled = await comeBack('cancel', signed({ tran_id: next, status: 'CANCELLED' }));
    expect(cancelled.url.searchParams.get('Payment')).toBe('3');
    // The partner's own notification may arrive after the customer's return.
    const told = validSay(next, '1280.00', `late-${next}`);
    const ipn = await shop.app.inject({
      method: 'POST',
      url: notifyPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(told).toString(),
    });
    expect(ipn.statusCode).toBe(200);
    expect(await paidOf(order.Id)).toBe(1280_00);
  });

  // payments-18
  it('concludes nothing while the partner is silent, and counts what it reports afterwards', async () => {
    const { order, transaction } = await anAttempt();
    const fields = validSay(transaction, '1280.00', `slow-${transaction}`);
    partner.isSilent = true;
    const { url } = await comeBack('success', fields);
    expect(url.searchParams.get('Payment')).toBe('96');
    const [row] = await shop.database.db
      .select()
      .from(payments)
      .where(eq(payments.transactionId, transaction));
    expect(row?.status).toBe('Pending');
    partner.isSilent = false;
    await comeBack('success', fields);
    expect(await paidOf(order.Id)).toBe(1280_00);
  });

  // payments-19
  it('redirects to the success page if the shop cannot respond at the moment, and is counted once it can', async () => {
    const { order, transaction } = await anAttempt();
    const fields = validSay(transaction, '1280.00', `away-${transaction}`);
    const { db } = shop.database;
    await db.execute(sql`alter table payments rename to payments_away`);
    const { status, url } = await comeBack('success', fields);
    await db.execute(sql`alter table payments_away rename to payments`);
    expect(status).toBe(303);
    expect(url.pathname).toBe('/Order/Success');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      Payment: '96',
      Transaction: transaction,
    });
    expect(await paidOf(order.Id)).toBe(0);
    await comeBack('success', fields);
    expect(await paidOf(order.Id)).toBe(1280_00);
  });

  // payments-19
  it('redirects to the success page for an address that is rate-limited', async () => {
    const env = { PAYMENT_GATEWAY: 'sandbox', RATE_PER_MINUTE: '1' };
    const busy = await openTestShop({ env });
    await comeBack('success', {}, busy);
    const { status, url } = await comeBack('success', {}, busy);
    await busy.close();
    expect(status).toBe(303);
    expect(`${url.pathname}${url.search}`).toBe('/Order/Success?Payment=96');
  });

  // errors-53, payments-11
  it('reports that no session can be opened; the order remains', async () => {
    const customer = await signedIn(shop, '01899999999');
    const body = anOrder({
      lines: [{ ...syrup, quantity: 1 }],
      changes: { PaymentMethod: 'PAY_NOW' },
    });
    const order = placedIn((await place(shop, body, customer.headers)).envelope.Data);
    partner.isSilent = true;
    const refused = await callApi(shop, startPath, { OrderId: order.Id }, customer.headers);
    partner.isSilent = false;
    expect(refused.envelope.Msg).toMatch(/^The payment partner does not answer just now/);
    const [attempt] = await shop.database.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, order.Id));
    expect(attempt?.status).toBe('Failed');
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, order.Id));
    expect(row?.status).toBe('Pending');
  });

  // payments-19
  it('that is retried returns to an order that is no longer new', async () => {
    const { customer, order, transaction } = await anAttempt();
    const first = await comeBack('fail', signed({ tran_id: transaction, status: 'FAILED' }));
    expect(first.url.searchParams.get('IsNew')).toBe('1');
    shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
    const again = await callApi(shop, startPath, { OrderId: order.Id }, customer.headers);
    const second = String(Object(again.envelope.Data).Url).split('/').at(-1) ?? '';
    const { url } = await comeBack('cancel', signed({ tran_id: second, status: 'CANCELLED' }));
    expect(url.searchParams.get('Id')).toBe(order.Id);
    expect(url.searchParams.get('IsNew')).toBeNull();
  });

  // payments-9
  it("is started only for one's own order; a guest sends the order's key", async () => {
    const { order } = await anAttempt();
    const stranger = await signedIn(shop, '01899999998');
    expect((await callApi(shop, startPath, { OrderId: order.Id }, stranger.headers)).status).toBe(
      404,
    );
    expect((await callApi(shop, startPath, { OrderId: order.Id })).status).toBe(404);
    const body = anOrder({
      lines: [{ ...syrup, quantity: 1 }],
      isGuest: true,
      changes: { PaymentMethod: 'PAY_NOW' },
    });
    const guest = placedIn((await place(shop, body, aKey())).envelope.Data);
    const { Id: OrderId, AccessKey } = guest;
    const started = await callApi(shop, startPath, { OrderId, AccessKey });
    expect(started.envelope.IsError).toBe(false);
  });
});

describe('the sandbox', () => {
  // payments-3
  it('shows Pay, Fail and Cancel on a page without script, and each returns its own result', async () => {
    const sandbox = await openTestShop({ env: { PAYMENT_GATEWAY: 'sandbox' } });
    await setProduct(sandbox, { nth: 2, listPrice: 600_00, discount: 0, stock: 100 });
    for (const [claim, outcome] of [
      ['cancel', '3'],
      ['fail', '2'],
      ['success', '1'],
    ] as const) {
      const { order, url } = await anAttempt(sandbox);
      const page = await sandbox.app.inject({ method: 'GET', url });
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.body).not.toMatch(/<script/i);
      expect(page.body).toContain('1,280.00');
      const form = page.body.split('<form').find((one) => one.includes(`/${claim}"`)) ?? '';
      const fields = Object.fromEntries(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      );
      const back = await comeBack(claim, fields, sandbox);
      expect(back.url.searchParams.get('Payment')).toBe(outcome);
      expect(await paidOf(order.Id, sandbox)).toBe(claim === 'success' ? 1280_00 : 0);
      const forged = await comeBack('success', { ...fields, claim: 'success' }, sandbox);
      expect(forged.url.searchParams.get('Payment')).toBe(claim === 'success' ? '1' : '96');
    }
    await sandbox.close();
  }, 60_000);

  // payments-3
  it('cannot be the gateway of a shop that is open to the world', () => {
    const open = { PAYMENT_GATEWAY: 'sandbox', PUBLIC_ORIGIN: 'https://shop.example' };
    expect(() => readConfig({ ...open, NODE_ENV: 'production' })).toThrow(/takes no money/);
    expect(() => readConfig({ PAYMENT_GATEWAY: 'sslcommerz' })).toThrow(/SSLCOMMERZ_STORE_ID/);
  });
});
