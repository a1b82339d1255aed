import { count, eq } from 'drizzle-orm';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { aPhone } from '#tests/server/support/codes.ts';
import {
  anOrder,
  fillWallet,
  place,
  setProduct,
  walletState,
  type AProduct,
} from '#tests/server/support/orders.ts';
import { buildTemplate } from '#tests/server/support/postgres-database.ts';
import { startPostgres } from '#tests/server/support/postgres-server.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { openSecondApp } from '#tests/server/support/second-app.ts';
import { openTestShop, signedIn, type TestShop } from '#tests/server/support/test-shop.ts';
import type { Trial } from './trial.ts';

const atOnce = 20;
const opening = 100_00;
const each = 30_00;

/**
 * Sends simultaneous orders to two processes of a shop, on the embedded database and on PostgreSQL.
 */
export async function races(rounds: number): Promise<Trial[]> {
  const embedded = await raceIn('embedded', rounds);
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    await buildTemplate(server.url);
    return [...embedded, ...(await raceIn('PostgreSQL', rounds))];
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
  }
}

async function raceIn(database: string, rounds: number): Promise<Trial[]> {
  const shop = await openTestShop();
  const second = await openSecondApp(shop);
  const wallet = { 'below zero': 0, 'spent twice': 0, 'not spent': 0 };
  const coupon = { 'used twice': 0, 'not used': 0, 'counted otherwise': 0 };
  try {
    const listed = { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000_000_000 };
    const syrup = await setProduct(shop, listed);
    const apps = [shop, second];
    for (let round = 0; round < rounds; round += 1) {
      await raceForWallet(apps, syrup, wallet);
      await raceForCoupon(apps, { syrup, code: `RACE${round}` }, coupon);
    }
  } finally {
    await second.close();
    await shop.close();
  }
  const tried = rounds * atOnce;
  const goal = 'never below zero, never twice';
  return [
    { what: `wallet races, ${database}`, tried, broken: wallet, goal },
    { what: `coupon races, ${database}`, tried, broken: coupon, goal },
  ];
}

/** A wallet that covers three of twenty orders. */
async function raceForWallet(
  apps: readonly TestShop[],
  syrup: AProduct,
  broken: { 'below zero': number; 'spent twice': number; 'not spent': number },
): Promise<void> {
  const [shop] = apps;
  if (!shop) return;
  const customer = await signedIn(shop, aPhone());
  await fillWallet(shop, customer.id, opening);
  const body = () => anOrder({ lines: [{ ...syrup, quantity: 1 }], credit: each });
  await orderAtOnce(apps, body, customer.headers);
  const booked = await shop.database.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customer.id));
  const spent = booked.reduce((sum, one) => sum + one.wallet, 0);
  const { balance, ledger } = await walletState(shop, customer.id);
  if (balance < 0 || ledger < 0) broken['below zero'] += 1;
  if (spent > opening || balance !== opening - spent || ledger !== balance)
    broken['spent twice'] += 1;
  if (spent === 0) broken['not spent'] += 1;
}

/** A coupon that each customer may use once. */
async function raceForCoupon(
  apps: readonly TestShop[],
  { syrup, code }: { syrup: AProduct; code: string },
  broken: { 'used twice': number; 'not used': number; 'counted otherwise': number },
): Promise<void> {
  const [shop] = apps;
  if (!shop) return;
  const { db } = shop.database;
  const customer = await signedIn(shop, aPhone());
  const [made] = await db.insert(coupons).values({ code, amount: 50_00 }).returning();
  const id = made?.id ?? 0;
  const coupon = { id: String(id), amount: 50_00 };
  const body = () => anOrder({ lines: [{ ...syrup, quantity: 1 }], coupon });
  await orderAtOnce(apps, body, customer.headers);
  const booked = await db.$count(orders, eq(orders.couponId, id));
  const [uses] = await db
    .select({ rows: count() })
    .from(couponUses)
    .where(eq(couponUses.couponId, id));
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id));
  if (booked > 1) broken['used twice'] += 1;
  if (booked === 0) broken['not used'] += 1;
  if (uses?.rows !== booked || row?.uses !== booked) broken['counted otherwise'] += 1;
}

async function orderAtOnce(
  apps: readonly TestShop[],
  body: () => Record<string, unknown>,
  headers: Record<string, string>,
): Promise<void> {
  const share = atOnce / apps.length;
  const places = apps.flatMap((shop) =>
    Array.from({ length: share }, () => place(shop, body(), { ...headers, ...aKey() })),
  );
  await Promise.all(places);
}
