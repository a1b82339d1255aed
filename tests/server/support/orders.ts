/** Orders as a phone writes them, and the resulting rows in the database. */
import { asc, eq, sql } from 'drizzle-orm';
import { amountsOf, type CheckoutAmounts, type CheckoutFacts } from '#domain/checkout.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { products } from '#server/db/tables/products.ts';
import { walletEntries, wallets } from '#server/db/tables/wallets.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { anAddress } from './requests.ts';
import { callApi, type TestShop } from './test-shop.ts';

export const placePath = 'ProductOrderArea/Order/Add';

/** The delivery charges of Dhaka in the first content, in paisa. */
export const dhaka = { standard: 80_00, threshold: 2000_00, reduced: 40_00 };
export const cashbackOffers = [{ leastAmount: 1000_00, discount: 30_00 }];

export interface AProduct {
  id: number;
  listPrice: number;
  discount: number;
  stock: number;
}

/** Sets price and stock of the catalogue's n-th product. */
export async function setProduct(
  shop: TestShop,
  { nth, ...columns }: Omit<AProduct, 'id'> & { nth: number },
): Promise<AProduct> {
  const { db } = shop.database;
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .orderBy(asc(products.id))
    .limit(1)
    .offset(nth);
  const id = found?.id ?? 0;
  await db.update(products).set(columns).where(eq(products.id, id));
  return { id, ...columns };
}

interface Wanted {
  lines: (AProduct & { quantity: number })[];
  coupon?: { id: string; amount: number };
  credit?: number;
  isGuest?: boolean;
  changes?: Record<string, unknown>;
}

/** The amounts that the phone computes for an order. */
export function amountsFor({
  lines,
  coupon,
  credit = 0,
  isGuest = false,
}: Wanted): CheckoutAmounts {
  const facts: CheckoutFacts = {
    lines,
    charge: dhaka,
    coupon: coupon?.amount ?? 0,
    credit,
    offers: isGuest ? [] : cashbackOffers,
  };
  return amountsOf(facts);
}

/** The body of `orders.place`, with every amount as the phone computes it. */
export function anOrder(wanted: Wanted): Record<string, unknown> {
  const amounts = amountsFor(wanted);
  return {
    TotalItem: wanted.lines.length,
    TotalQuantity: wanted.lines.reduce((sum, line) => sum + line.quantity, 0),
    TotalAmount: takaFromPaisa(amounts.total),
    ShippingCharge: takaFromPaisa(amounts.deliveryCharge),
    PayableAmount: takaFromPaisa(amounts.payable),
    From: 'WEB_CART',
    address: anAddress(),
    Items: wanted.lines.map((line) => ({ ProductId: String(line.id), Quantity: line.quantity })),
    ActivityId: '00000000-0000-0000-0000-000000000000',
    Remarks: '',
    autoOrderIsActive: false,
    CoupenAmount: takaFromPaisa(amounts.couponDiscount),
    CouponId: wanted.coupon?.id ?? '',
    ImgId: [],
    Cashback: takaFromPaisa(amounts.cashback),
    fineCash: takaFromPaisa(amounts.wallet),
    DistrictId: '1',
    PaymentMethod: 'CASH_ON_DELIVERY',
    ...wanted.changes,
  };
}

export interface Placed {
  Id: string;
  OrderNo: string;
  AccessKey: string;
}

export function placedIn(content: unknown): Placed {
  const placed = { Id: '', OrderNo: '', AccessKey: '', ...Object(content) };
  return { Id: placed.Id, OrderNo: placed.OrderNo, AccessKey: placed.AccessKey };
}

export function place(shop: TestShop, body: unknown, headers: Record<string, string> = {}) {
  return callApi(shop, placePath, body, headers);
}

export async function fillWallet(shop: TestShop, customerId: string, amount: number) {
  const now = shop.clock.now;
  await shop.database.db.transaction((tx) =>
    bookWallet(tx, { customerId, amount, kind: 'opening', orderId: null, now }),
  );
}

/** The wallet's balance, and the sum of its ledger, which must be equal. */
export async function walletState(shop: TestShop, customerId: string) {
  const { db } = shop.database;
  const [wallet] = await db.select().from(wallets).where(eq(wallets.customerId, customerId));
  const [ledger] = await db
    .select({ sum: sql<number>`coalesce(sum(${walletEntries.amount}), 0)::int` })
    .from(walletEntries)
    .where(eq(walletEntries.customerId, customerId));
  return { balance: wallet?.balance ?? 0, ledger: ledger?.sum ?? 0 };
}

export async function stockLeft(shop: TestShop, id: number): Promise<number> {
  const [row] = await shop.database.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, id));
  return row?.stock ?? -1;
}
