import { describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import * as contract from '#contract/counter/shelves.ts';
import { markAnswered, waiting } from '#contract/counter/stock-requests.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { notifyWaitingCustomers } from '#server/services/catalogue/counter/notify-waiting.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { ask } from '#tests/server/support/counter-shelves.ts';
import { readFileAtCounter, runImport } from '#tests/server/support/counter-shelves.ts';
import { setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, useTestShop } from '#tests/server/support/test-shop.ts';
import { products } from '#server/db/tables/products.ts';

const shop = useTestShop();
const pharmacist = beforeTests(async () => (await signedInStaff(shop, 'pharmacist')).headers);

const soldOut = (nth: number) => setProduct(shop, { nth, listPrice: 900, discount: 0, stock: 0 });

function askFor(id: number, phone: string, headers: Record<string, string> = {}) {
  const body = { ProductId: String(id), Phone: phone, Quantity: 2 };
  return callApi(shop, 'ProductArea/ProductRequest/Request', body, { ...headers, ...aKey() });
}

const restock = (id: number, units: number) =>
  ask(shop, contract.changeStock, pharmacist, {
    id,
    key: crypto.randomUUID(),
    change: { kind: 'difference', units },
  });

const toldTo = (customerId: string) =>
  shop.database.db.select().from(notifications).where(eq(notifications.customerId, customerId));

async function waitingFor(id: number) {
  const { content } = await ask(shop, waiting, pharmacist, { page: 1 });
  return content?.products.find((product) => product.id === id)?.requests ?? [];
}

describe('a back-in-stock request', () => {
  // counter-161, counter-162
  it('notifies a customer once when the stock returns, and lists the numbers to call', async () => {
    const { id } = await soldOut(0);
    const customer = await signedIn(shop, '01711111151');
    await askFor(id, '01711111151', customer.headers);
    await askFor(id, '01711111151', customer.headers);
    await askFor(id, '01899999999');
    expect(await waitingFor(id)).toMatchObject([
      { hasAccount: true },
      { hasAccount: true },
      { phone: '01899999999', quantity: 2, hasAccount: false },
    ]);
    await Promise.all([
      restock(id, 1),
      restock(id, 1),
      notifyWaitingCustomers(shop.database.db, shop.clock.now),
    ]);
    // Strength and form also count: Napa 500 mg and Napa One have the same name.
    expect(await toldTo(customer.id)).toMatchObject([
      {
        reference: 'PRODUCT',
        content: 'Napa 500 mg Tablet, which you asked for, is in the shop again.',
        contentBn: 'আপনি যে নাপা ৫০০ মিগ্রা ট্যাবলেট চেয়েছিলেন, তা আবার দোকানে এসেছে।'.normalize('NFC'),
      },
    ]);
    expect((await waitingFor(id)).map(({ phone }) => phone)).toEqual(['01899999999']);
    await restock(id, 1);
    expect(await toldTo(customer.id)).toHaveLength(1);
  });

  // counter-162
  it('notifies again after a new request for another run-out', async () => {
    const { id } = await soldOut(1);
    const customer = await signedIn(shop, '01711111152');
    for (const times of [1, 2]) {
      await askFor(id, '01711111152', customer.headers);
      await restock(id, 1);
      expect(await toldTo(customer.id)).toHaveLength(times);
      await restock(id, -1);
    }
  });

  // counter-162
  it('notifies when an import brings the stock, and when a price makes it available', async () => {
    const { id } = await soldOut(2);
    await shop.database.db.update(products).set({ externalId: 'w-1' }).where(eq(products.id, id));
    const customer = await signedIn(shop, '01711111153');
    await askFor(id, '01711111153', customer.headers);
    const read = await readFileAtCounter(
      shop,
      pharmacist,
      'id,name,price,stock\nw-1,Back Again,9,4',
    );
    await runImport(shop, pharmacist, read.content?.id ?? '');
    // The notifications are sent after the import has finished.
    await expect.poll(() => toldTo(customer.id)).toHaveLength(1);

    const { id: unpriced } = await soldOut(3);
    await shop.database.db
      .update(products)
      .set({ listPrice: null, stock: 3 })
      .where(eq(products.id, unpriced));
    await askFor(unpriced, '01711111153', customer.headers);
    await notifyWaitingCustomers(shop.database.db, shop.clock.now);
    expect(await toldTo(customer.id)).toHaveLength(1);
    await ask(shop, contract.change, pharmacist, {
      id: unpriced,
      before: { listPrice: null },
      after: { listPrice: 500 },
    });
    expect(await toldTo(customer.id)).toHaveLength(2);
  });

  // counter-155, counter-162
  it('notifies a minute later if it cannot at once, and the change of stock remains', async () => {
    const { db } = shop.database;
    const { id } = await soldOut(6);
    const customer = await signedIn(shop, '01711111156');
    await askFor(id, '01711111156', customer.headers);
    await db.execute(
      sql`alter table ${notifications} add constraint nobody_is_told check (false) not valid`,
    );
    expect(await restock(id, 3)).toMatchObject({ status: 200, content: { stock: 3 } });
    expect(
      await ask(shop, contract.change, pharmacist, {
        id,
        before: { listPrice: 900 },
        after: { listPrice: 800 },
      }),
    ).toMatchObject({ status: 200, content: { listPrice: 800 } });
    expect(await toldTo(customer.id)).toEqual([]);
    await db.execute(sql`alter table ${notifications} drop constraint nobody_is_told`);
    await notifyWaitingCustomers(db, shop.clock.now);
    expect(await toldTo(customer.id)).toHaveLength(1);
  });

  // counter-161
  it('is not created by merely viewing the product', async () => {
    const { id } = await soldOut(4);
    const customer = await signedIn(shop, '01711111154');
    const body = { ProductId: String(id), ActivityId: '' };
    await callApi(shop, 'ProductArea/OnDemandProducts/RequestProduct', body, customer.headers);
    await restock(id, 1);
    expect(await toldTo(customer.id)).toEqual([]);
    expect(await waitingFor(id)).toEqual([]);
  });

  // counter-245
  it('is listed up to a hundred per product, longest waiting first, with their number', async () => {
    const { id } = await soldOut(7);
    const { now } = shop.clock;
    const many = Array.from({ length: 130 }, (_, nth) => ({
      productId: id,
      phone: `017${String(nth).padStart(8, '0')}`,
      createdAt: new Date(now.getTime() - nth * 60_000),
    }));
    await shop.database.db.insert(stockRequests).values(many);
    const { content } = await ask(shop, waiting, pharmacist, { page: 1 });
    const listed = content?.products.find((product) => product.id === id);
    expect(listed?.people).toBe(130);
    expect(listed?.requests.map(({ phone }) => phone)).toEqual(
      many
        .map(({ phone }) => phone)
        .toReversed()
        .slice(0, 100),
    );
    await shop.database.db.delete(stockRequests).where(eq(stockRequests.productId, id));
  });

  // counter-163
  it('is marked as handled once, with the member’s name', async () => {
    const { id } = await soldOut(5);
    await askFor(id, '01899999998');
    const [request] = await waitingFor(id);
    const ids = [request?.id ?? 0];
    const mark = () => ask(shop, markAnswered, pharmacist, { ids });
    expect((await mark()).content).toEqual({ answered: 1 });
    expect((await mark()).content).toEqual({ answered: 0 });
    expect(await waitingFor(id)).toEqual([]);
    const [row] = await shop.database.db
      .select()
      .from(stockRequests)
      .where(eq(stockRequests.id, ids[0] ?? 0));
    expect(row?.answeredBy).toContain('pharmacist');
  });
});
