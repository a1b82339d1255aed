import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { beforeTests } from './support/before-tests.ts';
import {
  aPhone,
  anAccount,
  days,
  paths,
  requestCode,
  signInByCode,
  wait,
} from './support/codes.ts';
import { aPng, png } from './support/files.ts';
import { anOrder, place, placedIn, setProduct, walletState } from './support/orders.ts';
import { aKey, anAddress, aRequest, requestPath } from './support/requests.ts';
import { callApi, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

type Headers = Record<string, string>;

const shop = useTestShop();
const product = beforeTests(() =>
  setProduct(shop, { nth: 3, listPrice: 300_00, discount: 0, stock: 10_000 }),
);

beforeEach(() => wait(shop, days(2)));

interface Wish {
  phone: string;
  address?: Record<string, unknown>;
  headers?: Headers;
  changes?: Record<string, unknown>;
  coupon?: { id: string; amount: number };
}

async function order({ phone, address, headers = {}, changes = {}, coupon }: Wish) {
  const body = anOrder({
    lines: [{ ...product, quantity: 2 }],
    isGuest: !headers['datacontent'],
    ...(coupon && { coupon }),
    changes: { address: anAddress({ receiverPhone: phone, ...address }), ...changes },
  });
  const { envelope } = await place(shop, body, { ...aKey(), ...headers });
  return { ...placedIn(envelope.Data), envelope };
}

async function request(phone: string, changes: Record<string, unknown> = {}): Promise<string> {
  const body = aRequest({ address: anAddress({ receiverPhone: phone }), ...changes });
  const { envelope } = await callApi(shop, requestPath, body, aKey());
  return String(Object(envelope.Data).Id);
}

async function upload(): Promise<string> {
  return String((await uploadFile(shop, await aPng(), png)).envelope.Id);
}

const rowsIn = (content: unknown): { Id: string }[] => Object(content).Data ?? [];

async function listed(headers: Headers): Promise<string[]> {
  const { envelope } = await callApi(shop, 'ProductOrderArea/Order/Get', undefined, headers);
  return rowsIn(envelope.Data).map(({ Id }) => Id);
}

async function requestsListed(headers: Headers): Promise<string[]> {
  const { envelope } = await callApi(shop, 'RequestOrderArea/RequestOrder/Get', undefined, headers);
  return rowsIn(envelope.Data).map(({ Id }) => Id);
}

async function prescriptionsListed(headers: Headers): Promise<string[]> {
  const { envelope } = await callApi(shop, 'ProductOrderArea/Prescription/Get', undefined, headers);
  return (envelope.Data as { Id: string }[]).map(({ Id }) => Id);
}

const guestDetails = (Id: string, AccessKey: string) =>
  callApi(shop, 'ProductOrderArea/Order/GuestDetails', { Id, AccessKey });

async function provedBy(phone: string, path: string): Promise<string> {
  const { id, code } = await requestCode(shop, phone, { path });
  await callApi(shop, paths.checkCode, { Code: code, Id: id });
  return id;
}

const account = (Phone: string, OTPId: string) => ({
  Name: '',
  Phone,
  Password: 'kolom-khata',
  OTPId,
});

describe('an order that a guest placed with a number', () => {
  // checkout-87, checkout-88, sign-in-56
  it('is in the history of a customer who signs in with a code sent to it, as are requests and prescriptions', async () => {
    const phone = aPhone();
    const [forOrder, forRequest, loose] = [await upload(), await upload(), await upload()];
    const placed = await order({ phone: `+88${phone}`, changes: { ImgId: [forOrder] } });
    const requested = await request(phone, { ImgId: [forRequest] });
    const { headers } = await signInByCode(shop, phone);
    expect(await listed(headers)).toEqual([placed.Id]);
    expect(await requestsListed(headers)).toEqual([requested]);
    const saved = await prescriptionsListed(headers);
    expect(saved.toSorted()).toEqual([forOrder, forRequest].toSorted());
    expect(saved).not.toContain(loose);
    const shown = await callApi(
      shop,
      `ProductOrderArea/Order/Details/${placed.Id}`,
      undefined,
      headers,
    );
    expect(shown.envelope.Data).toMatchObject({ Order: { OrderNo: placed.OrderNo } });
    const latest = await callApi(
      shop,
      'ProductOrderArea/OrderShipping/GetLatestAddress',
      undefined,
      headers,
    );
    expect(latest.envelope.Data).toMatchObject({ ReceiverPhone: phone });
  });

  // checkout-87
  it('is in the history after signing up with a code, and after a reset with a code', async () => {
    const fresh = aPhone();
    const first = await order({ phone: fresh });
    const signUp = account(fresh, await provedBy(fresh, paths.signUpCode));
    const signedUp = await callApi(shop, paths.signUp, signUp);
    const { datacontent } = Object(signedUp.envelope.Data);
    expect(await listed({ datacontent })).toEqual([first.Id]);

    wait(shop, days(1));
    const second = await order({ phone: fresh });
    const reset = account(fresh, await provedBy(fresh, paths.resetCode));
    const after = await callApi(shop, paths.reset, reset);
    const again = { datacontent: String(Object(after.envelope.Data).datacontent) };
    expect(await listed(again)).toEqual([second.Id, first.Id]);
  });

  // checkout-87
  it('remains a guest’s if only a password was given, or a wrong code', async () => {
    const phone = await anAccount(shop);
    const placed = await order({ phone });
    const login = { UserName: phone, Password: 'kolom-khata' };
    const { envelope } = await callApi(shop, paths.password, login);
    expect(await listed({ datacontent: String(Object(envelope.Data).datacontent) })).toEqual([]);
    wait(shop, days(1));
    const { id, code } = await requestCode(shop, phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await callApi(shop, paths.confirmCode, { Code: wrong, Id: id });
    const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, placed.Id));
    expect(row?.customerId).toBeNull();
  });

  // checkout-13, checkout-87, checkout-89
  it('follows the customer’s number if it differs from the receiver’s: a father who receives does not get the daughter’s order', async () => {
    const [father, daughter] = [aPhone(), aPhone()];
    const placed = await order({ phone: father, address: { customerPhone: daughter } });
    const ofFather = await signInByCode(shop, father);
    expect(await listed(ofFather.headers)).toEqual([]);
    const ofDaughter = await signInByCode(shop, daughter);
    expect(await listed(ofDaughter.headers)).toEqual([placed.Id]);
  });

  // checkout-89
  it('is never taken over if a customer placed it, whatever number it goes to', async () => {
    const father = aPhone();
    const daughter = await signedIn(shop, aPhone());
    const placed = await order({ phone: father, headers: daughter.headers });
    const ofFather = await signInByCode(shop, father);
    expect(await listed(ofFather.headers)).toEqual([]);
    expect(await listed(daughter.headers)).toEqual([placed.Id]);
  });

  // checkout-87, sign-in-56
  it('is not taken over after a year, when the number may belong to somebody else', async () => {
    const phone = aPhone();
    await order({ phone });
    wait(shop, days(366));
    expect(await listed((await signInByCode(shop, phone)).headers)).toEqual([]);
  });

  it('is handed over once, however often and however concurrently its owner signs in', async () => {
    const phone = aPhone();
    const placed = await order({ phone });
    await signInByCode(shop, phone);
    const [before] = await shop.database.db.select().from(orders).where(eq(orders.id, placed.Id));
    wait(shop, days(1));
    const { headers } = await signInByCode(shop, phone);
    const [after] = await shop.database.db.select().from(orders).where(eq(orders.id, placed.Id));
    expect(after).toEqual(before);
    expect(await listed(headers)).toEqual([placed.Id]);
  });
});

describe('an order that has become a customer’s', () => {
  it('is closed to every other customer, to guests and to the phone that uploaded for it', async () => {
    const phone = aPhone();
    const file = await upload();
    const placed = await order({ phone, changes: { ImgId: [file] } });
    const requested = await request(phone);
    const mine = await signInByCode(shop, phone);
    const other = await signedIn(shop, aPhone());
    const paths = [
      `ProductOrderArea/Order/Details/${placed.Id}`,
      `ProductOrderArea/Prescription/ByOrder/${placed.Id}`,
      `RequestOrderArea/RequestOrder/Items/${requested}`,
    ];
    for (const path of paths) {
      const status = async (headers: Headers) =>
        (await callApi(shop, path, undefined, headers)).status;
      expect([path, await status(mine.headers)]).toEqual([path, 200]);
      expect([path, await status(other.headers)]).toEqual([path, 404]);
      expect([path, await status({})]).toEqual([path, 401]);
    }
    const start = { OrderId: placed.Id, AccessKey: 'x'.repeat(43) };
    const paying = await callApi(shop, 'ProductOrderArea/Payment/Start', start, other.headers);
    expect(paying.envelope.IsError).toBe(true);
    const removal = `ProductOrderArea/Prescription/AnonymousRemove/${file}`;
    expect((await callApi(shop, removal, { ActivityId: '' })).status).toBe(404);
    expect(await listed(other.headers)).toEqual([]);
    expect(await prescriptionsListed(other.headers)).toEqual([]);
  });

  // checkout-88
  it('still opens with the receipt’s key, which reveals nothing about the account', async () => {
    const phone = aPhone();
    const placed = await order({ phone });
    const { id, headers } = await signInByCode(shop, phone);
    const profile = { UserId: id, Name: 'Rahima', Email: 'rahima@example.com' };
    await callApi(shop, 'CustomerArea/Customer/UpdateInfo', profile, headers);
    const { status, envelope } = await guestDetails(placed.Id, placed.AccessKey);
    expect(status).toBe(200);
    expect(envelope.Data).toMatchObject({ Order: { OrderNo: placed.OrderNo } });
    const words = JSON.stringify(envelope);
    expect(words).not.toContain('rahima@example.com');
    expect(words).not.toContain(id);
    expect((await guestDetails(placed.Id, 'x'.repeat(43))).status).toBe(404);
    expect((await guestDetails(placed.Id, '')).status).not.toBe(200);
  });

  it('is accepted again from the phone that sent it: a repeated submission and photo do no harm', async () => {
    const phone = aPhone();
    const submission = aKey();
    const key = { 'idempotency-key': `${submission['idempotency-key']}/0` };
    const photo = await aPng();
    const first = await uploadFile(shop, photo, { ...png, headers: key });
    const changes = { ImgId: [String(first.envelope.Id)] };
    const placed = await order({ phone, headers: submission, changes });
    await signInByCode(shop, phone);
    const again = await order({ phone, headers: submission, changes });
    expect(again.Id).toBe(placed.Id);
    expect(again.AccessKey).toBe(placed.AccessKey);
    const second = await uploadFile(shop, photo, { ...png, headers: key });
    expect([second.status, second.envelope.Id]).toEqual([200, first.envelope.Id]);
    const known = await callApi(shop, 'RequestOrderArea/RequestOrder/Status', {
      Ids: [submission['idempotency-key']],
    });
    expect(JSON.stringify(known.envelope)).toContain(placed.OrderNo);
  });

  // customer-area-53, payments-32
  it('refunds its payments to the wallet when it is cancelled', async () => {
    const phone = aPhone();
    const placed = await order({ phone });
    const { id } = await signInByCode(shop, phone);
    await shop.database.db.update(orders).set({ paid: 50_00 }).where(eq(orders.id, placed.Id));
    await changeOrderStatus(shop.database.db, placed.Id, 'Cancelled', shop.clock.now);
    expect(await walletState(shop, id)).toEqual({ balance: 50_00, ledger: 50_00 });
  });

  // checkout-38, customer-area-53
  it('counts as the customer’s use of its coupon, and returns that use when it is cancelled', async () => {
    const phone = aPhone();
    const [row] = await shop.database.db.select().from(coupons).where(eq(coupons.code, 'NIROG50'));
    const coupon = { id: String(row?.id), amount: 50_00 };
    const placed = await order({ phone, coupon });
    const { headers } = await signInByCode(shop, phone);
    const check = { CouponCode: 'NIROG50', OrderAmount: 600, OrderDiscount: 0 };
    const used = await callApi(shop, 'PromotionalArea/Coupon/Check', check, headers);
    expect(used.envelope.Msg).toBe('You have used this coupon already.');
    const twice = await order({ phone, coupon, headers });
    expect(twice.envelope.Msg).toBe('You have used this coupon already.');
    expect((await order({ phone, coupon })).envelope.Msg).toMatch(
      /^This coupon cannot be used for this number\./,
    );
    await changeOrderStatus(shop.database.db, placed.Id, 'Cancelled', shop.clock.now);
    const uses = await shop.database.db
      .select()
      .from(couponUses)
      .where(eq(couponUses.orderId, placed.Id));
    expect(uses).toEqual([]);
    const free = await callApi(shop, 'PromotionalArea/Coupon/Check', check, headers);
    expect(free.envelope.IsError).toBe(false);
  });
});
