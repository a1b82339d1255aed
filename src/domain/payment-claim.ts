/**
 * Payments that customers send to the shop's own bKash, Nagad or Rocket account and report by their
 * transaction id (payments-49 to payments-54).
 */
import type { Paisa } from './money.ts';
import type { PaymentClaim } from './order.ts';
import type { HandService } from './order-moves.ts';
import { plainInput } from './plain-input.ts';
import { walletNames, type ShopSettings, type WalletAccount, type WalletName } from './shop.ts';

/** The service of each wallet, as payments name it. */
export const walletServices = {
  bkash: 'bKash',
  nagad: 'Nagad',
  rocket: 'Rocket',
} as const satisfies Record<WalletName, HandService>;

export interface OpenAccount extends WalletAccount {
  name: WalletName;
}

/** The accounts to which customers can pay. */
export function openAccounts({
  accounts,
}: Pick<ShopSettings['payment'], 'accounts'>): OpenAccount[] {
  return walletNames.flatMap((name) => (accounts[name].isOn ? [{ name, ...accounts[name] }] : []));
}

export const maxTransactionIdLength = 40;

/** The form of a transaction id that is stored and compared: `9FK3XYZ01A`. */
export function plainTransactionId(typed: string): string {
  return plainInput(typed).replaceAll(/\s/g, '').toUpperCase();
}

/** Whether it has the form of a transaction id: 6 to 40 letters and digits, at least one digit. */
export function isTransactionId(plain: string): boolean {
  return plain.length <= maxTransactionIdLength && /^(?=.*\d)[A-Z0-9-]{6,}$/.test(plain);
}

/** The amounts of the claims that are to be verified. They never count as paid. */
export function unverifiedSum(claims: readonly PaymentClaim[]): Paisa {
  return claims.reduce((sum, claim) => (claim.isRefused ? sum : sum + claim.amount), 0);
}
