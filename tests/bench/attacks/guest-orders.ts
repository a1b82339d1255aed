import * as v from 'valibot';
import { list } from '#contract/products.ts';
import { currentInfo } from '#contract/stock.ts';
import { anOrder, placePath } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { manyTimes, takenOf, type Caller } from './caller.ts';
import type { Attack } from './stage.ts';

const page = { filter: [], pageNumber: 1, pageSize: 100, Sort: 'Popular' };

/** Ten available products. */
async function ten(caller: Caller): Promise<string[]> {
  const { data } = await caller.ask('ProductArea/Product/Get', page);
  const { rows } = v.parse(list.response, data);
  return rows
    .filter(({ stock }) => stock > 1)
    .slice(0, 10)
    .map(({ id }) => id);
}

async function stocks(caller: Caller, ids: string[]) {
  const { data } = await caller.ask('ProductArea/Product/GetCurrentInfo', { productIds: ids });
  return v.parse(currentInfo.response, data);
}

/** Empties whole shelves by orders that nobody will fetch (checkout-119, errors-80). */
export const guestOrders: Attack = {
  name: 'guest-orders',
  does: 'orders all there is of ten products, then a tenth at a time, 400 orders from one neighbourhood',
  run: async ({ attacker, customer }) => {
    const hour = new Date().getHours();
    const ids = await ten(customer);
    const before = await stocks(customer, ids);
    const order = (
      at: Caller,
      { id, listPrice, discount, stock }: (typeof before)[number],
      part: number,
    ) => {
      const quantity = Math.max(1, Math.floor(stock * part));
      const line = { id: Number(id), listPrice: listPrice ?? 0, discount, stock, quantity };
      return at.ask(placePath, anOrder({ lines: [line], isGuest: true }), aKey());
    };
    const sold = before.filter(({ listPrice, stock }) => listPrice !== null && stock > 1);
    const whole = await Promise.all(sold.map((product, n) => order(attacker(n), product, 1)));
    const tenths = await manyTimes(400, 8, (n) => {
      const product = sold[n % sold.length];
      if (!product) throw new Error('nothing is sold');
      return order(attacker(n), product, 0.1);
    });
    const after = new Map((await stocks(customer, ids)).map(({ id, stock }) => [id, stock]));
    const emptied = sold.filter(({ id, stock }) => (after.get(id) ?? 0) < Math.floor(stock / 2));
    const hours = hour === new Date().getHours() ? 1 : 2;
    return [
      {
        what: 'orders placed',
        value: takenOf([...whole, ...tenths]),
        atLeast: 1,
        atMost: 120 * hours,
      },
      {
        what: `of ${sold.length} products with less than half left`,
        value: emptied.length,
        atMost: 0,
      },
    ];
  },
};
