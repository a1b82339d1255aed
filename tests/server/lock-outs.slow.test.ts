import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeNeeded } from '#contract/sign-in.ts';
import { attempts } from '#server/db/tables/sign-in.ts';
import { addressPrefix } from '#server/services/accounts/address-prefix.ts';
import { signInRefusals } from '#text/sign-in.ts';
import {
  aPhone,
  anAccount,
  days,
  hours,
  lastCode,
  login,
  minutes,
  otherThan,
  paths,
  requestCode,
  useUp,
  usualPassword,
  wait,
} from './support/codes.ts';
import { callApi, registeredPhone, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

// Moves two days on, so that no test counts against the limits of another.
beforeEach(() => wait(shop, days(2)));

const guess = (id: string, code: string, ActivityId = '') =>
  callApi(shop, paths.confirmCode, { Code: code, Id: id, ActivityId });

/** An account, and the device on which its owner has signed in with a code. */
async function anOwner() {
  const phone = await anAccount(shop);
  wait(shop, hours(1));
  const device = await registeredPhone(shop);
  const { id, code } = await requestCode(shop, phone, { activityId: device });
  const { envelope } = await guess(id, code, device);
  expect(envelope.IsError).toBe(false);
  wait(shop, days(2));
  return { phone, device };
}

/**
 * Requests codes for that phone until a limit refuses, and types each wrongly as often as it is
 * checked.
 */
async function guessAllDay(phone: string): Promise<void> {
  for (let round = 0; round < 9; round += 1) {
    const asked = await callApi(shop, paths.requestCode, { Phone: phone });
    if (asked.envelope.IsError) return;
    const wrong = otherThan(lastCode(shop));
    for (let n = 0; n < 6; n += 1) await guess(String(asked.envelope.Id), wrong);
    wait(shop, minutes(16));
  }
}

describe('a stranger who guesses', () => {
  // sign-in-92
  it('codes all day does not lock out the owner’s own device', async () => {
    const { phone, device } = await anOwner();
    await guessAllDay(phone);
    const { id, code } = await requestCode(shop, phone, { activityId: device });
    expect((await guess(id, otherThan(code), device)).envelope.Msg).toBe('Wrong OTP!');
    expect((await guess(id, code, device)).envelope.IsError).toBe(false);
  });

  // sign-in-92
  it('at passwords leaves the owner’s own device its five tries', async () => {
    const { phone, device } = await anOwner();
    for (let n = 0; n < 7; n += 1) await login(shop, phone, 'wrong-one');
    expect((await login(shop, phone)).envelope.Id).toBe(codeNeeded);
    expect((await login(shop, phone, 'wrong-one', device)).envelope.IsError).toBe(true);
    expect((await login(shop, phone, usualPassword, device)).envelope.IsError).toBe(false);
    // A success on the device does not unlock the stranger.
    expect((await login(shop, phone)).envelope.Id).toBe(codeNeeded);
    for (let n = 0; n < 5; n += 1) await login(shop, phone, 'wrong-one', device);
    expect((await login(shop, phone, usualPassword, device)).envelope.Id).toBe(codeNeeded);
  });

  // sign-in-92
  it('on a device of another account has no allowance of the owner’s', async () => {
    const { phone } = await anOwner();
    const other = await anOwner();
    for (let n = 0; n < 5; n += 1) await login(shop, phone, 'wrong-one', other.device);
    expect((await login(shop, phone)).envelope.Id).toBe(codeNeeded);
  });

  // sign-in-92
  it('does not invalidate the code that the owner’s device waits for', async () => {
    const { phone, device } = await anOwner();
    const { id, code } = await requestCode(shop, phone, { activityId: device });
    await requestCode(shop, phone);
    expect((await guess(id, code, device)).envelope.IsError).toBe(false);
  });

  // sign-in-92
  it('does not lock out a device that is known from a sign-in by password either', async () => {
    const phone = await anAccount(shop);
    const device = await registeredPhone(shop);
    await login(shop, phone, usualPassword, device);
    for (let n = 0; n < 5; n += 1) await login(shop, phone, 'wrong-one');
    expect((await login(shop, phone, usualPassword, device)).envelope.IsError).toBe(false);
  });
});

describe('the strangers’ limit of messages a day', () => {
  // sign-in-94
  it('leaves a fifth of them to devices that have signed in before', async () => {
    const { phone, device } = await anOwner();
    await useUp(shop, 'code-strangers', 1_000);
    await useUp(shop, 'code-all', 1_000);
    const stranger = await callApi(shop, paths.requestCode, { Phone: aPhone() });
    expect(stranger.envelope.IsError).toBe(true);
    const own = await callApi(shop, paths.requestCode, { Phone: phone, ActivityId: device });
    expect(own.envelope.IsError).toBe(false);
  });

  // sign-in-94
  it('of a neighbourhood does not affect the owner’s own device', async () => {
    const { phone, device } = await anOwner();
    await useUp(shop, 'code-prefix', 60, addressPrefix('127.0.0.1'));
    const stranger = await callApi(shop, paths.requestCode, { Phone: aPhone() });
    expect(stranger.envelope.IsError).toBe(true);
    const own = await callApi(shop, paths.requestCode, { Phone: phone, ActivityId: device });
    expect(own.envelope.IsError).toBe(false);
  });

  // sign-in-94
  it('does not exempt known devices from the daily total', async () => {
    const { phone, device } = await anOwner();
    await useUp(shop, 'code-all', 1_250);
    const own = await callApi(shop, paths.requestCode, { Phone: phone, ActivityId: device });
    expect(own.envelope.IsError).toBe(true);
  });

  // errors-79
  it('is not one neighbour’s for all behind an unnamed proxy of the shop’s own network', async () => {
    const through = { 'x-forwarded-for': '203.0.113.7' };
    await useUp(shop, 'code-prefix', 60, addressPrefix('127.0.0.1'));
    const ask = (headers: Record<string, string>) =>
      callApi(shop, paths.requestCode, { Phone: aPhone() }, headers);
    expect((await ask({})).envelope.IsError).toBe(true);
    expect((await ask(through)).envelope.IsError).toBe(false);
    await useUp(shop, 'code-strangers', 1_000);
    expect((await ask(through)).envelope.IsError).toBe(true);
  });
});

describe('guesses', () => {
  // sign-in-43
  it('at an invalidated code are not counted', async () => {
    const phone = aPhone();
    const { id, code } = await requestCode(shop, phone);
    for (let n = 0; n < 40; n += 1) await guess(id, otherThan(code));
    const charged = await shop.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.subject, phone));
    expect(charged.filter(({ kind }) => kind === 'guess-phone')).toHaveLength(5);
  });

  // sign-in-93
  it.each([
    ['one neighbourhood', 'guess-prefix', addressPrefix('127.0.0.1'), 120],
    ['all strangers together', 'guess-all', '', 2_500],
  ])(
    'of %s are limited, and never the owner’s own device with them',
    async (_, kind, subject, most) => {
      const { phone, device } = await anOwner();
      const mine = await requestCode(shop, phone, { activityId: device });
      const theirs = await requestCode(shop, aPhone());
      await useUp(shop, kind, most, subject);
      const { envelope } = await guess(theirs.id, theirs.code);
      expect(envelope.Msg).toBe(signInRefusals.tooManyTries[0]);
      expect((await guess(mine.id, mine.code, device)).envelope.IsError).toBe(false);
      wait(shop, hours(1));
      const later = await requestCode(shop, aPhone());
      expect((await guess(later.id, later.code)).envelope.IsError).toBe(false);
    },
  );

  // sign-in-44
  it('at passwords from a neighbourhood without attempts left do not affect the owner’s device', async () => {
    const { phone, device } = await anOwner();
    await useUp(shop, 'password-prefix', 300, addressPrefix('127.0.0.1'));
    expect((await login(shop, phone)).envelope.Msg).toBe(signInRefusals.tooManyTries[0]);
    expect((await login(shop, phone, usualPassword, device)).envelope.IsError).toBe(false);
  });
});
