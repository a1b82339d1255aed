import { setTimeout as pause } from 'node:timers/promises';
import { eq, type SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeNeeded } from '#contract/sign-in.ts';
import { customers, passwordFailures } from '#server/db/tables/sign-in.ts';
import { addressPrefix } from '#server/services/accounts/address-prefix.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import {
  aPhone,
  anAccount,
  days,
  hours,
  login,
  minutes,
  otherThan,
  paths,
  requestCode,
  signInByCode,
  useUp,
  usualPassword,
  wait,
} from './support/codes.ts';
import { signInRefusals } from '#text/sign-in.ts';
import { callApi, registeredPhone, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

beforeEach(() => wait(shop, days(2)));

async function proved(phone: string, path: string, activityId = '') {
  const { id, code } = await requestCode(shop, phone, { path, activityId });
  await callApi(shop, paths.checkCode, { Code: code, Id: id, ActivityId: activityId });
  return id;
}

const add = (phone: string, OTPId: string, Password = usualPassword, ActivityId = '') =>
  callApi(shop, paths.signUp, { Name: '', Phone: phone, Password, OTPId, ActivityId });
const update = (phone: string, OTPId: string, Password: string) =>
  callApi(shop, paths.reset, { Name: '', Phone: phone, Password, OTPId });

describe('a password', () => {
  // sign-in-22
  it('signs in, however the phone is spelt', async () => {
    const phone = await anAccount(shop);
    for (const spelling of [phone, `+88${phone}`]) {
      const { envelope } = await login(shop, spelling);
      expect(envelope.Data).toMatchObject({ Phone: phone, datacontent: expect.any(String) });
    }
  });

  // sign-in-50
  it('gives the same kind of session as a code', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const { id, code } = await requestCode(shop, phone);
    const byCode = await callApi(shop, paths.confirmCode, { Code: code, Id: id });
    const byPassword = await login(shop, phone);
    const anyToken = expect.stringMatching(/^[\w-]{43}$/);
    const data = { ...Object(byCode.envelope.Data), datacontent: anyToken };
    expect(byPassword.envelope.Data).toEqual(data);
  });

  it('is stored as scrypt with its own salt', async () => {
    const rows = [];
    for (const phone of [await anAccount(shop), await anAccount(shop)]) {
      const [row] = await shop.database.db
        .select()
        .from(customers)
        .where(eq(customers.phone, phone));
      rows.push(row?.passwordHash ?? '');
    }
    expect(rows[0]).toMatch(/^scrypt\$/);
    expect(rows[0]).not.toBe(rows[1]);
    expect(rows.join('')).not.toContain(usualPassword);
  });

  // sign-in-45
  it('that is wrong, of an unknown phone, empty, or of an account without one gets the same response', async () => {
    const known = await anAccount(shop);
    const byCode = aPhone();
    await signInByCode(shop, byCode);
    const responses = [];
    for (const [phone, tried] of [
      [known, 'wrong-one'],
      [aPhone(), usualPassword],
      [byCode, ''],
      ['x', 'y'],
    ] as const)
      responses.push((await login(shop, phone, tried)).envelope);
    expect(responses[0]?.Msg).toBe('Login failed, Phone or Password is wrong!');
    for (const response of responses) expect(response).toEqual(responses[0]);
  });

  it('costs an unknown phone as much work as a known one', async () => {
    const known = await anAccount(shop);
    const time = async (phone: string) => {
      const started = performance.now();
      await login(shop, phone, 'wrong-one');
      return performance.now() - started;
    };
    const spent = { known: 0, unknown: 0 };
    for (let n = 0; n < 4; n += 1) {
      spent.known += await time(known);
      spent.unknown += await time(aPhone());
    }
    expect(spent.unknown).toBeGreaterThan(spent.known / 3);
    expect(spent.unknown).toBeLessThan(spent.known * 3);
  });

  // sign-in-37
  it('after five failures is refused until a code signs in, even the right one, also without an account', async () => {
    const known = await anAccount(shop);
    for (const phone of [known, aPhone()]) {
      for (let n = 0; n < 5; n += 1) await login(shop, phone, 'wrong-one');
      const { envelope } = await login(shop, phone);
      expect(envelope).toMatchObject({ IsError: true, Id: codeNeeded });
    }
  });

  it('can be used again once a code has signed in', async () => {
    const phone = await anAccount(shop);
    for (let n = 0; n < 5; n += 1) await login(shop, phone, 'wrong-one');
    wait(shop, hours(1));
    await signInByCode(shop, phone);
    expect((await login(shop, phone)).envelope.IsError).toBe(false);
  });

  it('tried many times at once is checked five times', async () => {
    const phone = await anAccount(shop);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => login(shop, phone, 'wrong-one')),
    );
    const refused = responses.filter(({ envelope }) => envelope.Id === codeNeeded);
    expect(refused).toHaveLength(7);
  });

  it('that was right clears the failures before it', async () => {
    const phone = await anAccount(shop);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await login(shop, phone, 'wrong-one');
      expect((await login(shop, phone)).envelope.IsError).toBe(false);
    }
  });

  // sign-in-37
  it('that was not checked because too many were waiting is not counted as a failure', async () => {
    const phone = await anAccount(shop);
    const flooding = new AbortController();
    const flood = Array.from({ length: 60 }, async () => {
      while (!flooding.signal.aborted) await hashPassword('of a stranger').catch(() => pause(1));
    });
    const busy = [];
    for (let n = 0; n < 5; n += 1) busy.push((await login(shop, phone)).status);
    flooding.abort();
    await Promise.all(flood);
    expect(busy).toEqual([503, 503, 503, 503, 503]);
    expect((await login(shop, phone)).envelope.IsError).toBe(false);
  });

  // sign-in-44
  it.each([
    ['one network address', 'password-prefix', addressPrefix('127.0.0.1'), 300],
    ['all together', 'password-all', '', 5_000],
  ])('is limited for %s, for 15 minutes', async (_, kind, subject, most) => {
    const phone = await anAccount(shop);
    await useUp(shop, kind, most, subject);
    const { envelope } = await login(shop, phone);
    expect(envelope.Msg).toBe(signInRefusals.tooManyTries[0]);
    wait(shop, minutes(15));
    expect((await login(shop, phone)).envelope.IsError).toBe(false);
  });
});

describe('signing up', () => {
  // sign-in-24
  it('creates the account and signs in', async () => {
    const phone = aPhone();
    const { envelope } = await add(phone, await proved(phone, paths.signUpCode));
    expect(envelope.Data).toMatchObject({ Phone: phone, datacontent: expect.any(String) });
  });

  // sign-in-26, sign-in-27, sign-in-86
  it.each([
    ['abc', 'Password requires 4 to 20 characters'],
    ['x'.repeat(21), 'Password requires 4 to 20 characters'],
    ['1234', signInRefusals.passwordTooCommon[0]],
    ['Password', signInRefusals.passwordTooCommon[0]],
    ['0000', signInRefusals.passwordTooCommon[0]],
    ['abcd', signInRefusals.passwordTooCommon[0]],
    ['dragon', signInRefusals.passwordTooCommon[0]],
    ['Trustno1', signInRefusals.passwordTooCommon[0]],
    ['22081987', signInRefusals.passwordTooCommon[0]],
    ['২২০৮১৯৮৭', signInRefusals.passwordTooCommon[0]],
    ['nirog', signInRefusals.passwordTooCommon[0]],
    ['Nirog123', signInRefusals.passwordTooCommon[0]],
  ])('refuses the password %j', async (tried, sentence) => {
    const phone = aPhone();
    const { envelope } = await add(phone, await proved(phone, paths.signUpCode), tried);
    expect(envelope).toMatchObject({ IsError: true, Msg: sentence });
  });

  it('needs a code that was checked, of that phone, for that purpose, once', async () => {
    const phone = aPhone();
    const unchecked = await requestCode(shop, phone, { path: paths.signUpCode });
    const wrong = await callApi(shop, paths.checkCode, {
      Code: otherThan(unchecked.code),
      Id: unchecked.id,
    });
    expect(wrong.envelope.Msg).toBe('Wrong OTP!');
    expect((await add(phone, unchecked.id)).envelope.Msg).toMatch(/^This code has expired/);
    expect((await add(phone, 'unknown')).envelope.Msg).toMatch(/^This code has expired/);
    await callApi(shop, paths.checkCode, { Code: unchecked.code, Id: unchecked.id });
    expect((await add(aPhone(), unchecked.id)).envelope.Msg).toMatch(/^This code has expired/);
    expect((await update(phone, unchecked.id, usualPassword)).envelope.Msg).toMatch(
      /^This code has expired/,
    );
    const { envelope } = await add(phone, unchecked.id);
    const { datacontent } = envelope.Data as { datacontent: string };
    expect((await callApi(shop, paths.summary, {}, { datacontent })).status).toBe(200);
    expect((await add(phone, unchecked.id)).envelope.Msg).toMatch(/^This code has expired/);
  });

  it('is bound to the device that had the code checked', async () => {
    const phone = aPhone();
    const mine = await registeredPhone(shop);
    const id = await proved(phone, paths.signUpCode, mine);
    expect(
      (await add(phone, id, usualPassword, await registeredPhone(shop))).envelope.IsError,
    ).toBe(true);
    expect((await add(phone, id, usualPassword, mine)).envelope.IsError).toBe(false);
  });

  // sign-in-32
  it("responds 'User already Exist!' only to the owner of the phone", async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const { envelope } = await add(phone, await proved(phone, paths.signUpCode), 'another-one');
    expect(envelope.Msg).toBe('User already Exist!');
    expect((await login(shop, phone, 'another-one')).envelope.IsError).toBe(true);
  });
});

describe('resetting a password', () => {
  // sign-in-31
  it('changes it, signs in, and ends every other session', async () => {
    const phone = await anAccount(shop);
    const old = (await login(shop, phone)).envelope.Data as { datacontent: string };
    wait(shop, hours(1));
    const id = await proved(phone, paths.resetCode);
    const { envelope } = await update(phone, id, 'notun-khata');
    expect(envelope.Data).toMatchObject({ Phone: phone });
    const { datacontent } = envelope.Data as { datacontent: string };
    expect((await callApi(shop, paths.summary, {}, { datacontent })).status).toBe(200);
    expect((await callApi(shop, paths.summary, {}, old)).status).toBe(401);
    expect((await login(shop, phone)).envelope.IsError).toBe(true);
    expect((await login(shop, phone, 'notun-khata')).envelope.IsError).toBe(false);
  });

  // sign-in-31
  it('also ends a session that a login with the old password opens concurrently', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const id = await proved(phone, paths.resetCode);
    const { db } = shop.database;
    // After the login has checked the old password, it deletes its failure count. The whole reset
    // runs before that deletion.
    const taking = vi.spyOn(db, 'delete');
    const where = async (own: SQL) => {
      taking.mockRestore();
      expect((await update(phone, id, 'notun-khata')).envelope.IsError).toBe(false);
      await db.delete(passwordFailures).where(own);
    };
    taking.mockImplementationOnce(() => ({ where }) as never);
    const { envelope, headers } = await login(shop, phone);
    expect(envelope.Msg).toBe(signInRefusals.wrongPassword[0]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  // sign-in-32
  it('responds "User doesn\'t exist!" only to the owner of the phone', async () => {
    const phone = aPhone();
    const { envelope } = await update(phone, await proved(phone, paths.resetCode), usualPassword);
    expect(envelope.Msg).toBe("User doesn't exist!");
  });

  it('gives a password to a customer who signed up by code', async () => {
    const phone = aPhone();
    await signInByCode(shop, phone);
    wait(shop, hours(1));
    await update(phone, await proved(phone, paths.resetCode), usualPassword);
    expect((await login(shop, phone)).envelope.IsError).toBe(false);
  });
});

describe('a client with only a session', () => {
  // sign-in-87
  it('changes neither the password nor the number', async () => {
    const phone = await anAccount(shop);
    const { datacontent } = (await login(shop, phone)).envelope.Data as { datacontent: string };
    const body = { Name: '', Phone: phone, Password: 'notun-khata', OTPId: 'x' };
    const reset = await callApi(shop, paths.reset, body, { datacontent });
    expect(reset.envelope).toMatchObject({ IsError: true, Msg: signInRefusals.codeEnded[0] });
    const info = await callApi(shop, paths.info, undefined, { datacontent });
    const { id } = await customerOf(phone);
    const changes = { UserId: id, Name: 'A', Email: '', Phone: aPhone(), Password: 'notun-khata' };
    await callApi(shop, 'CustomerArea/Customer/UpdateInfo', changes, { datacontent });
    expect(info.envelope.Data).toMatchObject({ Customer: { Phone: phone } });
    expect((await customerOf(phone)).id).toBe(id);
    expect((await login(shop, phone, 'notun-khata')).envelope.IsError).toBe(true);
    expect((await login(shop, phone)).envelope.IsError).toBe(false);
  });

  // sign-in-87
  it('changes nothing with a code that was sent to another number, or for another purpose', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const another = await proved(aPhone(), paths.resetCode);
    const signUp = await proved(phone, paths.signUpCode);
    for (const id of [another, signUp]) {
      expect((await update(phone, id, 'notun-khata')).envelope.IsError).toBe(true);
    }
    expect((await login(shop, phone)).envelope.IsError).toBe(false);
  });
});

async function customerOf(phone: string) {
  const found = await shop.database.db.select().from(customers).where(eq(customers.phone, phone));
  if (!found[0]) throw new Error('No such customer.');
  return found[0];
}

describe('the demo customers', () => {
  it('sign in with nirog-demo and have their wallet', async () => {
    const { envelope } = await login(shop, '01700000101', 'nirog-demo');
    const { datacontent } = envelope.Data as { datacontent: string };
    const summary = await callApi(shop, paths.summary, {}, { datacontent });
    expect(summary.envelope.Data).toEqual({
      NotificationCount: { NotificationCount: 0 },
      Customer: { Cashback: 120, Pending: 0 },
    });
    const info = await callApi(shop, paths.info, undefined, { datacontent });
    expect(info.envelope.Data).toMatchObject({
      Customer: { Name: 'Demo Customer', Phone: '01700000101', Cashback: 120 },
    });
  });
});
