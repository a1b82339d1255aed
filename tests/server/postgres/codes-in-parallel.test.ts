import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCode } from '#server/services/accounts/one-time-codes.ts';
import { aPhone } from '#tests/server/support/codes.ts';
import { openTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

// sign-in-39
it('requests for a code at the same moment, with and without a device, make one for a number', async () => {
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
