// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '#server/db/tables/products.ts';
import { coupons, couponUses } from '#server/db/tables/offers.ts';
import { bagStore } from '#state/bag.ts';
import { checkoutStore } from '#state/checkout.ts';
import { sessionStore } from '#state/session.ts';
import { aLine } from '#tests/builders/product.ts';
import { setProduct } from '#tests/server/support/orders.ts';
import {
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
import { timesReached } from './network.ts';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
let sold = { id: 0 };
let gone = { id: 0 };

/** Two units of a product of 600 taka, and three of another of 100 taka named Seclo. */
beforeEach(async () => {
  sold = await withBag(shop());
  const other = await setProduct(shop(), { nth: 5, listPrice: 100_00, discount: 0, stock: 50 });
  gone = other;
  const { listPrice, discount, stock } = other;
  const line = aLine({
    id: String(other.id),
    name: 'Seclo',
    listPrice,
    discount,
    stock,
    quantity: 3,
  });
  bagStore.set({ lines: [...bagStore.get().lines, line] });
});

/** Deletes the product, as an import does if the wholesaler no longer has it. */
async function withdraw(id: number): Promise<void> {
  await shop().database.db.delete(products).where(eq(products.id, id));
}

const total = (name: string) =>
  screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling?.textContent;

describe('an unavailable product', () => {
  // checkout-6, checkout-59
  it('a withdrawn product is named in an alert without a price, listed apart and excluded from the total', async () => {
    await withdraw(gone.id);
    const { user } = await atCheckout();
    const alert = await screen.findByRole('alertdialog', {
      name: 'Some products are not available now. They are left out of the order.',
    });
    within(alert).getByText(/^Seclo .+ is not available now\.$/);
    expect(alert.textContent).not.toContain('price updated');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    const apart = screen.getByRole('region', { name: 'Not available now' });
    within(apart).getByText('Seclo');
    const ordered = screen.getByRole('region', { name: 'Your order' });
    expect(within(ordered).queryByText('Seclo')).toBeNull();
    expect(total('Cart total')).toBe('৳1,200.00');
    expect(total('Payable')).toBe('৳1,200.00');
  });

  // checkout-6
  it('a sold-out product does not prevent the order of the rest', async () => {
    await newStock(shop(), gone.id, 0);
    const { user } = await atCheckout();
    const alert = await screen.findByRole('alertdialog', { name: /are not available now/ });
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await fillCheckout(user);
    await pressPlace(user);
    await placed();
    const [order] = await ordersHeld(shop());
    expect(order?.total).toBe(1200_00);
  });

  // bag-57: the section and its heading disappear with its last line.
  it.each([/^Remove Seclo/, /^Remove it from the bag$/])(
    'the focus stays in the page when the last one is removed by %s',
    async (name) => {
      await newStock(shop(), gone.id, 0);
      const { user } = await atCheckout();
      const alert = await screen.findByRole('alertdialog', { name: /are not available now/ });
      await user.click(within(alert).getByRole('button', { name: 'Close' }));
      const apart = screen.getByRole('region', { name: 'Not available now' });
      await user.click(within(apart).getByRole('button', { name }));
      await waitFor(() => expect(apart.isConnected).toBe(false));
      expect(document.activeElement).toBe(screen.getByRole('main'));
    },
  );

  // checkout-6
  it('one tap removes the unavailable product from the bag', async () => {
    await newStock(shop(), gone.id, 0);
    const { user } = await atCheckout();
    const alert = await screen.findByRole('alertdialog');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Remove it from the bag' }));
    expect(screen.queryByRole('region', { name: 'Not available now' })).toBeNull();
    expect(bagStore.get().lines.map((line) => line.id)).toEqual([String(sold.id)]);
  });

  // checkout-58
  it('an alert about a new price names the unavailable product too', async () => {
    await newStock(shop(), gone.id, 0);
    await newPrice(shop(), sold.id, 650_00);
    await atCheckout();
    const alert = await screen.findByRole('alertdialog', {
      name: 'Some products price updated! Please check before place order.',
    });
    within(alert).getByText(/^Seclo .+ is not available now\.$/);
    within(alert).getByText(/went up to ৳650\.00/);
    within(alert).getByText('The total is ৳1,300.00 now.');
  });

  // checkout-59, checkout-60
  it('the alert speaks of fewer units instead of a price if the stock is too small', async () => {
    await newStock(shop(), gone.id, 1);
    await atCheckout();
    await screen.findByRole('alertdialog', {
      name: 'Fewer are left of some products. Please check before place order.',
    });
  });

  // checkout-3, checkout-6
  it('a bag of unavailable products only cannot be ordered', async () => {
    await withdraw(gone.id);
    await withdraw(sold.id);
    const { user } = visit('/Checkout');
    await screen.findByText(/^Nothing in your bag is available right now/);
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    expect(screen.queryByText('Payable')).toBeNull();
    expect(timesReached(placePath)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Remove all 2 from the bag' }));
    await screen.findByText('Add what you need – your bag is saved on this phone, even offline.');
  });
});

describe('a coupon that was used on another phone in the meantime', () => {
  // checkout-35, checkout-38, checkout-75
  it('the coupon is removed from the order when the shop refuses it', async () => {
    await asCustomer(shop(), 0);
    checkoutStore.set((now) => ({ ...now, couponCode: 'NIROG50' }));
    const { user } = await atCheckout();
    await waitFor(() => expect(total('Coupon discount')).toBe('−\u00a0৳50.00'));
    await fillCheckout(user);
    const { db } = shop().database;
    const [coupon] = await db.select().from(coupons).where(eq(coupons.code, 'NIROG50'));
    await db.insert(couponUses).values({
      couponId: coupon?.id ?? 0,
      usedBy: `phone:${sessionStore.get()?.phone}`,
      orderId: 'elsewhere',
      createdAt: new Date(),
    });
    await pressPlace(user);
    const alert = await screen.findByRole('alertdialog', {
      name: 'You have used this coupon already.',
    });
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await screen.findByText('The coupon no longer applies and was removed.');
    await waitFor(() => expect(screen.queryByText('Coupon discount')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(2));
    await pressPlace(user);
    await placed();
  });
});
