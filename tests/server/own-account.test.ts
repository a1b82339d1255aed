import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmNeeded, stillOpen, walletNotEmpty } from '#contract/account.ts';
import { newCodeNeeded } from '#contract/sign-in.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import { signInRefusals } from '#text/sign-in.ts';
import {
  aPhone,
  anAccount,
  days,
  hours,
  minutes,
  otherThan,
  paths,
  requestCode,
  signInByCode,
  wait,
} from './support/codes.ts';
import { counter, take } from './support/counter-requests.ts';
import { aPhoto } from './support/files.ts';
import { addPicture } from './support/kept-files.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, anAddress, aRequest, requestPath } from './support/requests.ts';
import { signedInStaff } from './support/staff.ts';
import { callApi, uploadFile, useTestShop } from './support/test-shop.ts';

type Headers = Record<string, string>;

const shop = useTestShop();

beforeEach(() => wait(shop, days(1)));

const confirm = (body: Record<string, unknown>, headers: Headers) =>
  callApi(shop, 'CustomerArea/Session/Confirm', body, headers);
const exportData = (headers: Headers) => callApi(shop, 'CustomerArea/Customer/Export', {}, headers);
const erase = (headers: Headers, body: Record<string, unknown> = {}) =>
  callApi(shop, 'CustomerArea/Customer/Erase', body, headers);

async function operator(...args: string[]): Promise<string[]> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin: '' };
  return parseOperatorCommand(args)(shop.database.db, at);
}

/**
 * A customer with an order, a request, two prescriptions (one in the order), a complaint, a review
 * and a photo.
 */
async function aCustomer() {
  const phone = aPhone();
  const mark = `Canary-${phone.slice(-4)}`;
  const own = await signInByCode(shop, phone);
  const { headers } = own;
  const attached = String((await uploadFile(shop, await aPhoto(), { headers })).envelope.Id);
  const loose = String((await uploadFile(shop, await aPhoto('#204060'), { headers })).envelope.Id);
  const profile = { UserId: own.id, Name: mark, Email: `${mark}@x.test` };
  await callApi(shop, 'CustomerArea/Customer/UpdateInfo', profile, headers);
  const product = await setProduct(shop, { nth: 0, listPrice: 600_00, discount: 0, stock: 50 });
  const address = anAddress({
    receiverName: mark,
    receiverPhone: phone,
    customerPhone: phone,
    address: `House 1, ${mark}`,
  });
  const changes = { Remarks: mark, address, ImgId: [attached] };
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], changes });
  const order = placedIn((await place(shop, body, { ...headers, ...aKey() })).envelope.Data);
  const request = await callApi(
    shop,
    requestPath,
    aRequest({ Remarks: mark, address, ImgId: [] }),
    { ...headers, ...aKey() },
  );
  const requestNumber = placedIn(request.envelope.Data).OrderNo;
  const complaint = { ContentTitle: 'Others', Content: `Too loud, ${mark}.`, Remarks: '' };
  await callApi(shop, 'CommonArea/Complain/Add', complaint, { ...headers, ...aKey() });
  return { ...own, mark, phone, attached, loose, order, requestNumber };
}

type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** Ends the order and the request. */
async function settle({ order, requestNumber }: Customer): Promise<void> {
  for (const to of ['Confirmed', 'Processing', 'Delivering', 'Delivered']) {
    await operator('orders', 'move', order.OrderNo, '--to', to);
  }
  await operator('requests', 'move', requestNumber, '--to', 'Cancelled');
}

/** The tables that contain a word. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = shop.database;
  const names = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of names) {
    const rows = await db
      .select({ row: sql<string>`row_to_json(t)::text` })
      .from(sql`${sql.identifier(name)} as t`);
    if (rows.some(({ row }) => row.includes(word))) found.push(name);
  }
  return found;
}

// sign-in-90
describe('an action that requires a new proof', () => {
  it('requires one where the sign-in is older than a quarter of an hour', async () => {
    const { headers } = await signInByCode(shop, aPhone());
    expect((await exportData(headers)).envelope.IsError).toBe(false);
    wait(shop, minutes(16));
    for (const { envelope } of [await exportData(headers), await erase(headers)]) {
      expect(envelope).toMatchObject({ IsError: true, Id: confirmNeeded });
    }
  });

  it('accepts a code that was sent to the account’s own number, once', async () => {
    const phone = aPhone();
    const { headers } = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, phone);
    const wrong = await confirm({ Code: otherThan(code), Id: id }, headers);
    expect(wrong.envelope.Msg).toBe('Wrong OTP!');
    expect((await exportData(headers)).envelope.Id).toBe(confirmNeeded);
    expect((await confirm({ Code: code, Id: id }, headers)).envelope.IsError).toBe(false);
    expect((await exportData(headers)).envelope.IsError).toBe(false);
    wait(shop, minutes(16));
    expect((await confirm({ Code: code, Id: id }, headers)).envelope.IsError).toBe(true);
    expect((await exportData(headers)).envelope.Id).toBe(confirmNeeded);
  });

  it('accepts the right code again from the session that it confirmed, without extending the proof', async () => {
    const phone = aPhone();
    const first = await signInByCode(shop, phone);
    wait(shop, minutes(2));
    const other = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, phone);
    const right = { Code: code, Id: id };
    expect((await confirm(right, first.headers)).envelope.IsError).toBe(false);
    wait(shop, minutes(1));
    expect((await confirm(right, first.headers)).envelope.IsError).toBe(false);
    const another = await confirm(right, other.headers);
    expect(another.envelope.Msg).toBe('Wrong OTP!');
    expect((await exportData(other.headers)).envelope.Id).toBe(confirmNeeded);
    const wrong = await confirm({ ...right, Code: otherThan(code) }, first.headers);
    expect(wrong.envelope.Msg).toBe('Wrong OTP!');
    wait(shop, minutes(1));
    expect((await confirm(right, first.headers)).envelope.Msg).toBe('Wrong OTP!');
    wait(shop, minutes(13));
    expect((await exportData(first.headers)).envelope.Id).toBe(confirmNeeded);
  });

  it('counts the attempts of a code that is sent again', async () => {
    const phone = aPhone();
    const { headers } = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, phone);
    const right = { Code: code, Id: id };
    for (let tried = 0; tried < 5; tried += 1)
      expect((await confirm(right, headers)).envelope.IsError).toBe(false);
    expect((await confirm(right, headers)).envelope.Id).toBe(newCodeNeeded);
  });

  it('accepts the right code also if both attempts arrive at the same moment', async () => {
    const phone = aPhone();
    const { headers } = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, phone);
    const both = await Promise.all([1, 2].map(() => confirm({ Code: code, Id: id }, headers)));
    expect(both.map(({ envelope }) => envelope.IsError)).toEqual([false, false]);
  });

  it('refuses a code that was sent to another number', async () => {
    const { headers } = await signInByCode(shop, aPhone());
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, aPhone());
    expect((await confirm({ Code: code, Id: id }, headers)).envelope.IsError).toBe(true);
    expect((await exportData(headers)).envelope.Id).toBe(confirmNeeded);
  });

  it('accepts the password, and after five wrong ones only a code', async () => {
    const phone = await anAccount(shop, 'kolom-khata');
    wait(shop, hours(1));
    const login = await callApi(shop, paths.password, { UserName: phone, Password: 'kolom-khata' });
    const headers = { datacontent: String(Object(login.envelope.Data).datacontent) };
    wait(shop, hours(1));
    expect((await confirm({ Password: 'kolom-khata' }, headers)).envelope.IsError).toBe(false);
    expect((await exportData(headers)).envelope.IsError).toBe(false);
    for (let tried = 0; tried < 5; tried += 1) await confirm({ Password: 'wrong-one' }, headers);
    const locked = await confirm({ Password: 'kolom-khata' }, headers);
    expect(locked.envelope.Msg).toBe(signInRefusals.codeNeeded[0]);
  });

  it('proves nothing for another session of the same customer, nor without a session', async () => {
    const phone = aPhone();
    const first = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const second = await signInByCode(shop, phone);
    expect((await exportData(second.headers)).envelope.IsError).toBe(false);
    expect((await exportData(first.headers)).envelope.Id).toBe(confirmNeeded);
    expect((await exportData({})).status).toBe(401);
    expect((await erase({})).status).toBe(401);
    expect((await confirm({ Password: 'kolom-khata' }, {})).status).toBe(401);
  });
});

describe('the customer’s own data', () => {
  // customer-area-176
  it('is all that the shop has stored of them, without credentials of any kind', async () => {
    const own = await aCustomer();
    const other = await aCustomer();
    wait(shop, minutes(1));
    const { envelope } = await exportData(own.headers);
    const data = JSON.parse(String(Object(envelope.Data).Json));
    expect(data).toMatchObject({
      account: {
        name: own.mark,
        phone: own.phone,
        email: `${own.mark}@x.test`,
        hasPassword: false,
      },
      // The order is not paid yet.
      wallet: { balance: 0, due: 680, entries: [] },
      orders: [
        {
          number: own.order.OrderNo,
          remarks: own.mark,
          deliveredTo: { receiverName: own.mark, receiverPhone: own.phone },
          products: [{ quantity: 1, unitPrice: 600 }],
          history: [{ status: 'Pending' }],
        },
      ],
      requests: [{ number: own.requestNumber, remarks: own.mark }],
      complaints: [{ text: `Too loud, ${own.mark}.` }],
      signIns: [expect.anything()],
    });
    expect(data.prescriptions).toHaveLength(2);
    const text = JSON.stringify(data);
    expect(text).not.toContain(own.token);
    expect(text).not.toMatch(/[0-9a-f]{64}|scrypt/);
    expect(text).not.toContain(other.phone);
    expect(text).not.toContain(other.order.OrderNo);
    const events = await shop.database.db
      .select({ customerId: securityEvents.customerId })
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'data-exported'));
    expect(events.map(({ customerId }) => customerId)).toContain(own.id);
  });
});

describe('erasing an account', () => {
  // customer-area-178
  it('is refused while an order or a request is under way', async () => {
    const own = await aCustomer();
    expect((await erase(own.headers)).envelope).toMatchObject({ IsError: true, Id: stillOpen });
    for (const to of ['Confirmed', 'Processing', 'Delivering', 'Delivered']) {
      await operator('orders', 'move', own.order.OrderNo, '--to', to);
    }
    expect((await erase(own.headers)).envelope).toMatchObject({ IsError: true, Id: stillOpen });
    await operator('requests', 'move', own.requestNumber, '--to', 'Cancelled');
    const { envelope } = await erase(own.headers, { GivesUpWallet: true });
    expect(envelope.IsError).toBe(false);
  });

  // customer-area-178
  it('first reports how much wallet money would be lost', async () => {
    const phone = aPhone();
    const { id, headers } = await signInByCode(shop, phone);
    await operator('wallet', 'credit', phone, '--amount', '120.50');
    const refused = await erase(headers);
    expect(refused.envelope).toMatchObject({ IsError: true, Id: walletNotEmpty });
    expect(refused.envelope.Msg).toContain('120.50');
    expect((await erase(headers, { GivesUpWallet: true })).envelope.IsError).toBe(false);
    const [event] = await shop.database.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'account-erased'))
      .then((rows) => rows.filter(({ customerId }) => customerId === id));
    expect(event?.about).toContain('120.50');
  });

  // customer-area-177, customer-area-179
  it('leaves no name, number, address or word of the customer anywhere, and keeps the order’s amounts', async () => {
    const own = await aCustomer();
    expect(await addPicture(shop, own)).toBe(200);
    wait(shop, minutes(2));
    const other = await signInByCode(shop, own.phone);
    await settle(own);
    const { db } = shop.database;
    const before = await db
      .select()
      .from(prescriptions)
      .where(eq(prescriptions.customerId, own.id));
    const keyOf = (id: string) => before.find((row) => row.id === id)?.fileKey ?? '';
    const { envelope } = await erase(own.headers, { GivesUpWallet: true });
    expect(envelope.IsError).toBe(false);

    for (const { headers } of [own, other]) {
      expect((await callApi(shop, paths.summary, {}, headers)).status).toBe(401);
    }
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, Number(own.order.OrderNo.slice(2))));
    expect(order).toMatchObject({ customerId: null, deviceId: null, remarks: '', total: 600_00 });
    expect(await shop.files.has(keyOf(own.loose))).toBe(false);
    expect(await shop.files.has(keyOf(own.attached))).toBe(true);
    // The rate limit of the number stays for two days. Erasing would otherwise reset it.
    expect(await tablesWith(own.phone)).toEqual(['attempts']);
    expect(await tablesWith(own.mark)).toEqual([]);
  });

  // customer-area-177
  it('lets the number sign up again, and gives it nothing of the old account', async () => {
    const own = await aCustomer();
    await settle(own);
    expect((await erase(own.headers, { GivesUpWallet: true })).envelope.IsError).toBe(false);
    wait(shop, hours(1));
    const anew = await signInByCode(shop, own.phone);
    expect(anew.id).not.toBe(own.id);
    const list = await callApi(shop, 'ProductOrderArea/Order/Get', undefined, anew.headers);
    expect(JSON.stringify(list.envelope)).not.toContain(own.order.OrderNo);
    const url = `/api/ProductOrderArea/Prescription/File/${own.attached}`;
    expect((await shop.app.inject({ url, headers: anew.headers })).statusCode).toBe(404);
  });

  it('of one customer removes nothing of another', async () => {
    const own = await aCustomer();
    const other = await aCustomer();
    await settle(own);
    await erase(own.headers, { GivesUpWallet: true });
    const { envelope } = await exportData(other.headers);
    expect(JSON.parse(String(Object(envelope.Data).Json))).toMatchObject({
      account: { phone: other.phone },
      orders: [{ number: other.order.OrderNo, remarks: other.mark }],
    });
  });

  // customer-area-179
  it('also removes what a concurrent call wrote, once that call has ended', async () => {
    const own = await aCustomer();
    const { db } = shop.database;
    await db.delete(customers).where(eq(customers.id, own.id));
    const parts = { database: shop.database, files: shop.files };
    await removeExpired(parts, shop.clock.now);
    const ofOrder = () =>
      db
        .select({ customerId: orders.customerId })
        .from(orders)
        .where(eq(orders.orderNumber, Number(own.order.OrderNo.slice(2))));
    expect(await ofOrder()).toEqual([{ customerId: own.id }]);
    await db.update(orders).set({ status: 'Delivered' }).where(eq(orders.customerId, own.id));
    await db
      .update(requestOrders)
      .set({ status: 'Cancelled' })
      .where(eq(requestOrders.customerId, own.id));
    expect(await tablesWith(own.mark)).not.toEqual([]);
    await removeExpired(parts, shop.clock.now);
    expect(await ofOrder()).toEqual([{ customerId: null }]);
    expect(await tablesWith(own.mark)).toEqual([]);
  });

  // customer-area-179
  it('lets the shop close what is still open, and then removes the person from that too', async () => {
    const own = await aCustomer();
    const { db } = shop.database;
    const { headers } = await signedInStaff(shop, 'pharmacist');
    const ofRequest = eq(requestOrders.customerId, own.id);
    const [request] = await db.select().from(requestOrders).where(ofRequest);
    await db.update(orders).set({ cashback: 5_00 }).where(eq(orders.customerId, own.id));
    await db.delete(customers).where(eq(customers.id, own.id));
    const { id = '', version } = request ?? {};
    await take(shop, headers, id);
    const move = { status: 'Cancelled', note: 'Not wanted', version };
    const moved = await counter(shop, `Requests/${id}/Move`, headers, move);
    expect([moved.status, moved.says]).toEqual([200, '']);
    for (const to of ['Confirmed', 'Processing', 'Delivering', 'Delivered'])
      await operator('orders', 'move', own.order.OrderNo, '--to', to);
    await removeExpired({ database: shop.database, files: shop.files }, shop.clock.now);
    expect(await db.$count(requestOrders, ofRequest)).toBe(0);
    expect(await tablesWith(own.mark)).toEqual([]);
  });

  // customer-area-179
  it('marks the payment of an order that is cancelled later for a manual refund', async () => {
    const own = await aCustomer();
    const { db } = shop.database;
    const ofOrder = eq(orders.orderNumber, Number(own.order.OrderNo.slice(2)));
    await db.update(orders).set({ paid: 100_00 }).where(ofOrder);
    await db.delete(customers).where(eq(customers.id, own.id));
    await operator('orders', 'move', own.order.OrderNo, '--to', 'Cancelled');
    const [row] = await db.select().from(orders).where(ofOrder);
    expect(row).toMatchObject({ status: 'Cancelled', owedBack: 100_00 });
  });

  // customer-area-179
  it('removes messages, complaints, reviews, comments and wishes, also those that a late call wrote', async () => {
    const { db } = shop.database;
    const { id: productId } = await setProduct(shop, {
      nth: 0,
      listPrice: 600_00,
      discount: 0,
      stock: 50,
    });
    const fingerprint = '';
    const createdAt = shop.clock.now;
    const of = (customerId: string) => ({ customerId, fingerprint, createdAt });
    await db.insert(contactMessages).values({
      ...of('gone-1'),
      submissionId: randomUUID(),
      name: 'Late',
      phone: '01711111111',
      email: '',
      message: 'Late',
    });
    await db
      .insert(complaints)
      .values({ ...of('gone-2'), submissionId: randomUUID(), type: 'Others', text: 'Late' });
    await db.insert(reviews).values({ ...of('gone-3'), content: 'Late' });
    await db.insert(comments).values({ ...of('gone-4'), productId, content: 'Late' });
    await db.insert(stockRequests).values({ ...of('gone-5'), productId, phone: '01711111111' });
    await removeExpired({ database: shop.database, files: shop.files }, shop.clock.now);
    const tables = [contactMessages, complaints, reviews, comments, stockRequests];
    const left = await Promise.all(
      tables.map((table) => db.$count(table, like(table.customerId, 'gone-%'))),
    );
    expect(left).toEqual([0, 0, 0, 0, 0]);
  });
});
