// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshPrices } from '#parts/bag/refresh-prices.ts';
import { chooseAtCheckout } from '#state/checkout.ts';
import {
  amountShown,
  asCustomer,
  atCheckout,
  fillCheckout,
  placed,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { choose } from './request-form.ts';
import { untilAnnounced, usePhone, write, type Visit } from './shop-harness.tsx';

const shop = usePhone();
const couponPath = 'PromotionalArea/Coupon/Check';
const pricesPath = 'ProductArea/Product/GetCurrentInfo';

beforeEach(async () => {
  await withBag(shop());
});

async function apply(user: Visit['user'], code: string): Promise<void> {
  await write(user, screen.getByRole('textbox', { name: 'Coupon code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

const respondAt = (path: string, response: () => Response): void => {
  network.respond = (requested) => (requested.startsWith(path) ? response() : undefined);
};

describe('the totals', () => {
  // checkout-23
  it('the totals have no line for a coupon or a wallet that takes nothing off', async () => {
    await asCustomer(shop(), 0);
    await atCheckout();
    expect(screen.queryByText('Coupon discount')).toBeNull();
    expect(screen.queryByText('From your wallet')).toBeNull();
  });

  // checkout-40, checkout-41
  it('the wallet is used only if the customer chooses it, and never for the delivery charge', async () => {
    await asCustomer(shop(), 5000_00);
    const { user } = await atCheckout();
    const use = await screen.findByRole('checkbox', { name: 'Use my wallet balance (৳5,000.00)' });
    expect(amountShown('Payable')).toBe('৳1,200.00');
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    await user.click(use);
    await waitFor(() => expect(amountShown('From your wallet')).toBe('−\u00a0৳1,200.00'));
    expect(amountShown('Payable')).toBe('৳60.00');
  });

  // checkout-44, checkout-45
  it('the totals promise cashback to a customer, and offer it to a visitor who signs in', async () => {
    const { go } = await atCheckout();
    await screen.findByText(/^Log in before you order, and ৳30\.00 cashback/);
    await go('/');
    await asCustomer(shop(), 0);
    await atCheckout();
    await screen.findByText(/^৳30\.00 cashback comes to your wallet for the next order/);
    expect(amountShown('Payable')).toBe('৳1,200.00');
  });

  // checkout-43
  it('the totals promise the cashback of the cached offers without a network', async () => {
    const { go } = await atCheckout();
    await screen.findByText(/৳30\.00 cashback/);
    await go('/about');
    setNetwork('offline');
    await go('/Checkout');
    expect(await screen.findByText(/৳30\.00 cashback/)).toBeTruthy();
  });
});

describe('a coupon', () => {
  // checkout-30
  it('the coupon is checked with the amount of the order and its discounts', async () => {
    const { user } = await atCheckout();
    await apply(user, 'NIROG50');
    await screen.findByText(/You will receive/);
    expect(requestsTo(couponPath).at(-1)?.body).toMatchObject({
      CouponCode: 'NIROG50',
      OrderAmount: 1200,
      OrderDiscount: 0,
    });
  });

  // bag-57
  it('the focus moves to the heading when a coupon is applied or removed', async () => {
    const { user } = await atCheckout();
    await apply(user, 'NIROG50');
    await screen.findByText(/You will receive/);
    expect(document.activeElement?.id).toBe('checkout-coupon');
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Apply' });
    expect(document.activeElement?.id).toBe('checkout-coupon');
  });

  // checkout-31
  it('an empty code is not requested', async () => {
    const { user } = await atCheckout();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText("Can't submit empty field");
    expect(requestsTo(couponPath)).toEqual([]);
  });

  // checkout-34, errors-52
  it.each([
    ['without a network', 'offline', /can only be checked with a connection/],
    ['where a stranger answers', 'portal', /could not be checked just now/],
  ] as const)(
    'a coupon that cannot be checked %s is not marked as wrong',
    async (_, state, sentence) => {
      const { user } = await atCheckout();
      setNetwork(state);
      await apply(user, 'NIROG50');
      await screen.findByText(sentence, { selector: 'main *' });
      expect(screen.queryByText('This coupon is not valid.')).toBeNull();
    },
  );

  // checkout-34
  it('the field is not marked without a network, and the next key removes the notice', async () => {
    const { user } = await atCheckout();
    setNetwork('offline');
    await apply(user, 'NIROG50');
    await screen.findByText(/can only be checked with a connection/, { selector: 'main p' });
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await untilAnnounced(/can only be checked with a connection/);
    await user.type(field, '1');
    expect(screen.queryByText(/checked with a connection/, { selector: 'main p' })).toBeNull();
  });

  // checkout-35
  it('an applied coupon stays on the order while the shop does not respond', async () => {
    chooseAtCheckout({ couponCode: 'NIROG50' });
    const { queryClient } = await atCheckout();
    await waitFor(() => expect(amountShown('Coupon discount')).toBe('−\u00a0৳50.00'));
    respondAt(couponPath, () => statusResponse(503));
    await queryClient.invalidateQueries();
    await waitFor(() => expect(requestsTo(couponPath)).toHaveLength(2));
    expect(amountShown('Coupon discount')).toBe('−\u00a0৳50.00');
    expect(screen.queryByText(/was removed/)).toBeNull();
  });
});

describe('the advance', () => {
  // checkout-49
  it('the advance is a fifth of the payable amount for addresses outside Dhaka city', async () => {
    const { user } = await atCheckout();
    expect(screen.queryByText(/20%/)).toBeNull();
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    await screen.findByText(/that is ৳252\.00 of ৳1,260\.00/);
    screen.getByText('Please pay 20% to process the order.');
    await choose(user, /District/, 'Dhaka');
    await waitFor(() => expect(screen.queryByText(/20%/)).toBeNull());
  });

  // checkout-50
  it('Pay Now requires no advance', async () => {
    const { user } = await atCheckout();
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    chooseAtCheckout({ paymentOption: 'PAY_NOW' });
    await waitFor(() => expect(screen.queryByText(/20%/)).toBeNull());
  });
});

describe('the notes of the shop', () => {
  // checkout-29, checkout-51, checkout-52, checkout-53
  it('the notes state the delivery charge and the cancellation cutoff without a checkbox', async () => {
    await atCheckout();
    screen.getByText('Delivery charge: 80 TK within Dhaka city, 120 TK outside.');
    screen.getByText(
      /^Ordered before 1:10 PM, it can be cancelled until then; ordered later, until 1:10 PM of the next day\.$/,
    );
    expect(screen.queryByRole('checkbox', { name: /terms/ })).toBeNull();
  });
});

describe('prices that cannot be loaded', () => {
  // checkout-57
  it.each([
    ['twice where the shop fails', () => statusResponse(500), 2],
    ['once where the shop refuses', () => refusal('Not now', 5), 1],
  ])('the prices are requested %s', async (_, response, times) => {
    respondAt(pricesPath, response);
    expect(await refreshPrices()).toBe('last-known');
    expect(requestsTo(pricesPath)).toHaveLength(times);
  });

  // checkout-57
  it('the prices are requested once while the phone is offline', async () => {
    setNetwork('offline');
    expect(await refreshPrices()).toBe('last-known');
    expect(requestsTo(pricesPath)).toHaveLength(1);
  });

  // checkout-61
  it('the bag stays unchanged, and the order can be placed', async () => {
    respondAt(pricesPath, () => statusResponse(500));
    const { user } = await atCheckout();
    await fillCheckout(user);
    expect(amountShown('Cart total')).toBe('৳1,200.00');
    await pressPlace(user);
    await placed();
  });
});

describe('Pay Now without a network', () => {
  // checkout-48
  it('the dialog explains that the order can be paid later', async () => {
    respondAt('Capabilities', () =>
      shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: true }),
    );
    await atCheckout();
    const option = await screen.findByRole('radio', { name: /^Pay Now/ });
    setNetwork('offline');
    await waitFor(() =>
      expect(option.closest('label')?.textContent).toContain('You can pay later from the order.'),
    );
  });
});
