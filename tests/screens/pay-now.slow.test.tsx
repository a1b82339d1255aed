// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessKeyOf } from '#outbox/order-responses.ts';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { asCustomer, atCheckout, placePath, pressPlace, withBag } from './checkout-harness.tsx';
import { hold, network, refusal, requestsTo, shopResponse } from './network.ts';
import { choose, fillAddress } from './request-form.ts';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
const startPath = 'ProductOrderArea/Payment/Start';
const partner = 'https://pay.example/session/1';

/** A host with a payment gateway that accepts every order and every payment. */
function gateway(changes: Record<string, () => Response> = {}): void {
  const responses: Record<string, () => Response> = {
    Capabilities: () => shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: true }),
    [placePath]: () => shopResponse({ Id: 'o-9', OrderNo: 'N-9001', AccessKey: '' }),
    [startPath]: () => shopResponse({ Url: partner }),
    ...changes,
  };
  network.respond = (path) => responses[path]?.();
}

beforeEach(async () => {
  await withBag(shop());
});

const payNow = () => screen.findByRole<HTMLInputElement>('radio', { name: /^Pay Now/ });
const cash = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Cash On Delivery/ });

const mainButtons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('PAY_NOW', () => {
  // checkout-46, checkout-47, payments-4
  it('PAY_NOW is preselected on district change if it is available, until the customer chooses otherwise', async () => {
    gateway();
    const { user } = await atCheckout();
    expect((await payNow()).checked).toBe(false);
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Dhaka');
    await waitFor(async () => expect((await payNow()).checked).toBe(true));
    expect(document.body.textContent).toContain(
      'Pay Now is chosen. You can choose Cash On Delivery instead.',
    );
    await user.click(cash());
    expect(cash().checked).toBe(true);
    await choose(user, /District/, 'Gazipur');
    expect(cash().checked).toBe(true);
  });

  // checkout-47, payments-4
  it('PAY_NOW does not replace a choice made before the district', async () => {
    gateway();
    const { user } = await atCheckout();
    await payNow();
    await user.click(cash());
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    expect(cash().checked).toBe(true);
  });

  // checkout-72, payments-1, payments-5
  it('the browser goes to the payment partner with the placed order', async () => {
    gateway();
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await atCheckout();
    await payNow();
    await fillAddress(user, '01712345678');
    await pressPlace(user);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(partner));
    expect(requestsTo(placePath).at(-1)?.body).toMatchObject({ PaymentMethod: 'PAY_NOW' });
    expect(requestsTo(startPath).at(-1)?.body).toMatchObject({ OrderId: 'o-9' });
  });

  // payments-5
  it('Back from the partner’s page leads to the placed order', async () => {
    gateway();
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user, router } = await atCheckout();
    await payNow();
    await fillAddress(user, '01712345678');
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
    expect(router.state.location).toMatchObject({ pathname: '/Order/Success' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // payments-48
  it('the payment is shown as open below the partner’s page until its result is known', async () => {
    await asCustomer(shop(), 0);
    let paid = false;
    const details = () => {
      const money = paid ? { PaidAmount: 245.5, PaymentLeft: 0, PaymentStatus: 'Paid' } : {};
      return shopResponse(anOrderOnWire({ Id: 'o-9', PaymentMethod: 'PAY_NOW', ...money }));
    };
    gateway({ 'ProductOrderArea/Order/Details/o-9': details });
    visit('/Order/Success?OrderNo=N-9001&Payment=0&Id=o-9&IsNew=1');
    await screen.findByText('The payment is still open: ৳245.50.');
    expect(mainButtons().slice(0, 2)).toEqual(['Pay Now', 'View Order']);
    expect(screen.getByRole('button', { name: 'Pay Now' }).className).toMatch(/primary/);
    expect(screen.getByRole('button', { name: 'View Order' }).className).not.toMatch(/primary/);
    paid = true;
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(/still open/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  });

  // payments-48
  it.each([
    ['0', 'View Order'],
    ['2', 'Pay Now'],
    ['3', 'Pay Now'],
    ['1', 'View Order'],
    ['96', 'View Order'],
  ])('the first button of a cash order after Payment=%s is %s', async (claim, first) => {
    await asCustomer(shop(), 0);
    const order = anOrderOnWire({ Id: 'o-9', PaymentMethod: 'CASH_ON_DELIVERY' });
    gateway({ 'ProductOrderArea/Order/Details/o-9': () => shopResponse(order) });
    visit(`/Order/Success?OrderNo=N-9001&Payment=${claim}&Id=o-9`);
    const pay = await screen.findByRole('button', { name: 'Pay Now' });
    expect(mainButtons()[0]).toBe(first);
    expect(pay.className).toMatch(first === 'Pay Now' ? /primary/ : /quiet/);
    expect(screen.queryByText(/still open/)).toBeNull();
  });

  // checkout-132
  it('this phone’s own receipt, which is older than the payment, asks for no money', async () => {
    gateway();
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await atCheckout();
    await payNow();
    await fillAddress(user, '01712345678');
    await pressPlace(user);
    await screen.findByText(/the order as sent from this phone/);
    screen.getByText('Order amount');
    expect(screen.queryByText(/left to pay|20%/i)).toBeNull();
  });

  // checkout-71
  it('a customer who does not wait for the partner’s page stays at the order', async () => {
    gateway();
    const letGo = hold(/Payment\/Start/);
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await atCheckout();
    await payNow();
    await fillAddress(user, '01712345678');
    await pressPlace(user);
    await waitFor(() => expect(requestsTo(startPath)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Continue in the background' }));
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
    letGo();
    await screen.findByText('Order N-9001');
    expect(leave).not.toHaveBeenCalled();
  });

  // payments-5
  it('the order stays placed if the partner is unreachable', async () => {
    const order = anOrderOnWire({ Id: 'o-9', PaymentMethod: 'PAY_NOW', District: 'Gazipur' });
    gateway({
      [startPath]: () => refusal('The payment partner does not answer just now.', 5),
      [placePath]: () => shopResponse({ Id: 'o-9', OrderNo: 'N-9001', AccessKey: 'k'.repeat(43) }),
      'ProductOrderArea/Order/GuestDetails': () => shopResponse(order),
    });
    const { user } = await atCheckout();
    await payNow();
    await fillAddress(user, '01712345678');
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
    screen.getByText('Order N-9001');
    await screen.findByText('Please pay 20% to process the order.');
  });
});

describe('paying later', () => {
  const details = 'ProductOrderArea/Order/Details/o-9';
  const guestDetails = 'ProductOrderArea/Order/GuestDetails';

  // customer-area-40, payments-7
  it('the order details offer a payment if the host has a gateway and an amount is unpaid', async () => {
    await asCustomer(shop(), 0);
    gateway({ [details]: () => shopResponse(anOrderOnWire({ Id: 'o-9' })) });
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = visit('/profile/order/details/o-9');
    const pay = await screen.findByRole('button', { name: /^Pay ৳.* now$/ });
    // customer-area-199
    const main = [...document.querySelectorAll('main [class*="primary"]')];
    expect(main.map(({ textContent }) => textContent)).not.toContain('Refill');
    await user.click(pay);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(partner));
  });

  // payments-7
  it('the button works again after Back from the partner, and the order is fetched again', async () => {
    await asCustomer(shop(), 0);
    gateway({ [details]: () => shopResponse(anOrderOnWire({ Id: 'o-9' })) });
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = visit('/profile/order/details/o-9');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Pay ৳.* now$/ });
    await user.click(button);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(partner));
    const asked = requestsTo(details).length;
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(requestsTo(details).length).toBe(asked + 1));
    await user.click(await screen.findByRole('button', { name: /^Pay ৳.* now$/ }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  });

  // payments-9
  it('the key of a guest’s order from its link is stored', async () => {
    const key = 'k'.repeat(43);
    gateway({ [guestDetails]: () => shopResponse(anOrderOnWire({ Id: 'o-9' })) });
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = visit(`/Order/Success?Id=o-9#key=${key}`);
    await user.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(partner));
    expect(await accessKeyOf('o-9')).toBe(key);
  });

  // payments-7
  it('the button is hidden without a gateway or an unpaid amount', async () => {
    await asCustomer(shop(), 0);
    gateway({ [details]: () => shopResponse(anOrderOnWire({ Id: 'o-9', PaymentLeft: 0 })) });
    const first = visit('/profile/order/details/o-9');
    await screen.findByRole('link', { name: 'Print Invoice' });
    expect(screen.queryByRole('button', { name: /^Pay ৳.* now$/ })).toBeNull();
    const none = () => shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: false });
    gateway({ [details]: () => shopResponse(anOrderOnWire({ Id: 'o-9' })), Capabilities: none });
    await first.queryClient.resetQueries();
    await waitFor(() => expect(screen.getAllByText('৳245.50').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: /^Pay ৳.* now$/ })).toBeNull();
  });
});
