import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJournal } from '#server/db/journal.ts';
import { replayJournal } from '#server/db/replay.ts';
import { customers, sessions } from '#server/db/tables/sign-in.ts';
import {
  anAccount,
  aPhone,
  hours,
  paths,
  requestCode,
  signInByCode,
  wait,
} from '#tests/server/support/codes.ts';
import { ask, openTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

vi.setConfig({ testTimeout: 40_000 });
const password = 'kolom-khata';
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => wait(shop, hours(48)));

async function replay(): Promise<number> {
  const { entries } = await readJournal(join(shop.config.dataDir, 'journal'));
  return replayJournal(shop.database.db, entries);
}

const statusWith = async (headers: Record<string, string>) =>
  (await ask(shop, paths.summary, {}, headers)).status;

async function signIn(phone: string, Password: string) {
  const { envelope } = await ask(shop, paths.password, { UserName: phone, Password });
  return { Id: '', datacontent: '', ...Object(envelope.Data) } as {
    Id: string;
    datacontent: string;
  };
}

describe('an account that a power cut took back', () => {
  it('is there again, with its password and the customer’s own words, once', async () => {
    const phone = await anAccount(shop, password);
    const { Id, datacontent } = await signIn(phone, password);
    const told = { UserId: Id, Name: 'Rahima Khatun', Email: '' };
    await ask(shop, 'CustomerArea/Customer/UpdateInfo', told, { datacontent });
    await shop.database.db.delete(customers).where(eq(customers.id, Id));
    expect(await replay()).toBe(2);
    expect(await replay()).toBe(0);
    const again = await signIn(phone, password);
    expect(again.Id).toBe(Id);
    const info = await ask(shop, paths.info, undefined, again);
    expect(info.envelope.Data).toMatchObject({ Customer: { Name: 'Rahima Khatun' } });
  });
});

describe('a session that was ended', () => {
  it('stays ended, here and everywhere', async () => {
    const phone = aPhone();
    const first = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const other = await signInByCode(shop, phone);
    await ask(shop, paths.signOut, { Everywhere: true }, first.headers);
    expect(await statusWith(other.headers)).toBe(401);
    await shop.database.db.update(sessions).set({ revokedAt: null });
    expect(await replay()).toBeGreaterThan(0);
    expect([await statusWith(first.headers), await statusWith(other.headers)]).toEqual([401, 401]);
    expect(await replay()).toBe(0);
  });

  it('by a new password stays ended, and the one that the new password opened stays open', async () => {
    const phone = await anAccount(shop, password);
    const before = await signIn(phone, password);
    const own = eq(customers.phone, phone);
    const [row] = await shop.database.db.select().from(customers).where(own);
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, phone, { path: paths.resetCode });
    await ask(shop, paths.checkCode, { Code: code, Id: id });
    const body = { Name: '', Phone: phone, Password: 'notun-kolom', OTPId: id };
    const reset = await ask(shop, paths.reset, body);
    const after = { datacontent: String(Object(reset.envelope.Data).datacontent) };
    const passwordHash = row?.passwordHash ?? '';
    await shop.database.db.update(customers).set({ passwordHash }).where(own);
    const ofBefore = eq(sessions.customerId, row?.id ?? '');
    await shop.database.db.update(sessions).set({ revokedAt: null }).where(ofBefore);

    expect(await replay()).toBeGreaterThan(0);
    const { datacontent } = before;
    expect([await statusWith({ datacontent }), await statusWith(after)]).toEqual([401, 200]);
    expect((await signIn(phone, password)).Id).toBe('');
    expect((await signIn(phone, 'notun-kolom')).Id).not.toBe('');
    expect(await replay()).toBe(0);
  });
});
