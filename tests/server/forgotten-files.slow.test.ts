import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { forgottenFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { forgetFiles, removeExpired } from '#server/services/maintenance.ts';
import { forgetOldPrescriptions } from '#server/services/prescriptions/forget-old.ts';
import { forgetAllNoted } from '#server/services/prescriptions/forgotten-files.ts';
import { dropUnused } from '#server/services/prescriptions/guest-uploads.ts';
import { newFileKey } from '#server/services/prescriptions/prescription-files.ts';
import { StoreUnavailable } from '#server/services/store/object-store.ts';
import { until } from '#tests/until.ts';
import { aPhone, days, signInByCode, wait } from './support/codes.ts';
import { aPhoto } from './support/files.ts';
import { addPicture, emptyStore, lyingFiles, notedFiles } from './support/kept-files.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, uploadFile, useTestShop, type TestShop } from './support/test-shop.ts';

const shop = useTestShop();
let db: Database;
let store: TestShop['files'];

beforeAll(() => {
  ({ db } = shop.database);
  store = { ...shop.files };
});
beforeEach(async () => {
  Object.assign(shop.files, store);
  wait(shop, days(2));
  await emptyStore(shop);
});

const lying = () => lyingFiles(shop);
const noted = () => notedFiles(shop);
const parts = () => ({ database: shop.database, files: shop.files });
const forgetLater = () => forgetFiles(parts(), shop.clock.now);

const away = () => Promise.reject(new StoreUnavailable('remove: TimeoutError'));
function storeIsAway(): void {
  shop.files.forget = away;
}

const erase = (headers: Record<string, string>) =>
  callApi(shop, 'CustomerArea/Customer/Erase', {}, headers);

/** A customer with two prescriptions and a photo. */
async function aCustomer() {
  const own = await signInByCode(shop, aPhone());
  const { headers } = own;
  for (const colour of ['#111111', '#222222'])
    await uploadFile(shop, await aPhoto(colour), { headers });
  expect(await addPicture(shop, own)).toBe(200);
  return own;
}

async function erasedEvents(id: string): Promise<number> {
  const events = await db
    .select({ customerId: securityEvents.customerId })
    .from(securityEvents)
    .where(eq(securityEvents.kind, 'account-erased'));
  return events.filter(({ customerId }) => customerId === id).length;
}

// prescriptions-68
describe('a file whose row is gone', () => {
  // customer-area-177
  it('of an account that was erased while the store did not respond is deleted later; the account is erased', async () => {
    const own = await aCustomer();
    storeIsAway();
    expect((await erase(own.headers)).envelope.IsError).toBe(false);
    expect((await erase(own.headers)).status).toBe(401);
    expect(await erasedEvents(own.id)).toBe(1);
    expect(await lying()).toHaveLength(3);
    await expect(forgetLater()).rejects.toThrow(StoreUnavailable);
    expect(await noted()).toEqual(await lying());
    Object.assign(shop.files, store);
    await forgetLater();
    expect([await lying(), await noted()]).toEqual([[], []]);
  });

  // customer-area-177
  it('of an account that was being erased when the process ended is also deleted later', async () => {
    const own = await aCustomer();
    let asked = 0;
    let goesOn: () => void = () => undefined;
    shop.files.forget = () => {
      asked += 1;
      return new Promise((resolve) => (goesOn = resolve));
    };
    const erasing = erase(own.headers);
    await until(() => expect(asked).toBe(1));
    expect(await erasedEvents(own.id)).toBe(1);
    expect(await noted()).toHaveLength(3);
    Object.assign(shop.files, store);
    await forgetLater();
    expect([await lying(), await noted()]).toEqual([[], []]);
    goesOn();
    await erasing;
  });

  // customer-area-179
  it('of an erased account’s leftover rows is deleted by this clean-up or the next', async () => {
    const own = await aCustomer();
    await db.delete(customers).where(eq(customers.id, own.id));
    storeIsAway();
    await expect(removeExpired(parts(), shop.clock.now)).rejects.toThrow(StoreUnavailable);
    expect(await db.$count(prescriptions)).toBe(0);
    expect(await noted()).toHaveLength(2);
    Object.assign(shop.files, store);
    await removeExpired(parts(), shop.clock.now);
    // The photo remains, because a shop never deletes a customer's row the way this test does.
    expect([(await lying()).length, await noted()]).toEqual([1, []]);
  });

  it.each([
    ['a visitor’s that nothing used', dropUnused],
    ['one that is too old', forgetOldPrescriptions],
  ])('is deleted later if the store was down: %s', async (_what, forgetSome) => {
    await uploadFile(shop, await aPhoto('#333333'));
    expect(
      await forgetSome(db, { forget: away }, new Date(shop.clock.now.getTime() + days(1))),
    ).toBe(1);
    expect(await db.$count(prescriptions)).toBe(0);
    expect(await lying()).toHaveLength(1);
    await forgetLater();
    expect([await lying(), await noted()]).toEqual([[], []]);
  });

  it('is deleted later if it is a photo that was replaced while the store was down', async () => {
    const own = await aCustomer();
    storeIsAway();
    expect(await addPicture(shop, own)).toBe(200);
    expect(await noted()).toHaveLength(1);
    Object.assign(shop.files, store);
    await forgetLater();
    expect([(await lying()).length, await noted()]).toEqual([3, []]);
  });

  // customer-area-89
  it('is deleted later if its owner removed it while the store was down', async () => {
    const { headers } = await signInByCode(shop, aPhone());
    const { envelope } = await uploadFile(shop, await aPhoto('#343434'), { headers });
    storeIsAway();
    const path = `ProductOrderArea/Prescription/Remove/${String(envelope.Id)}`;
    expect((await callApi(shop, path, {}, headers)).status).toBe(200);
    expect(await noted()).toEqual(await lying());
    Object.assign(shop.files, store);
    await forgetLater();
    expect([await lying(), await noted()]).toEqual([[], []]);
  });

  it('is deleted later if a removed photo that a request still needs is sent again', async () => {
    const { headers } = await signInByCode(shop, aPhone());
    const photo = await aPhoto('#444444');
    const key = { 'idempotency-key': `${randomUUID()}/1` };
    const send = () => uploadFile(shop, photo, { headers: { ...headers, ...key } });
    const id = (await send()).envelope.Id;
    await callApi(shop, requestPath, aRequest({ ImgId: [id] }), { ...aKey(), ...headers });
    await callApi(shop, `ProductOrderArea/Prescription/Remove/${String(id)}`, {}, headers);
    const before = await lying();
    storeIsAway();
    expect((await send()).envelope.Id).toBe(id);
    expect(await noted()).toEqual(before);
    Object.assign(shop.files, store);
    await forgetLater();
    const rows = await db.select({ key: prescriptions.fileKey }).from(prescriptions);
    expect(rows.map((row) => row.key)).toEqual(await lying());
    expect(await lying()).not.toEqual(before);
  });

  it('is deleted although another cannot be, which is logged; an unavailable store gets no further requests', async () => {
    const keys = Array.from({ length: 5 }, newFileKey).toSorted();
    await db.insert(forgottenFiles).values(keys.map((key) => ({ key })));
    const asked: string[] = [];
    const forget = async (key: string) => {
      asked.push(key);
      if (key === keys[0]) throw new Error('EACCES');
      if (key === keys[2]) throw new StoreUnavailable('remove: TimeoutError');
    };
    await expect(forgetAllNoted({ db, files: { forget } }, shop.clock.now)).rejects.toThrow(
      'EACCES',
    );
    expect(asked).toEqual(keys.slice(0, 3));
    expect(await noted()).toEqual(keys.filter((_, n) => n !== 1));
  });
});
