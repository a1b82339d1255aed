// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadPrescription } from '#api/prescriptions.ts';
import { emptyAddress } from '#domain/address.ts';
import { orderLimits } from '#domain/order-checks.ts';
import { addressStore } from '#state/address.ts';
import { bagStore } from '#state/bag.ts';
import { checkoutStore } from '#state/checkout.ts';
import { sessionStore } from '#state/session.ts';
import { demoPlaces, storeShop } from '#tests/builders/shop.ts';
import { aKey, anAddress, aRequest } from '#tests/server/support/requests.ts';
import { callApi } from '#tests/server/support/test-shop.ts';
import {
  amountShown,
  asCustomer,
  atCheckout,
  fillCheckout,
  placed,
  placePath,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import { network, setNetwork } from './network.ts';
import { aPhotoFile, choose, fillAddress, submitPath } from './request-form.ts';
import { usePhone, visit, write } from './shop-harness.tsx';

const shop = usePhone();

beforeEach(async () => {
  await withBag(shop());
});

/** Rules of places that differ from the usual ones, as the shop sends them. */
const exception = {
  district: 'Gazipur',
  area: '',
  isDelivered: true,
  takesCash: true,
  days: null,
};

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Order note' });

describe('the checkout', () => {
  // checkout-1, checkout-10
  it('the page has lines, address, prescriptions, payment, advance, policy, note, wish, coupon and totals', async () => {
    await atCheckout();
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'Your order',
        'Shipping Address',
        'Prescriptions',
        'Payment option',
        'Please note',
        'Coupon',
        'Totals',
      ]),
    );
    expect(
      within(screen.getByRole('region', { name: 'Your order' })).getByText('Napa'),
    ).toBeTruthy();
    for (const type of ['Home', 'Office', 'Other']) screen.getByRole('radio', { name: type });
    screen.getByRole('textbox', { name: /^Receiver Name/ });
    screen.getByRole('checkbox', { name: 'Auto Order After 28 Days' });
    expect(note()).toBeTruthy();
  });

  // checkout-135
  it('shows the shop’s sentence instead of Place Order while the shop takes no orders', async () => {
    storeShop({ opening: { state: 'closed', note: { en: 'Closed for Eid.', bn: 'ঈদের ছুটি।' } } });
    visit('/Checkout');
    await screen.findByRole('region', { name: 'Totals' });
    await waitFor(() => expect(screen.getAllByText('Closed for Eid.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    act(() => storeShop());
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy();
  });

  // checkout-137
  it('names a district that is not delivered, and places no order', async () => {
    const exceptions = [{ ...exception, isDelivered: false }];
    storeShop({ places: { ...demoPlaces, exceptions } });
    const { user } = await atCheckout();
    await fillCheckout(user);
    expect(await screen.findByText('Sorry, we do not deliver to Gazipur.')).toBeTruthy();
    await pressPlace(user);
    expect(
      await screen.findByText('We do not deliver to this address. Please choose another one.'),
    ).toBeTruthy();
    storeShop();
  });

  // checkout-139
  it('does not offer cash where the shop takes none, and says so', async () => {
    storeShop({ places: { ...demoPlaces, exceptions: [{ ...exception, takesCash: false }] } });
    const { user } = await atCheckout();
    await fillAddress(user);
    expect(await screen.findByText(/^Cash on delivery is not available in Gazipur\./)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Cash On Delivery/ })).toBeNull();
    storeShop();
  });

  // checkout-5, checkout-28
  it('a changed quantity recalculates the delivery charge', async () => {
    const { user } = await atCheckout();
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    await waitFor(() => expect(amountShown('Delivery charge')).toBe('৳60.00'));
    await user.click(screen.getByRole('button', { name: 'One less Napa 500 mg Tablet' }));
    expect(amountShown('Cart total')).toBe('৳600.00');
    // Below the threshold of 1,000 again.
    expect(amountShown('Delivery charge')).toBe('৳120.00');
    await user.click(
      screen.getAllByRole('button', { name: 'Remove Napa 500 mg Tablet' })[0] ?? document.body,
    );
    expect(bagStore.get().lines).toEqual([]);
  });

  // checkout-8
  it('the choices survive a reload', async () => {
    const { user } = await atCheckout();
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Auto Order After 28 Days' }));
    await write(user, note(), 'ring twice');
    cleanup();
    // A new page reads only what is in storage.
    window.dispatchEvent(new StorageEvent('storage', { key: checkoutStore.key }));
    await atCheckout();
    expect(note().value).toBe('ring twice');
    expect(screen.getByRole('radio', { name: /^Cash On Delivery/ })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('checkbox', { name: /^Auto Order/ })).toHaveProperty('checked', true);
  });

  // checkout-54
  it('the note is limited to 2,000 characters', async () => {
    await atCheckout();
    expect([note().maxLength, orderLimits.noteLength]).toEqual([2_000, 2_000]);
  });
});

describe('the address of the checkout', () => {
  // checkout-11, customer-area-128
  it('a customer without an address on this phone gets the latest one from the shop', async () => {
    await asCustomer(shop(), 0);
    const headers = { datacontent: sessionStore.get()?.token ?? '', ...aKey() };
    const address = anAddress({ address: 'House 9, Road 2', receiverName: 'Rahima' });
    await callApi(shop(), submitPath, aRequest({ address }), headers);
    await atCheckout();
    const street = screen.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(street).toHaveProperty('value', 'House 9, Road 2'));
    expect(screen.getByRole('textbox', { name: /^Receiver Name/ })).toHaveProperty(
      'value',
      'Rahima',
    );
  });

  // checkout-12
  it('the charge comes from the list of districts, not from the stored address', async () => {
    const { user } = await atCheckout();
    await fillAddress(user);
    const kept = addressStore.get();
    cleanup();
    const charge = { standard: 1_00, threshold: 0, reduced: 0 };
    addressStore.set({
      ...emptyAddress,
      ...kept,
      district: kept.district && { ...kept.district, charge },
    });
    await atCheckout();
    await waitFor(() => expect(amountShown('Delivery charge')).toBe('৳60.00'));
  });
});

describe('the prescriptions of the checkout', () => {
  // checkout-16, checkout-17
  it('new files and saved prescriptions are sent together with the order', async () => {
    await asCustomer(shop(), 0);
    const saved = await uploadPrescription(await aPhotoFile('saved.jpg'));
    const { user } = await atCheckout();
    await user.click(await screen.findByRole('checkbox', { name: /^Prescription, / }));
    const [picker] = document.querySelectorAll<HTMLElement>('input[type="file"]');
    if (!picker) throw new Error('there is no file picker');
    await user.upload(picker, await aPhotoFile('new.jpg'));
    await screen.findByRole('button', { name: 'Remove file 1' });
    await fillCheckout(user);
    await pressPlace(user);
    await placed();
    const sent = Object(network.reached.find((one) => one.path === placePath)?.body);
    expect(sent.ImgId).toHaveLength(2);
    expect(sent.ImgId).toContain(saved);
  });
});

describe('without a network', () => {
  // checkout-24, checkout-76
  it('the page shows that the prices are cached, and what happens to an order', async () => {
    setNetwork('offline');
    await atCheckout();
    await screen.findByText(/^These are the last known prices/);
    screen.getByText(/^You’re offline\. You can still order/);
  });
});
