import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import type { QueueRow } from '#contract/counter/queue.ts';
import { products } from '#server/db/tables/products.ts';
import { noteShortage } from '#server/services/requests/stock-shortage.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import {
  quote,
  counter,
  offerOf,
  read,
  sendRequest,
  take,
} from '#tests/server/support/counter-requests.ts';
import { placedIn, setProduct, type AProduct } from '#tests/server/support/orders.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const area = 'RequestOrderArea/RequestOrder';
const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01711111161'));
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
let product: AProduct;
let other: AProduct;

beforeEach(async () => {
  product = await setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 500 });
  other = await setProduct(shop, { nth: 1, listPrice: 5_00, discount: 0, stock: 500 });
});

/** A quoted request that promises ten of one product and two of another. */
async function quoted(headers: Record<string, string> = customer.headers) {
  const sent = await sendRequest(shop, headers);
  await take(shop, pharmacist.headers, sent.id);
  const given = offerOf(await read(shop, pharmacist.headers, sent.id), product);
  const two = {
    kind: 'product',
    productId: String(other.id),
    quantity: 2,
    isSubstitute: false,
  };
  const rows = given.rows.map((row, at) => (at === 1 ? { ...row, answer: two } : row));
  const path = `Requests/${sent.id}/Answer`;
  const { data } = await counter(shop, path, pharmacist.headers, { ...given, rows });
  return { ...sent, version: Number(data['version']) };
}

function accept(
  { id, version, key }: Awaited<ReturnType<typeof quoted>>,
  headers: Record<string, string> = customer.headers,
) {
  const body = { Id: id, Version: version, Key: headers === customer.headers ? '' : key };
  return callApi(shop, `${area}/Accept`, body, headers);
}

const setStock = (id: number, stock: number) =>
  shop.database.db.update(products).set({ stock }).where(eq(products.id, id));

async function atCounter(id: string): Promise<CounterRequest> {
  const { data } = await counter(shop, `Requests/${id}`, pharmacist.headers);
  return data as unknown as CounterRequest;
}

async function inQueue(id: string, group: string): Promise<QueueRow | undefined> {
  const path = `Queue?kind=request&group=${group}&size=100`;
  const { data } = await counter(shop, path, pharmacist.headers);
  return (data['rows'] as QueueRow[]).find((row) => row.id === id);
}

const countsNow = async () =>
  Object((await counter(shop, 'Queue/Digest', pharmacist.headers)).data) as {
    counts: Record<string, number>;
    digest: string;
  };

const shortLefts = ({ rows }: CounterRequest) => rows.map(({ shortLeft }) => shortLeft);

// counter-70
describe('an acceptance with insufficient stock', () => {
  it('shows the pharmacy the missing products, and informs the customer of that', async () => {
    const request = await quoted();
    await setStock(product.id, 3);
    const { envelope } = await accept(request);
    expect(envelope).toMatchObject({ IsError: true });
    expect(envelope.Msg).toMatch(/The pharmacy has been told, and will answer again\.$/);
    const seen = await atCounter(request.id);
    expect(seen).toMatchObject({
      status: 'Answered',
      fellShortAt: shop.clock.now.toISOString(),
      version: request.version,
      canBeAnswered: true,
      order: null,
    });
    expect(shortLefts(seen)).toEqual([3, null]);
  });

  it('returns the request to those that wait for a quote, and notifies listeners', async () => {
    const request = await quoted();
    const before = await countsNow();
    expect(await inQueue(request.id, 'answered')).toMatchObject({ isShort: false });
    await setStock(product.id, 0);
    await setStock(other.id, 1);
    await accept(request);
    const after = await countsNow();
    expect(after.digest).not.toBe(before.digest);
    expect(after.counts['new']).toBe((before.counts['new'] ?? 0) + 1);
    expect(after.counts['answered']).toBe((before.counts['answered'] ?? 0) - 1);
    expect(await inQueue(request.id, 'new')).toMatchObject({
      isShort: true,
      group: 'new',
      status: 'Answered',
    });
    expect(await inQueue(request.id, 'open')).toMatchObject({ isShort: true });
    expect(await inQueue(request.id, 'answered')).toBeUndefined();
    expect(shortLefts(await atCounter(request.id))).toEqual([0, 1]);
    await take(shop, pharmacist.headers, request.id);
    expect(await inQueue(request.id, 'answering')).toMatchObject({ group: 'answering' });
    expect(await inQueue(request.id, 'new')).toBeUndefined();
  });

  it('is resolved by another quote', async () => {
    const request = await quoted();
    await setStock(product.id, 3);
    await accept(request);
    await setStock(product.id, 10);
    expect((await quote(shop, pharmacist.headers, request.id, product)).isError).toBe(false);
    const seen = await atCounter(request.id);
    expect([seen.fellShortAt, shortLefts(seen)]).toEqual([null, [null, null]]);
    expect(await inQueue(request.id, 'answered')).toMatchObject({ isShort: false });
  });

  it('is resolved if the customer can accept after all', async () => {
    const request = await quoted();
    await setStock(product.id, 3);
    await accept(request);
    await setStock(product.id, 10);
    const placed = placedIn((await accept(request)).envelope.Data);
    expect(placed.OrderNo).toMatch(/^N-/);
    expect(await atCounter(request.id)).toMatchObject({ status: 'Confirmed', fellShortAt: null });
    expect(await inQueue(request.id, 'new')).toBeUndefined();
  });

  it('is resolved if the request is cancelled', async () => {
    const request = await quoted();
    await setStock(product.id, 3);
    await accept(request);
    await take(shop, pharmacist.headers, request.id);
    const { version } = await atCounter(request.id);
    const move = { status: 'Cancelled', note: 'They bought it elsewhere', version };
    const path = `Requests/${request.id}/Move`;
    expect((await counter(shop, path, pharmacist.headers, move)).isError).toBe(false);
    expect(await atCounter(request.id)).toMatchObject({ status: 'Cancelled', fellShortAt: null });
  });

  it('is not recorded once there is another quote, or enough stock again', async () => {
    const { id: requestId, version } = await quoted();
    const { db } = shop.database;
    const { now } = shop.clock;
    // The stock is sufficient.
    expect(await noteShortage(db, { requestId, version, now })).toBe(false);
    await setStock(product.id, 3);
    expect(await noteShortage(db, { requestId, version: version - 1, now })).toBe(false);
    expect((await atCounter(requestId)).fellShortAt).toBeNull();
    expect(await noteShortage(db, { requestId, version, now })).toBe(true);
  });

  it('affects neither a newer quote nor an acceptance refused for another reason', async () => {
    const request = await quoted();
    await quote(shop, pharmacist.headers, request.id, product);
    await setStock(product.id, 3);
    expect((await accept(request)).envelope.Id).toBe('answer-changed');
    expect((await atCounter(request.id)).fellShortAt).toBeNull();
    await setStock(product.id, 500);
    const dearer = await quoted();
    await setProduct(shop, { nth: 0, listPrice: 9_50, discount: 30, stock: 500 });
    expect((await accept(dearer)).envelope.IsError).toBe(true);
    expect((await atCounter(dearer.id)).fellShortAt).toBeNull();
  });

  it('is shown with the request if the pharmacist accepts by phone for the customer', async () => {
    const request = await quoted();
    await setStock(other.id, 0);
    const { version } = request;
    const path = `Requests/${request.id}/Accept`;
    const refused = await counter(shop, path, pharmacist.headers, { version });
    expect(refused.isError).toBe(true);
    expect(refused.says).not.toMatch(/has been told/);
    expect(shortLefts(await atCounter(request.id))).toEqual([null, 0]);
  });

  it('is also shown for a guest, for products no longer on sale, and for deleted ones', async () => {
    const { db } = shop.database;
    const request = await quoted({});
    await db.update(products).set({ listPrice: null }).where(eq(products.id, product.id));
    expect((await accept(request, {})).envelope.Msg).toMatch(/has been told/);
    expect(shortLefts(await atCounter(request.id))).toEqual([0, null]);
    const gone = await sendRequest(shop, customer.headers);
    const { data } = await quote(shop, pharmacist.headers, gone.id, other);
    await db.delete(products).where(eq(products.id, other.id));
    const refused = await accept({ ...gone, version: Number(data['version']) });
    expect(refused.envelope.Msg).toMatch(/has been told/);
    expect(shortLefts(await atCounter(gone.id))).toEqual([0, null]);
  });
});
