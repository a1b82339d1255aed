/** A phone at the checkout with a filled bag. */
import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { bagStore } from '#state/bag.ts';
import { checkoutStore } from '#state/checkout.ts';
import type { Language } from '#text/sentences.ts';
import { aLine } from '#tests/builders/product.ts';
import { fillWallet, setProduct, type AProduct } from '#tests/server/support/orders.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';
import { fillAddress } from './request-form.ts';
import { signIn, visit, type Visit } from './shop-harness.tsx';

export const placePath = 'ProductOrderArea/Order/Add';

/**
 * Puts two units of a product of 600 taka into the bag, and clears the address and the checkout.
 */
export async function withBag(shop: TestShop): Promise<AProduct> {
  const product = await setProduct(shop, {
    nth: 2,
    listPrice: 600_00,
    discount: 0,
    stock: 1_000,
  });
  checkoutStore.clear();
  const { listPrice, discount, stock } = product;
  bagStore.set({
    lines: [aLine({ id: String(product.id), listPrice, discount, stock, quantity: 2 })],
  });
  return product;
}

/** Changes the price at the shop while the bag has the old one. */
export async function newPrice(shop: TestShop, id: number, listPrice: number): Promise<void> {
  await shop.database.db.update(products).set({ listPrice }).where(eq(products.id, id));
}

/** Changes the stock at the shop. */
export async function newStock(shop: TestShop, id: number, stock: number): Promise<void> {
  await shop.database.db.update(products).set({ stock }).where(eq(products.id, id));
}

/** Signs in a customer with money in their wallet. Returns their id. */
export async function asCustomer(shop: TestShop, credit: number): Promise<string> {
  const id = await signIn(shop);
  if (credit > 0) await fillWallet(shop, id, credit);
  return id;
}

/** All orders in the database. */
export function ordersHeld(shop: TestShop) {
  return shop.database.db.select().from(orders);
}

export const placeWords = { en: 'Place Order', bn: 'অর্ডার করুন' } as const;

export async function atCheckout(language: Language = 'en'): Promise<Visit> {
  const shown = visit('/Checkout', language);
  await checkoutReady(language);
  return shown;
}

/**
 * Waits until the form is enabled, which is when the phone has checked whether this bag was already
 * ordered.
 */
export async function checkoutReady(language: Language = 'en'): Promise<void> {
  const button = await screen.findByRole('button', { name: placeWords[language] });
  await waitFor(() => {
    if (button.matches(':disabled')) throw new Error('not ready');
  });
}

/** Fills in the address and selects Cash On Delivery, in English. */
export async function fillCheckout(user: Visit['user'], phone = '01712345678'): Promise<void> {
  await fillAddress(user, phone);
  await user.click(screen.getByRole('radio', { name: /^Cash On Delivery/ }));
}

/** Presses Place Order. While the checkout checks prices, the button has other words. */
export async function pressPlace(user: Visit['user'], language: Language = 'en'): Promise<void> {
  const button = { name: placeWords[language] };
  await user.click(
    screen.queryByRole('button', button) ?? (await screen.findByRole('button', button)),
  );
}

/** Waits for the success page of an order. */
export const placed = () => screen.findByRole('heading', { name: 'Order Placed Successfully!' });

/** The amount next to a name in the totals. */
export function amountShown(name: string): string | null | undefined {
  return screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
}
