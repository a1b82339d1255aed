import type { Request } from 'autocannon';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/tables/orders.ts';
import { anOrder, placePath } from '#tests/server/support/orders.ts';
import type { ServerProcess } from '#tests/server/support/server-process.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';
import { submission, underLoad } from './api-load.ts';
import type { Row } from './report.ts';

interface Placing {
  db: Database;
  shop: ServerProcess;
  /** Seconds. */
  duration: number;
}

/** Guests' orders of one product each, from the beginning of the shop's list. */
export async function guestsOrders(shop: ServerProcess): Promise<Request[]> {
  return (await productsOnSale(shop)).map((product) =>
    submission(placePath, anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true })),
  );
}

/**
 * Sends these orders with few and many connections. Counts the rows of the table, not the
 * responses.
 */
export async function ordersPlaced({ db, shop, duration }: Placing): Promise<Row[]> {
  const requests = await guestsOrders(shop);
  const rows: Row[] = [];
  for (const connections of [8, 32]) {
    const before = await db.$count(orders);
    const load = { load: `orders, ${connections} at once`, requests };
    const row = await underLoad(shop, load, { connections, duration });
    const placed = (await db.$count(orders)) - before;
    rows.push({ ...row, 'placed a s': Math.round(placed / duration), goal: '≥ 300 a second' });
  }
  return rows;
}
