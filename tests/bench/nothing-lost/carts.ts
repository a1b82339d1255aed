import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { paisaFromTaka } from '#domain/money.ts';
import { districts } from '#server/db/tables/addresses.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import {
  oracleAmounts,
  type OracleAmounts,
  type OracleCart,
} from '#tests/domain/decimal-oracle.ts';
import { anOrder, fillWallet, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { openTestShop, signedIn, type TestShop } from '#tests/server/support/test-shop.ts';
import type { Trial } from './trial.ts';

const shelf = 40;
const plenty = 1_000_000_000;

interface Priced {
  id: number;
  mrp: string;
  discount: string;
}

const taka = (most: number): string => {
  const paisa = String(randomInt(most * 100)).padStart(3, '0');
  return `${paisa.slice(0, -2)}.${paisa.slice(-2)}`;
};
const sometimes = (share: number): boolean => randomInt(100) < share;

/**
 * Orders random carts through the API and compares the stored amounts with decimal arithmetic that
 * shares no code with it.
 */
export async function carts(times: number): Promise<Trial> {
  const shop = await openTestShop();
  const broken = { refused: 0, 'other amounts': 0 };
  try {
    const priced = await priceShelf(shop);
    const cashback = await shop.database.db
      .select()
      .from(offers)
      .where(and(eq(offers.isActive, true), eq(offers.kind, 'cashback')));
    const given = cashback.map(({ leastAmount, discount }) => ({
      least: written(leastAmount),
      discount: written(discount),
    }));
    for (let n = 0; n < times; n += 1) {
      const products = choose(priced);
      const cart = drawn(products, given);
      const booked = await order(shop, n, { cart, products });
      if (!booked) broken.refused += 1;
      else if (JSON.stringify(booked) !== JSON.stringify(oracleAmounts(cart)))
        broken['other amounts'] += 1;
    }
  } finally {
    await shop.close();
  }
  return {
    what: 'carts against an oracle',
    tried: times,
    broken,
    goal: 'equal to the paisa',
  };
}

async function priceShelf(shop: TestShop): Promise<Priced[]> {
  const priced: Priced[] = [];
  for (let nth = 0; nth < shelf; nth += 1) {
    const mrp = taka(nth % 5 === 0 ? 20_000 : 300);
    const most = paisaFromTaka(mrp);
    const discount = sometimes(50) ? written(randomInt(most + 1)) : '0.00';
    const { id } = await setProduct(shop, {
      nth,
      listPrice: most,
      discount: paisaFromTaka(discount),
      stock: plenty,
    });
    priced.push({ id, mrp, discount });
  }
  return priced;
}

/** A random selection without repetition. */
function choose(priced: readonly Priced[]): Priced[] {
  const from = randomInt(priced.length);
  const count = 1 + randomInt(12);
  return [...priced, ...priced].slice(from, from + count);
}

function drawn(products: readonly Priced[], given: OracleCart['offers']): OracleCart {
  const usesWallet = sometimes(40);
  const cart: OracleCart = {
    lines: products.map(({ mrp, discount }) => ({ mrp, discount, quantity: 1 + randomInt(20) })),
    district: { charge: taka(200), maxAmount: taka(20_000), minCharge: taka(120) },
    coupon: '0.00',
    credit: usesWallet ? taka(sometimes(50) ? 300 : 20_000) : '0.00',
    usesWallet,
    offers: given,
  };
  const { total } = oracleAmounts(cart);
  // A coupon's discount is at most the value of the goods.
  if (sometimes(30) && total !== '0.00') cart.coupon = written(randomInt(paisaFromTaka(total)));
  // Every other cart is exactly at the threshold.
  if (cart.district && sometimes(50)) cart.district.maxAmount = total;
  return cart;
}

/**
 * Stores the cart's prices in the shop and orders it. Returns the stored amounts, or null if it was
 * refused.
 */
async function order(
  shop: TestShop,
  n: number,
  { cart, products }: { cart: OracleCart; products: readonly Priced[] },
): Promise<OracleAmounts | null> {
  const { db } = shop.database;
  const expected = oracleAmounts(cart);
  const customer = await signedIn(shop, `019${String(n).padStart(8, '0')}`);
  if (cart.usesWallet) await fillWallet(shop, customer.id, paisaFromTaka(cart.credit));
  const { charge = '0', maxAmount = '0', minCharge = '0' } = cart.district ?? {};
  await db
    .update(districts)
    .set({
      charge: paisaFromTaka(charge),
      threshold: paisaFromTaka(maxAmount ?? '0'),
      reducedCharge: paisaFromTaka(minCharge),
    })
    .where(eq(districts.id, 1));
  const changes = {
    TotalAmount: Number(expected.total),
    ShippingCharge: Number(expected.charge),
    PayableAmount: Number(expected.payable),
    CoupenAmount: Number(expected.coupon),
    CouponId: await couponOf(shop, `CART${n}`, cart.coupon),
    Cashback: Number(expected.cashback),
    fineCash: Number(expected.wallet),
  };
  const lines = cart.lines.map(({ quantity }, at) => ({
    id: products[at]?.id ?? 0,
    listPrice: 0,
    discount: 0,
    stock: plenty,
    quantity,
  }));
  const { envelope } = await place(shop, anOrder({ lines, changes }), {
    ...customer.headers,
    ...aKey(),
  });
  const { Id } = placedIn(envelope.Data);
  const [row] = await db.select().from(orders).where(eq(orders.id, Id));
  if (envelope.IsError || !row) return null;
  return {
    total: written(row.total),
    charge: written(row.deliveryCharge),
    coupon: written(row.couponDiscount),
    wallet: written(row.wallet),
    cashback: written(row.cashback),
    payable: written(row.payable),
  };
}

/** The id of a new coupon with this value; '' for none. */
async function couponOf(shop: TestShop, code: string, worth: string): Promise<string> {
  const amount = paisaFromTaka(worth);
  if (amount === 0) return '';
  const [row] = await shop.database.db.insert(coupons).values({ code, amount }).returning();
  return String(row?.id);
}

function written(paisa: number): string {
  const text = String(paisa).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}
