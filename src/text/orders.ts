/** Placed orders: the success page, the receipt, the statuses, the shop's notifications. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

/** `N-1001`, the number for customers. */
export function orderNo(orderNumber: number): string {
  return `N-${orderNumber}`;
}

export const ordersText = sentences({
  newsPlaced: [
    (number: string) => `We received your order ${number}.`,
    (number: string) => `আপনার অর্ডার ${digits(number, 'bn')} আমরা পেয়েছি।`,
  ],
  /** notifications-17. */
  newsStatus: [
    (number: string, status: string) => `Your order ${number} is now ${status}.`,
    (number: string, status: string) => `আপনার অর্ডার ${digits(number, 'bn')}: ${status}।`,
  ],
  newsPaid: [
    (number: string, amount: string) => `We received ${amount} for your order ${number}.`,
    (number: string, amount: string) =>
      `আপনার অর্ডার ${digits(number, 'bn')}-এর জন্য ${amount} পেয়েছি।`,
  ],
  newsOverpaid: [
    (number: string, amount: string) =>
      `${amount} came for your order ${number} beyond what was to be paid. It is in your wallet for the next order.`,
    (number: string, amount: string) =>
      `আপনার অর্ডার ${digits(number, 'bn')}-এর জন্য প্রয়োজনের চেয়ে ${amount} বেশি এসেছে। পরের অর্ডারের জন্য তা আপনার ওয়ালেটে আছে।`,
  ],
  newsPaidLate: [
    (number: string, amount: string) =>
      `${amount} came for your order ${number} after it was cancelled. It is in your wallet for the next order.`,
    (number: string, amount: string) =>
      `আপনার অর্ডার ${digits(number, 'bn')} বাতিল হওয়ার পর এর জন্য ${amount} এসেছে। পরের অর্ডারের জন্য তা আপনার ওয়ালেটে আছে।`,
  ],
  newsCashback: [
    (amount: string) => `${amount} cashback is in your wallet for the next order.`,
    (amount: string) => `পরের অর্ডারের জন্য ${amount} ক্যাশব্যাক আপনার ওয়ালেটে জমা হয়েছে।`,
  ],
  /** notifications-21: the reminder that the checkout's option promises. */
  newsRefillDue: [
    (number: string) =>
      `Auto Order After 28 Days: your order ${number} is due again. Open it to refill.`,
    (number: string) =>
      `২৮ দিন পর আবার অর্ডার: আপনার অর্ডার ${digits(number, 'bn')}-এর সময় হয়েছে। খুলে আবার অর্ডার করুন।`,
  ],
  cancelledTakesNone: [
    'This order was cancelled: no prescription can be added to it.',
    'অর্ডারটি বাতিল হয়েছে, তাই এতে প্রেসক্রিপশন যোগ করা যাবে না।',
  ],
  nothingToPay: ['There is nothing left to pay for this order.', 'এই অর্ডারে আর কিছু বাকি নেই।'],
  noGateway: [
    'Paying online is not available. Please pay when it is handed to you.',
    'অনলাইনে পেমেন্ট এখন চালু নেই। হাতে পেয়ে টাকা দিন।',
  ],
  gatewayAway: [
    'The payment partner does not answer just now. Please try again, or pay later.',
    'পেমেন্ট সহযোগী এখন সাড়া দিচ্ছে না। আবার চেষ্টা করুন, অথবা পরে পেমেন্ট করুন।',
  ],

  successTitle: ['Your order', 'আপনার অর্ডার'],
  /** checkout-92: shown when IsNew is set. */
  placed: ['Order Placed Successfully!', 'আপনার অর্ডার নেওয়া হয়েছে!'],
  orderNumber: [
    (number: string) => `Order ${number}`,
    (number: string) => `অর্ডার ${digits(number, 'bn')}`,
  ],
  /** checkout-133. */
  cheaper: [
    (cost: string, shown: string) =>
      `Prices have fallen since you ordered: the order costs ${cost} instead of ${shown}.`,
    (cost: string, shown: string) => `অর্ডার দেওয়ার পর দাম কমেছে: ${shown}-এর বদলে মোট ${cost} লাগবে।`,
  ],
  agentCalls: [
    (phone: string) => `An agent will call ${phone} to confirm your order.`,
    (phone: string) =>
      `অর্ডার নিশ্চিত করতে আমাদের একজন প্রতিনিধি ${digits(phone, 'bn')} নম্বরে ফোন করবেন।`,
  ],
  agentCallsYou: [
    'An agent will call you to confirm your order.',
    'অর্ডার নিশ্চিত করতে আমাদের একজন প্রতিনিধি আপনাকে ফোন করবেন।',
  ],
  paymentSuccess: ['Payment Success', 'পেমেন্ট সফল হয়েছে'],
  paymentFailed: ['Payment Failed', 'পেমেন্ট ব্যর্থ হয়েছে'],
  paymentCancelled: ['Payment Cancelled', 'পেমেন্ট বাতিল করা হয়েছে'],
  paymentUnknown: ['FAILED (error 96)', 'পেমেন্ট ব্যর্থ (ত্রুটি ৯৬)'],
  transaction: [(id: string) => `Transaction Id: ${id}`, (id: string) => `লেনদেন আইডি: ${id}`],
  customerService: [
    (phone: string) => `Please call our customer service: ${phone}`,
    (phone: string) => `আমাদের গ্রাহকসেবায় ফোন করুন: ${digits(phone, 'bn')}`,
  ],
  failedMore: [
    'Your order stands. You can pay again from the order detail page.',
    'আপনার অর্ডার ঠিক আছে। অর্ডারের বিবরণ পাতা থেকে আবার পেমেন্ট করতে পারেন।',
  ],
  cancelledMore: [
    'Payment can be made later from the order detail page.',
    'পরে অর্ডারের বিবরণ পাতা থেকে পেমেন্ট করা যাবে।',
  ],
  paymentUnconfirmed: [
    'The payment is not confirmed yet. Look again in a moment, before you pay once more.',
    'পেমেন্ট এখনো নিশ্চিত হয়নি। আবার টাকা দেওয়ার আগে একটু পরে আরেকবার দেখুন।',
  ],
  /** Shown instead if the order was cancelled. */
  paymentForCancelled: [
    'The payment is not confirmed yet, and this order was cancelled. If your money still arrives, you get it back.',
    'পেমেন্ট এখনো নিশ্চিত হয়নি, আর অর্ডারটি বাতিল হয়েছে। টাকা পরে এলে ফেরত পাবেন।',
  ],
  questions: [
    (phone: string) => `Questions? Customer service: ${phone}`,
    (phone: string) => `কিছু জানতে চান? গ্রাহকসেবা: ${digits(phone, 'bn')}`,
  ],
  checking: ['Checking your order…', 'আপনার অর্ডার দেখা হচ্ছে…'],
  checkOffline: [
    'You’re offline, so we can’t check now whether the pharmacy has this order.',
    'আপনি অফলাইনে আছেন: অর্ডারটি ফার্মেসিতে পৌঁছেছে কি না, এখন দেখা যাচ্ছে না।',
  ],
  checkFailed: [
    'We could not check just now whether the pharmacy has this order.',
    'অর্ডারটি ফার্মেসিতে পৌঁছেছে কি না, এই মুহূর্তে দেখা গেল না।',
  ],
  signInToConfirm: [
    'This phone has no receipt of the order. Log in with its phone number and a code to see how it stands.',
    'এই ফোনে অর্ডারটির রসিদ নেই। অর্ডারের মোবাইল নম্বর ও কোড দিয়ে লগইন করে এর অবস্থা দেখুন।',
  ],
  receiptOwn: [
    'This is the order as sent from this phone. The pharmacy has confirmed that it arrived.',
    'এই ফোন থেকে যেমন পাঠানো হয়েছে, অর্ডারটি তেমনই দেখাচ্ছে। ফার্মেসি জানিয়েছে, এটি পৌঁছেছে।',
  ],
  nextTitle: ['What happens next', 'এরপর যা হবে'],
  packed: ['We pack your order and send it to your address.', 'আমরা অর্ডার প্যাক করে আপনার ঠিকানায় পাঠাব।'],
  payAtDoor: [
    (amount: string) => `${amount} is left to pay.`,
    (amount: string) => `${amount} পরিশোধ করা বাকি।`,
  ],
  allPaid: ['Everything is paid.', 'সব টাকা পরিশোধ হয়েছে।'],
  home: ['Home', 'প্রথম পাতা'],
  viewOrder: ['View Order', 'অর্ডার দেখুন'],
  orderDetails: ['Order details', 'অর্ডারের বিবরণ'],
  loginToTrack: ['Login to Track your order', 'অর্ডার ট্র্যাক করতে লগইন করুন'],
  login: ['Login', 'লগইন'],
  signUp: ['Sign up', 'সাইন আপ'],
  guestQuestion: [
    'Log in with this order’s mobile number to see it in your order history on any phone:',
    'এই অর্ডারের মোবাইল নম্বর ও কোড দিয়ে লগইন করলে অর্ডারটি সব ফোনে আপনার অর্ডারের তালিকায় থাকবে:',
  ],

  savedTitle: ['Saved on this phone', 'এই ফোনে রাখা হয়েছে'],
  savedMore: [
    (total: string) =>
      `Not sent yet. It will be sent automatically when you’re back online, if it costs no more than ${total}; otherwise we ask you first.`,
    (total: string) =>
      `এখনো পাঠানো হয়নি। নেটওয়ার্ক এলে মোট ${total}-এর বেশি না হলে নিজেই চলে যাবে; বেশি হলে আগে আপনাকে জিজ্ঞেস করব।`,
  ],
  sendingMore: ['Sending…', 'পাঠানো হচ্ছে…'],
  askTitle: ['Please look at your order again', 'অর্ডারটি আরেকবার দেখে নিন'],
  askMore: [
    'Nothing was ordered yet. Put the products back into your bag, see the new total, and order again.',
    'এখনো কিছু অর্ডার হয়নি। পণ্যগুলো ব্যাগে ফিরিয়ে নিন, নতুন মোট দেখুন, তারপর আবার অর্ডার করুন।',
  ],
  askAgain: ['See the new total', 'নতুন মোট দেখুন'],
  signInToSee: [
    'Please log in again to see the status of this order.',
    'অর্ডারটির অবস্থা দেখতে আবার লগইন করুন।',
  ],
  signInToSend: ['Please log in again to send this order.', 'অর্ডারটি পাঠাতে আবার লগইন করুন।'],
  /** payments-48. */
  paymentOpen: [
    (amount: string) => `The payment is still open: ${amount}.`,
    (amount: string) => `পেমেন্ট এখনো বাকি: ${amount}।`,
  ],
  payNow: ['Pay Now', 'এখনই পেমেন্ট করুন'],
  payLater: ['Pay later', 'পরে পেমেন্ট'],
  payFailed: ['The payment could not be started.', 'পেমেন্ট শুরু করা গেল না।'],
  unknownTitle: ['We do not know this order', 'এই অর্ডারটি আমরা খুঁজে পাইনি'],
  unknownMore: [
    'The link may be incomplete. Your own orders are in your profile.',
    'লিংকটি হয়তো সম্পূর্ণ নয়। আপনার নিজের অর্ডারগুলো প্রোফাইলে আছে।',
  ],

  receiptTitle: ['Receipt', 'রসিদ'],
  receiptHint: [
    'Save this link – anyone who has it can view this order.',
    'লিংকটি রেখে দিন: এটি যার কাছে থাকবে, সে অ্যাকাউন্ট ছাড়াই অর্ডারটি দেখতে পারবে।',
  ],
  receiptShare: ['Share the receipt link', 'রসিদের লিংক পাঠান'],
  receiptCopied: ['The link was copied.', 'লিংক কপি হয়েছে।'],
  receiptOffline: [
    'You’re offline. This is the order as sent from this phone; the pharmacy has confirmed that it arrived.',
    'আপনি অফলাইনে আছেন। এই ফোন থেকে যেমন পাঠানো হয়েছে, অর্ডারটি তেমনই দেখাচ্ছে; ফার্মেসি জানিয়েছিল, এটি পৌঁছেছে।',
  ],
  retry: ['Try again', 'আবার চেষ্টা করুন'],
  status: ['Status', 'অবস্থা'],
  deliverTo: ['Deliver to', 'ডেলিভারির ঠিকানা'],
  product: ['Product', 'পণ্য'],
  quantity: ['Quantity', 'পরিমাণ'],
  amount: ['Amount', 'দাম'],
  paid: ['Paid', 'পরিশোধিত'],
  left: ['Left to pay', 'বাকি'],
  close: ['Close', 'বন্ধ করুন'],
});
