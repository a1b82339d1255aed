// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { asCustomer, atCheckout, fillCheckout, pressPlace, withBag } from './checkout-harness.tsx';
import { network, setNetwork, shopResponse, statusResponse } from './network.ts';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
const guestPath = 'ProductOrderArea/Order/GuestDetails';
const detailsPath = 'ProductOrderArea/Order/Details/';
const key = 'k'.repeat(43);
const heading = 'Order Placed Successfully!';
const service = 'Questions? Customer service: 09610-000000';

/** Responds with this order to a guest with the key and to its customer. */
function responses(changes: Parameters<typeof anOrderOnWire>[0] = {}): void {
  const order = anOrderOnWire({ OrderNo: 'N-1001', ...changes });
  network.respond = (path) =>
    path === guestPath || path.startsWith(detailsPath) ? shopResponse(order) : undefined;
}

const receipt = (query: string) => visit(`/Order/Success?OrderNo=N-1001&Id=abc${query}#key=${key}`);

describe('a success page', () => {
  // checkout-91, checkout-98, checkout-101
  it.each(['', '&Payment=1&Transaction=T-9'])(
    'a claim in the address alone is not shown: %s',
    async (query) => {
      visit(`/Order/Success?OrderNo=N-1001&Id=abc&IsNew=1${query}`);
      await screen.findByText(/This phone has no receipt of the order/);
      expect(screen.queryByText(heading)).toBeNull();
      expect(screen.queryByText('Payment Success')).toBeNull();
      expect(screen.queryByText('Receipt')).toBeNull();
      screen.getByText('Order N-1001');
      screen.getByRole('link', { name: service });
    },
  );

  // checkout-91, checkout-102
  it('an order missing from the pharmacy’s records is not shown to a customer either', async () => {
    await asCustomer(shop(), 0);
    visit('/Order/Success?OrderNo=N-9999&Id=abc&IsNew=true&Payment=1');
    await screen.findByText('We do not know this order');
    expect(screen.queryByText(heading)).toBeNull();
    expect(screen.queryByText('Payment Success')).toBeNull();
  });

  // checkout-92, checkout-98
  it.each(['1', 'true'])(
    'the order is confirmed with IsNew=%s once the pharmacy has responded',
    async (isNew) => {
      responses();
      receipt(`&IsNew=${isNew}`);
      await screen.findByRole('heading', { name: heading });
      screen.getByText(/Napa/);
      screen.getByRole('link', { name: service });
    },
  );

  // checkout-99
  it('the page shows offline that the order cannot be checked, and checks it with a network', async () => {
    responses();
    setNetwork('offline');
    const { user } = receipt('&IsNew=1');
    await screen.findByText(/we can’t check now whether the pharmacy has this order/);
    expect(screen.queryByText(heading)).toBeNull();
    setNetwork('online');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: heading });
  });

  // checkout-99
  it('the page shows that the order could not be checked if the shop fails', async () => {
    network.respond = (path) => (path === guestPath ? statusResponse(500) : undefined);
    receipt('&IsNew=1');
    await screen.findByText(/We could not check just now/);
    expect(screen.queryByText(heading)).toBeNull();
  });

  // checkout-90, checkout-98, checkout-102
  it.each([
    '/Order/Success',
    '/Order/Success?OrderNo=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&Phone=javascript:alert(1)',
    `/Order/Success?OrderNo=${'9'.repeat(5_000)}`,
    '/Order/Success?OrderNo[]=1&Id={"a":1}&Payment=0',
    '/Order/Success?Submission=../../etc',
  ])('an invented address shows an unknown order: %#', async (address) => {
    visit(address);
    await screen.findByRole('heading', { name: 'We do not know this order' });
    expect(document.body.innerHTML).not.toContain('onerror');
    screen.getByRole('link', { name: service });
  });

  // sign-in-99
  it.each([
    ['Login to Track your order', 'Login'],
    ['Login', 'Login'],
    ['Sign up', 'Sign Up'],
  ])('the form behind %s is filled with the order’s phone number', async (button, title) => {
    responses();
    const { user } = receipt('&IsNew=1');
    await screen.findByRole('heading', { name: heading });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name: title });
    const phone = within(dialog).getByRole('textbox', { name: /^Mobile Number/ });
    expect(phone.getAttribute('value')).toBe('01712345678');
  });

  it('the page is in Bengali with Bengali digits', async () => {
    responses();
    visit(`/Order/Success?OrderNo=N-1001&Id=abc&Payment=2#key=${key}`, 'bn');
    await screen.findByText('পেমেন্ট ব্যর্থ হয়েছে');
    await screen.findByText('অর্ডার N-১০০১');
    await screen.findByText('এরপর যা হবে'.normalize('NFC'));
    screen.getByText(/সম্ভাব্য সময়: .*।$/);
  });
});

describe('the order on the success page', () => {
  // checkout-94, checkout-95
  it('the order shows items, address, total, the next steps, and the advance outside Dhaka', async () => {
    responses({
      District: 'Gazipur',
      Address: 'House 7',
      PayableAmount: 245.5,
      PaymentLeft: 245.5,
    });
    receipt('&IsNew=1');
    await screen.findByText(/Napa 500 mg × 10/);
    screen.getByText(/Rahima Khatun, House 7/);
    screen.getByText('An agent will call 01712345678 to confirm your order.');
    screen.getByText(/Expected delivery: /);
    screen.getByText('৳245.50 is left to pay.');
    screen.getByText('Please pay 20% to process the order.');
    screen.getByText(/that is ৳49\.10 of ৳245\.50/);
  });

  // checkout-94
  it.each([
    ['Pending', 1, 1],
    ['Confirmed', 0, 1],
    ['Processing', 0, 0],
    ['Delivering', 0, 0],
  ])(
    'an order that is %s promises a call (%i) and requests an advance (%i)',
    async (Status, calls, asks) => {
      responses({ Status, District: 'Gazipur' });
      receipt('&IsNew=1');
      await screen.findByText('৳245.50 is left to pay.');
      expect(screen.queryAllByText(/An agent will call/)).toHaveLength(calls);
      expect(screen.queryAllByText(/20%/)).toHaveLength(asks);
      expect(screen.queryAllByText(/We pack your order/)).toHaveLength(
        Status === 'Delivering' ? 0 : 1,
      );
    },
  );

  // checkout-134
  it('an order without a payable amount requires no advance', async () => {
    responses({ District: 'Gazipur', PayableAmount: 0, PaymentLeft: 0 });
    receipt('&IsNew=1');
    await screen.findByText('Everything is paid.');
    expect(screen.queryByText(/20%/)).toBeNull();
  });

  // checkout-134
  it.each([
    [20, /you have paid ৳20\.00: ৳29\.10 of the advance is left/],
    [49.1, null],
  ])('an order of which ৳%s is paid requires the rest of the advance', async (paid, words) => {
    const left = 245.5 - paid;
    responses({ District: 'Gazipur', PaidAmount: paid, PaymentLeft: left });
    receipt('&IsNew=1');
    await screen.findByText(`৳${left.toFixed(2)} is left to pay.`);
    if (words) screen.getByText(words);
    expect(screen.queryAllByText(/20%/)).toHaveLength(words ? 1 : 0);
  });

  // checkout-94
  it('an order inside the city requires no advance of 20 %', async () => {
    responses({ District: 'Dhaka', Upazila: 'Mirpur' });
    receipt('&IsNew=1');
    await screen.findByText(/An agent will call/);
    expect(screen.queryByText(/20%/)).toBeNull();
  });

  // checkout-92, checkout-94
  it('a cancelled order promises nothing', async () => {
    responses({ Status: 'Cancelled', PaymentLeft: 0, CashBack: 30 });
    receipt('&IsNew=1');
    await screen.findByText('Cancelled');
    expect(screen.queryByText(heading)).toBeNull();
    expect(screen.queryByText('What happens next')).toBeNull();
    expect(screen.queryByText(/20%/)).toBeNull();
  });

  // checkout-86
  it('an order that a guest shared is shown to a signed-in customer too', async () => {
    await asCustomer(shop(), 0);
    network.respond = (path) => (path === guestPath ? shopResponse(anOrderOnWire()) : undefined);
    const { user } = visit(`/Order/Success?Id=abc#key=${key}`);
    await screen.findByText(/Napa 500 mg × 10/);
    screen.getByText('Order N-1001');
    await user.click(screen.getByRole('button', { name: 'Share the receipt link' }));
    const { hash, pathname, search } = new URL(await navigator.clipboard.readText());
    // The part after the # does not reach a server or a log.
    expect({ hash, pathname, search }).toEqual({
      hash: `#key=${key}`,
      pathname: '/Order/Success',
      search: '?Id=abc',
    });
  });

  // checkout-100
  it('the order is shown from this phone’s own receipt while the pharmacy is unreachable', async () => {
    await withBag(shop());
    const { user } = await atCheckout();
    await fillCheckout(user);
    network.respond = (path) => (path === guestPath ? statusResponse(503) : undefined);
    await pressPlace(user);
    await screen.findByRole('heading', { name: heading });
    await screen.findByText(/the order as sent from this phone/);
    screen.getByText(/Napa 500 mg × 2/);
    screen.getByText(/Gazipur/);
  });
});

describe('the result of a payment', () => {
  // payments-20, payments-21, payments-23
  it('a payment that the pharmacy has received is a success', async () => {
    responses({ PaidAmount: 245.5, PaymentLeft: 0, PaymentStatus: 'Paid' });
    receipt('&Payment=1&Transaction=T-9&IsNew=1');
    await screen.findByText('Payment Success');
    screen.getByText('Transaction Id: T-9');
    screen.getByText('Everything is paid.');
    screen.getByRole('heading', { name: heading });
  });

  // payments-21
  it('a success in the address is not confirmed if the pharmacy has no money', async () => {
    responses();
    receipt('&Payment=1');
    await screen.findByText(/The payment is not confirmed yet/);
    expect(screen.queryByText('Payment Success')).toBeNull();
  });

  // payments-47
  it.each(['1', '96'])(
    'a payment received after the order was cancelled is a success: Payment=%s',
    async (claim) => {
      const money = { PaidAmount: 0, PaymentLeft: 0, WalletRefund: 245.5 };
      responses({ Status: 'Cancelled', PaymentStatus: 'Unpaid', ...money });
      receipt(`&Payment=${claim}`);
      await screen.findByText('Payment Success');
      screen.getByText('This order was cancelled. ৳245.50 was returned to your wallet.');
      expect(screen.queryByText(/not confirmed yet/)).toBeNull();
    },
  );

  // payments-46
  it('the money of a cancelled guest order is refunded by hand', async () => {
    responses({ Status: 'Cancelled', PaymentLeft: 0, RefundDue: 245.5 });
    receipt('&Payment=1');
    await screen.findByText('Payment Success');
    screen.getByText(/^This order was cancelled. ৳245.50 will be refunded to you\./);
  });

  // payments-47
  it.each(['1', '96'])('a cancelled order is not to be paid again: Payment=%s', async (claim) => {
    responses({ Status: 'Cancelled', PaymentLeft: 0 });
    receipt(`&Payment=${claim}`);
    await screen.findByText(/^The payment is not confirmed yet, and this order was cancelled/);
    expect(screen.queryByText(/pay once more/)).toBeNull();
  });

  // payments-47
  it.each([
    ['2', 'Payment Failed'],
    ['3', 'Payment Cancelled'],
  ])('a cancelled order offers no later payment: Payment=%s', async (claim, words) => {
    // An earlier partial payment does not make the failed one a success.
    responses({ Status: 'Cancelled', PaidAmount: 100, PaymentLeft: 0, WalletRefund: 100 });
    receipt(`&Payment=${claim}`);
    await screen.findByText('This order was cancelled. ৳100.00 was returned to your wallet.');
    screen.getByText(words);
    expect(screen.queryByText(/Your order stands|can be made later/)).toBeNull();
  });

  // checkout-93, checkout-96, checkout-97, errors-53, payments-20, payments-26
  it.each([
    ['2', 'Payment Failed'],
    ['3', 'Payment Cancelled'],
    ['96', 'FAILED (error 96)'],
    ['<script>', 'FAILED (error 96)'],
  ])('the result for Payment=%s is: %s, with a link to a guest’s order', async (payment, words) => {
    responses();
    receipt(`&Payment=${payment}`);
    await screen.findByText(words);
    const link = await screen.findByRole('link', { name: 'Order details' });
    expect(link.getAttribute('href')).toBe(`/Order/Success?Id=abc#key=${key}`);
    screen.getByRole('button', { name: 'Login to Track your order' });
    const page = within(screen.getByRole('main'));
    page.getByRole('button', { name: 'Login' });
    page.getByRole('button', { name: 'Sign up' });
    screen.getByRole('button', { name: 'Home' });
  });

  // payments-20: the pharmacy may have received the money, so it must not be paid twice.
  it('an unknown result asks the customer to check before paying again', async () => {
    responses();
    receipt('&Payment=96');
    await screen.findByText(/^The payment is not confirmed yet\. Look again/);
    screen.getByRole('link', { name: /^Please call our customer service/ });
    expect(screen.queryByText(/You can pay again/)).toBeNull();
  });

  // payments-24, payments-25
  it('a failed payment names the customer service, and a cancelled one a later payment', async () => {
    visit('/Order/Success?OrderNo=N-1001&Payment=2');
    await screen.findByText(/Please call our customer service: 09610-000000/);
    cleanup();
    visit('/Order/Success?OrderNo=N-1001&Payment=3');
    await screen.findByText('Payment can be made later from the order detail page.');
  });

  // checkout-96, payments-24, payments-25
  it.each(['2', '3', '96'])(
    'a customer sees View Order, and a link to the order details after Payment=%s',
    async (payment) => {
      await asCustomer(shop(), 0);
      responses();
      visit(`/Order/Success?OrderNo=N-1001&Id=abc&Payment=${payment}`);
      const link = await screen.findByRole('link', { name: 'Order details' });
      expect(link.getAttribute('href')).toBe('/profile/order/details/abc');
      screen.getByRole('button', { name: 'View Order' });
      expect(screen.queryByRole('button', { name: 'Login to Track your order' })).toBeNull();
    },
  );
});
