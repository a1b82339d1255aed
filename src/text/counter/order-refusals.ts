/** The server's refusals for staff about an order (counter-122 to counter-139). */
import { digits } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const orderRefusals = sentences({
  cannotBecome: [
    (number: string, is: string, to: string) => `${number} is ${is}: it cannot become ${to}.`,
    (number: string, is: string, to: string) =>
      `${digits(number, 'bn')} এখন "${is}" অবস্থায় আছে, "${to}" করা যাবে না।`,
  ],
  movedMeanwhile: [
    (number: string, is: string, by: string) =>
      `Somebody was faster: ${number} is ${is} now${by ? `, by ${by}` : ''}. Nothing was changed.`,
    (number: string, is: string, by: string) =>
      `${by || 'আরেকজন'} আগেই করে ফেলেছেন: ${digits(number, 'bn')} এখন "${is}"। কিছু বদলানো হয়নি।`,
  ],
  unchecked: [
    'Something in this order needs a prescription. A pharmacist looks at it first; then it can be confirmed.',
    'এই অর্ডারে প্রেসক্রিপশনের ওষুধ আছে। আগে একজন ফার্মাসিস্ট দেখবেন, তারপর নিশ্চিত করা যাবে।',
  ],
  whyWithout: [
    'No prescription came with this order. Write why it may go without one, or cancel it.',
    'এই অর্ডারের সঙ্গে কোনো প্রেসক্রিপশন আসেনি। কেন ছাড়া যেতে পারে লিখুন, না হলে বাতিল করুন।',
  ],
  pharmacistConfirms: [
    'A pharmacist or the owner confirms an order.',
    'অর্ডার নিশ্চিত করেন ফার্মাসিস্ট বা মালিক।',
  ],
  pharmacistCancels: [
    'A pharmacist or the owner cancels an order.',
    'অর্ডার বাতিল করেন ফার্মাসিস্ট বা মালিক।',
  ],
  pharmacistChecks: ['A pharmacist checks prescriptions.', 'প্রেসক্রিপশন দেখেন ফার্মাসিস্ট।'],
  ownerGivesBack: ['Only the owner gives money back.', 'টাকা ফেরত দেন শুধু মালিক।'],
  notConfirmedYet: [
    'This order is not confirmed yet: there is nothing to pack.',
    'অর্ডারটি এখনো নিশ্চিত হয়নি, প্যাক করার কিছু নেই।',
  ],
  ended: [
    'This order is delivered or cancelled: nothing of it changes any more.',
    'অর্ডারটি পৌঁছে গেছে বা বাতিল হয়েছে, আর কিছু বদলাবে না।',
  ],
  lessLeft: [
    (number: string, amount: string) => `${number} has less than ${amount} left to pay.`,
    (number: string, amount: string) => `${digits(number, 'bn')}-এ ${amount} বাকি নেই, তার কম আছে।`,
  ],
  paidMeanwhile: [
    (amount: string) =>
      `Money has come for this order meanwhile: ${amount} is paid now. Nothing was taken; look again.`,
    (amount: string) =>
      `এর মধ্যে এই অর্ডারের টাকা এসেছে: এখন ${amount} পরিশোধ হয়েছে। কিছু নেওয়া হয়নি, আবার দেখুন।`,
  ],
  referenceUsed: [
    'This transaction was written down before. Each counts once.',
    'এই লেনদেনটি আগেই লেখা হয়েছে। একটি লেনদেন একবারই ধরা হয়।',
  ],
  claimDecided: [
    'Somebody has decided on this payment meanwhile. Look again.',
    'এর মধ্যে কেউ এই পেমেন্টের সিদ্ধান্ত নিয়েছেন। আবার দেখুন।',
  ],
  unverified: [
    'A payment of this order is to be verified. Accept or refuse it first.',
    'এই অর্ডারের একটি পেমেন্ট যাচাই বাকি। আগে সেটি গ্রহণ করুন বা ফিরিয়ে দিন।',
  ],
  idUsed: [
    'This was told for another order or amount already.',
    'এটি আগেই অন্য অর্ডার বা টাকার জন্য লেখা হয়েছে।',
  ],
  refundTooMuch: [
    (amount: string) => `At most ${amount} of this order can be given back.`,
    (amount: string) => `এই অর্ডারের সর্বোচ্চ ${amount} ফেরত দেওয়া যাবে।`,
  ],
  nothingOwed: [
    (number: string) => `Nothing is to be given back for ${number}.`,
    (number: string) => `${digits(number, 'bn')}-এর জন্য ফেরত দেওয়ার কিছু নেই।`,
  ],
  owedChanged: [
    (amount: string) => `${amount} is to be given back now. Nothing was noted; look again.`,
    (amount: string) => `এখন ${amount} ফেরত দিতে হবে। কিছু লেখা হয়নি, আবার দেখুন।`,
  ],
  givesBackOther: [
    (amount: string) => `${amount} would go back now. Nothing was cancelled; look again.`,
    (amount: string) => `এখন ফেরত যাবে ${amount}। কিছু বাতিল হয়নি, আবার দেখুন।`,
  ],
  guestHasNoWallet: [
    'This order has no account: there is no wallet for it.',
    'এই অর্ডারের কোনো অ্যাকাউন্ট নেই, তাই ওয়ালেটও নেই।',
  ],
  notBooked: ['It could not be booked.', 'হিসাবে তোলা গেল না।'],
});

/** Notifications to the customer about it. */
export const orderNews = sentences({
  refunded: [
    (amount: string, number: string) =>
      `${amount} of your order ${number} has come back into your wallet.`,
    (amount: string, number: string) =>
      `আপনার অর্ডার ${digits(number, 'bn')}-এর ${amount} আপনার ওয়ালেটে ফেরত এসেছে।`,
  ],
});
