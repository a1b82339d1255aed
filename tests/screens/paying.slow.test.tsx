// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { asCustomer, atCheckout, placePath, pressPlace, withBag } from './checkout-harness.tsx';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { fillAddress } from './request-form.ts';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
const startPath = 'ProductOrderArea/Payment/Start';
const guestPath = 'ProductOrderArea/Order/GuestDetails';
const detailsPath = 'ProductOrderArea/Order/Details/';
const partner = 'https://pay.example/session/1';
const key = 'k'.repeat(43);
const customerService = /Please call our customer service: 09610-000000/;

type OrderChanges = Parameters<typeof anOrderOnWire>[0];

/** A host with a payment partner and this order. */
function gateway(order: OrderChanges = {}, changes: Record<string, () => Response> = {}): void {
  const known = () => shopResponse(anOrderOnWire({ Id: 'o-9', OrderNo: 'N-9001', ...order }));
  const responses: Record<string, () => Response> = {
    Capabilities: () => shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: true }),
    [placePath]: () => shopResponse({ Id: 'o-9', OrderNo: 'N-9001', AccessKey: '' }),
    [startPath]: () => shopResponse({ Url: partner }),
    [guestPath]: known,
    [`${detailsPath}o-9`]: known,
    ...changes,
  };
  network.respond = (path) => responses[path]?.();
}

const receipt = (query = '') => visit(`/Order/Success?OrderNo=N-9001&Id=o-9${query}#key=${key}`);
const watchLeaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

describe('an order with Pay Now that is queued on this phone', () => {
  beforeEach(async () => {
    await withBag(shop());
  });

  // payments-6
  it('the order is not paid before it was received', async () => {
    gateway();
    const leave = watchLeaving();
    const { user } = await atCheckout();
    await screen.findByRole('radio', { name: /^Pay Now/ });
    await fillAddress(user, '01712345678');
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    expect(requestsTo(startPath)).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe("a guest's order with an unpaid amount", () => {
  // payments-7, payments-9
  it("the page offers Pay Now and sends the order's key", async () => {
    gateway();
    const leave = watchLeaving();
    const { user } = receipt();
    await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(partner));
    expect(requestsTo(startPath).at(-1)?.body).toMatchObject({ OrderId: 'o-9', AccessKey: key });
  });

  // payments-8, payments-11
  it('the page shows the reason if the pharmacy starts no payment', async () => {
    gateway({}, { [startPath]: () => refusal('There is nothing left to pay.', 5) });
    const { user } = receipt();
    await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await screen.findByText('There is nothing left to pay.');
  });

  // payments-12
  it('the page shows that the payment could not be started if the request fails', async () => {
    gateway({}, { [startPath]: () => statusResponse(500) });
    const { user } = receipt();
    await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await screen.findByText('The payment could not be started.');
  });
});

describe('the success page after paying', () => {
  // payments-22
  it.each(['2', '3'])(
    'the page shows success if everything is paid, although %s is claimed',
    async (claim) => {
      gateway({ PaidAmount: 245.5, PaymentLeft: 0 });
      receipt(`&Payment=${claim}`);
      await screen.findByText('Payment Success');
      expect(screen.queryByText(/Payment (Failed|Cancelled)/)).toBeNull();
    },
  );

  // payments-23
  it('the page hides the transaction while the payment is not confirmed', async () => {
    gateway();
    receipt('&Payment=1&Transaction=T-9');
    await screen.findByText(/The payment is not confirmed yet/);
    expect(screen.queryByText(/T-9/)).toBeNull();
  });

  // payments-24
  it('the page shows a confirmed order and whom to call', async () => {
    gateway();
    receipt('&Payment=2');
    await screen.findByText(/^Your order stands/);
    screen.getByRole('link', { name: customerService });
  });

  // payments-26
  it("a guest without the key gets a link to the order's own page, behind the login", async () => {
    visit('/Order/Success?OrderNo=N-9001&Id=o-9&Payment=3');
    const link = await screen.findByRole('link', { name: 'Order details' });
    expect(link.getAttribute('href')).toBe('/profile/order/details/o-9');
  });

  // payments-20
  it.each(['', '&Payment=0'])(
    'the page has no line about paying without a claim: %s',
    async (query) => {
      gateway();
      receipt(`&IsNew=1${query}`);
      await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
      expect(screen.queryByText(/Payment (Success|Failed|Cancelled)|error 96/)).toBeNull();
    },
  );
});

describe('the payment status of an order', () => {
  // payments-28
  it.each([
    ['Paid', 'Paid'],
    ['Partially Paid', 'Partially Paid'],
    ['Unpaid', 'Unpaid'],
    ['Refund under way', 'Refund under way'],
  ])('the status %s is shown as %s', async (PaymentStatus, shown) => {
    await asCustomer(shop(), 0);
    gateway({ PaymentStatus });
    visit('/profile/order/details/o-9');
    const term = await screen.findByText('Payment', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe(shown);
  });
});

describe('the list of payments', () => {
  const listPath = 'ProductOrderArea/Payment/Get';
  const aTry = (at: number, changes: object = {}) => ({
    Id: `p-${at}`,
    OrderId: 'o-1',
    OrderNo: 'N-1001',
    TranId: `T-${at}`,
    CardType: 'bKash',
    AttemptAmount: 10,
    Status: 'Success',
    PaymentDate: '2026-03-01T06:00:00.000Z',
    ...changes,
  });

  beforeEach(() => asCustomer(shop(), 0));

  const response = (Data: object[], Total = Data.length) => {
    network.respond = (path) =>
      path === listPath ? shopResponse({ Data, Total, PageNumber: 1, PageSize: 10 }) : undefined;
  };
  const cells = async () => {
    const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
    return within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  };

  // payments-34
  it('the numbers continue over the pages', async () => {
    response([aTry(11)], 11);
    visit('/profile/Payment-History?page=2');
    expect((await cells())[0]).toBe('11');
  });

  // payments-37
  it.each(['Pending', 'Success', 'Failed', 'Cancelled'])(
    'a payment that is %s is listed, with the time when it began if nothing was paid',
    async (Status) => {
      const StartedAt = '2026-03-01T06:00:00.000Z';
      response([aTry(1, { Status, PaymentDate: null, StartedAt })]);
      visit('/profile/Payment-History');
      expect((await cells()).slice(-2)).toEqual([Status, '1 March 2026, 12:00\u00a0PM']);
    },
  );

  // payments-37
  it('no date is shown if the host has none', async () => {
    response([aTry(1, { PaymentDate: null })]);
    visit('/profile/Payment-History');
    expect((await cells()).at(-1)).toBe('');
  });

  // payments-35
  it('the breadcrumb starts at home at /Transactions', async () => {
    response([aTry(1)]);
    visit('/Transactions');
    const trail = await screen.findByRole('navigation', { name: 'You are here' });
    expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  // payments-38, errors-64
  it('an empty list is shown as such and links to the orders', async () => {
    response([]);
    const { user, address } = visit('/profile/Payment-History');
    await screen.findByText('No payment found');
    // The last link, after the sidebar's own.
    await user.click(
      screen.getAllByRole('link', { name: 'Order History' }).at(-1) ?? document.body,
    );
    await waitFor(() => expect(address()).toMatch(/OrderHistory/));
  });

  // payments-39
  it('the loading state has a message', async () => {
    network.holds = { path: /Payment\/Get/, until: new Promise(() => undefined) };
    visit('/profile/Payment-History');
    expect(await screen.findByRole('status', { name: 'Loading your payments…' })).toBeTruthy();
  });
});
