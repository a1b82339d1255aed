/** Refusals of an export or erasure of the account. Only the server uses them. */
import { sentences } from './sentences.ts';

export const accountRefusals = sentences({
  confirmNeeded: [
    'Please confirm first that it’s you, with a code or your password.',
    'আগে কোড বা পাসওয়ার্ড দিয়ে জানান যে এটি আপনিই।',
  ],
  stillOpen: [
    'An order or a request is still on its way. Please delete the account when it has arrived or is cancelled, or call us.',
    'একটি অর্ডার বা অনুরোধ এখনো চলছে। সেটি পৌঁছালে বা বাতিল হলে অ্যাকাউন্ট মুছুন, অথবা আমাদের ফোন করুন।',
  ],
  walletNotEmpty: [
    (amount: string) => `There is ${amount} in your wallet that would be lost.`,
    (amount: string) => `আপনার ওয়ালেটে ${amount} আছে, তা হারিয়ে যাবে।`,
  ],
});
