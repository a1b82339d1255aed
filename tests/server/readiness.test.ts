import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestShop, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { TRUST_PROXY: '10.0.0.2, 10.1.0.0/16, fd00::/8' } });

const statusOf = async (path: string) =>
  (await shop.app.inject({ method: 'GET', url: `/api/${path}` })).statusCode;

describe('a process', () => {
  // machines-7
  it('is ready if it has every table that it needs, also if a newer version added others', async () => {
    const { db } = shop.database;
    await db.execute(
      sql`insert into schema_migrations (hash, written_at) values ('of a newer version', 1)`,
    );
    expect([await statusOf('ready'), await statusOf('health')]).toEqual([200, 200]);
  });

  // machines-7
  it('is live but not ready before its tables exist or while its database does not respond', async () => {
    const late = await openTestShop();
    const stateOf = async () =>
      Promise.all(
        ['ready', 'health'].map(
          async (path) =>
            (await late.app.inject({ method: 'GET', url: `/api/${path}` })).statusCode,
        ),
      );
    const last = sql`select hash from schema_migrations order by written_at desc limit 1`;
    await late.database.db.execute(sql`delete from schema_migrations where hash in (${last})`);
    expect(await stateOf()).toEqual([503, 200]);
    await late.database.db.execute(sql`drop table schema_migrations`);
    expect(await stateOf()).toEqual([503, 200]);
    await late.close();
  });
});

describe('the id of a request', () => {
  const nameFor = async (remoteAddress: string, said = 'proxy-said-4711') => {
    const headers = { 'x-request-id': said };
    const url = '/api/health';
    const response = await shop.app.inject({ method: 'GET', url, headers, remoteAddress });
    return String(response.headers['x-request-id']);
  };

  // machines-9
  it('is the one that a named proxy gave it', async () => {
    for (const proxy of ['10.0.0.2', '::ffff:10.0.0.2', '10.1.7.7', 'fd00::9'])
      expect(await nameFor(proxy)).toBe('proxy-said-4711');
  });

  // machines-9
  it('is a new one of the shop’s when any other client sends one, or a proxy sends a malformed one', async () => {
    const own = /^[\da-f]{8}-[\da-f]{4}-/;
    for (const stranger of ['10.0.0.3', '203.0.113.9', '2001:db8::1'])
      expect(await nameFor(stranger)).toMatch(own);
    for (const odd of ['short', 'with blank and more', 'x'.repeat(65), 'a\u001B[2Jclears'])
      expect(await nameFor('10.0.0.2', odd)).toMatch(own);
  });
});
