import { expect, it } from 'vitest';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { periodicWork } from '#server/jobs.ts';
import { countAttempt, minute } from '#server/services/accounts/attempt-limits.ts';
import { aPhoto } from './support/files.ts';
import { uploadFile, useTestShop } from './support/test-shop.ts';

const day = 86_400_000;

const shop = useTestShop();

// running-9
it('a clock that is far ahead deletes nothing until it has been ahead for a day', async () => {
  const { database, files, pictures, clock, config } = shop;
  const started = clock.now.getTime();
  const warnings: string[] = [];
  const work = periodicWork(
    { database, files, pictures, assets: null, close: () => Promise.resolve() },
    // So small that one file exceeds the quota.
    { ...config, guestUploadBytes: 1 },
    () => clock.now,
    (sentence) => warnings.push(sentence),
  );
  await uploadFile(shop, await aPhoto());
  const keptAt = async (days: number) => {
    clock.now = new Date(started + days * day);
    for (const name of ['remove expired', 'make room'])
      await work.find((task) => task.name === name)?.run();
    return database.db.$count(prescriptions);
  };
  expect([await keptAt(0), await keptAt(0.5)]).toEqual([1, 1]);
  // A machine starts two years ahead, and its clock is then corrected.
  expect([await keptAt(700), await keptAt(700.5)]).toEqual([1, 1]);
  expect(warnings).toHaveLength(4);
  expect(await keptAt(0.6)).toBe(1);
  // The new time has not been constant for long enough.
  expect([await keptAt(701.2), await keptAt(702.1)]).toEqual([1, 1]);
  // After a day it is trusted, as for a shop that was closed for so long.
  expect(await keptAt(702.3)).toBe(0);
  // A machine without a clock battery starts in the year 2000 each day, and is corrected within the
  // hour.
  for (const since of [703, 704]) {
    await keptAt(since - 9_700);
    await uploadFile(shop, await aPhoto());
    expect(await keptAt(since)).toBe(0);
  }
});

// sign-in-95
it('attempts that were counted by a clock ahead of time do not block anybody after its correction', async () => {
  const { db } = shop.database;
  const now = shop.clock.now.getTime();
  const limit = { kind: 'tries', subject: 'one', allowances: [{ maxTries: 1, within: minute }] };
  const countAt = (at: number) =>
    db.transaction((tx) => countAttempt(tx, new Date(at), [{ ...limit }]));
  expect(await countAt(now + 30 * day)).toBeNull();
  expect(await countAt(now)).toBeNull();
  // Another machine's clock is slightly behind.
  expect(await countAt(now - 2 * minute)).toEqual({ kind: 'tries', within: minute });
  expect(await countAt(now + 2 * minute)).toBeNull();
});
