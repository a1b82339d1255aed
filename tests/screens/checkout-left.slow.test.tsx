// @vitest-environment happy-dom
import { setTimeout as rest } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shippingOnWire } from '#contract/shipping.ts';
import { writeBag } from '#contract/stored-bag.ts';
import { storedOrder } from '#contract/stored-order.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { editSubmission } from '#outbox/change.ts';
import { newSubmissionId, saveDraft, sendSubmission } from '#outbox/write.ts';
import { OrderDraft } from '#screens/checkout/order-draft.ts';
import { emptyAddress } from '#domain/address.ts';
import { addressBookStore, addressStore, writeAddressDown } from '#state/address.ts';
import { bagStore } from '#state/bag.ts';
import { checkoutStore, chooseAtCheckout } from '#state/checkout.ts';
import { forgetCustomer } from '#state/forget.ts';
import { noteOrderedBags, orderedBagsStore } from '#state/ordered-bags.ts';
import { sessionStore } from '#state/session.ts';
import { aStoredOrder } from '#tests/builders/stored-order.ts';
import {
  asCustomer,
  atCheckout,
  checkoutReady,
  fillCheckout,
  ordersHeld,
  placed,
  placeWords,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import { setNetwork } from './network.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();

beforeEach(async () => {
  await withBag(shop());
});

const held = async () => (await ordersHeld(shop())).length;

/** Places an order; answers its submission's id, and the bag that was ordered. */
async function placeOne() {
  const { lines } = bagStore.get();
  const visited = await atCheckout();
  await fillCheckout(visited.user);
  await pressPlace(visited.user);
  await placed();
  const submission = (await submissionsOnDisk()).find((one) => one.state === 'sent');
  return { ...visited, lines, submissionId: submission?.id ?? '' };
}

describe('a page that was lost while its order went out', () => {
  // checkout-78
  it('leaves its id and its choices to no other order', async () => {
    const before = await held();
    const { user, go, lines, submissionId } = await placeOne();
    // As it stands on a phone that went dark after the bag was emptied; then the same is bought again.
    chooseAtCheckout({ submissionId, isOrdered: true, note: 'ring twice', couponCode: 'NIROG50' });
    bagStore.set({ lines });
    await go('/Checkout');
    await checkoutReady();
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    expect(checkoutStore.get()).toMatchObject({ note: '', couponCode: '', isOrdered: false });
    expect(checkoutStore.get().submissionId).not.toBe(submissionId);
    await pressPlace(user);
    await placed();
    expect(await held()).toBe(before + 2);
  });

  // checkout-78
  it('does not make two orders of a bag that it could not empty any more', async () => {
    const before = await held();
    const { go, lines, submissionId } = await placeOne();
    // As it stands where the page went before it could empty the bag, or count that it did.
    chooseAtCheckout({ submissionId });
    bagStore.set({ lines });
    await go('/');
    await go('/Checkout');
    await placed();
    expect(bagStore.get().lines).toEqual([]);
    expect(await held()).toBe(before + 1);
  });
});

describe('a browser that was killed', () => {
  /** What localStorage holds; putting it back is what a killed browser does with the last minutes. */
  const written = () =>
    Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  const forget = (before: ReturnType<typeof written>) => {
    localStorage.clear();
    for (const [key, value] of before) localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };

  async function orderedAndForgotten() {
    const { user, go } = await atCheckout();
    await fillCheckout(user);
    const before = written();
    await pressPlace(user);
    await placed();
    const order = (await submissionsOnDisk()).find((one) => one.state === 'sent');
    await go('/');
    forget(before);
    return { user, go, order };
  }

  const told = (orderNo: string) => screen.findByText(new RegExp(`order \\(${orderNo}\\) on `));

  // checkout-121
  it('says what was ordered since, and makes another order of the same bag, never that one', async () => {
    const before = await held();
    const { user, go, order } = await orderedAndForgotten();
    expect(checkoutStore.get()).toMatchObject({ submissionId: order?.id, isOrdered: false });
    expect(bagStore.get().lines).not.toEqual([]);
    await go('/Checkout');
    await checkoutReady();
    await told(order?.orderNo ?? '');
    expect(checkoutStore.get().submissionId).not.toBe(order?.id);
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    await pressPlace(user);
    await placed();
    expect(await held()).toBe(before + 2);
    expect(screen.queryByText(new RegExp(order?.orderNo ?? ''))).toBeNull();
  });

  // checkout-121
  it('says it too where the disk could not be read before Place Order was pressed', async () => {
    const before = await held();
    const { user, go, order } = await orderedAndForgotten();
    bagStore.set({ lines: bagStore.get().lines.map((line) => ({ ...line, quantity: 7 })) });
    const { read } = outboxStore;
    const unread = vi
      .spyOn(outboxStore, 'read')
      .mockImplementation((key) =>
        key === 'ordered-bags' ? Promise.reject(new Error()) : read(key),
      );
    await go('/Checkout');
    await checkoutReady();
    unread.mockRestore();
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    await pressPlace(user);
    await told(order?.orderNo ?? '');
    expect(await held()).toBe(before + 1);
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    await pressPlace(user);
    await placed();
    expect(await held()).toBe(before + 2);
  });

  // checkout-121
  it('leads to that order, and says it still to who comes back', async () => {
    const { user, go, order } = await orderedAndForgotten();
    await go('/Checkout');
    await user.click(await screen.findByRole('button', { name: 'See that order' }));
    await placed();
    expect(screen.getAllByText(new RegExp(order?.orderNo ?? '-')).length).toBeGreaterThan(0);
    await go('/Checkout');
    await told(order?.orderNo ?? '');
    await user.click(screen.getByRole('button', { name: 'I understand' }));
    expect(screen.queryByText(/makes another order/)).toBeNull();
  });

  // checkout-121
  it('says that there was one, and nothing of it, where it is somebody else’s', async () => {
    await asCustomer(shop(), 0);
    const { go, order } = await orderedAndForgotten();
    sessionStore.clear();
    await go('/Checkout');
    await screen.findByText(/^An order was placed on this phone/);
    expect(screen.queryByRole('button', { name: 'See that order' })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toContain(order?.orderNo);
  });

  // checkout-121
  it('says nothing of an order that was taken back', async () => {
    const { user, go } = await atCheckout();
    await fillCheckout(user);
    const before = written();
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByText(/if it costs no more than/);
    const [order] = await submissionsOnDisk();
    await go('/');
    expect(await editSubmission(order?.id ?? '')).toMatchObject({ edited: true });
    await go('/Checkout');
    await checkoutReady();
    await waitFor(() => expect(orderedBagsStore.get().last).toBe(''));
    await go('/');
    forget(before);
    await go('/Checkout');
    await checkoutReady();
    expect(screen.queryByText(/makes another order|placed on this phone/)).toBeNull();
  });

  // checkout-123
  it('puts an order that was taken back into the bag again', async () => {
    setNetwork('offline');
    const { lines } = bagStore.get();
    bagStore.set({ lines: [] });
    const { go } = visit('/');
    const before = written();
    const draft = { id: newSubmissionId(), kind: 'order', owner: 'guest' } as const;
    await saveDraft({ ...draft, payload: aStoredOrder() });
    await go('/Checkout');
    await checkoutReady();
    const back = bagStore.get().lines;
    expect(back).toHaveLength(1);
    await go('/');
    forget(before);
    expect(bagStore.get().lines).toEqual([]);
    await go('/Checkout');
    await checkoutReady();
    expect(bagStore.get().lines).toEqual(back);
    // Once: what the customer takes out of the bag stays out.
    await go('/');
    bagStore.set({ lines });
    await go('/Checkout');
    await checkoutReady();
    expect(bagStore.get().lines).toEqual(lines);
  });
});

describe('an order that came back into the checkout', () => {
  // checkout-75, customer-area-118
  it('is for the office again where it was, and leaves the address at home alone', async () => {
    writeAddressDown({ ...emptyAddress, address: 'Home street' });
    const draft = { id: newSubmissionId(), kind: 'order', owner: 'guest' } as const;
    const order = aStoredOrder();
    await saveDraft({ ...draft, payload: { ...order, addressType: 'Office' } });
    visit('/Checkout');
    await checkoutReady();
    await waitFor(() => expect(addressBookStore.get().activeType).toBe('Office'));
    expect(addressBookStore.get().kept.Home?.address).toBe('Home street');
    expect(addressStore.get().address).not.toBe('Home street');
  });

  const aDraft = (owner: string) => ({ id: newSubmissionId(), kind: 'order', owner }) as const;

  // checkout-123
  it('is ordered with the one that comes back after it, and never comes back again', async () => {
    const before = await held();
    const { lines } = bagStore.get();
    const payload = { ...aStoredOrder(), prescriptionIds: [] };
    bagStore.set({ lines: [] });
    await saveDraft({ ...aDraft('guest'), payload });
    const { user } = await atCheckout();
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(1));
    bagStore.set({ lines });
    await rest(10);
    await saveDraft({ ...aDraft('guest'), payload });
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(2));
    bagStore.set({ lines });
    act(() => addressStore.clear());
    await fillCheckout(user);
    await pressPlace(user);
    await placed();
    await rest(300);
    expect(bagStore.get().lines).toEqual([]);
    expect(await held()).toBe(before + 1);
  });

  // checkout-123
  it('stays its customer’s where somebody else goes on at the open checkout', async () => {
    await asCustomer(shop(), 0);
    const { id } = sessionStore.get() ?? { id: '' };
    await saveDraft({ ...aDraft(id), payload: aStoredOrder() });
    const { user } = await atCheckout();
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(2));
    await act(() => forgetCustomer(id));
    const address = { ...addressStore.get() };
    await checkoutReady();
    const file = new File(['%PDF-1.4 '], 'paper.pdf', { type: 'application/pdf' });
    await user.upload(screen.getAllByLabelText('Choose files')[0] ?? document.body, file);
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(2));
    await rest(300);
    const theirs = (await submissionsOnDisk()).filter(({ owner }) => owner === 'guest');
    expect(theirs).toMatchObject([{ state: 'draft', payload: {} }]);
    expect(addressStore.get()).toEqual(address);
  });
});

describe('a checkout that stands open in another tab', () => {
  // checkout-131
  it.each(['while it goes out', 'so fast that it is cleared already'])(
    'leads to the order that the first tab has placed, %s',
    async (when) => {
      await atCheckout();
      const { submissionId } = checkoutStore.get();
      // As the first tab leaves it.
      await sendSubmission({ id: submissionId, kind: 'order', owner: 'guest', payload: {} });
      bagStore.set({ lines: [] });
      noteOrderedBags({ count: orderedBagsStore.get().count + 1, last: submissionId });
      if (when === 'while it goes out') chooseAtCheckout({ submissionId, isOrdered: true });
      else checkoutStore.clear();
      await screen.findByText('You placed this order in another tab.');
      const link = screen.getByRole('link', { name: 'See that order' });
      expect(link.getAttribute('href')).toContain(submissionId);
      await waitFor(() => expect(checkoutStore.get().submissionId).not.toBe(submissionId));
    },
  );

  // checkout-122
  it('makes an order of its own of what is put into the bag after the first tab has ordered', async () => {
    const before = await held();
    const { lines } = bagStore.get();
    const { user } = await atCheckout();
    await fillCheckout(user);
    const { submissionId } = checkoutStore.get();
    // As the first tab leaves it.
    await sendSubmission({ id: submissionId, kind: 'order', owner: 'guest', payload: {} });
    bagStore.set({ lines: [] });
    chooseAtCheckout({ submissionId, isOrdered: true });
    await waitFor(() => expect(checkoutStore.get().submissionId).not.toBe(submissionId));
    bagStore.set({ lines: lines.map((line) => ({ ...line, quantity: 7 })) });
    await checkoutReady();
    await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
    await pressPlace(user);
    await placed();
    expect(await held()).toBe(before + 1);
  });
});

describe('a checkout before the phone knows what stands under the id', () => {
  // checkout-78
  it('takes no word and no press: the same bag may have been ordered already', async () => {
    const { go, lines, submissionId } = await placeOne();
    await go('/');
    chooseAtCheckout({ submissionId });
    bagStore.set({ lines });
    const known = await outboxStore.submissions();
    let tell = (): void => undefined;
    const told = new Promise<typeof known>((resolve) => {
      tell = () => resolve(known);
    });
    const asked = vi.spyOn(outboxStore, 'submissions').mockReturnValue(told);
    try {
      await go('/Checkout');
      const button = await screen.findByRole('button', { name: placeWords.en });
      expect(button).toHaveProperty('disabled', true);
      const cash = screen.getByRole('radio', { name: /^Cash On Delivery/ });
      expect(cash.closest('fieldset:disabled')).not.toBeNull();
    } finally {
      asked.mockRestore();
      tell();
    }
    await placed();
  });
});

describe('a press before the phone knows what stands under the id', () => {
  // checkout-78
  it('is an order of its own where the bag is another, and the earlier one where it is the same', async () => {
    const { lines, submissionId } = await placeOne();
    const earlier = (await submissionsOnDisk()).find((one) => one.id === submissionId);
    const press = async (quantity: number) => {
      chooseAtCheckout({ submissionId, isOrdered: false });
      bagStore.set({ lines: lines.map((line) => ({ ...line, quantity })) });
      const draft = new OrderDraft();
      const stop = draft.start();
      const order = v.parse(storedOrder, earlier?.payload);
      const written = await draft.send(await draft.pressedId(), {
        ...order,
        bag: writeBag(order.bag),
        address: shippingOnWire(order.address),
        note: 'another',
      });
      stop();
      return written.saved && written.submission.id;
    };
    expect(await press(lines[0]?.quantity ?? 0)).toBe(submissionId);
    expect(await press(7)).not.toBe(submissionId);
  });
});

describe('an order of a customer whose session has ended', () => {
  // checkout-103
  it('is said to be kept, without what it holds, and shown again after the sign-in', async () => {
    await asCustomer(shop(), 0);
    const customer = sessionStore.get();
    const { user } = await atCheckout();
    const phone = screen.getByRole('textbox', { name: 'Receiver Phone Number' });
    await waitFor(() => expect(phone).toHaveProperty('value', customer?.phone));
    await user.clear(phone);
    await fillCheckout(user);
    setNetwork('offline');
    await pressPlace(user);
    await screen.findByText(/if it costs no more than/);
    sessionStore.clear();
    await screen.findByText('Please log in again to see the status of this order.');
    expect(screen.queryByText(/if it costs no more than/)).toBeNull();
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Login' });
    sessionStore.set(customer);
    await screen.findByText(/if it costs no more than/);
  });
});

describe('a guest on the success page', () => {
  const form = async (button: string) => {
    const { user } = visit('/Order/Success?OrderNo=N-1001&Payment=0&IsNew=1');
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: button }));
    return waitFor(() => screen.getByRole('dialog').getAttribute('aria-label') ?? title());
  };
  const title = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;

  // checkout-97
  it('is led to the login by Login', async () => {
    expect(await form('Login')).toBe('Login');
  });

  // checkout-97
  it('is led to the sign-up by Sign up', async () => {
    expect(await form('Sign up')).toBe('Sign Up');
  });
});
