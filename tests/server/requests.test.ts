import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestOrderItems, requestOrders } from '#server/db/tables/requests.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { submissionGrants } from '#server/db/tables/sign-in.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { aPhoto } from './support/files.ts';
import { grantFor } from './support/submissions.ts';
import { aKey, anAddress, aRequest, requestPath } from './support/requests.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

const shop = useTestShop();

const send = (body: unknown, headers: Record<string, string> = {}) =>
  callApi(shop, requestPath, body, headers);

async function ordersOf(submissionId: string) {
  const [row] = await shop.database.db
    .select({ rows: count() })
    .from(requestOrders)
    .where(eq(requestOrders.submissionId, submissionId));
  return row?.rows;
}

describe('a request order', () => {
  // request-order-34
  it('gets a response with its id and a number such as R-1001', async () => {
    const { status, envelope } = await send(aRequest(), aKey());
    expect(status).toBe(200);
    expect(envelope).toMatchObject({
      IsError: false,
      Data: { OrderNo: expect.stringMatching(/^R-1\d{3}$/) },
    });
  });

  it('is accepted from a phone that sends no key', async () => {
    const first = await send(aRequest());
    const second = await send(aRequest());
    expect(first.envelope.Data).not.toEqual(second.envelope.Data);
  });

  // errors-90
  it('loses invisible characters that change how others look', async () => {
    const items = [
      { Name: '\u202eapaN\u0007\u001b[31m', Strength: '5\u200b mg', Quantity: 1, Position: 1 },
    ];
    const { envelope } = await send(aRequest({ Items: items }), aKey());
    expect(envelope.IsError).toBe(false);
    const [row] = await shop.database.db
      .select()
      .from(requestOrderItems)
      .where(eq(requestOrderItems.strength, '5 mg'));
    expect(row?.name).toBe('apaN[31m');
  });

  // request-order-32
  it('stores its rows in their positions, and computes its own counts', async () => {
    const items = [
      { Name: ' Seclo ', Strength: '20 mg', Quantity: 3, Position: 2 },
      { Name: 'Napa', Strength: '500 mg', Quantity: 2, Position: 1 },
    ];
    const { envelope } = await send(
      aRequest({ Items: items, TotalItem: 99, TotalQuantity: 99 }),
      aKey(),
    );
    const { Id } = envelope.Data as { Id: string };
    const { db } = shop.database;
    const [order] = await db.select().from(requestOrders).where(eq(requestOrders.id, Id));
    expect(order).toMatchObject({ totalItem: 2, totalQuantity: 5, status: 'Pending' });
    const rows = await db
      .select()
      .from(requestOrderItems)
      .where(eq(requestOrderItems.requestOrderId, Id))
      .orderBy(requestOrderItems.position);
    expect(rows.map((row) => row.name)).toEqual(['Napa', 'Seclo']);
  });

  // checkout-15, request-order-23
  it("takes the place's names and charge from the shop, whatever the phone sends", async () => {
    const { envelope } = await send(
      aRequest({ address: anAddress({ chargeAmount: 1, district: 'Nowhere' }) }),
      aKey(),
    );
    const { Id } = envelope.Data as { Id: string };
    const [row] = await shop.database.db
      .select({ address: shippingAddresses })
      .from(requestOrders)
      .innerJoin(shippingAddresses, eq(shippingAddresses.id, requestOrders.addressId))
      .where(eq(requestOrders.id, Id));
    expect(row?.address).toMatchObject({
      districtName: 'Dhaka',
      charge: 80_00,
      customerPhone: '01712345678',
    });
  });
});

describe('the rules of a request order, in their order (request-order-24)', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['needs at least one product row', { Items: [] }, 'No Product Added'],
    [
      'needs name, strength and quantity in a row',
      { Items: [{ Name: 'Napa', Strength: '', Quantity: 1, Position: 1 }] },
      'Name, Strenth and Quantity Required!',
    ],
    [
      'counts quantity 0 as missing',
      { Items: [{ Name: 'Napa', Strength: '5', Quantity: 0, Position: 1 }] },
      'Name, Strenth and Quantity Required!',
    ],
    [
      'names what is missing of the address',
      { address: anAddress({ receiverPhone: '', address: ' ' }) },
      'Receiver Phone Number, Address are required.',
    ],
    [
      'names one missing field',
      { address: anAddress({ districtId: '' }) },
      'District is required.',
    ],
    [
      'needs a Bangladeshi mobile number',
      { address: anAddress({ receiverPhone: '01212345678' }) },
      'Invalid phone number found.',
    ],
  ];

  // errors-38, errors-48, request-order-30
  it.each(cases)('%s', async (_, changes, sentence) => {
    const { status, envelope } = await send(aRequest(changes), aKey());
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ IsError: true, Data: null });
    expect(envelope.Msg).toContain(sentence);
  });

  it('needs a prescription if no address is sent (the profile’s version)', async () => {
    const { envelope } = await send(aRequest({ address: null }), aKey());
    expect(envelope.Msg).toBe('Please add prescription and note to request a order');
  });

  // request-order-23
  it('refuses an unknown district, and one of another division', async () => {
    for (const changes of [{ districtId: '9999' }, { divisionId: '2' }, { areaId: '999999' }]) {
      const { envelope } = await send(aRequest({ address: anAddress(changes) }), aKey());
      expect(envelope).toMatchObject({ IsError: true });
    }
  });

  // request-order-15, request-order-30
  it('refuses more than 100 rows and quantities above 9,999', async () => {
    const row = { Name: 'Napa', Strength: '500', Quantity: 1, Position: 1 };
    expect(
      (await send(aRequest({ Items: Array.from({ length: 101 }, () => row) }), aKey())).status,
    ).toBe(400);
    const many = await send(aRequest({ Items: [{ ...row, Quantity: 10_000 }] }), aKey());
    expect(many.envelope.IsError).toBe(true);
  });

  // request-order-4, request-order-15
  it('refuses a note, a name or a strength that is longer than the form allows', async () => {
    const row = { Name: 'Napa', Strength: '500', Quantity: 1, Position: 1 };
    const sent = (changes: Record<string, unknown>) => send(aRequest(changes), aKey());
    const name = (length: number) => ({ Items: [{ ...row, Name: 'x'.repeat(length) }] });
    const strength = (length: number) => ({ Items: [{ ...row, Strength: 'x'.repeat(length) }] });
    for (const longest of [{ Remarks: 'x'.repeat(2_000) }, name(200), strength(100)])
      expect((await sent(longest)).envelope.IsError).toBe(false);
    for (const longer of [{ Remarks: 'x'.repeat(2_001) }, name(201), strength(101)])
      expect((await sent(longer)).status).toBe(400);
  });

  it('accepts as many of a product as the form does', async () => {
    const Items = [{ Name: 'Napa', Strength: '500', Quantity: 9_999, Position: 1 }];
    expect((await send(aRequest({ Items }), aKey())).envelope.IsError).toBe(false);
  });
});

describe('a submission that arrives again', () => {
  // offline-112, request-order-40
  it('gets the same response, marked as repeated, and is stored once', async () => {
    const key = aKey();
    const first = await send(aRequest(), key);
    const again = await send(aRequest(), key);
    expect(again.envelope).toEqual(first.envelope);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await ordersOf(key['idempotency-key'])).toBe(1);
  });

  it('gets the same response although the phone was registered again meanwhile', async () => {
    const key = aKey();
    const first = await send(aRequest({ ActivityId: await registeredPhone(shop) }), key);
    const again = await send(aRequest({ ActivityId: await registeredPhone(shop) }), key);
    expect(again.envelope).toEqual(first.envelope);
  });

  // errors-44, offline-112
  it('with other content is refused with 422', async () => {
    const key = aKey();
    await send(aRequest(), key);
    const { status, envelope } = await send(aRequest({ Remarks: 'Something else' }), key);
    expect([status, envelope.IsError]).toEqual([422, true]);
  });

  // offline-112
  it('from somebody else is refused with 422 and reveals nothing to them', async () => {
    const key = aKey();
    const owner = await signedIn(shop, '01811111111');
    const other = await signedIn(shop, '01811111112');
    const first = await send(aRequest(), { ...key, ...owner.headers });
    const { status, envelope } = await send(aRequest(), { ...key, ...other.headers });
    expect([status, envelope.Data]).toEqual([422, null]);
    expect(first.envelope.IsError).toBe(false);
  });

  // offline-112, request-order-40
  it('many times at once is stored once, and every response has the same number', async () => {
    const key = aKey();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(aRequest(), key)));
    const numbers = new Set(responses.map(({ envelope }) => JSON.stringify(envelope.Data)));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(numbers.size).toBe(1);
    expect(responses.filter(({ headers }) => !headers['idempotency-replayed'])).toHaveLength(1);
    expect(await ordersOf(key['idempotency-key'])).toBe(1);
  });

  it('many submissions at once get as many numbers', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(aRequest(), aKey())));
    expect(
      new Set(responses.map(({ envelope }) => (envelope.Data as { OrderNo: string }).OrderNo)).size,
    ).toBe(20);
  });

  it('needs a valid submission id as its key', async () => {
    for (const key of ['1', 'x'.repeat(200), "' or 1=1", `${randomUUID()}/1`])
      expect((await send(aRequest(), { 'idempotency-key': key })).status).toBe(400);
  });
});

describe('prescriptions of a submission', () => {
  // prescriptions-25
  it('are attached in their order', async () => {
    const key = aKey();
    const ids: string[] = [];
    for (const n of [1, 2]) {
      const headers = { 'idempotency-key': `${key['idempotency-key']}/${n}` };
      const upload = await uploadFile(shop, await aPhoto(n === 1 ? '#f00' : '#00f'), { headers });
      ids.push(String(upload.envelope.Id));
    }
    const { envelope } = await send(aRequest({ ImgId: ids.toReversed() }), key);
    const { Id } = envelope.Data as { Id: string };
    const links = await shop.database.db
      .select()
      .from(requestOrderPrescriptions)
      .where(eq(requestOrderPrescriptions.requestOrderId, Id))
      .orderBy(requestOrderPrescriptions.position);
    expect(links.map((link) => link.prescriptionId)).toEqual(ids.toReversed());
  });

  // errors-42, offline-113
  it('that are missing are named with 409, and the submission waits', async () => {
    const key = aKey();
    const missing = randomUUID();
    const { status, envelope } = await send(aRequest({ ImgId: [missing] }), key);
    expect(status).toBe(409);
    expect(envelope).toMatchObject({ Id: 'upload-missing', Data: [missing] });
    expect(await ordersOf(key['idempotency-key'])).toBe(0);
  });

  // offline-113, prescriptions-26
  it('whose file was lost are requested again, and the same key restores them under the same id', async () => {
    const key = aKey();
    const headers = { 'idempotency-key': `${key['idempotency-key']}/1` };
    const photo = await aPhoto('#123456');
    const upload = await uploadFile(shop, photo, { headers });
    const id = String(upload.envelope.Id);
    const [row] = await shop.database.db
      .select()
      .from(prescriptions)
      .where(eq(prescriptions.id, id));
    await shop.files.forget(row?.fileKey ?? '');
    expect((await send(aRequest({ ImgId: [id] }), key)).status).toBe(409);
    const again = await uploadFile(shop, photo, { headers });
    expect(again.envelope.Id).toBe(id);
    expect((await send(aRequest({ ImgId: [id] }), key)).status).toBe(200);
  });

  // prescriptions-39
  it('of another customer cannot be attached', async () => {
    const owner = await signedIn(shop, '01911111111');
    const thief = await signedIn(shop, '01911111112');
    const { envelope } = await uploadFile(shop, await aPhoto('#abcdef'), {
      headers: owner.headers,
    });
    const body = aRequest({ ImgId: [String(envelope.Id)] });
    expect((await send(body, { ...aKey(), ...thief.headers })).status).toBe(409);
    expect((await send(body, aKey())).status).toBe(409);
    expect((await send(body, { ...aKey(), ...owner.headers })).status).toBe(200);
  });
});

describe('the submission grant', () => {
  // offline-109
  it('sends a customer’s submission without their session', async () => {
    const customer = await signedIn(shop, '01611111111');
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const { envelope } = await send(aRequest(), { ...aKey(), ...grant });
    const { Id } = envelope.Data as { Id: string };
    const [order] = await shop.database.db
      .select()
      .from(requestOrders)
      .where(eq(requestOrders.id, Id));
    expect(order?.customerId).toBe(customer.id);
  });

  // offline-109
  it('reads nothing else', async () => {
    const customer = await signedIn(shop, '01611111112');
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    for (const path of ['RequestOrderArea/RequestOrder/Get', 'ProductOrderArea/Prescription/Get'])
      expect((await callApi(shop, path, undefined, grant)).status).toBe(401);
  });

  // errors-40, offline-109
  it('is invalid when revoked, expired or invented', async () => {
    const grant = await grantFor(shop, await registeredPhone(shop));
    expect(
      (await send(aRequest(), { ...aKey(), 'x-submission-grant': 'x'.repeat(43) })).status,
    ).toBe(401);
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 31 * 86_400_000);
    expect((await send(aRequest(), { ...aKey(), ...grant })).status).toBe(401);
    shop.clock.now = now;
    expect((await send(aRequest(), { ...aKey(), ...grant })).status).toBe(200);
    await shop.database.db.update(submissionGrants).set({ revokedAt: now });
    expect((await send(aRequest(), { ...aKey(), ...grant })).status).toBe(401);
  });

  it('is never issued to a guest on the basis of an ended session', async () => {
    const path = 'SecurityArea/SubmissionGrant/Renew';
    const { status } = await callApi(shop, path, {}, { datacontent: 'an-old-token' });
    expect(status).toBe(401);
  });

  // offline-114
  it('queries which of its own submissions have arrived', async () => {
    const customer = await signedIn(shop, '01611111113');
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const key = aKey();
    const { envelope } = await send(aRequest(), { ...key, ...grant });
    const { OrderNo } = envelope.Data as { OrderNo: string };
    const request = { Ids: [key['idempotency-key'], randomUUID()] };
    const path = 'RequestOrderArea/RequestOrder/Status';
    const own = await callApi(shop, path, request, grant);
    expect(own.envelope.Data).toMatchObject([{ LetterId: key['idempotency-key'], OrderNo }]);
    const stranger = await grantFor(shop, await registeredPhone(shop));
    expect((await callApi(shop, path, request, stranger)).envelope.Data).toEqual([]);
  });
});

describe('a customer’s request orders', () => {
  // customer-area-96
  it('are listed a page at a time, only to their owner', async () => {
    const owner = await signedIn(shop, '01511111111');
    const other = await signedIn(shop, '01511111112');
    for (let n = 0; n < 6; n += 1)
      await send(aRequest({ Remarks: `note ${n}` }), { ...aKey(), ...owner.headers });
    const path = 'RequestOrderArea/RequestOrder/Get?pageNumber=2&pageSize=5';
    const page = await callApi(shop, path, undefined, owner.headers);
    expect(page.envelope.Data).toMatchObject({
      Total: 6,
      Data: [{ Remarks: 'note 5', Status: 'Pending' }],
    });
    expect((await callApi(shop, path, undefined, other.headers)).envelope.Data).toMatchObject({
      Total: 0,
    });
    expect((await callApi(shop, path)).status).toBe(401);
  });

  // errors-41
  it('hide their items from others exactly as unknown ones', async () => {
    const owner = await signedIn(shop, '01511111113');
    const other = await signedIn(shop, '01511111114');
    const { envelope } = await send(aRequest(), { ...aKey(), ...owner.headers });
    const { Id } = envelope.Data as { Id: string };
    const path = (id: string) => `RequestOrderArea/RequestOrder/Items/${id}`;
    const own = await callApi(shop, path(Id), undefined, owner.headers);
    expect(own.envelope.Data).toMatchObject([
      { Name: 'Napa', Strength: '500 mg', Quantity: 10, UnitPrice: null },
    ]);
    const foreign = await callApi(shop, path(Id), undefined, other.headers);
    const unknown = await callApi(shop, path(randomUUID()), undefined, other.headers);
    expect(foreign.status).toBe(404);
    expect(foreign.envelope).toEqual(unknown.envelope);
  });
});
