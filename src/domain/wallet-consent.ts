/** The text that a customer's phone signs to let an order use the wallet (checkout-115). */
import type { Paisa } from '#domain/money.ts';

/** The signed text. It allows at most this amount, for this submission only. */
export function walletConsentText(submissionId: string, maxFromWallet: Paisa): string {
  return `wallet ${submissionId.toLowerCase()} ${maxFromWallet}`;
}
