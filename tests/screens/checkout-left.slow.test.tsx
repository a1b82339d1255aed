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

/** Places an order. Returns its submission's id and the ordered lines. */
async function placeOne() {
  const { lines } = bagStore.get();
  const visited = await atCheckout();
  await fillCheckout(visited.user);
  await pressPlace(visited.user);
  await placed();
  const submission = (await submissionsOnDisk()).find((one) => one.state === 'sent');
  return { ...visited, lines, submissionId: submission?.id ?? '' };
}

describe('a page that was lost while its order was being sent', () => {
  // checkout-78
  it('the next order does not reuse its id and its choices', async () => {
    const before = await held();
    const { user, go, lines, submissionId } = await placeOne();
    // The state after a phone lost power once the bag was emptied. Then the same lines are added
    // again.
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
  it('a bag that could not be emptied is ordered once', async () => {
    const before = await held();
    const { go, lines, submissionId } = await placeOne();
    // The state if the page was closed before it emptied the bag and noted the order.
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
  /**
   * The content of localStorage. A killed browser restores an old version of it, without the last
   * minutes.
   */
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
  it('the checkout names the order placed since, and the same bag becomes another order', async () => {
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
  it('Place Order names the earlier order if the disk could not be read before', async () => {
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
  it('the notice links to that order and appears again on return', async () => {
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
  it('the notice hides another customer’s order', async () => {
    await asCustomer(shop(), 0);
    const { go, order } = await orderedAndForgotten();
    sessionStore.clear();
    await go('/Checkout');
    await screen.findByText(/^An order was placed on this phone/);
    expect(screen.queryByRole('button', { name: 'See that order' })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toContain(order?.orderNo);
  });

  // checkout-121
  it('an order that was taken back causes no notice', async () => {
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
  it('an order that was taken back is put into the bag again', async () => {
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
    // The order is put back only once: lines that the customer removes stay removed.
    await go('/');
    bagStore.set({ lines });
    await go('/Checkout');
    await checkoutReady();
    expect(bagStore.get().lines).toEqual(lines);
  });
});

describe('an order that was taken back into the checkout', () => {
  // checkout-75, customer-area-118
  it('the order has its address type again and leaves the home address unchanged', async () => {
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
  it('two orders taken back become one order and do not return', async () => {
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
  it('the order stays its customer’s if somebody else continues at the open checkout', async () => {
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

describe('a checkout that is open in another tab', () => {
  // checkout-131
  it.each(['while it goes out', 'so fast that it is cleared already'])(
    'the checkout links to the order of the first tab, %s',
    async (when) => {
      await atCheckout();
      const { submissionId } = checkoutStore.get();
      // The state that the first tab leaves.
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
  it('lines added after the first tab’s order become another order', async () => {
    const before = await held();
    const { lines } = bagStore.get();
    const { user } = await atCheckout();
    await fillCheckout(user);
    const { submissionId } = checkoutStore.get();
    // The state that the first tab leaves.
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

describe('a checkout while the phone looks up the submission id', () => {
  // checkout-78
  it('the form is disabled, because the same bag may already be ordered', async () => {
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

describe('a press while the phone looks up the submission id', () => {
  // checkout-78
  it('the press creates a new order for another bag, and returns the earlier order for the same bag', async () => {
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
  it('the order is hidden until the customer signs in again', async () => {
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
  it('Login opens the login form', async () => {
    expect(await form('Login')).toBe('Login');
  });

  // checkout-97
  it('Sign up opens the sign-up form', async () => {
    expect(await form('Sign up')).toBe('Sign Up');
  });
});
