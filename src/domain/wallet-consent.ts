/** What a customer's phone signs where an order may take something out of their wallet (checkout-115). */
import type { Paisa } from '#domain/money.ts';

/** The words that are signed: this much, for this submission and no other. */
export function walletConsentText(submissionId: string, most: Paisa): string {
  return `wallet ${submissionId.toLowerCase()} ${most}`;
}
