// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { guest } from '#domain/session.ts';
import { accessKeyOf } from '#outbox/order-responses.ts';
import { newSubmissionId, sendSubmission } from '#outbox/write.ts';
import { aQuotedMedicine, aQuotedRequest } from '#tests/builders/quoted-request.ts';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { requestsTo, respondBy } from './network.ts';
import { usePhone, visit } from './shop-harness.tsx';

usePhone();

const area = 'RequestOrderArea/RequestOrder/';
const accessKey = 'a-key-of-a-guests-order-that-is-long-enough';
const calls = [
  'requests.guestAnswer',
  'requests.accept',
  'requests.decline',
  'orders.guestDetails',
];

/** Sends a request as a guest. Returns the id of its submission. */
async function hasSent(quote: () => unknown, named = calls): Promise<string> {
  respondBy({
    Capabilities: () => ({ Calls: named, IdempotencyKeys: true, PaymentGateway: false }),
    [`${area}Add`]: () => ({ Id: 'r-1', OrderNo: 'R-1001' }),
    [`${area}GuestAnswer`]: quote,
    [`${area}Accept`]: () => ({ Id: 'o-1', OrderNo: 'N-1001', AccessKey: accessKey }),
    'ProductOrderArea/Order/GuestDetails': () => anOrderOnWire(),
  });
  const id = newSubmissionId();
  const rows = [{ id: 'row', name: 'Napa', strength: '500 mg', quantity: 10 }];
  const payload = { rows, remarks: '', prescriptionIds: [], address: null };
  await act(() => sendSubmission({ id, kind: 'request-order', owner: guest, payload }));
  return id;
}

const quoted = (changes = {}) => ({
  Request: aQuotedRequest(changes),
  Items: [aQuotedMedicine()],
});

describe("a guest's request that the pharmacy has quoted", () => {
  // request-order-56
  it('the guest accepts the quote on the phone that sent it, and the order opens with its key', async () => {
    const id = await hasSent(quoted);
    const { user, address } = visit('/order');
    await user.click(await screen.findByRole('button', { name: 'Accept and order for ৳540.00' }));
    await waitFor(() => expect(address()).toContain(`#key=${accessKey}`));
    expect(requestsTo(`${area}GuestAnswer`)[0]?.body).toEqual({ Key: id });
    expect(requestsTo(`${area}Accept`).map(({ body }) => body)).toEqual([
      { Id: 'r-1', Key: id, Version: 1 },
    ]);
    expect(await screen.findByText('Order Placed Successfully!')).toBeTruthy();
    // The key is stored for the return from a payment, whose address does not carry it.
    expect(await accessKeyOf('o-1')).toBe(accessKey);
  });

  // request-order-56
  it('the request links to its order later, and the key is fetched again', async () => {
    const placed = { Status: 'Confirmed', PlacedId: 'o-1', PlacedNo: 'N-1001' };
    await hasSent(() => quoted(placed));
    const { user, address } = visit('/order');
    const words = await screen.findByText('You have accepted this. Order N-1001');
    const notice = words.closest('article');
    if (!notice) throw new Error('no card');
    await user.click(within(notice).getByRole('button', { name: 'View Order' }));
    await waitFor(() => expect(address()).toContain(`#key=${accessKey}`));
  });

  // request-order-56, errors-5
  it.each([
    ['a host that does not name the call', quoted, ['requests.accept']],
    [
      'one that is not quoted',
      () => quoted({ Status: 'Pending', TotalAmount: null, GoodsAmount: null }),
      calls,
    ],
  ])('the request shows nothing more of %s', async (_, quote, named) => {
    await hasSent(quote, named);
    visit('/order');
    expect(await screen.findByText(/Request R-1001/)).toBeTruthy();
    await waitFor(() => expect(requestsTo('Capabilities').length).toBeGreaterThan(0));
    expect(screen.queryByText("The pharmacy's answer")).toBeNull();
  });
});
