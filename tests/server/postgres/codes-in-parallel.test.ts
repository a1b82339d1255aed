import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/rows-of.ts';
import { makeCode } from '#server/services/accounts/one-time-codes.ts';
import { reissueToken } from '#server/services/accounts/reissue.ts';
import {
  aPhone,
  minutes,
  paths,
  requestCode,
  signInByCode,
  usualPassword,
  wait,
} from '#tests/server/support/codes.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();

// sign-in-39
it('concurrent requests for a code, with and without a device, create one code for a number', async () => {
  const { db } = shop.database;
  const { now } = shop.clock;
  for (let round = 0; round < 20; round += 1) {
    const phone = aPhone();
    const codes = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        makeCode(db, {
          purpose: 'sign-in',
          phone,
          deviceId: at % 2 === 0 ? null : `device ${round}`,
          isKnown: false,
          neighbourhood: '127.0.0',
          now,
          secret: 'a secret of this test alone',
          smsPerDay: 10_000,
        }),
      ),
    );
    expect(codes.filter((made) => 'code' in made)).toHaveLength(1);
  }
}, 120_000);

const confirm = (id: string, code: string) =>
  callApi(shop, paths.confirmCode, { Code: code, Id: id });
const statusWith = async (datacontent: string) =>
  (await callApi(shop, paths.summary, {}, { datacontent })).status;
const tokenOf = ({ envelope }: Awaited<ReturnType<typeof callApi>>) =>
  envelope.IsError ? '' : (envelope.Data as { datacontent: string }).datacontent;

// sign-in-96
it('a right code that is sent several times at once leaves one session, which works', async () => {
  for (let round = 0; round < 20; round += 1) {
    wait(shop, minutes(20));
    const { id, code } = await requestCode(shop, aPhone());
    const tokens = (await Promise.all(Array.from({ length: 5 }, () => confirm(id, code)))).map(
      tokenOf,
    );
    expect(tokens).not.toContain('');
    const statuses = await Promise.all(tokens.map(statusWith));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
  }
}, 120_000);

// sign-in-97
it('a sign-up that is sent twice at once creates one account and one session, which works', async () => {
  for (let round = 0; round < 10; round += 1) {
    wait(shop, minutes(20));
    const phone = aPhone();
    const { id, code } = await requestCode(shop, phone, { path: paths.signUpCode });
    await callApi(shop, paths.checkCode, { Code: code, Id: id });
    const body = { Name: '', Phone: phone, Password: usualPassword, OTPId: id };
    const responses = await Promise.all([0, 1].map(() => callApi(shop, paths.signUp, body)));
    const statuses = await Promise.all(responses.map((response) => statusWith(tokenOf(response))));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
  }
}, 120_000);

// sign-in-96, sign-in-58
it.each([
  [
    'a log-out on all phones',
    (headers: Headers) => callApi(shop, paths.signOut, { Everywhere: true }, headers),
  ],
  [
    'a log-out on all others',
    (headers: Headers) => callApi(shop, 'CustomerArea/Session/End', { Others: true }, headers),
  ],
])('a code that signs in again while %s is under way opens nothing', async (_, end) => {
  const { db } = shop.database;
  wait(shop, minutes(20));
  const phone = aPhone();
  const owner = await signInByCode(shop, phone);
  await statusWith(owner.token);
  wait(shop, minutes(2));
  const { id, code } = await requestCode(shop, phone);
  await confirm(id, code);
  let commit: () => void = () => undefined;
  const committing = new Promise<void>((resolve) => (commit = resolve));
  const again = { codeId: id, deviceId: null, cookie: null, openedOn: '' };
  let reissuing: Promise<void> = Promise.resolve();
  const token = await new Promise<string | null>((resolve, reject) => {
    reissuing = db.transaction(async (tx) => {
      resolve(await reissueToken(tx, shop.clock.now, owner.id, again));
      await committing;
    });
    reissuing.catch(reject);
  });
  const ending = end(owner.headers);
  try {
    await expect.poll(waitingForLocks).toBeGreaterThan(0);
  } finally {
    commit();
  }
  await reissuing;
  expect((await ending).status).toBe(200);
  expect(await statusWith(token ?? '')).toBe(401);
  expect((await confirm(id, code)).envelope.IsError).toBe(true);
});

type Headers = Record<string, string>;

async function waitingForLocks(): Promise<number> {
  const waiting = sql`select pid from pg_locks where not granted`;
  return (await rowsOf(shop.database.db, v.object({ pid: v.number() }), waiting)).length;
}
