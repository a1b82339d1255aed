import { asc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { counterOrder } from '#contract/counter/order-shapes.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { orderHistory, orderLines } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { attempts } from '#server/db/tables/sign-in.ts';
import { aPhone, signInByCode } from './support/codes.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { askCounter, signedInStaff } from './support/staff.ts';
import { callApi, useTestShop } from './support/test-shop.ts';

/** Larger than the maximum of PostgreSQL's `integer`. */
const beyond = 3_000_000_000;
const shop = useTestShop();

beforeAll(async () => {
  for (const table of ['notifications', 'order_history', 'order_lines', 'attempts'])
    await shop.database.db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${beyond})`,
    );
});

const pathOfList = 'NoticeArea/Notification/Get';

// customer-area-44, counter-122
it('a shop with billions of rows works: codes, orders with their lines and history, notifications', async () => {
  const { db } = shop.database;
  const customer = await signInByCode(shop, aPhone());
  const [tried] = await db.select().from(attempts).orderBy(asc(attempts.id)).limit(1);
  expect(tried?.id).toBeGreaterThan(beyond);

  const syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 10 });
  await db.update(products).set({ isPrescriptionRequired: false }).where(eq(products.id, syrup.id));
  const body = anOrder({ lines: [{ ...syrup, quantity: 1 }] });
  const placed = await place(shop, body, { ...aKey(), ...customer.headers });
  const { Id: orderId } = placedIn(placed.envelope.Data);
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  expect(line?.id).toBeGreaterThan(beyond);

  const owner = await signedInStaff(shop, 'owner');
  const ask = async (path: string, asked: unknown) => {
    const response = await askCounter(shop, `Orders/${orderId}/${path}`, owner.headers, asked);
    return v.parse(counterOrder, Object(response.json()).Data);
  };
  await ask('Move', { from: 'Pending', to: 'Confirmed', note: '' });
  await ask('Move', { from: 'Confirmed', to: 'Processing', note: '' });
  const picked = await ask('Pick', { lineId: line?.id, isPicked: true });
  expect(picked.lines.map((one) => [one.id, one.picked?.by])).toEqual([
    [line?.id, owner.member.name],
  ]);
  const course = await db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
  expect(Math.min(...course.map(({ id }) => id))).toBeGreaterThan(beyond);

  const told = await db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customer.id));
  expect(Math.min(...told.map(({ id }) => id))).toBeGreaterThan(beyond);
  const list = await callApi(shop, pathOfList, undefined, customer.headers);
  expect(Object(list.envelope.Data)).toMatchObject({ Total: told.length });
});
