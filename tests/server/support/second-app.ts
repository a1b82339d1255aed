/**
 * A second process of the same shop, as far as its limits can tell: a separate app, and on
 * PostgreSQL separate connections.
 */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createApp } from '#server/http/app.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import type { TestShop } from './test-shop.ts';

const named = v.object({ rows: v.tuple([v.object({ name: v.string() })]) });

/** Shares clock, messages, files and database with the shop. Close it before the shop. */
export async function openSecondApp(shop: TestShop): Promise<TestShop> {
  const own = await connect(shop);
  const app = await createApp({
    config: shop.config,
    db: own.db,
    files: shop.files,
    now: () => shop.clock.now,
    sms: { sendSms: async (phone, text) => void shop.sms.sent.push({ phone, text }) },
    pages: null,
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await own.close();
  };
  return { ...shop, app, close };
}

async function connect(shop: TestShop) {
  const { db } = shop.database;
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return { db, close: () => Promise.resolve() };
  const found = v.parse(named, await db.execute(sql`select current_database() as name`));
  const address = new URL(url);
  address.pathname = `/${found.rows[0].name}`;
  return openPostgres(address.href, { connections: 4 });
}
