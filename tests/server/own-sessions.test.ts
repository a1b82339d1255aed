import { beforeEach, describe, expect, it } from 'vitest';
import { openedOn } from '#server/services/accounts/opened-on.ts';
import {
  aPhone,
  anAccount,
  days,
  hours,
  login,
  paths,
  signInByCode,
  usualPassword,
  wait,
} from './support/codes.ts';
import { grantFor } from './support/submissions.ts';
import { callApi, registeredPhone, useTestShop } from './support/test-shop.ts';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';
const shop = useTestShop();

interface Row {
  Id: string;
  OpenedOn: string;
  OpenedAt: string;
  UsedAt: string;
  IsThis: boolean;
}

beforeEach(() => wait(shop, days(1)));

const signedInOn = (phone: string, agent: string) =>
  signInByCode(shop, phone, { 'user-agent': agent });

async function list(headers: Record<string, string>): Promise<Row[]> {
  const { envelope } = await callApi(shop, 'CustomerArea/Session/Get', undefined, headers);
  return envelope.Data as Row[];
}

const end = (body: Record<string, unknown>, headers: Record<string, string>) =>
  callApi(shop, 'CustomerArea/Session/End', body, headers);

const statusOf = async (headers: Record<string, string>) =>
  (await callApi(shop, paths.summary, {}, headers)).status;

describe('the list of a customer’s sign-ins', () => {
  // customer-area-173
  it('shows on what each was opened, when, when it was last used, and which is this one', async () => {
    const phone = aPhone();
    const first = await signedInOn(phone, android);
    const openedAt = shop.clock.now.toISOString();
    wait(shop, hours(3));
    const second = await signedInOn(phone, windows);
    await signedInOn(aPhone(), windows);
    wait(shop, hours(2));
    await statusOf(first.headers);
    const now = shop.clock.now.toISOString();
    expect(await list(first.headers)).toEqual([
      {
        Id: expect.any(String),
        OpenedOn: 'Android Chrome',
        OpenedAt: openedAt,
        UsedAt: now,
        IsThis: true,
      },
      expect.objectContaining({ OpenedOn: 'Windows Firefox', IsThis: false }),
    ]);
    expect((await list(second.headers)).map(({ IsThis }) => IsThis)).toEqual([true, false]);
  });

  // customer-area-198
  it('has one row for a device, however often its customer signs in there', async () => {
    const phone = await anAccount(shop);
    const activityId = await registeredPhone(shop);
    const signedIn = async (device = '') => {
      const { envelope } = await login(shop, phone, usualPassword, device);
      wait(shop, hours(1));
      return { datacontent: (envelope.Data as { datacontent: string }).datacontent };
    };
    const openedAt = shop.clock.now.toISOString();
    const before = await signedIn(activityId);
    const again = await signedIn(activityId);
    const elsewhere = await signedIn(await registeredPhone(shop));
    const rows = await list(elsewhere);
    // The last row is the sign-up, on a phone that is not registered.
    expect(rows.map(({ IsThis }) => IsThis)).toEqual([true, false, false]);
    expect(rows[1]).toMatchObject({ OpenedAt: openedAt });
    const own = (await list(before)).filter(({ IsThis }) => IsThis);
    expect(own).toMatchObject([{ OpenedAt: openedAt }]);
    await end({ Id: rows[1]?.Id }, elsewhere);
    const left = [await statusOf(before), await statusOf(again), await statusOf(elsewhere)];
    expect(left).toEqual([401, 401, 200]);
  });

  it('contains no token and no hash of one', async () => {
    const { headers, token } = await signedInOn(aPhone(), android);
    const written = JSON.stringify(await list(headers));
    expect(written).not.toContain(token);
    expect(written).not.toMatch(/[0-9a-f]{64}/);
  });

  it('omits ended and idle sessions', async () => {
    const phone = aPhone();
    await signedInOn(phone, android);
    wait(shop, days(15));
    const left = await signedInOn(phone, android);
    await callApi(shop, paths.signOut, {}, left.headers);
    wait(shop, hours(1));
    const { headers } = await signedInOn(phone, windows);
    expect(await list(headers)).toHaveLength(1);
  });
});

describe('ending sign-ins', () => {
  // customer-area-174
  it('ends one, and no other', async () => {
    const phone = aPhone();
    const lost = await signedInOn(phone, android);
    wait(shop, hours(1));
    const other = await signedInOn(phone, windows);
    wait(shop, hours(1));
    const own = await signedInOn(phone, windows);
    const row = (await list(own.headers)).find(({ OpenedOn }) => OpenedOn === 'Android Chrome');
    expect((await end({ Id: row?.Id }, own.headers)).status).toBe(200);
    expect(await statusOf(lost.headers)).toBe(401);
    expect([await statusOf(other.headers), await statusOf(own.headers)]).toEqual([200, 200]);
    expect((await end({ Id: row?.Id }, own.headers)).status).toBe(404);
  });

  // customer-area-174
  it('ends all others, and their grants for pending submissions', async () => {
    const phone = aPhone();
    const lost = await signedInOn(phone, android);
    const grant = await grantFor(shop, '', lost.headers);
    const asks = () => callApi(shop, 'RequestOrderArea/RequestOrder/Status', { Ids: [] }, grant);
    expect((await asks()).status).toBe(200);
    wait(shop, hours(1));
    const own = await signedInOn(phone, windows);
    expect((await end({ Others: true }, own.headers)).status).toBe(200);
    expect([await statusOf(lost.headers), await statusOf(own.headers)]).toEqual([401, 200]);
    expect(await list(own.headers)).toHaveLength(1);
    expect((await asks()).status).toBe(401);
  });

  it('never ends another customer’s, and does not reveal whose an id is', async () => {
    const victim = await signedInOn(aPhone(), android);
    const thief = await signedInOn(aPhone(), android);
    const [row] = await list(victim.headers);
    const tried = await end({ Id: row?.Id }, thief.headers);
    const unknown = await end({ Id: 'no-such-session' }, thief.headers);
    expect([tried.status, unknown.status]).toEqual([404, 404]);
    expect(tried.envelope.Msg).toBe(unknown.envelope.Msg);
    expect(await statusOf(victim.headers)).toBe(200);
    expect((await end({ Others: true }, {})).status).toBe(401);
  });
});

it.each([
  [android, 'Android Chrome'],
  [windows, 'Windows Firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'iPhone Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Android Samsung Internet',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Windows Edge',
  ],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('%s is %j', (agent, said) => {
  expect(openedOn(agent)).toBe(said);
});
