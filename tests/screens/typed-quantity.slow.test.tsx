// @vitest-environment happy-dom
/** A quantity that is typed but not applied when an order button is pressed. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bagStore } from '#state/bag.ts';
import {
  atCheckout,
  fillCheckout,
  ordersHeld,
  placed,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();

beforeEach(async () => {
  await withBag(shop());
});

const quantities = () => bagStore.get().lines.map(({ quantity }) => quantity);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Quantity of / });

type User = Awaited<ReturnType<typeof atCheckout>>['user'];

async function type(user: User, typed: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), typed);
}

async function closeAlert(user: User): Promise<void> {
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain("Quantity can't be less than 1.");
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(field());
}

describe('the checkout', () => {
  // bag-56
  it.each(['5000', 'abc'])(
    'no order is placed while a line shows %s, and the focus moves there',
    async (typed) => {
      const before = await ordersHeld(shop());
      const { user } = await atCheckout();
      await fillCheckout(user);
      await type(user, typed);
      await pressPlace(user);
      expect(document.activeElement).toBe(field());
      expect(field().value).toBe(typed);
      await screen.findByText(/Please enter a whole number from 1 to/);
      await type(user, '3');
      await pressPlace(user);
      await placed();
      const after = await ordersHeld(shop());
      expect(after.length - before.length).toBe(1);
    },
  );

  // bag-17, bag-56
  it('the press that leaves a typed 0 shows the error and places no order', async () => {
    const before = await ordersHeld(shop());
    const { user } = await atCheckout();
    await fillCheckout(user);
    await type(user, '0');
    await pressPlace(user);
    await closeAlert(user);
    expect(quantities()).toEqual([1]);
    expect(await ordersHeld(shop())).toHaveLength(before.length);
    await pressPlace(user);
    await placed();
  });
});

describe('the bag', () => {
  async function openBag() {
    const { user } = visit('/about');
    await user.click(await screen.findByRole('button', { name: /^(Open|View).*bag/i }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your bag' }));
    return { user, order: () => user.click(panel.getByRole('button', { name: 'Order Now' })) };
  }

  // bag-56
  it('the checkout does not open while a line has an invalid quantity', async () => {
    const { user, order } = await openBag();
    await type(user, '5000');
    await order();
    expect(screen.getByRole('dialog', { name: 'Your bag' })).toBeTruthy();
    expect(document.activeElement).toBe(field());
    await type(user, '4');
    await order();
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    expect(quantities()).toEqual([4]);
  });

  // bag-17, bag-56
  it('the press that leaves a typed 0 does not open the checkout', async () => {
    const { user, order } = await openBag();
    await type(user, '0');
    await order();
    await closeAlert(user);
    expect(screen.getByRole('dialog', { name: 'Your bag' })).toBeTruthy();
    expect(quantities()).toEqual([1]);
  });
});
