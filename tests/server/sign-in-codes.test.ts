import { and, count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customers, oneTimeCodes } from '#server/db/tables/sign-in.ts';
import {
  aPhone,
  days,
  hours,
  lastCode,
  minutes,
  otherThan,
  paths,
  requestCode,
  signInByCode,
  wait,
} from './support/codes.ts';
import { callApi, registeredPhone, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { SMS_PER_DAY: '400' } });
// Moves the clock on, so that no test counts against the limits of another.
beforeEach(() => {
  wait(shop, days(2));
  shop.sms.fails = false;
});

const send = (phone: string, more: Record<string, unknown> = {}) =>
  callApi(shop, paths.requestCode, { Phone: phone, ...more });
const guess = (id: string, code: string, more: Record<string, unknown> = {}) =>
  callApi(shop, paths.confirmCode, { Code: code, Id: id, ...more });

async function customersOf(phone: string) {
  const [row] = await shop.database.db
    .select({ rows: count() })
    .from(customers)
    .where(eq(customers.phone, phone));
  return row?.rows;
}

describe('a one-time code', () => {
  // sign-in-13, sign-in-14, sign-in-50
  it('signs in: the response has Id, Name, datacontent, Icon, Email and Phone', async () => {
    const phone = aPhone();
    const { id, code } = await requestCode(shop, phone);
    const { status, envelope } = await guess(id, code);
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ IsError: false });
    expect(envelope.Data).toEqual({
      Id: expect.any(String),
      Name: '',
      datacontent: expect.stringMatching(/^[\w-]{43}$/),
      Icon: '',
      Email: '',
      Phone: phone,
    });
  });

  // sign-in-39, sign-in-46
  it('has six digits, and its text ends with the line for the phone’s browser', async () => {
    await send(aPhone());
    const text = shop.sms.sent.at(-1)?.text ?? '';
    expect(text).toMatch(/^\d{6} is your Nirog code/);
    expect(text.split('\n').at(-1)).toBe(`@localhost #${lastCode(shop)}`);
  });

  // sign-in-46
  it('is sent in Bengali to readers of Bengali', async () => {
    await callApi(shop, paths.requestCode, { Phone: aPhone() }, { 'accept-language': 'bn' });
    expect(shop.sms.sent.at(-1)?.text).toMatch(/^নীরোগ কোড \d{6}, মেয়াদ ৫ মিনিট/u);
  });

  it('never gives the phone’s browser a host that only the request names', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/${paths.requestCode}`,
      headers: { host: 'phisher.example', 'content-type': 'application/json' },
      payload: JSON.stringify({ Phone: aPhone() }),
    });
    expect(response.statusCode).toBe(200);
    expect(shop.sms.sent.at(-1)?.text).not.toContain('@');
  });

  it('is stored only as an HMAC', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const [row] = await shop.database.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
    expect(row?.codeHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  // sign-in-39
  it('is accepted in other digits and with invisible characters between them', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const bengali = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const typed = `\u202a${bengali.slice(0, 3)}\u2011\u200d${bengali.slice(3)}\u202c`;
    expect((await guess(id, typed)).envelope.IsError).toBe(false);
  });

  // sign-in-39
  it('is valid for five minutes', async () => {
    const early = await requestCode(shop, aPhone());
    wait(shop, minutes(5) - 1);
    expect((await guess(early.id, early.code)).envelope.IsError).toBe(false);
    const late = await requestCode(shop, aPhone());
    wait(shop, minutes(5));
    expect((await guess(late.id, late.code)).envelope).toMatchObject({
      IsError: true,
      Id: 'new-code-needed',
      Msg: 'This code has expired. Please ask for a new one.',
    });
  });

  it('works once: it opens nothing more when its session is in use', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const { envelope } = await guess(id, code);
    const { datacontent } = envelope.Data as { datacontent: string };
    expect((await callApi(shop, paths.summary, {}, { datacontent })).status).toBe(200);
    expect((await guess(id, code)).envelope.Msg).toBe('Wrong OTP!');
  });

  // sign-in-39
  it('is invalidated by a new one', async () => {
    const phone = aPhone();
    const first = await requestCode(shop, phone);
    wait(shop, minutes(1));
    const second = await requestCode(shop, phone);
    expect((await guess(first.id, first.code)).envelope.Msg).toBe('Wrong OTP!');
    expect((await guess(second.id, second.code)).envelope.IsError).toBe(false);
  });

  // sign-in-40
  it('is bound to its request: it does not work with another request’s id', async () => {
    const mine = await requestCode(shop, aPhone());
    const other = await requestCode(shop, aPhone());
    expect((await guess(other.id, mine.code)).envelope.IsError).toBe(mine.code !== other.code);
    expect((await guess('unknown', mine.code)).envelope.Msg).toBe('Wrong OTP!');
  });

  // sign-in-40
  it('is bound to the device that requested it', async () => {
    const mine = await registeredPhone(shop);
    const other = await registeredPhone(shop);
    const { id, code } = await requestCode(shop, aPhone(), { activityId: mine });
    expect((await guess(id, code, { ActivityId: other })).envelope.Msg).toBe('Wrong OTP!');
    expect((await guess(id, code)).envelope.Msg).toBe('Wrong OTP!');
    expect((await guess(id, code, { ActivityId: mine })).envelope.IsError).toBe(false);
  });

  it('requested before the device was registered works after it', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const activityId = await registeredPhone(shop);
    expect((await guess(id, code, { ActivityId: activityId })).envelope.IsError).toBe(false);
  });

  it('for signing up does not sign in, nor the other way round', async () => {
    const signUp = await requestCode(shop, aPhone(), { path: paths.signUpCode });
    expect((await guess(signUp.id, signUp.code)).envelope.Msg).toBe('Wrong OTP!');
    const signIn = await requestCode(shop, aPhone());
    const checked = await callApi(shop, paths.checkCode, { Code: signIn.code, Id: signIn.id });
    expect(checked.envelope.Msg).toBe('Wrong OTP!');
  });
});

describe('guessing', () => {
  const usedUp = {
    IsError: true,
    Id: 'new-code-needed',
    Msg: 'This code was entered wrongly five times and no longer works. Please ask for a new one.',
  };

  // sign-in-36, sign-in-39
  it("gets 'Wrong OTP!'; from the fifth attempt on a new code is needed, whatever is typed", async () => {
    const { id, code } = await requestCode(shop, aPhone());
    for (let n = 0; n < 4; n += 1) {
      expect((await guess(id, otherThan(code))).envelope).toMatchObject({ Msg: 'Wrong OTP!' });
    }
    expect((await guess(id, otherThan(code))).envelope).toMatchObject(usedUp);
    expect((await guess(id, code)).envelope).toMatchObject(usedUp);
  });

  it.each([
    ['sign-up', paths.signUpCode],
    ['reset', paths.resetCode],
  ])(
    'the code of a %s five times requires a new one, whether the phone is known or not',
    async (_, path) => {
      const known = aPhone();
      await signInByCode(shop, known);
      wait(shop, minutes(2));
      for (const phone of [known, aPhone()]) {
        const { id, code } = await requestCode(shop, phone, { path });
        for (let n = 0; n < 5; n += 1) {
          await callApi(shop, paths.checkCode, { Code: otherThan(code), Id: id });
        }
        const { envelope } = await callApi(shop, paths.checkCode, { Code: code, Id: id });
        expect(envelope).toMatchObject(usedUp);
      }
    },
  );

  it('at a stranger’s device gets the same refusals as before', async () => {
    const mine = await registeredPhone(shop);
    const { id, code } = await requestCode(shop, aPhone(), { activityId: mine });
    for (let n = 0; n < 5; n += 1) await guess(id, otherThan(code), { ActivityId: mine });
    expect((await guess(id, code)).envelope.Msg).toBe('Wrong OTP!');
    expect((await guess(id, code, { ActivityId: mine })).envelope).toMatchObject(usedUp);
  });

  it('at once counts before it compares: of 40 parallel guesses, five are compared', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const wrong = Array.from({ length: 39 }, () => guess(id, otherThan(code)));
    await Promise.all([...wrong, guess(id, otherThan(code))]);
    const [row] = await shop.database.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
    expect(row?.tries).toBe(5);
    expect((await guess(id, code)).envelope.IsError).toBe(true);
  });

  // sign-in-43
  it('is blocked after 15 a day for one phone, across new codes', async () => {
    const phone = aPhone();
    for (let round = 0; round < 3; round += 1) {
      const { id, code } = await requestCode(shop, phone);
      for (let n = 0; n < 5; n += 1) await guess(id, otherThan(code));
      wait(shop, minutes(6));
    }
    const { id, code } = await requestCode(shop, phone);
    expect((await guess(id, code)).envelope.Msg).toMatch(/^Too many wrong codes today/);
    wait(shop, days(1));
    const tomorrow = await requestCode(shop, phone);
    expect((await guess(tomorrow.id, tomorrow.code)).envelope.IsError).toBe(false);
  });
});

describe('sending codes', () => {
  // sign-in-41
  it('is limited to one a minute for a phone', async () => {
    const phone = aPhone();
    await send(phone);
    wait(shop, minutes(1) - 1);
    const early = await send(phone);
    expect(early.status).toBe(200);
    expect(early.envelope.Msg).toMatch(/^A code was sent a moment ago/);
    wait(shop, 1);
    expect((await send(phone)).envelope.IsError).toBe(false);
  });

  // sign-in-41
  it('is limited to three in 15 minutes for a phone', async () => {
    const phone = aPhone();
    for (let n = 0; n < 3; n += 1) {
      expect((await send(phone)).envelope.IsError).toBe(false);
      wait(shop, minutes(2));
    }
    expect((await send(phone)).envelope.Msg).toMatch(/try again in 15 minutes/);
    wait(shop, minutes(9));
    expect((await send(phone)).envelope.IsError).toBe(false);
  });

  // sign-in-41
  it('is limited to eight a day for a phone', async () => {
    const phone = aPhone();
    for (let n = 0; n < 8; n += 1) {
      expect((await send(phone)).envelope.IsError).toBe(false);
      wait(shop, minutes(16));
    }
    expect((await send(phone)).envelope.Msg).toMatch(/try again tomorrow/);
    wait(shop, days(1));
    expect((await send(phone)).envelope.IsError).toBe(false);
  });

  // sign-in-9
  it('counts +8801…, 008801…, 01… with dashes and ০১… as one phone', async () => {
    const phone = aPhone();
    const bengali = phone.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    await send(phone);
    for (const spelling of [
      `+88${phone}`,
      `0088${phone}`,
      `${phone.slice(0, 5)}-${phone.slice(5)}`,
      bengali,
    ])
      expect((await send(spelling)).envelope.Msg).toMatch(/^A code was sent a moment ago/);
  });

  it('counts sign-in, sign-up and reset against one limit', async () => {
    const phone = aPhone();
    await send(phone);
    for (const path of [paths.signUpCode, paths.resetCode])
      expect((await callApi(shop, path, { Phone: phone })).envelope.IsError).toBe(true);
  });

  it('at the same moment sends only one code', async () => {
    const phone = aPhone();
    const before = shop.sms.sent.length;
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(phone)));
    expect(responses.filter(({ envelope }) => !envelope.IsError)).toHaveLength(1);
    expect(shop.sms.sent).toHaveLength(before + 1);
  });

  // sign-in-42
  it('is limited for one device, whatever the phones', async () => {
    const ActivityId = await registeredPhone(shop);
    for (let n = 0; n < 6; n += 1)
      expect((await send(aPhone(), { ActivityId })).envelope.IsError).toBe(false);
    expect((await send(aPhone(), { ActivityId })).envelope.IsError).toBe(true);
    expect((await send(aPhone())).envelope.IsError).toBe(false);
  });

  // sign-in-42
  it('is limited for one neighbourhood of addresses, and for all strangers in an hour', async () => {
    for (let n = 0; n < 60; n += 1) expect((await send(aPhone())).envelope.IsError).toBe(false);
    expect((await send(aPhone())).envelope.IsError).toBe(true);
    wait(shop, minutes(15));
    for (let n = 0; n < 20; n += 1) expect((await send(aPhone())).envelope.IsError).toBe(false);
    expect((await send(aPhone())).envelope.IsError).toBe(true);
    wait(shop, hours(1));
    expect((await send(aPhone())).envelope.IsError).toBe(false);
  });

  // sign-in-9, sign-in-11
  it('refuses a number that is not a mobile number of Bangladesh', async () => {
    for (const phone of ['', '0171234567', '01212345678', '+447911123456', 'x'])
      expect((await send(phone)).envelope).toMatchObject({
        IsError: true,
        Msg: 'Invalid Phone Number',
      });
  });

  // sign-in-38
  it('reports plainly that the provider did not accept the message', async () => {
    shop.sms.fails = true;
    const { status, envelope } = await send(aPhone());
    expect(status).toBe(200);
    expect(envelope.Msg).toMatch(/^The code could not be sent just now/);
  });
});

describe('known and unknown phones', () => {
  // sign-in-45
  it('get the same response to a request for a code, of every kind', async () => {
    for (const path of [paths.requestCode, paths.signUpCode, paths.resetCode]) {
      const known = aPhone();
      await signInByCode(shop, known);
      wait(shop, hours(1));
      const ofKnown = await callApi(shop, path, { Phone: known });
      const ofUnknown = await callApi(shop, path, { Phone: aPhone() });
      expect({ ...ofKnown.envelope, Id: '' }).toEqual({ ...ofUnknown.envelope, Id: '' });
      expect(ofKnown.status).toBe(ofUnknown.status);
      expect(String(ofKnown.envelope.Id)).toHaveLength(String(ofUnknown.envelope.Id).length);
    }
  });

  // sign-in-16
  it('differ only once the code was right: then the unknown one becomes a customer', async () => {
    const phone = aPhone();
    const { id, code } = await requestCode(shop, phone);
    await guess(id, otherThan(code));
    expect(await customersOf(phone)).toBe(0);
    await guess(id, code);
    expect(await customersOf(phone)).toBe(1);
  });

  it('a second sign-in finds the same customer', async () => {
    const phone = aPhone();
    const first = await signInByCode(shop, phone);
    wait(shop, hours(1));
    const second = await signInByCode(shop, `+88${phone}`);
    expect(second.id).toBe(first.id);
    expect(second.token).not.toBe(first.token);
    const [row] = await shop.database.db
      .select({ rows: count() })
      .from(customers)
      .where(and(eq(customers.phone, phone), eq(customers.id, first.id)));
    expect(row?.rows).toBe(1);
  });
});
