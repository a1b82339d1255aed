/** The shop's own accounts, as the owner saves them at the counter. */
import { emptySettings, type ShopSettings } from '#domain/shop.ts';
import { readSection, saveSection } from '#server/services/shop/sections.ts';
import type { TestShop } from './test-shop.ts';

type Payment = ShopSettings['payment'];

const account = {
  isOn: true,
  kind: 'merchant',
  number: '01700-000000',
  howTo: { en: '', bn: '' },
} as const;

/** The part `payment` of a shop that takes bKash and Nagad by itself. */
export function ownAccounts(changes: Partial<Payment> = {}): Payment {
  const { payment } = emptySettings;
  const accounts = { ...payment.accounts, bkash: account, nagad: account };
  return { ...payment, accounts, ...changes };
}

export async function savePayment(shop: TestShop, value: Payment): Promise<void> {
  const { db } = shop.database;
  const { version } = await readSection(db, 'payment');
  await saveSection(
    db,
    { actor: 'Nadia', now: shop.clock.now },
    { name: 'payment', version, value },
  );
}
