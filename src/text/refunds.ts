/** Refunded money of an order, by its destination (payments-46). */
import type { Refund } from '#domain/order.ts';
import { taka } from './numbers.ts';
import { sentences, speak, type Language } from './sentences.ts';

const refundsText = sentences({
  wallet: [
    (amount: string) => `${amount} was returned to your wallet.`,
    (amount: string) => `${amount} আপনার ওয়ালেটে ফেরত দেওয়া হয়েছে।`,
  ],
  due: [
    (amount: string) =>
      `${amount} will be refunded to you. Please call us if we haven’t called you.`,
    (amount: string) => `আপনাকে ${amount} ফেরত দেওয়া হবে। আমরা যোগাযোগ না করলে আমাদের ফোন করুন।`,
  ],
  byHand: [
    (amount: string) => `${amount} was refunded to you.`,
    (amount: string) => `আপনাকে ${amount} ফেরত দেওয়া হয়েছে।`,
  ],
});

/** One sentence per destination of a refund; '' if nothing is refunded. */
export function refundSentences({ wallet, due, byHand }: Refund, language: Language): string {
  const t = speak(refundsText, language);
  return [
    wallet > 0 && t.wallet(taka(wallet, language)),
    due > 0 && t.due(taka(due, language)),
    byHand > 0 && t.byHand(taka(byHand, language)),
  ]
    .filter(Boolean)
    .join(' ');
}
