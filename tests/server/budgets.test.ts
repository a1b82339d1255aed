import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { budgets } from '#server/db/tables/budgets.ts';
import { devices } from '#server/db/tables/devices.ts';
import { errorReports } from '#server/db/tables/error-log.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { submissionGrants } from '#server/db/tables/sign-in.ts';
import { freeUploadSpace, removeExpired } from '#server/services/maintenance.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPhone, days, hours, wait } from './support/codes.ts';
import { aPhoto, aPng } from './support/files.ts';
import { anOrder, place, setProduct } from './support/orders.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

const grantPath = 'SecurityArea/SubmissionGrant/Renew';
const logPath = 'LogArea/OrderError/Add';
// One percent of every allowance: per hour 2 writes of one phone, 30 of a neighbourhood, 2 guest
// orders, 12 devices.
const shop = useTestShop({ env: { BUDGET_PERCENT: '1', GUEST_UPLOADS_MB: '1' } });
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 100_000 }),
);

// Moves two days on, so that no test counts against the budgets of another.
beforeEach(() => wait(shop, days(2)));

const guestOrder = (more: Record<string, unknown> = {}) =>
  anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest: true, changes: more });
const statusesOf = (responses: { status: number }[]) => responses.map(({ status }) => status);

async function repeatedly<T>(count: number, ask: (n: number) => Promise<T>): Promise<T[]> {
  const responses: T[] = [];
  for (let n = 0; n < count; n += 1) responses.push(await ask(n));
  return responses;
}

const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

describe('the writing budget of strangers', () => {
  // errors-87
  it('is not used up by one who takes back a hundred unknown submissions', async () => {
    const takeBack = () =>
      callApi(shop, 'RequestOrderArea/RequestOrder/TakeBack', {
        Ids: Array.from({ length: 100 }, () => crypto.randomUUID()),
      });
    expect((await takeBack()).status).toBe(200);
    // The ids have their own budget, of which this neighbourhood has 120 here.
    expect((await takeBack()).status).toBe(429);
    expect((await callApi(shop, requestPath, aRequest(), aKey())).status).toBe(200);
  });

  // errors-80
  it('puts an order off with a Retry-After header once the neighbourhood’s orders of the hour are used up', async () => {
    const responses = await repeatedly(5, () => place(shop, guestOrder(), aKey()));
    expect(statusesOf(responses)).toEqual([200, 200, 429, 429, 429]);
    const wait_ = Number(responses[4]?.headers['retry-after']);
    expect(wait_).toBeGreaterThan(3_000);
    expect(wait_).toBeLessThan(3_700);
    expect(responses[4]?.envelope).toMatchObject({ IsError: true });
  });

  // errors-80, errors-45
  it('loses nothing: the same submission succeeds once when the hour is over', async () => {
    await repeatedly(2, () => place(shop, guestOrder(), aKey()));
    const key = aKey();
    expect((await place(shop, guestOrder(), key)).status).toBe(429);
    wait(shop, hours(1));
    const late = await place(shop, guestOrder(), key);
    expect([late.status, late.envelope.IsError]).toEqual([200, false]);
    const again = await place(shop, guestOrder(), key);
    expect(again.envelope.Data).toEqual(late.envelope.Data);
  });

  // errors-80
  it('does not count a submission again that has arrived before', async () => {
    const key = aKey();
    const responses = await repeatedly(6, () => place(shop, guestOrder(), key));
    expect(count(statusesOf(responses), 200)).toBe(6);
    expect((await place(shop, guestOrder(), aKey())).status).toBe(200);
  });

  // errors-80
  it('does not count an order that could not be placed at the moment: its phone retries', async () => {
    const lacking = guestOrder({ ImgId: ['a-photo-that-did-not-arrive'] });
    const responses = await repeatedly(6, () => place(shop, lacking, aKey()));
    expect(statusesOf(responses)).toEqual([409, 409, 409, 409, 409, 409]);
    const request = { ...aRequest(), ImgId: ['a-photo-that-did-not-arrive'] };
    const asked = await repeatedly(6, () => callApi(shop, requestPath, request, aKey()));
    expect(statusesOf(asked)).toEqual([409, 409, 409, 409, 409, 409]);
    const placed = await repeatedly(3, () => place(shop, guestOrder(), aKey()));
    expect(statusesOf(placed)).toEqual([200, 200, 429]);
  });

  // errors-80
  it('counts an order that the shop has refused, because it could be repeated for ever', async () => {
    const scarce = await setProduct(shop, { nth: 8, listPrice: 50_00, discount: 0, stock: 1 });
    const spoilt = anOrder({ lines: [{ ...scarce, quantity: 2 }], isGuest: true });
    const responses = await repeatedly(2, () => place(shop, spoilt, aKey()));
    expect(responses.map(({ envelope }) => envelope.IsError)).toEqual([true, true]);
    expect(statusesOf(responses)).toEqual([200, 200]);
    expect((await place(shop, guestOrder(), aKey())).status).toBe(429);
  });

  // errors-80
  it('is limited for a day too', async () => {
    const statuses: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) {
      const responses = await repeatedly(2, () => place(shop, guestOrder(), aKey()));
      statuses.push(...statusesOf(responses));
      wait(shop, hours(1));
    }
    // A neighbourhood has 600 a day, so six here.
    expect(count(statuses, 200)).toBe(6);
    wait(shop, days(1));
    expect((await place(shop, guestOrder(), aKey())).status).toBe(200);
  });

  // errors-80
  it('does not affect customers in the same neighbourhood', async () => {
    await repeatedly(4, () => place(shop, guestOrder(), aKey()));
    const { headers } = await signedIn(shop, aPhone());
    const order = anOrder({ lines: [{ ...syrup, quantity: 1 }] });
    expect((await place(shop, order, { ...aKey(), ...headers })).status).toBe(200);
  });

  // errors-80
  it('is limited for one phone, requests and orders together', async () => {
    const ActivityId = await registeredPhone(shop);
    const other = await registeredPhone(shop);
    const ask = (id: string) => callApi(shop, requestPath, aRequest({ ActivityId: id }), aKey());
    expect((await ask(ActivityId)).status).toBe(200);
    expect((await ask(ActivityId)).status).toBe(429);
    expect((await ask(other)).status).toBe(200);
  });
});

describe('the writing budget of a customer', () => {
  // errors-80
  it('affects that customer only', async () => {
    const one = await signedIn(shop, aPhone());
    const other = await signedIn(shop, aPhone());
    const ask = (headers: Record<string, string>) =>
      callApi(shop, requestPath, aRequest(), { ...aKey(), ...headers });
    expect(statusesOf(await repeatedly(3, () => ask(one.headers)))).toEqual([200, 200, 429]);
    expect((await ask(other.headers)).status).toBe(200);
  });
});

describe('rows that anybody can create', () => {
  // errors-81
  it('of phones, grants and error reports are limited for a neighbourhood', async () => {
    const made = {
      devices: await repeatedly(20, () =>
        callApi(shop, 'SecurityArea/Device/Set', { AppName: 'x' }),
      ),
      grants: await repeatedly(20, () => callApi(shop, grantPath, {})),
      reports: await repeatedly(20, () => callApi(shop, logPath, { url: 'x', message: 'y' })),
    };
    expect(count(statusesOf(made.devices), 200)).toBe(12);
    expect(count(statusesOf(made.grants), 200)).toBe(12);
    expect(count(statusesOf(made.reports), 200)).toBe(3);
    expect(statusesOf(made.reports).at(-1)).toBe(429);
  });

  // errors-81
  it('are deleted when they expire: grants at their end, phones after 180 silent days, counts after two', async () => {
    const { db } = shop.database;
    const silent = await registeredPhone(shop);
    const heard = await registeredPhone(shop);
    await callApi(shop, grantPath, {});
    const now = new Date();
    const old = new Date(now.getTime() - days(179));
    await db.update(devices).set({ usedAt: old });
    await deviceOf(db, heard);
    const parts = { database: shop.database, files: shop.files };
    await removeExpired(parts, new Date(now.getTime() + days(2)));
    expect(await deviceOf(db, silent)).toBeNull();
    expect(await deviceOf(db, heard)).not.toBeNull();
    expect(await db.$count(submissionGrants)).toBe(0);
    expect(await db.$count(budgets)).toBe(0);
    expect(await db.$count(errorReports)).toBe(0);
  });
});

describe('the photo of a customer', () => {
  async function addPicture(
    customer: { id: string; headers: Record<string, string> },
    content: Buffer,
  ) {
    const form = new FormData();
    form.set('UserId', customer.id);
    form.set('ActivityId', '');
    form.set('Img', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'me.png');
    const encoded = new Response(form);
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/CustomerArea/Customer/AddPicture',
      headers: { ...customer.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return statusCode;
  }

  // customer-area-183
  it('counts against their writing budget before it is parsed', async () => {
    const one = await signedIn(shop, aPhone());
    expect(await addPicture(one, await aPng())).toBe(200);
    expect(await addPicture(one, Buffer.from('no photo'))).toBe(415);
    expect(await addPicture(one, Buffer.from('no photo'))).toBe(429);
    expect(await addPicture(one, await aPng())).toBe(429);
    expect(await addPicture(await signedIn(shop, aPhone()), await aPng())).toBe(200);
  });

  // customer-area-183
  it('counts by its bytes', async () => {
    const one = await signedIn(shop, aPhone());
    // One percent of 100 MB an hour.
    expect(await addPicture(one, Buffer.alloc(1_000_001))).toBe(429);
  });
});

describe('an upload of visitors', () => {
  // errors-80
  it('is limited by its bytes, before a file is validated', async () => {
    const photo = await aPhoto('#112233', 1_600, 1_200);
    const ActivityId = await registeredPhone(shop);
    // One percent of 100 MB an hour for one phone.
    const most = Math.floor(1_000_000 / photo.length);
    expect(most).toBeLessThan(200);
    const spent = {
      kind: 'upload-bytes own hour',
      since: new Date(Math.floor(shop.clock.now.getTime() / hours(1)) * hours(1)),
    };
    const device = await deviceOf(shop.database.db, ActivityId);
    await shop.database.db
      .insert(budgets)
      .values({ ...spent, subject: `device ${device}`, spent: 1_000_000 - photo.length });
    const fields = { activityId: ActivityId };
    expect((await uploadFile(shop, photo, { fields })).status).toBe(200);
    expect((await uploadFile(shop, Buffer.from('no photo'), { fields })).status).toBe(429);
  });

  // prescriptions-67
  it('that nothing uses has a quota, which does not affect a customer’s own upload', async () => {
    const { db } = shop.database;
    const { headers } = await signedIn(shop, aPhone());
    const first = await uploadFile(shop, await aPhoto('#445566'));
    expect(first.status).toBe(200);
    await db
      .update(prescriptions)
      .set({ size: 1_000_000 })
      .where(eq(prescriptions.id, String(first.envelope.Id)));
    const refused = await uploadFile(shop, await aPhoto('#445567'));
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await uploadFile(shop, await aPhoto('#445568'), { headers })).status).toBe(200);
    // If half of the quota is used, unused files are deleted after a day, and uploads succeed
    // again.
    const parts = { database: shop.database, files: shop.files };
    const room = () => freeUploadSpace(parts, shop.clock.now, shop.config.guestUploadBytes);
    await room();
    expect((await uploadFile(shop, await aPhoto('#445567'))).status).toBe(503);
    wait(shop, days(1) + 1);
    expect(await room()).toBeGreaterThan(0);
    expect((await uploadFile(shop, await aPhoto('#445567'))).status).toBe(200);
    // If enough quota is left, nothing is deleted before its month is over.
    wait(shop, days(2));
    expect(await room()).toBe(0);
  });
});
