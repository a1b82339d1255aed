import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { counter, quote, twoMedicines } from '#tests/server/support/counter-requests.ts';
import { aPng, png } from '#tests/server/support/files.ts';
import { enter, textOf } from '#tests/server/support/hand-over.ts';
import { placedIn, setProduct } from '#tests/server/support/orders.ts';
import { anAddress, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const product = beforeTests(() =>
  setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 900 }),
);

/**
 * A request that was handed over as a text, entered, quoted, and accepted at the counter by
 * phone.
 */
async function acceptedFromText({ isCustomers }: { isCustomers: boolean }) {
  const submissionId = randomUUID();
  const body = aRequest({ Items: twoMedicines, address: anAddress() });
  await enter(shop, textOf({ submissionId, kind: 'request-order', body, isCustomers }));
  const requestId = (await requestOf(submissionId)).id;
  const { data } = await quote(shop, pharmacist.headers, requestId, product);
  const accepted = await counter(shop, `Requests/${requestId}/Accept`, pharmacist.headers, {
    version: data['version'],
  });
  const send = (headers: Record<string, string>, changed: Record<string, unknown> = {}) => {
    const key = { 'idempotency-key': submissionId };
    return callApi(shop, requestPath, { ...body, ...changed }, { ...key, ...headers });
  };
  return { submissionId, requestId, orderId: String(accepted.data['id']), send };
}

async function requestOf(submissionId: string) {
  const [row] = await shop.database.db
    .select()
    .from(requestOrders)
    .where(eq(requestOrders.handOverId, handOverIdOf(submissionId)));
  if (!row) throw new Error('no such request');
  return row;
}

async function orderOf(id: string) {
  const [row] = await shop.database.db
    .select({ order: orders, addressOf: shippingAddresses.customerId })
    .from(orders)
    .innerJoin(shippingAddresses, eq(shippingAddresses.id, orders.addressId))
    .where(eq(orders.id, id));
  if (!row) throw new Error('no such order');
  return row;
}

describe('a request that was handed over, and accepted before its phone sent it', () => {
  // counter-232, offline-166
  it('becomes the customer’s together with its order', async () => {
    const customer = await signedIn(shop, '01711111192');
    const { submissionId, orderId, send } = await acceptedFromText({ isCustomers: true });
    expect((await orderOf(orderId)).order.customerId).toBeNull();
    const headers = { ...customer.headers, 'idempotency-key': `${submissionId}/1` };
    const uploaded = await uploadFile(shop, await aPng(), { ...png, headers });
    const photo = String(uploaded.envelope.Id);
    const sent = await send(customer.headers, { ImgId: [photo] });
    expect(sent.status).toBe(200);
    expect(await requestOf(submissionId)).toMatchObject({ customerId: customer.id, orderId });
    expect(await orderOf(orderId)).toMatchObject({
      order: { customerId: customer.id, claimedAt: shop.clock.now, accessHash: null },
      addressOf: customer.id,
    });
    const path = `ProductOrderArea/Order/Details/${orderId}`;
    const details = await callApi(shop, path, undefined, customer.headers);
    expect(details.envelope.Data).toMatchObject({ Order: { Id: orderId } });
    const { data } = await counter(shop, `Orders/${orderId}`, pharmacist.headers);
    expect(data).toMatchObject({ photos: [{ id: photo }] });
    const [file] = await shop.database.db
      .select()
      .from(prescriptions)
      .where(eq(prescriptions.id, photo));
    expect(file).toMatchObject({ customerId: customer.id });
  });

  // counter-232
  it('does not affect an order that became another customer’s meanwhile', async () => {
    const customer = await signedIn(shop, '01711111193');
    const other = await signedIn(shop, '01711111194');
    const { orderId, send } = await acceptedFromText({ isCustomers: true });
    const own = eq(orders.id, orderId);
    await shop.database.db.update(orders).set({ customerId: other.id }).where(own);
    await send(customer.headers);
    expect((await orderOf(orderId)).order.customerId).toBe(other.id);
  });

  // counter-232
  it('remains a visitor’s, who opens the order with the key that the phone gets', async () => {
    const { submissionId, requestId, orderId, send } = await acceptedFromText({
      isCustomers: false,
    });
    expect((await send({})).status).toBe(200);
    expect((await orderOf(orderId)).order.customerId).toBeNull();
    const { envelope } = await callApi(shop, 'RequestOrderArea/RequestOrder/Accept', {
      Id: requestId,
      Version: 1,
      Key: submissionId,
    });
    const { Id, AccessKey } = placedIn(envelope.Data);
    expect(Id).toBe(orderId);
    const path = 'ProductOrderArea/Order/GuestDetails';
    const opened = await callApi(shop, path, { Id, AccessKey });
    expect(opened.envelope.IsError).toBe(false);
  });
});
