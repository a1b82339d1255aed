import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '#server/backup/tables.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { maxStoredReports } from '#server/services/logs/forget-reports.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import { useTestShop } from './support/test-shop.ts';

/** More than two batches. */
const many = 1_203;
const kept = 7;

const shop = useTestShop();

/** Statements that fill a table with rows, of which those with `is_old` have expired. */
const fillings: Record<string, string> = {
  submission_grants: `insert into submission_grants (token_hash, device_id, created_at, expires_at)
    select 'g' || n, 'd', at, at from rows`,
  sessions: `insert into sessions (token_hash, customer_id, created_at, used_at)
    select 's' || n, 'owner', at, at from rows`,
  arriving_files: `insert into arriving_files (id, bytes, until)
    select 'a' || n, 1, case when is_old then at else at + interval '1 minute' end from rows`,
  forgotten_files: `insert into forgotten_files (key, arriving_until)
    select substr(md5('gone' || n), 1, 2) || '/' || md5('gone' || n), case when is_old then at else at + interval '1 minute' end from rows`,
  error_reports: `insert into error_reports (created_at) select at from rows`,
  attempts: `insert into attempts (kind, subject, at) select 'x', '', at from rows`,
  one_time_codes: `insert into one_time_codes (id, purpose, phone, code_hash, created_at, expires_at)
    select 'c' || n, 'sign-in', '', '', at, at from rows`,
  taken_back: `insert into taken_back (submission_key, at) select 't' || n, at from rows`,
  security_events: `insert into security_events (kind, customer_id, phone, prefix, about, minute, created_at)
    select 'signed-in', n::text, '', '', '', at, at from rows`,
  password_failures: `insert into password_failures (phone, failures, last_at) select 'p' || n, 1, at from rows`,
  prescriptions: `insert into prescriptions (id, digest, file_key, mime, size, created_at)
    select 'f' || n, '', substr(md5(n::text), 1, 2) || '/' || md5(n::text), 'image/jpeg', 1,
    case when is_old then at + interval '1000 days' else at end from rows`,
  stock_requests: `insert into stock_requests (product_id, created_at)
    select (select min(id) from products), at from rows`,
  push_subscriptions: `insert into push_subscriptions (id, token_hash, endpoint, p256dh, auth, language, created_at)
    select 1000000 + n, 'u' || n, 'u' || n, '', '', 'en', at from rows where is_old`,
  push_messages: `insert into push_messages (subscription_id, about, about_id, number, status, created_at)
    select (select id from push_subscriptions where token_hash = 'followed'), 'order', n::text, '', '', at from rows`,
  catalogue_changes: `insert into catalogue_changes (change, version)
    select 1000000 + n, case when is_old then 1 else 900000 end from rows`,
  removed_products: `insert into removed_products (id, removed_in) select 5000000 + n, 1000000 + n from rows`,
};

/** Adds triggers that record how many rows each statement deletes, in every table. */
async function countDeletions(): Promise<void> {
  const { db } = shop.database;
  await db.execute(sql`create table deletions (name text, rows int)`);
  await db.execute(
    sql`create function note_deletion() returns trigger language plpgsql as $$
      begin insert into deletions select tg_table_name, count(*) from gone; return null; end $$`,
  );
  for (const { name } of await tablesOf(db))
    await db.execute(
      sql`create trigger note_deletion after delete on ${sql.identifier(name)}
        referencing old table as gone for each statement execute function note_deletion()`,
    );
}

describe('the clean-up', () => {
  // running-9
  it('processes every table in batches, deletes what is old, and nothing else', async () => {
    const { database, files, clock } = shop;
    const { db } = database;
    const [now, ago] = [clock.now, new Date(clock.now.getTime() - 3 * 365 * 86_400_000)];
    await db.insert(customers).values({ id: 'owner', phone: '01712345678', createdAt: ago });
    await db.execute(
      sql`insert into sessions (token_hash, customer_id, created_at, used_at) values ('living', 'owner', ${now}, ${now})`,
    );
    await db.execute(
      sql`insert into push_subscriptions (token_hash, endpoint, p256dh, auth, language, customer_id, session_hash, created_at)
        values ('followed', 'f', '', '', 'en', 'owner', 'living', ${now})`,
    );
    for (const name of ['catalogue_changes', 'removed_products'])
      await db.execute(sql`delete from ${sql.identifier(name)}`);
    const before = new Map<string, number>();
    for (const [name, filling] of Object.entries(fillings)) {
      before.set(name, await countOf(name));
      await db.execute(
        sql`with rows as (select n, n > ${kept} as is_old,
            case when n > ${kept} then ${ago.toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end as at
          from generate_series(1, ${many + kept}) n) ${sql.raw(filling)}`,
      );
    }
    await db.execute(sql`update catalogue_version set version = 900001`);
    await countDeletions();

    await removeExpired({ database, files }, now);

    for (const name of Object.keys(fillings)) {
      const more = (await countOf(name)) - (before.get(name) ?? 0);
      expect([name, more]).toEqual([name, name === 'push_subscriptions' ? 0 : kept]);
    }
    const most = await rowsOf(
      db,
      v.object({ name: v.string(), rows: v.number() }),
      sql`select name, max(rows) as rows from deletions group by name`,
    );
    expect(most.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(fillings)));
    expect(most.filter(({ rows }) => rows > 500)).toEqual([]);
  }, 60_000);

  // counter-244
  it('deletes back-in-stock requests without a contact or with a sent notice, and keeps those with a number', async () => {
    const { database, files, clock } = shop;
    const { db } = database;
    const [product] = await db.select({ id: products.id }).from(products).limit(1);
    const ago = (days: number) => new Date(clock.now.getTime() - days * 86_400_000);
    const asked = { productId: product?.id ?? 0, createdAt: ago(400) };
    const told = { answeredAt: ago(91), answeredBy: 'pharmacist' };
    const rows = {
      pressed: asked,
      pressedLately: { ...asked, createdAt: ago(89) },
      waits: { ...asked, phone: '01711111161' },
      called: { ...asked, ...told, phone: '01711111162' },
      calledLately: { ...asked, ...told, answeredAt: ago(89), phone: '01711111163' },
      ofAnAccount: { ...asked, ...told, customerId: 'owner', phone: '01711111164' },
    };
    await db.delete(stockRequests);
    for (const [activityId, row] of Object.entries(rows))
      await db.insert(stockRequests).values({ ...row, activityId });

    await removeExpired({ database, files }, clock.now);

    const left = await db.select({ is: stockRequests.activityId }).from(stockRequests);
    expect(new Set(left.map(({ is }) => is))).toEqual(
      new Set(['calledLately', 'ofAnAccount', 'pressedLately', 'waits']),
    );
  });

  // errors-81, running-9
  it('keeps only the newest error reports if there are too many, however recent the others are', async () => {
    const { database, files, clock } = shop;
    const { db } = database;
    await db.execute(sql`delete from error_reports`);
    await db.execute(sql`delete from deletions`);
    await db.execute(
      sql`insert into error_reports (message, created_at)
        select n::text, ${clock.now.toISOString()}::timestamptz from generate_series(1, ${maxStoredReports + many}) n`,
    );

    await removeExpired({ database, files }, clock.now);

    const left = await rowsOf(
      db,
      v.object({ n: v.number(), oldest: v.number() }),
      sql`select count(*)::int as n, min(message::int) as oldest from error_reports`,
    );
    expect(left).toEqual([{ n: maxStoredReports, oldest: many + 1 }]);
    const [portion] = await rowsOf(
      db,
      v.object({ rows: v.number() }),
      sql`select max(rows) as rows from deletions where name = 'error_reports'`,
    );
    expect(portion?.rows).toBe(500);
    await db.execute(sql`delete from error_reports`);
  }, 60_000);

  // running-9
  it('continues when one task fails, and reports what failed', async () => {
    const { database, files, clock } = shop;
    const { db } = database;
    await db.execute(sql`alter table error_reports rename to error_reports_away`);
    const ago = new Date(clock.now.getTime() - 100 * 86_400_000).toISOString();
    await db.execute(
      sql`insert into password_failures (phone, failures, last_at) values ('old', 1, ${ago})`,
    );
    await db.execute(sql`insert into attempts (kind, subject, at) values ('x', 'old', ${ago})`);
    await expect(removeExpired({ database, files }, clock.now)).rejects.toThrow(/error_reports/);
    expect(await countOf('password_failures')).toBe(kept);
    expect(await countOf('attempts')).toBe(kept);
    await db.execute(sql`alter table error_reports_away rename to error_reports`);
    await removeExpired({ database, files }, clock.now);
    await db.delete(customers).where(eq(customers.id, 'owner'));
  });
});

async function countOf(name: string): Promise<number> {
  const [row] = await rowsOf(
    shop.database.db,
    v.object({ n: v.number() }),
    sql`select count(*)::int as n from ${sql.identifier(name)}`,
  );
  return row?.n ?? 0;
}
