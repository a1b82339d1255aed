import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '#server/db/tables/sign-in.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { aPhone, days, paths, requestCode, signInByCode, wait } from './support/codes.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

beforeEach(() => wait(shop, days(2)));

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const statusWith = async (headers: Record<string, string>) =>
  (await callApi(shop, paths.summary, {}, headers)).status;
const ticketOf = (token: string) => createHash('sha256').update(token).digest('hex');

async function grantOf(headers: Record<string, string>) {
  const { envelope } = await callApi(shop, 'SecurityArea/SubmissionGrant/Renew', {}, headers);
  return { 'x-submission-grant': (envelope.Data as { Grant: string }).Grant };
}
const sendsWith = async (grant: Record<string, string>) =>
  (await callApi(shop, requestPath, aRequest(), { ...aKey(), ...grant })).status;

describe('a session', () => {
  it('is a token of 256 bits of which the server stores only the SHA-256', async () => {
    const { id, token } = await signInByCode(shop, aPhone());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await shop.database.db.select().from(sessions).where(eq(sessions.customerId, id));
    expect(rows.map((row) => row.tokenHash)).toEqual([ticketOf(token)]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  // sign-in-52
  it('ends after 14 idle days, and lives on while it is used', async () => {
    const used = await signInByCode(shop, aPhone());
    const idle = await signInByCode(shop, aPhone());
    wait(shop, days(13));
    expect(await statusWith(used.headers)).toBe(200);
    wait(shop, days(2));
    expect(await statusWith(used.headers)).toBe(200);
    expect(await statusWith(idle.headers)).toBe(401);
  });

  // sign-in-52
  it('ends after 60 days, however much it is used', async () => {
    const { headers } = await signInByCode(shop, aPhone());
    for (let week = 0; week < 5; week += 1) {
      wait(shop, days(11));
      expect(await statusWith(headers)).toBe(200);
    }
    wait(shop, days(6));
    expect(await statusWith(headers)).toBe(401);
  });
});

describe('a page that shares its origin with the API', () => {
  it('gets a __Host- cookie: HttpOnly, Secure, SameSite=Strict, Path=/', async () => {
    const { cookie } = await signInByCode(shop, aPhone(), sameOrigin);
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}$/);
    const { id, code } = await requestCode(shop, aPhone());
    const response = await callApi(shop, paths.confirmCode, { Code: code, Id: id }, sameOrigin);
    const written = String(response.headers['set-cookie']);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(written).toContain(attribute);
    expect(written).not.toMatch(/domain/i);
  });

  // sign-in-51
  it('needs both: the token alone is worth nothing, nor is the cookie, nor another customer’s', async () => {
    const { headers, cookie } = await signInByCode(shop, aPhone(), sameOrigin);
    const other = await signInByCode(shop, aPhone(), sameOrigin);
    expect(await statusWith({ ...headers, cookie })).toBe(200);
    expect(await statusWith(headers)).toBe(401);
    expect(await statusWith({ cookie })).toBe(401);
    expect(await statusWith({ ...headers, cookie: other.cookie })).toBe(401);
  });

  it('differs from a page elsewhere, which gets no cookie and uses the token alone', async () => {
    const { headers, cookie } = await signInByCode(shop, aPhone(), {
      'sec-fetch-site': 'cross-site',
    });
    expect(cookie).toBe('');
    expect(await statusWith(headers)).toBe(200);
  });
});

describe('signing out', () => {
  it('revokes the calling session, and clears its cookie', async () => {
    const { headers, cookie } = await signInByCode(shop, aPhone(), sameOrigin);
    const response = await callApi(shop, paths.signOut, {}, { ...headers, cookie });
    expect(response.status).toBe(200);
    expect(String(response.headers['set-cookie'])).toMatch(/^__Host-session=;.*(Max-Age=0|1970)/);
    expect(await statusWith({ ...headers, cookie })).toBe(401);
  });

  // offline-127, sign-in-57
  it('can be done later with a ticket that can do nothing else', async () => {
    const { token, headers } = await signInByCode(shop, aPhone());
    const ticket = ticketOf(token);
    expect(await statusWith({ datacontent: ticket })).toBe(401);
    expect((await callApi(shop, paths.signOut, { Session: ticket })).status).toBe(200);
    expect(await statusWith(headers)).toBe(401);
  });

  it('late does not clear the cookie of a customer who signed in since', async () => {
    const left = await signInByCode(shop, aPhone(), sameOrigin);
    const next = await signInByCode(shop, aPhone(), sameOrigin);
    const response = await callApi(
      shop,
      paths.signOut,
      { Session: ticketOf(left.token) },
      { ...next.headers, cookie: next.cookie },
    );
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await statusWith({ ...next.headers, cookie: next.cookie })).toBe(200);
  });

  it('reveals nothing about an invalid ticket, and needs a session without one', async () => {
    const { status, envelope } = await callApi(shop, paths.signOut, { Session: 'f'.repeat(64) });
    expect([status, envelope.IsError]).toEqual([200, false]);
    expect((await callApi(shop, paths.signOut, {})).status).toBe(401);
  });

  // offline-128, sign-in-58
  it('does not sign out the customer’s other phones; everywhere signs out all', async () => {
    const phone = aPhone();
    const first = await signInByCode(shop, phone);
    wait(shop, 3_600_000);
    const second = await signInByCode(shop, phone);
    wait(shop, 3_600_000);
    const third = await signInByCode(shop, phone);
    await callApi(shop, paths.signOut, {}, first.headers);
    expect(await statusWith(second.headers)).toBe(200);
    await callApi(shop, paths.signOut, { Everywhere: true }, second.headers);
    expect(await statusWith(third.headers)).toBe(401);
  });

  // sign-in-58
  it('everywhere, repeated because its response was lost, ends no session that was opened since', async () => {
    const phone = aPhone();
    const first = await signInByCode(shop, phone);
    const out = { Session: ticketOf(first.token), Everywhere: true };
    expect((await callApi(shop, paths.signOut, out)).status).toBe(200);
    wait(shop, 3_600_000);
    const next = await signInByCode(shop, phone);
    expect((await callApi(shop, paths.signOut, out)).status).toBe(200);
    expect(await statusWith(next.headers)).toBe(200);
  });

  // sign-in-58
  it('everywhere, from a session that had expired, ends only those from before its end', async () => {
    const phone = aPhone();
    const idle = await signInByCode(shop, phone);
    wait(shop, days(13));
    const before = await signInByCode(shop, phone);
    wait(shop, days(2));
    const since = await signInByCode(shop, phone);
    await callApi(shop, paths.signOut, { Session: ticketOf(idle.token), Everywhere: true });
    expect(await statusWith(before.headers)).toBe(401);
    expect(await statusWith(since.headers)).toBe(200);
  });

  // offline-132
  it('stops the outbox of that session, unless submissions are kept until they are sent', async () => {
    const gone = await signInByCode(shop, aPhone());
    const grant = await grantOf(gone.headers);
    expect(await sendsWith(grant)).toBe(200);
    await callApi(shop, paths.signOut, {}, gone.headers);
    expect(await sendsWith(grant)).toBe(401);
    const keeping = await signInByCode(shop, aPhone());
    const kept = await grantOf(keeping.headers);
    await callApi(shop, paths.signOut, { KeepSending: true }, keeping.headers);
    expect(await statusWith(keeping.headers)).toBe(401);
    expect(await sendsWith(kept)).toBe(200);
  });
});

describe('notifications', () => {
  const path = (page: number, isDescending = false) =>
    `NoticeArea/Notification/Get?pageNumber=${page}&pageSize=5&isDescending=${isDescending}`;

  async function customerWithNews(news: number) {
    const customer = await signInByCode(shop, aPhone());
    for (let n = 1; n <= news; n += 1) {
      wait(shop, 1_000);
      await notify(shop.database.db, {
        customerId: customer.id,
        text: [`News ${n}`, `খবর ${n}`],
        reference: 'Order Status Changed',
        referenceId: String(n),
        now: shop.clock.now,
      });
    }
    return customer;
  }

  // notifications-3
  it('come a page at a time, oldest first, or newest first on request', async () => {
    const { headers } = await customerWithNews(6);
    const oldest = await callApi(shop, path(1), undefined, headers);
    expect(oldest.envelope.Data).toMatchObject({
      Total: 6,
      Data: [
        { Content: 'News 1', Status: 'New', Reference: 'Order Status Changed' },
        {},
        {},
        {},
        {},
      ],
    });
    const newest = await callApi(shop, path(1, true), undefined, headers);
    expect(newest.envelope.Data).toMatchObject({ Data: [{ Content: 'News 6' }, {}, {}, {}, {}] });
    const last = await callApi(shop, path(2), undefined, headers);
    expect(last.envelope.Data).toMatchObject({ Data: [{ Content: 'News 6' }] });
  });

  // notifications-12, notifications-16
  it('are counted in the summary until they were seen, separately for each customer', async () => {
    const one = await customerWithNews(3);
    const other = await customerWithNews(1);
    const unseen = async ({ headers }: typeof one) => {
      const { envelope } = await callApi(shop, paths.summary, {}, headers);
      return (envelope.Data as { NotificationCount: { NotificationCount: number } })
        .NotificationCount.NotificationCount;
    };
    expect([await unseen(one), await unseen(other)]).toEqual([3, 1]);
    await callApi(shop, 'NoticeArea/Notification/Seen', undefined, one.headers);
    expect([await unseen(one), await unseen(other)]).toEqual([0, 1]);
    const seen = await callApi(shop, path(1), undefined, one.headers);
    expect(seen.envelope.Data).toMatchObject({ Data: [{ Status: 'Seen' }, {}, {}] });
  });

  it('need a session', async () => {
    expect((await callApi(shop, path(1))).status).toBe(401);
    expect((await callApi(shop, 'NoticeArea/Notification/Seen')).status).toBe(401);
  });
});
