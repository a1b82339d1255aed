import { expect } from 'vitest';
import { inDatabase } from './database.ts';
import type { PharmacyServer } from './server.ts';

/** Money is whole paisa. */
export interface StoredOrder {
  number: string;
  isGuest: boolean;
  status: string;
  total: number;
  coupon: number;
  wallet: number;
  charge: number;
  payable: number;
  lines: { productId: string; quantity: number }[];
}

export interface StoredOrders {
  orders: StoredOrder[];
  /** Used coupons, counted in the list of their uses. */
  couponUses: number;
  /** The same according to the coupons' own counters. */
  couponCounts: number;
  wallets: { phone: string; balance: number; entries: number; used: number }[];
  /** Units in stock by product id, of the ordered products. */
  stock: Record<string, number>;
}

/** The pharmacy's orders and money: stops the server and reads its tables. */
export async function readOrders(pharmacy: PharmacyServer): Promise<StoredOrders> {
  await pharmacy.stop();
  return inDatabase(pharmacy, async (database) => {
    const rows = async <Row>(sql: string): Promise<Row[]> => (await database.query<Row>(sql)).rows;
    const orders = await rows<StoredOrder>(`
      select 'N-' || o.order_number as number, o.customer_id is null as "isGuest", o.status, o.total,
        o.coupon_discount as coupon, o.wallet, o.delivery_charge as charge, o.payable,
        (select json_agg(json_build_object('productId', l.product_id::text, 'quantity', l.quantity)
          order by l.position) from order_lines l where l.order_id = o.id) as lines
      from orders o order by o.order_number`);
    const [coupons] = await rows<{ uses: number; counts: number }>(`
      select (select count(*)::int from coupon_uses) as uses,
        (select coalesce(sum(uses), 0)::int from coupons) as counts`);
    const wallets = await rows<StoredOrders['wallets'][number]>(`
      select c.phone, w.balance, coalesce(sum(e.amount), 0)::int as entries,
        (count(*) filter (where e.kind = 'used'))::int as used
      from wallets w join customers c on c.id = w.customer_id
      left join wallet_entries e on e.customer_id = w.customer_id group by c.phone, w.balance`);
    const stock = await rows<{ id: string; stock: number }>(`
      select id::text, stock from products where id in (select product_id from order_lines)`);
    return {
      orders,
      couponUses: coupons?.uses ?? 0,
      couponCounts: coupons?.counts ?? 0,
      wallets,
      stock: Object.fromEntries(stock.map((row) => [row.id, row.stock])),
    };
  });
}

/** Expects one order, and that everything that depends on it changed exactly once. */
export function expectBalanced(
  stored: StoredOrders,
  { stockBefore, withMoney }: { stockBefore: Record<string, number>; withMoney: boolean },
): void {
  expect(stored.orders).toHaveLength(1);
  for (const { payable, total, coupon, charge, wallet, lines } of stored.orders) {
    expect(payable).toBe(total - coupon + charge - wallet);
    expect({ coupon, wallet }).toEqual(
      withMoney ? { coupon: 50_00, wallet: 120_00 } : { coupon: 0, wallet: 0 },
    );
    for (const { productId, quantity } of lines) {
      expect(stored.stock[productId]).toBe((stockBefore[productId] ?? 0) - quantity);
    }
  }
  const uses = withMoney ? 1 : 0;
  expect([stored.couponUses, stored.couponCounts]).toEqual([uses, uses]);
  for (const wallet of stored.wallets) expect(wallet.entries).toBe(wallet.balance);
  const used = stored.wallets.filter((wallet) => wallet.used > 0);
  expect(used.map(({ balance, used: times }) => ({ balance, times }))).toEqual(
    withMoney ? [{ balance: 0, times: 1 }] : [],
  );
}
