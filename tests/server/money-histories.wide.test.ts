import fc from 'fast-check';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { changeOrderStatus } from '#server/services/orders/change-status.ts';
import { walletOf } from '#server/services/accounts/wallets.ts';
import {
  anOrder,
  fillWallet,
  place,
  placedIn,
  setProduct,
  walletState,
  type AProduct,
  type Placed,
} from './support/orders.ts';
import { payOnPage, startPaying } from './support/paying.ts';
import { openTestShop, signedIn, type TestShop } from './support/test-shop.ts';

let shop: TestShop;
let syrup: AProduct;

beforeAll(async () => {
  shop = await openTestShop({ env: { PAYMENT_GATEWAY: 'sandbox', MESSAGES_PER_HOUR: '0' } });
  syrup = await setProduct(shop, { nth: 2, listPrice: 333_33, discount: 0, stock: 1_000_000 });
}, 120_000);
afterAll(() => shop.close());

/** What can happen; `at` picks one of the orders or pages that there are. */
const happening = fc.oneof(
  fc.record({
    what: fc.constant('order' as const),
    isGuest: fc.boolean(),
    usesWallet: fc.boolean(),
  }),
  fc.record({ what: fc.constant('open the page' as const), at: fc.nat(3) }),
  fc.record({
    what: fc.constant('press' as const),
    at: fc.nat(3),
    claim: fc.constantFrom(
      'success' as const,
      'success' as const,
      'fail' as const,
      'cancel' as const,
    ),
    isTwice: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('move' as const),
    at: fc.nat(3),
    to: fc.constantFrom('Confirmed' as const, 'Delivered' as const, 'Cancelled' as const),
  }),
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

let phones = 0;

class History {
  private readonly placed: (Placed & { headers: Record<string, string> })[] = [];
  private readonly pages: string[] = [];

  constructor(private readonly customer: Awaited<ReturnType<typeof signedIn>>) {}

  async happens(happening: Happening): Promise<void> {
    switch (happening.what) {
      case 'order': {
        const { isGuest, usesWallet } = happening;
        const { credit: most } = await walletOf(shop.database.db, this.customer.id);
        const credit = usesWallet && !isGuest ? most : 0;
        const changes = { PaymentMethod: 'PAY_NOW' };
        const lines = [{ ...syrup, quantity: 3 }];
        const headers = isGuest ? {} : this.customer.headers;
        const body = anOrder({ lines, credit, isGuest, changes });
        const { envelope } = await place(shop, body, headers);
        expect(envelope).toMatchObject({ IsError: false });
        this.placed.push({ ...placedIn(envelope.Data), headers });
        return;
      }
      case 'open the page': {
        const order = this.placed[happening.at % this.placed.length];
        const url = order && (await startPaying(shop, order, order.headers));
        if (url) this.pages.push(url);
        return;
      }
      case 'press': {
        const url = this.pages[happening.at % this.pages.length];
        if (!url) return;
        const presses = happening.isTwice ? [url, url] : [url];
        await Promise.all(presses.map((one) => payOnPage(shop, one, happening.claim)));
        return;
      }
      case 'move': {
        const order = this.placed[happening.at % this.placed.length];
        if (order)
          await changeOrderStatus(shop.database.db, order.Id, happening.to, shop.clock.now);
      }
    }
  }

  /** What came in is what orders, the wallet and the list of what is to be given back hold together. */
  async check(opening: number): Promise<void> {
    const { db } = shop.database;
    const ids = this.placed.map(({ Id }) => Id);
    const rows =
      ids.length > 0 ? await db.select().from(orders).where(inArray(orders.id, ids)) : [];
    const [came] =
      ids.length > 0
        ? await db
            .select({ sum: sql<number>`coalesce(sum(${payments.amount}), 0)::int` })
            .from(payments)
            .where(sql`${inArray(payments.orderId, ids)} and ${eq(payments.status, 'Success')}`)
        : [];
    const sumOf = (list: number[]) => list.reduce((sum, one) => sum + one, 0);
    const entries = await db
      .select()
      .from(walletEntries)
      .where(eq(walletEntries.customerId, this.customer.id));
    const booked = (kind: string) =>
      sumOf(entries.filter((one) => one.kind === kind).map((one) => one.amount));
    const gone = rows.filter((row) => row.status === 'Cancelled');
    const standing = rows.filter((row) => row.status !== 'Cancelled');
    const fromWallet = sumOf(gone.map((row) => row.wallet));
    const held =
      sumOf(standing.map((row) => row.paid)) +
      sumOf(rows.map((row) => row.owedBack)) +
      booked('overpaid') +
      (booked('refund') - fromWallet);
    expect(held).toBe(came?.sum ?? 0);
    for (const row of standing) expect(row.paid).toBeLessThanOrEqual(row.payable);
    const { balance, ledger } = await walletState(shop, this.customer.id);
    expect(balance).toBe(ledger);
    const cashback = sumOf(
      rows.filter((row) => row.status === 'Delivered' && row.customerId).map((row) => row.cashback),
    );
    const used = sumOf(rows.map((row) => row.wallet));
    expect(balance).toBe(opening - used + booked('refund') + booked('overpaid') + cashback);
  }
}

// payments-17, payments-32, payments-40
it('whatever happens to orders and payments, no paisa is lost and none is made', async () => {
  const opening = 777_77;
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 8, maxLength: 30 }), async (steps) => {
      phones += 1;
      const customer = await signedIn(shop, `0181300${String(phones).padStart(4, '0')}`);
      await fillWallet(shop, customer.id, opening);
      const history = new History(customer);
      await history.happens({ what: 'order', isGuest: false, usesWallet: true });
      for (const step of steps) await history.happens(step);
      await history.check(opening);
    }),
    { numRuns: 250 },
  );
}, 600_000);
