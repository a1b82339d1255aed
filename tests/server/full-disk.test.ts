import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReadiness } from '#server/services/readiness.ts';
import { apiText } from '#text/api.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, useTestShop } from './support/test-shop.ts';

const plenty = 1_000_000_000;
const disk = { free: plenty };
const shop = useTestShop({ freeBytes: () => Promise.resolve(disk.free) });

beforeAll(async () => {
  // PostgreSQL raises this error if its disk has no space for a row.
  await shop.database.db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
});
beforeEach(() => {
  disk.free = plenty;
});

const readyStatus = async () => (await callApi(shop, 'ready')).status;

describe('a full disk', () => {
  // running-20, errors-45
  it('refuses writes with a Retry-After header, and accepts them when there is space again', async () => {
    const { db } = shop.database;
    const key = aKey();
    await db.execute(
      sql`create trigger full_disk before insert on request_orders execute function no_room()`,
    );
    const refused = await callApi(shop, requestPath, aRequest(), key);
    expect([refused.status, refused.envelope.Msg]).toEqual([503, apiText.overloaded[0]]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(60);
    expect(await readyStatus()).toBe(503);
    expect((await callApi(shop, 'health')).status).toBe(200);
    await db.execute(sql`drop trigger full_disk on request_orders`);
    expect((await callApi(shop, requestPath, aRequest(), key)).envelope.IsError).toBe(false);
  });

  // running-20
  it('makes a process unready, and is logged once each time', async () => {
    let free = plenty;
    let now = 0;
    let said = 0;
    const freeBytes = () => Promise.resolve(free);
    const readiness = openReadiness(shop.database.db, { freeBytes, clock: () => now });
    readiness.onFullDisk(() => (said += 1));
    expect(await readiness.check()).toBe(true);
    free = 1_000_000;
    expect([await readiness.check(), await readiness.check(), said]).toEqual([false, false, 1]);
    free = plenty;
    expect(await readiness.check()).toBe(true);
    readiness.writeFailed();
    readiness.writeFailed();
    expect([await readiness.check(), said]).toEqual([false, 2]);
    // The disk of a remote PostgreSQL cannot be measured, so a write is tried again later.
    now = 60_000;
    expect(await readiness.check()).toBe(true);
  });
});
