/** Messages to customers when staff quote by the operator's command line. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const operatorText = sentences({
  requestQuoted: [
    (number: string, total: string, note: string) =>
      `Your request ${number} comes to ${total}. ${note}`.trim(),
    (number: string, total: string, note: string) =>
      `আপনার অনুরোধ ${digits(number, 'bn')}-এর দাম ${total}। ${note}`.trim(),
  ],
  requestMoved: [
    (number: string, status: string) => `Your request ${number} is now: ${status}`,
    (number: string, status: string) => `আপনার অনুরোধ ${digits(number, 'bn')} এখন: ${status}`,
  ],
  walletCredited: [
    (amount: string) => `${amount} has been added to your wallet.`,
    (amount: string) => `আপনার ওয়ালেটে ${amount} যোগ হয়েছে।`,
  ],
});
