// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bagStore } from '#state/bag.ts';
import { checkoutStore } from '#state/checkout.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { storeShop } from '#tests/builders/shop.ts';
import type { AProduct } from '#tests/server/support/orders.ts';
import {
  amountShown,
  asCustomer,
  atCheckout,
  fillCheckout,
  newPrice,
  newStock,
  ordersHeld,
  placed,
  placePath,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import { network, refusal, setNetwork, timesReached } from './network.ts';
import { aPhotoFile, choose, fillAddress, uploadPath } from './request-form.ts';
import { usePhone, visit, write } from './shop-harness.tsx';
import { submissionsOnDisk } from './indexed-db.ts';

const shop = usePhone();
let product: AProduct;

beforeEach(async () => {
  product = await withBag(shop());
});

const summaryPath = 'CustomerArea/Customer/Summary';
const complaint = () =>
  screen
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .join(' ');
const coupon = () => screen.getByRole('textbox', { name: 'Coupon code' });

async function apply(user: Awaited<ReturnType<typeof atCheckout>>['user'], code: string) {
  if (code) await write(user, coupon(), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('the checkout', () => {
  // checkout-21, checkout-25, checkout-26, checkout-28
  it('the totals include the delivery charge once a district is chosen', async () => {
    const { user } = await atCheckout();
    expect(amountShown('Cart total')).toBe('৳1,200.00');
    expect(amountShown('Delivery charge')).toBe('Choose a district');
    expect(amountShown('Payable')).toBe('৳1,200.00');
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Dhaka');
    await waitFor(() => expect(amountShown('Delivery charge')).toBe('৳80.00'));
    expect(amountShown('Payable')).toBe('৳1,280.00');
    // Gazipur's threshold is 1,000: the reduced charge applies.
    await choose(user, /District/, 'Gazipur');
    await waitFor(() => expect(amountShown('Delivery charge')).toBe('৳60.00'));
    await screen.findByText(/৳30\.00 cashback/);
  });

  // checkout-4, checkout-51, checkout-53
  it('the checkout hides the floating cart bar and shows the policies', async () => {
    await atCheckout();
    expect(screen.queryByRole('button', { name: /^View bag/ })).toBeNull();
    screen.getByText(/Outside Dhaka the customer should pay first; cash on delivery is not/);
    screen.getByText(/An agent will call to confirm the delivery charge and reconfirm the order/);
    screen.getByRole('checkbox', { name: 'Auto Order After 28 Days' });
    screen.getByRole('link', { name: 'terms and conditions' });
  });

  // checkout-51
  it('a shop that asks for no advance does not say that the customer pays first', async () => {
    storeShop({ payment: { ...demoSettings.payment, advancePercent: 0 } });
    await atCheckout();
    screen.getByText(/An agent will call to confirm/);
    expect(screen.queryByText(/the customer should pay first/)).toBeNull();
  });

  // bag-43
  it("changes in the checkout's table change the bag", async () => {
    const { user } = await atCheckout();
    const table = within(screen.getByRole('table', { name: 'Your bag' }));
    await user.click(table.getByRole('button', { name: /^One more/ }));
    expect(bagStore.get().lines.map(({ quantity }) => quantity)).toEqual([3]);
    await user.click(table.getAllByRole('button', { name: /^Remove/ }).at(-1) ?? document.body);
    expect(bagStore.get().lines).toEqual([]);
  });

  // checkout-46, checkout-47, checkout-62, checkout-63, checkout-64
  it("no payment option is preselected, and 'Please select a payment option' appears first", async () => {
    const { user } = await atCheckout();
    const option = screen.getByRole('radio', { name: /^Cash On Delivery/ });
    expect(option).toHaveProperty('checked', false);
    expect(screen.getAllByRole('radio', { name: /^(Cash|Pay)/ })).toHaveLength(1);
    await pressPlace(user);
    expect(complaint()).toContain('Please select a payment option');
    await user.click(option);
    await pressPlace(user);
    expect(complaint()).toContain(
      'Receiver Phone Number, Division, District, Address are required.',
    );
    await fillAddress(user, '01212345678');
    await pressPlace(user);
    expect(complaint()).toContain('Invalid phone number found.');
    expect(timesReached(placePath)).toBe(0);
    expect(
      (await submissionsOnDisk()).filter((submission) => submission.state !== 'draft'),
    ).toEqual([]);
  });

  // checkout-3
  it('an empty bag is shown as empty', async () => {
    bagStore.set({ lines: [] });
    visit('/Checkout');
    await screen.findByRole('heading', { name: 'There is no product in the shopping bag' });
  });

  // checkout-25
  it('the checkout is in Bengali with Bengali digits', async () => {
    await atCheckout('bn');
    expect(amountShown('পণ্যের মোট দাম')).toBe('৳১,২০০.০০');
    screen.getByRole('radio', { name: /^ক্যাশ অন ডেলিভারি/ });
  });

  // checkout-18
  it('the checkout warns of prescription medicines and accepts a prescription', async () => {
    bagStore.set((bag) => ({
      lines: bag.lines.map((line) => ({ ...line, isPrescriptionRequired: true })),
    }));
    setNetwork('offline');
    const { user } = await atCheckout();
    await screen.findByText(/Some of these medicines need a prescription/);
    const [picker] = document.querySelectorAll<HTMLElement>('input[type="file"]');
    if (!picker) throw new Error('there is no file picker');
    await user.upload(picker, await aPhotoFile());
    await screen.findByRole('button', { name: 'Remove file 1' });
    expect(screen.queryByText(/Some of these medicines need a prescription/)).toBeNull();
    setNetwork('online');
    await choose(user, /Division/, 'Dhaka');
    await fillCheckout(user);
    await pressPlace(user);
    await placed();
    expect(timesReached(uploadPath)).toBe(1);
    const sent = network.reached.find((one) => one.path === placePath)?.body;
    expect(sent).toMatchObject({ ImgId: [expect.any(String)] });
  });
});

describe('a coupon', () => {
  // checkout-25, checkout-32, checkout-37
  it("a valid coupon shows 'You will receive {amount}Tk discount for this order' and reduces the payable", async () => {
    const { user } = await atCheckout();
    await apply(user, 'nirog50');
    await screen.findByText('You will receive 50.00Tk discount for this order');
    expect(amountShown('Coupon discount')).toBe('−\u00a0৳50.00');
    expect(amountShown('Payable')).toBe('৳1,150.00');
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }));
    expect(amountShown('Payable')).toBe('৳1,200.00');
  });

  // checkout-31, checkout-33, errors-52
  it('an empty field shows "Can\'t submit empty field", and a wrong coupon the server\'s Msg', async () => {
    const { user } = await atCheckout();
    await apply(user, '');
    await screen.findByText("Can't submit empty field");
    await apply(user, 'NOSUCH');
    await screen.findByText('This coupon is not valid.');
  });

  // checkout-23, checkout-35
  it('a coupon that no longer fits the bag is removed with a message', async () => {
    const { user } = await atCheckout();
    await apply(user, 'NIROG50');
    await screen.findByText(/You will receive/);
    await newPrice(shop(), product.id, 100_00);
    setNetwork('offline');
    setNetwork('online');
    await screen.findByText('The coupon no longer applies and was removed.');
    expect(screen.queryByText('Coupon discount')).toBeNull();
  });
});

describe('placing an order', () => {
  // bag-44, checkout-2, checkout-14, checkout-39, checkout-67, checkout-68, checkout-72
  // checkout-74, payments-1
  it("the success page shows 'Order Placed Successfully!' with the number, and bag and choices are cleared", async () => {
    const shown = await atCheckout();
    await fillCheckout(shown.user);
    await shown.user.click(screen.getByRole('checkbox', { name: 'Auto Order After 28 Days' }));
    await pressPlace(shown.user);
    await placed();
    screen.getByText(/^Order N-\d+$/);
    expect(shown.address()).toMatch(/^\/order\/Success\?/i);
    expect(shown.address()).toContain('IsNew=1');
    expect(shown.address()).toContain('Payment=0');
    expect(bagStore.get().lines).toEqual([]);
    expect(checkoutStore.get()).toMatchObject({ paymentOption: null, isAutoOrder: false });
    const sent = network.reached.find((one) => one.path === placePath)?.body;
    expect(sent).toMatchObject({
      TotalItem: 1,
      TotalQuantity: 2,
      TotalAmount: 1200,
      ShippingCharge: 60,
      PayableAmount: 1260,
      From: 'WEB_CART',
      AddressType: 'Home',
      autoOrderIsActive: true,
      PaymentMethod: 'CASH_ON_DELIVERY',
      Items: [{ ProductId: String(product.id), Quantity: 2 }],
    });
    // A guest sees it without an account.
    await screen.findByText(/Gazipur/);
  });

  // checkout-2, checkout-40, checkout-105
  it("an order uses the customer's coupon and wallet, and shows View Order", async () => {
    const customerId = await asCustomer(shop(), 100_00);
    const { user } = await atCheckout();
    await user.click(await screen.findByRole('checkbox', { name: /Use my wallet balance/ }));
    await apply(user, 'NIROG50');
    await screen.findByText(/You will receive/);
    await fillCheckout(user);
    await waitFor(() => expect(amountShown('Payable')).toBe('৳1,110.00'));
    await pressPlace(user);
    await placed();
    await screen.findByRole('button', { name: 'View Order' });
    // The wallet has changed: the sidebar and the next checkout must not show the old balance.
    await waitFor(() => expect(timesReached(summaryPath)).toBe(2));
    const own = (await ordersHeld(shop())).filter((row) => row.customerId === customerId);
    expect(own).toMatchObject([
      { total: 1200_00, couponDiscount: 50_00, wallet: 100_00, deliveryCharge: 60_00 },
    ]);
  });

  // bag-37, checkout-56, checkout-58, errors-51
  it('a changed price stops the order, updates the bag and shows an alert', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    await newPrice(shop(), product.id, 650_00);
    await pressPlace(user);
    const alert = await screen.findByRole('alertdialog', {
      name: 'Some products price updated! Please check before place order.',
    });
    expect(within(alert).getByText(/৳1,360\.00/)).toBeTruthy();
    expect(timesReached(placePath)).toBe(0);
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await pressPlace(user);
    await placed();
  });

  // checkout-56
  it('the alert names changed prices when the checkout opens and on reconnect', async () => {
    const name = 'Some products price updated! Please check before place order.';
    await newPrice(shop(), product.id, 650_00);
    const { user } = await atCheckout();
    const alert = await screen.findByRole('alertdialog', { name });
    within(alert).getByText(/went up to ৳650\.00/);
    within(alert).getByText('The total is ৳1,300.00 now.');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await newPrice(shop(), product.id, 500_00);
    setNetwork('offline');
    setNetwork('online');
    const again = await screen.findByRole('alertdialog', { name });
    within(again).getByText(/dropped to ৳500\.00/);
  });

  it('the order succeeds if somebody else has bought the same product', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    await newStock(shop(), product.id, 990);
    await pressPlace(user);
    await placed();
  });

  // checkout-60
  it('too small a stock stops the order', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    await newStock(shop(), product.id, 1);
    await pressPlace(user);
    const alert = await screen.findByRole('alertdialog');
    within(alert).getByText(/Only 1 of .* left; the quantity was lowered\./);
    expect(timesReached(placePath)).toBe(0);
  });

  // bag-44, checkout-75, errors-30, errors-50
  it("a refusal shows the server's Msg alone and restores the form", async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    network.respond = (path) => (path === placePath ? refusal('Shop is closed', 77) : undefined);
    await pressPlace(user);
    const alert = await screen.findByRole('alertdialog', { name: 'Shop is closed' });
    within(alert).getByText('Error Code 77');
    network.respond = null;
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(1));
    await pressPlace(user);
    await placed();
  });

  it("a refusal without a Msg shows 'Unexpected Error, Please contact admin'", async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    network.respond = (path) => (path === placePath ? refusal('', 77) : undefined);
    await pressPlace(user);
    await screen.findByRole('alertdialog', { name: 'Unexpected Error, Please contact admin' });
  });

  // checkout-83, checkout-103, offline-4
  it('an order whose response was lost is placed once, with one number', async () => {
    const before = (await ordersHeld(shop())).length;
    const { user } = await atCheckout();
    await fillCheckout(user);
    network.loses = /Order\/Add$/;
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await placed();
    expect((await ordersHeld(shop())).length).toBe(before + 1);
  });
});

describe('an order without a network', () => {
  // checkout-68, checkout-73, checkout-103, offline-2
  it('the order is queued on this phone without a number and sent when the network returns', async () => {
    const before = (await ordersHeld(shop())).length;
    const { user } = await atCheckout();
    await fillCheckout(user);
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    screen.getByText(/if it costs no more than ৳1,260\.00/);
    expect(screen.queryByText(/N-\d+/)).toBeNull();
    expect(bagStore.get().lines).toEqual([]);
    setNetwork('online');
    await placed();
    expect((await ordersHeld(shop())).length).toBe(before + 1);
  });

  // checkout-77, checkout-104, checkout-132, offline-32
  it("a higher total needs the customer's consent before the order is placed", async () => {
    const before = (await ordersHeld(shop())).length;
    const { user } = await atCheckout();
    await fillCheckout(user);
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    await newPrice(shop(), product.id, 700_00);
    setNetwork('online');
    await screen.findByRole('heading', { name: 'Please look at your order again' });
    screen.getByText('Some products price updated! Please check before place order.');
    expect(amountShown('Order amount')).toBe('৳1,260.00');
    expect(screen.queryByText(/left to pay/i)).toBeNull();
    expect((await ordersHeld(shop())).length).toBe(before);
    await user.click(screen.getByRole('button', { name: 'See the new total' }));
    await screen.findByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(amountShown('Cart total')).toBe('৳1,400.00'));
    await pressPlace(user);
    await placed();
    const rows = await ordersHeld(shop());
    expect(rows.length).toBe(before + 1);
    expect(rows.map((row) => row.payable)).toContain(1460_00);
  });

  // checkout-77, checkout-79, checkout-133, offline-32
  it('a lower total is accepted and reported', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    await newPrice(shop(), product.id, 550_00);
    setNetwork('online');
    await placed();
    const rows = await ordersHeld(shop());
    expect(rows.map((row) => row.payable)).toContain(1160_00);
    await screen.findByText(
      'Prices have fallen since you ordered: the order costs ৳1,160.00 instead of ৳1,260.00.',
    );
  });
});
