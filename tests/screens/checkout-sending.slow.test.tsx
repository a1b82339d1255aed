// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxStore } from '#outbox/storage/store.ts';
import { OrderDraft } from '#screens/checkout/order-draft.ts';
import { addressStore } from '#state/address.ts';
import { bagStore } from '#state/bag.ts';
import { chooseAtCheckout, checkoutStore } from '#state/checkout.ts';
import {
  atCheckout,
  fillCheckout,
  placed,
  placePath,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import { hold, network, setNetwork, timesReached } from './network.ts';
import { aPhotoFile } from './request-form.ts';
import { usePhone } from './shop-harness.tsx';

const shop = usePhone();

beforeEach(async () => {
  await withBag(shop());
});

function pickFile(): HTMLElement {
  const [picker] = document.querySelectorAll<HTMLElement>('input[type="file"]');
  if (!picker) throw new Error('there is no file picker');
  return picker;
}

describe('Place Order', () => {
  // checkout-65
  it('the button shows how many files are still being added, and waits for them', async () => {
    let ready = (): void => undefined;
    const drawn = new Promise<never>((_, reject) => {
      ready = () => reject(new Error('no decoder'));
    });
    vi.stubGlobal('createImageBitmap', () => drawn);
    const { user } = await atCheckout();
    await fillCheckout(user);
    await user.upload(pickFile(), await aPhotoFile());
    const button = await screen.findByRole('button', { name: 'Adding 1 file…' });
    await user.click(button);
    expect(timesReached(placePath)).toBe(0);
    ready();
    await screen.findByRole('button', { name: 'Remove file 1' });
    await pressPlace(user);
    await placed();
    const sent = Object(network.reached.find((one) => one.path === placePath)?.body);
    expect(sent.ImgId).toHaveLength(1);
  });

  // checkout-66
  it('errors appear above the button, and the focus moves to the first marked field', async () => {
    const { user } = await atCheckout();
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    await pressPlace(user);
    await screen.findByText(/^Receiver Phone Number, Division, District, Address are required/);
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('textbox', { name: 'Receiver Phone Number' }),
      ),
    );
  });

  // checkout-69, errors-50
  it('a full phone places no order, and the form stays with an error', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await pressPlace(user);
    const alert = await screen.findByRole('alertdialog', { name: 'Not saved' });
    within(alert).getByText(/it is not saved and not sent/);
    put.mockRestore();
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(bagStore.get().lines).toHaveLength(1);
    expect(timesReached(placePath)).toBe(0);
    await pressPlace(user);
    await placed();
  });

  // checkout-70
  it('an unexpected failure reports that nothing was ordered', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    const change = vi.spyOn(outboxStore, 'change').mockImplementation(() => {
      throw new Error('unheard of');
    });
    await pressPlace(user);
    const alert = await screen.findByRole('alertdialog', {
      name: 'Unexpected Error, Please contact admin',
    });
    change.mockRestore();
    within(alert).getByText(/^Nothing was ordered/);
    expect(timesReached(placePath)).toBe(0);
    expect(bagStore.get().lines).toHaveLength(1);
  });

  // checkout-71
  it('the dialog shows that the order is being sent, and can be closed at any time', async () => {
    const letGo = hold(/Order\/Add/);
    const { user } = await atCheckout();
    await fillCheckout(user);
    await pressPlace(user);
    const dialog = await screen.findByRole('dialog', { name: 'Placing your order…' });
    await user.click(within(dialog).getByRole('button', { name: 'Continue in the background' }));
    await screen.findByRole('heading', { name: 'Saved on this phone' });
    letGo();
    await placed();
  });

  // checkout-71
  it('the dialog closes by itself after 10 seconds', async () => {
    const letGo = hold(/Order\/Add/);
    const { user } = await atCheckout();
    await fillCheckout(user);
    await pressPlace(user);
    await screen.findByRole('dialog', { name: 'Placing your order…' });
    await screen.findByRole('heading', { name: 'Saved on this phone' }, { timeout: 30_000 });
    letGo();
    await placed();
  });
});

describe('the checkout after an order', () => {
  // checkout-74
  it('the choices are cleared except for the address', async () => {
    const { user } = await atCheckout();
    await fillCheckout(user);
    chooseAtCheckout({ note: 'ring twice', couponCode: 'NIROG50', usesWallet: true });
    await pressPlace(user);
    await placed();
    expect(checkoutStore.get()).toMatchObject({
      paymentOption: null,
      couponCode: '',
      usesWallet: false,
      note: '',
      isAutoOrder: false,
      prescriptionIds: [],
    });
    expect(addressStore.get()).toMatchObject({ address: 'House 12, Road 5' });
  });
});

describe('a checkout that another tab began in the meantime', () => {
  // checkout-74
  it('the other checkout is not cleared when the order is sent', async () => {
    const letGo = hold(/Order\/Add/);
    const { user } = await atCheckout();
    await fillCheckout(user);
    await pressPlace(user);
    await screen.findByRole('dialog', { name: 'Placing your order…' });
    const { submissionId } = checkoutStore.get();
    const stop = new OrderDraft().start();
    await waitFor(() => expect(['', submissionId]).not.toContain(checkoutStore.get().submissionId));
    const begun = { note: 'for my aunt', paymentOption: 'CASH_ON_DELIVERY' } as const;
    chooseAtCheckout(begun);
    const { submissionId: another } = checkoutStore.get();
    letGo();
    await placed();
    stop();
    expect(checkoutStore.get()).toMatchObject({ ...begun, submissionId: another });
  });
});

describe('an order that is queued on this phone', () => {
  // checkout-73, checkout-103
  it('the checkout is cleared, and the order shows its maximum total and can be edited', async () => {
    const { user, address } = await atCheckout();
    await fillCheckout(user);
    chooseAtCheckout({ note: 'ring twice' });
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByText(/if it costs no more than ৳1,260\.00/);
    expect(checkoutStore.get().note).toBe('');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe('/Checkout'));
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(1));
    expect(checkoutStore.get().note).toBe('ring twice');
  });
});

describe('the response to an order', () => {
  // offline-103
  it("the response is stored with the order, and the key of a guest's order is stored nowhere else", async () => {
    const { user, address } = await atCheckout();
    await fillCheckout(user);
    await pressPlace(user);
    await placed();
    const submissions = await outboxStore.submissions();
    const sent = submissions.find(({ state }) => state === 'sent');
    const kept = Object(await outboxStore.read(`placed/${sent?.id ?? ''}`));
    expect(kept).toMatchObject({ orderNo: sent?.orderNo });
    expect(kept.accessKey).toMatch(/^[\w-]{43}$/);
    expect(address()).not.toContain(kept.accessKey);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(kept.accessKey);
  });
});
