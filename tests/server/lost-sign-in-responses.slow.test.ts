import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customers, oneTimeCodes, sessions } from '#server/db/tables/sign-in.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { hashToken } from '#server/services/accounts/tokens.ts';
import { signInRefusals } from '#text/sign-in.ts';
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
import { callApi, registeredPhone, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

// Moves two days on, so that no test counts against the limits of another.
beforeEach(() => wait(shop, days(2)));

type ApiResponse = Awaited<ReturnType<typeof callApi>>;

const confirm = (id: string, code: string, ActivityId = '', headers = {}) =>
  callApi(shop, paths.confirmCode, { Code: code, Id: id, ActivityId }, headers);
const add = (phone: string, OTPId: string, Password = usualPassword, ActivityId = '') =>
  callApi(shop, paths.signUp, { Name: '', Phone: phone, Password, OTPId, ActivityId });
const update = (phone: string, OTPId: string, Password: string) =>
  callApi(shop, paths.reset, { Name: '', Phone: phone, Password, OTPId });

function tokenOf({ envelope }: ApiResponse): string {
  expect(envelope).toMatchObject({ IsError: false });
  return (envelope.Data as { datacontent: string }).datacontent;
}

const statusWith = async (datacontent: string) =>
  (await callApi(shop, paths.summary, {}, { datacontent })).status;

async function sessionsOf(phone: string) {
  const rows = await shop.database.db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(eq(customers.phone, phone));
  return rows.map(({ session }) => session);
}

/** Confirms a code and drops the response, so that nobody uses the session that it opened. */
async function lostSignIn(phone = aPhone(), device = '') {
  const { id, code } = await requestCode(shop, phone, { activityId: device });
  const token = tokenOf(await confirm(id, code, device));
  return { phone, id, code, token, device };
}

async function proved(phone: string, path: string, activityId = '') {
  const { id, code } = await requestCode(shop, phone, { path, activityId });
  await callApi(shop, paths.checkCode, { Code: code, Id: id, ActivityId: activityId });
  return { id, code };
}

const isWrong = ({ envelope }: ApiResponse) =>
  expect(envelope).toMatchObject({ Msg: 'Wrong OTP!' });
const hasEnded = ({ envelope }: ApiResponse) =>
  expect(envelope).toMatchObject({ Id: 'new-code-needed', Msg: signInRefusals.codeEnded[0] });

describe('a sign-in whose response was lost', () => {
  // sign-in-96
  it('can be repeated, and the new session replaces the unused one', async () => {
    const { phone, id, code, token } = await lostSignIn();
    wait(shop, minutes(1));
    const again = tokenOf(await confirm(id, code));
    expect(again).not.toBe(token);
    expect(await statusWith(token)).toBe(401);
    expect(await statusWith(again)).toBe(200);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  // sign-in-96
  it('can be repeated as often as its response is lost', async () => {
    const { phone, id, code } = await lostSignIn();
    await confirm(id, code);
    expect(await statusWith(tokenOf(await confirm(id, code)))).toBe(200);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  // sign-in-96, sign-in-51
  it('sets its own cookie if the page shares the origin', async () => {
    const { id, code } = await lostSignIn();
    const again = await confirm(id, code, '', { 'sec-fetch-site': 'same-origin' });
    const [cookie = ''] = String(again.headers['set-cookie']).split(';');
    const datacontent = tokenOf(again);
    expect(await statusWith(datacontent)).toBe(401);
    expect((await callApi(shop, paths.summary, {}, { datacontent, cookie })).status).toBe(200);
  });

  // sign-in-96
  it('can be repeated for two minutes, also beyond the five of the code', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    wait(shop, minutes(5) - 1);
    tokenOf(await confirm(id, code));
    wait(shop, minutes(2) - 1);
    tokenOf(await confirm(id, code));
    wait(shop, 1);
    isWrong(await confirm(id, code));
  });

  // sign-in-96
  it('sent several times at once leaves one session, which works', async () => {
    const phone = aPhone();
    const { id, code } = await requestCode(shop, phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(id, code)));
    const statuses = await Promise.all(answers.map((answer) => statusWith(tokenOf(answer))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  // sign-in-96
  it('creates no second customer', async () => {
    const { phone, id, code } = await lostSignIn();
    const { envelope } = await confirm(id, code);
    const rows = await shop.database.db.select().from(customers).where(eq(customers.phone, phone));
    expect(rows).toMatchObject([{ id: (envelope.Data as { Id: string }).Id }]);
  });
});

describe('a code that has signed in', () => {
  // sign-in-96
  it('opens nothing once its session was used, and does not affect that session', async () => {
    const { id, code, token } = await lostSignIn();
    expect(await statusWith(token)).toBe(200);
    isWrong(await confirm(id, code));
    expect(await statusWith(token)).toBe(200);
  });

  // sign-in-96, sign-in-40
  it('opens nothing on another device', async () => {
    const mine = await registeredPhone(shop);
    const other = await registeredPhone(shop);
    const { id, code } = await lostSignIn(aPhone(), mine);
    isWrong(await confirm(id, code, other));
    isWrong(await confirm(id, code));
    tokenOf(await confirm(id, code, mine));
  });

  // sign-in-96, sign-in-40
  it('is bound to the device that typed it if the requesting device was not registered yet', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const mine = await registeredPhone(shop);
    tokenOf(await confirm(id, code));
    tokenOf(await confirm(id, code, mine));
    isWrong(await confirm(id, code));
    isWrong(await confirm(id, code, await registeredPhone(shop)));
    tokenOf(await confirm(id, code, mine));
  });

  // sign-in-96, sign-in-39
  it('allows five attempts in all, including the right ones', async () => {
    const { id, code } = await lostSignIn();
    for (let n = 0; n < 3; n += 1) isWrong(await confirm(id, otherThan(code)));
    tokenOf(await confirm(id, code));
    const { envelope } = await confirm(id, code);
    expect(envelope).toMatchObject({ Id: 'new-code-needed' });
    const [row] = await shop.database.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
    expect(row?.tries).toBe(5);
  });

  // sign-in-96, sign-in-43
  it('is not checked beyond the daily limit of typed codes', async () => {
    const { phone, id, code } = await lostSignIn();
    await useUp(shop, 'guess-phone', 15, phone);
    expect((await confirm(id, code)).envelope.Msg).toBe(signInRefusals.tooManyGuesses[0]);
  });

  // sign-in-96, sign-in-39
  it('is invalidated by a new code, as is one that was never right', async () => {
    const phone = aPhone();
    const first = await lostSignIn(phone);
    wait(shop, minutes(1));
    const second = await requestCode(shop, phone);
    isWrong(await confirm(first.id, first.code));
    wait(shop, minutes(1));
    const third = await requestCode(shop, phone);
    isWrong(await confirm(second.id, second.code));
    tokenOf(await confirm(third.id, third.code));
  });

  // sign-in-96, sign-in-92
  it('is not invalidated by a stranger’s new code', async () => {
    const device = await registeredPhone(shop);
    const { phone, id, code } = await lostSignIn(aPhone(), device);
    wait(shop, minutes(1));
    await requestCode(shop, phone);
    tokenOf(await confirm(id, code, device));
  });

  // sign-in-96
  it('confirms nothing in an open session', async () => {
    const { phone, id, code } = await lostSignIn();
    wait(shop, minutes(1) + 1);
    const { headers } = await signInByCode(shop, phone);
    const body = { Code: code, Id: id, Password: '' };
    isWrong(await callApi(shop, 'CustomerArea/Session/Confirm', body, headers));
  });
});

describe('a session that was ended before it was used', () => {
  const ends: [string, (lost: Awaited<ReturnType<typeof lostSignIn>>) => Promise<unknown>][] = [
    ['by its ticket', ({ token }) => callApi(shop, paths.signOut, { Session: hashToken(token) })],
    [
      'by a log-out on all phones',
      async ({ phone }) => {
        const { datacontent } = (await login(shop, phone)).envelope.Data as { datacontent: string };
        await callApi(shop, paths.signOut, { Everywhere: true }, { datacontent });
      },
    ],
    [
      'from the list of sign-ins',
      async ({ phone }) => {
        const { datacontent } = (await login(shop, phone)).envelope.Data as { datacontent: string };
        await callApi(shop, 'CustomerArea/Session/End', { Others: true }, { datacontent });
      },
    ],
    [
      'by the shop’s people',
      ({ phone }) =>
        parseOperatorCommand(['customer', 'log-out', phone])(shop.database.db, {
          now: shop.clock.now,
          actor: 'rafiq',
          openFiles: async () => shop.files,
          origin: '',
        }),
    ],
  ];

  // sign-in-96
  it.each(ends)('%s is not opened again', async (_, end) => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const lost = await lostSignIn(phone);
    await end(lost);
    isWrong(await confirm(lost.id, lost.code));
    expect(await statusWith(lost.token)).toBe(401);
  });

  // sign-in-96, sign-in-31
  it('by a new password is not opened again', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    // The older code is the reset code, bound to a device, so the sign-in does not invalidate it.
    const device = await registeredPhone(shop);
    await login(shop, phone, usualPassword, device);
    const reset = await proved(phone, paths.resetCode, device);
    const lost = await lostSignIn(phone);
    const body = { Name: '', Phone: phone, Password: 'notun-khata', OTPId: reset.id };
    tokenOf(await callApi(shop, paths.reset, { ...body, ActivityId: device }));
    isWrong(await confirm(lost.id, lost.code));
  });
});

describe('a sign-up whose response was lost', () => {
  // sign-in-97
  it('signs in with the same password', async () => {
    const phone = aPhone();
    const { id } = await proved(phone, paths.signUpCode);
    const lost = tokenOf(await add(phone, id));
    wait(shop, minutes(1));
    const again = tokenOf(await add(phone, id));
    expect([await statusWith(lost), await statusWith(again)]).toEqual([401, 200]);
    expect(await sessionsOf(phone)).toHaveLength(1);
    hasEnded(await add(phone, id));
  });

  // sign-in-97
  it('can have its code checked again by a reloaded page', async () => {
    const phone = aPhone();
    const { id, code } = await proved(phone, paths.signUpCode);
    await add(phone, id);
    const checked = await callApi(shop, paths.checkCode, { Code: code, Id: id });
    expect(checked.envelope.IsError).toBe(false);
    tokenOf(await add(phone, id));
  });

  // sign-in-97
  it('sent twice at once creates one account and one session, which works', async () => {
    const phone = aPhone();
    const { id } = await proved(phone, paths.signUpCode);
    const answers = await Promise.all([add(phone, id), add(phone, id)]);
    const statuses = await Promise.all(answers.map((answer) => statusWith(tokenOf(answer))));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });

  // sign-in-97, sign-in-37
  it('needs a new code for another password, and counts it as a wrong code', async () => {
    const phone = aPhone();
    const { id } = await proved(phone, paths.signUpCode);
    await add(phone, id);
    for (let n = 0; n < 5; n += 1) hasEnded(await add(phone, id, 'another-one'));
    expect((await add(phone, id)).envelope).toMatchObject({ IsError: true, Id: 'code-needed' });
    expect((await login(shop, phone, 'another-one')).envelope.IsError).toBe(true);
  });

  // sign-in-97, sign-in-40
  it('is rejected for another device, another phone, or after two minutes', async () => {
    const phone = aPhone();
    const device = await registeredPhone(shop);
    const { id } = await proved(phone, paths.signUpCode, device);
    await add(phone, id, usualPassword, device);
    hasEnded(await add(phone, id));
    hasEnded(await add(phone, id, usualPassword, await registeredPhone(shop)));
    hasEnded(await add(await anAccount(shop), id, usualPassword, device));
    hasEnded(await update(phone, id, usualPassword));
    wait(shop, minutes(2));
    hasEnded(await add(phone, id, usualPassword, device));
  });
});

describe('a new password whose response was lost', () => {
  // sign-in-97
  it('signs in with that password, and does not end sessions that used it since', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const { id } = await proved(phone, paths.resetCode);
    const lost = tokenOf(await update(phone, id, 'notun-khata'));
    const other = tokenOf(await login(shop, phone, 'notun-khata'));
    const again = tokenOf(await update(phone, id, 'notun-khata'));
    expect(await statusWith(lost)).toBe(401);
    expect([await statusWith(other), await statusWith(again)]).toEqual([200, 200]);
  });

  // sign-in-97
  it('changes nothing with another password', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const { id } = await proved(phone, paths.resetCode);
    await update(phone, id, 'notun-khata');
    hasEnded(await update(phone, id, 'arekta-khata'));
    expect((await login(shop, phone, 'arekta-khata')).envelope.IsError).toBe(true);
    expect((await login(shop, phone, 'notun-khata')).envelope.IsError).toBe(false);
  });

  // sign-in-97
  it('opens nothing after a log-out on all phones', async () => {
    const phone = await anAccount(shop);
    wait(shop, hours(1));
    const { id } = await proved(phone, paths.resetCode);
    await update(phone, id, 'notun-khata');
    const datacontent = tokenOf(await login(shop, phone, 'notun-khata'));
    await callApi(shop, paths.signOut, { Everywhere: true }, { datacontent });
    hasEnded(await update(phone, id, 'notun-khata'));
  });
});
