/** The checkout: its form, totals and refusals. The server uses the same sentences. */
import type { OrderProblem } from '#domain/order-checks.ts';
import { deliveryRulesText } from './delivery-rules.ts';
import { addressesText, requiredFieldsText } from './addresses.ts';
import { bagText } from './bag.ts';
import { digits } from './numbers.ts';
import { quantityText } from './quantity.ts';
import { sentences, speak, type Language } from './sentences.ts';

export const checkoutText = sentences({
  title: ['Checkout', 'চেকআউট'],
  home: ['Home', 'প্রথম পাতা'],
  yourOrder: ['Your order', 'আপনার অর্ডার'],

  couponTitle: ['Coupon', 'কুপন'],
  couponCode: ['Coupon code', 'কুপন কোড'],
  couponApply: ['Apply', 'প্রয়োগ করুন'],
  couponRemove: ['Remove coupon', 'কুপন সরান'],
  couponRemoved: ['The coupon was removed.', 'কুপনটি সরানো হয়েছে।'],
  couponApplied: [(code: string) => `Coupon ${code}`, (code: string) => `কুপন ${code}`],
  /** checkout-32. The amount is inserted as it is. */
  couponSuccess: [
    (amount: string) => `You will receive ${amount}Tk discount for this order`,
    (amount: string) => `এই অর্ডারে আপনি ${amount} টাকা ছাড় পাবেন`,
  ],
  /** checkout-31. */
  couponEmpty: ["Can't submit empty field", 'কুপন কোড লিখুন, ঘরটি ফাঁকা রাখা যাবে না'],
  couponOffline: ['A coupon can only be checked with a connection.', 'কুপন যাচাই করতে নেটওয়ার্ক লাগবে।'],
  couponFailed: [
    'The coupon could not be checked just now. Please try again.',
    'এই মুহূর্তে কুপনটি যাচাই করা গেল না। আবার চেষ্টা করুন।',
  ],
  couponGone: [
    'The coupon no longer applies and was removed.',
    'কুপনটি আর প্রযোজ্য নয়, তাই সরানো হয়েছে।',
  ],

  totalsTitle: ['Totals', 'মোট হিসাব'],
  cartTotal: ['Cart total', 'পণ্যের মোট দাম'],
  couponDiscount: ['Coupon discount', 'কুপন ছাড়'],
  deliveryCharge: ['Delivery charge', 'ডেলিভারি চার্জ'],
  deliveryUnknown: ['Choose a district', 'জেলা বেছে নিন'],
  walletUsed: ['From your wallet', 'ওয়ালেট থেকে'],
  payable: ['Payable', 'পরিশোধযোগ্য'],
  cashback: [
    (amount: string) => `${amount} cashback comes to your wallet for the next order.`,
    (amount: string) => `পরের অর্ডারের জন্য ${amount} ক্যাশব্যাক আপনার ওয়ালেটে জমা হবে।`,
  ],
  cashbackGuest: [
    (amount: string) =>
      `Log in before you order, and ${amount} cashback from this order comes to your wallet.`,
    (amount: string) => `লগইন করে অর্ডার করলে ${amount} ক্যাশব্যাক আপনার ওয়ালেটে জমা হবে।`,
  ],
  walletUse: [
    (credit: string) => `Use my wallet balance (${credit})`,
    (credit: string) => `আমার ওয়ালেটের টাকা ব্যবহার করব (${credit} আছে)`,
  ],
  unchecked: [
    'These are the last known prices. They are checked again before the order goes out.',
    'এগুলো শেষ জানা দাম। অর্ডার পাঠানোর আগে আবার মিলিয়ে দেখা হবে।',
  ],

  prescriptionsTitle: ['Prescriptions', 'প্রেসক্রিপশন'],
  prescriptionsHint: [
    'A photo or a document of your prescription, if you have one.',
    'আপনার কাছে প্রেসক্রিপশন থাকলে তার ছবি বা ফাইল দিন।',
  ],
  rxWarning: [
    'Some of these medicines need a prescription. Add it here, or have it ready when the order arrives.',
    'এর মধ্যে কিছু ওষুধের জন্য প্রেসক্রিপশন লাগে। এখানে যোগ করুন, অথবা ডেলিভারির সময় হাতের কাছে রাখুন।',
  ],
  rxRequired: [
    'Some of these medicines need a prescription. Please add it to order them.',
    'এর মধ্যে কিছু ওষুধের জন্য প্রেসক্রিপশন লাগে। অর্ডার করতে প্রেসক্রিপশন যোগ করুন।',
  ],

  paymentTitle: ['Payment option', 'পেমেন্টের ধরন'],
  cashOnDelivery: ['Cash On Delivery', 'ক্যাশ অন ডেলিভারি'],
  cashHint: ['Pay when it is handed to you.', 'হাতে পেয়ে টাকা দিন।'],
  payNow: ['Pay Now', 'এখনই পেমেন্ট'],
  payNowHint: [
    'Card, bKash, Nagad and others, on the page of our payment partner.',
    'কার্ড, বিকাশ, নগদ বা অন্য মাধ্যমে, আমাদের পেমেন্ট সহযোগীর পাতায়।',
  ],
  payToAccountHint: [
    (services: string) => `${services}. Your order shows the number to which you send the money.`,
    (services: string) => `${services}। যে নম্বরে টাকা পাঠাবেন, তা আপনার অর্ডারে দেখা যাবে।`,
  ],
  /** The shop has changed its methods since the order was written (payments-55). */
  methodNotOffered: [
    'The pharmacy does not offer this way to pay any more. Please choose another one.',
    'ফার্মেসি এভাবে পেমেন্ট আর নেয় না। অন্য একটি উপায় বেছে নিন।',
  ],
  payNowChosen: [
    'Pay Now is chosen. You can choose Cash On Delivery instead.',
    '“এখনই পেমেন্ট” বেছে নেওয়া হয়েছে। চাইলে ক্যাশ অন ডেলিভারি বেছে নিতে পারেন।',
  ],
  payNowOffline: [
    'Paying now needs a connection. You can pay later from the order.',
    'এখন পেমেন্ট করতে নেটওয়ার্ক লাগবে। পরে অর্ডার থেকেও পেমেন্ট করা যাবে।',
  ],
  /** checkout-62. */
  paymentRequired: ['Please select a payment option', 'পেমেন্টের ধরন বেছে নিন'],

  policyTitle: ['Please note', 'জেনে রাখুন'],
  /** checkout-51. */
  policyOutside: [
    'Outside Dhaka the customer should pay first; cash on delivery is not applicable.',
    'ঢাকার বাইরে আগে টাকা পরিশোধ করতে হবে; ক্যাশ অন ডেলিভারি প্রযোজ্য নয়।',
  ],
  policyAgent: [
    'An agent will call to confirm the delivery charge and reconfirm the order.',
    'ডেলিভারি চার্জ ও অর্ডার নিশ্চিত করতে আমাদের একজন প্রতিনিধি ফোন করবেন।',
  ],
  policyCancel: [
    (time: string) =>
      `Ordered before ${time}, it can be cancelled until then; ordered later, until ${time} of the next day.`,
    (time: string) =>
      `${time}-এর আগে দেওয়া অর্ডার সেদিন ${time} পর্যন্ত, পরে দেওয়া অর্ডার পরদিন ${time} পর্যন্ত বাতিল করা যায়।`,
  ],
  /** checkout-55. */
  autoOrder: ['Auto Order After 28 Days', '২৮ দিন পর আবার অর্ডার করার কথা মনে করিয়ে দিন'],
  autoOrderHint: [
    'If you have an account we’ll remind you. Nothing ships until you confirm.',
    'এখানে অ্যাকাউন্ট থাকলে নোটিফিকেশনে মনে করিয়ে দেব। আপনি আবার অর্ডার না করলে কিছু পাঠানো হবে না।',
  ],
  note: ['Order note', 'অর্ডারের নোট'],
  noteHint: [
    'Anything we should know, for example when to come.',
    'জানানোর মতো কিছু, যেমন কখন এলে সুবিধা।',
  ],
  agreeBefore: ['By placing the order you agree to the ', 'অর্ডার করলে আপনি আমাদের '],
  agreeLink: ['terms and conditions', 'শর্তাবলি'],
  agreeAfter: ['.', ' মেনে নিচ্ছেন।'],
  placeOrder: ['Place Order', 'অর্ডার করুন'],
  placing: ['Placing your order…', 'আপনার অর্ডার পাঠানো হচ্ছে…'],
  checkingPrices: ['Checking prices…', 'দাম মিলিয়ে দেখা হচ্ছে…'],

  /** checkout-58. */
  pricesUpdated: [
    'Some products price updated! Please check before place order.',
    'কিছু পণ্যের দাম বদলেছে! অর্ডার করার আগে দেখে নিন।',
  ],
  someGone: [
    'Some products are not available now. They are left out of the order.',
    'কিছু পণ্য এখন পাওয়া যাচ্ছে না। সেগুলো অর্ডারে ধরা হয়নি।',
  ],
  fewerThere: [
    'Fewer are left of some products. Please check before place order.',
    'কিছু পণ্য আগের চেয়ে কম আছে। অর্ডার করার আগে দেখে নিন।',
  ],
  goneTitle: ['Not available now', 'এখন পাওয়া যাচ্ছে না'],
  goneHint: [
    'These are not part of this order and not in its total. Everything else can be ordered.',
    'এগুলো এই অর্ডারে নেই, মোট হিসাবেও ধরা হয়নি। বাকি সব অর্ডার করতে পারেন।',
  ],
  /** Shown if the bag contains nothing else. */
  allGoneHint: [
    'Nothing in your bag is available right now, so there is nothing to order.',
    'আপনার ব্যাগের কোনো পণ্যই এখন পাওয়া যাচ্ছে না, তাই অর্ডার করার কিছু নেই।',
  ],
  goneRemove: [
    (count: number) =>
      count === 1 ? 'Remove it from the bag' : `Remove all ${count} from the bag`,
    (count: number) => (count === 1 ? 'ব্যাগ থেকে সরান' : `${digits(count, 'bn')}টিই ব্যাগ থেকে সরান`),
  ],
  goneRemoved: ['They were removed from the bag.', 'ব্যাগ থেকে সরানো হয়েছে।'],
  pricesTotal: [
    (amount: string) => `The total is ${amount} now.`,
    (amount: string) => `এখন মোট ${amount}।`,
  ],
  /** checkout-70. */
  unexpected: [
    'Unexpected Error, Please contact admin',
    'অপ্রত্যাশিত সমস্যা হয়েছে, দয়া করে আমাদের সঙ্গে যোগাযোগ করুন',
  ],
  nothingLost: [
    'Nothing was ordered, and nothing is lost: everything is still here.',
    'কিছু অর্ডার হয়নি, কিছু হারায়ওনি: সব এখানেই আছে।',
  ],
  close: ['Close', 'বন্ধ করুন'],
  errorCode: [
    (code: string) => `Error Code ${code}`,
    (code: string) => `ত্রুটি কোড ${digits(code, 'bn')}`,
  ],
  offlineNote: [
    'You’re offline. You can still order: it is saved on this phone with the total you see, and sent when you’re back online if it costs no more.',
    'আপনি অফলাইনে আছেন। তবু অর্ডার করতে পারেন: যে মোট দেখছেন তা সহ অর্ডারটি এই ফোনে থাকবে, নেটওয়ার্ক এলে দাম না বাড়লে নিজেই চলে যাবে।',
  ],
  /** checkout-121. `order` is empty if the order has no number yet. */
  orderedSince: [
    (order: string, moment: string) =>
      `You have already placed an order${order && ` (${order})`} on ${moment}, and this bag may be from before it. Placing it makes another order.`,
    (order: string, moment: string) =>
      `আপনি আগেই একটি অর্ডার${order && ` (${digits(order, 'bn')})`} দিয়েছেন: ${moment}। ব্যাগটি তারও আগের হতে পারে। এখন অর্ডার দিলে সেটি আরেকটি নতুন অর্ডার হবে।`,
  ],
  orderedSinceUnseen: [
    'An order was placed on this phone, and this bag may be from before it. Placing it makes another order.',
    'এই ফোন থেকে একটি অর্ডার আগেই দেওয়া হয়েছে; ব্যাগটি তারও আগের হতে পারে। এখন অর্ডার দিলে সেটি আরেকটি নতুন অর্ডার হবে।',
  ],
  /** checkout-131. */
  orderedElsewhere: [
    'You placed this order in another tab.',
    'এই অর্ডারটি আপনি আরেকটি ট্যাব থেকে দিয়েছেন।',
  ],
  seeOrdered: ['See that order', 'সেই অর্ডারটি দেখুন'],
  stopWaiting: ['Continue in the background', 'ব্যাকগ্রাউন্ডে চলুক'],
  notSavedTitle: ['Not saved', 'রাখা যায়নি'],
  notSaved: [
    'Your phone could not keep the order, so it is not saved and not sent. Leave this page open, free some space and try again.',
    'আপনার ফোন অর্ডারটি রাখতে পারেনি, তাই রাখাও হয়নি, পাঠানোও হয়নি। এই পাতা খোলা রেখে কিছু জায়গা খালি করে আবার চেষ্টা করুন।',
  ],
  tooManyWaiting: [
    'Many things are already waiting on this phone. Send or delete one of them first.',
    'এই ফোনে অনেক কিছু আগে থেকেই অপেক্ষায় আছে। আগে একটি পাঠান বা মুছে ফেলুন।',
  ],

  /** Refusals that only the server can detect. */
  tooManyLines: ['One order holds 100 products at most.', 'এক অর্ডারে সর্বোচ্চ ১০০টি পণ্য রাখা যায়।'],
  outOfStock: [
    (name: string) => `${name} is not in stock in this quantity any more.`,
    (name: string) => `${name} এই পরিমাণে আর মজুত নেই।`,
  ],
  withdrawn: [
    (name: string) => `${name} is not sold any more. Please take it out of your bag.`,
    (name: string) => `${name} আর বিক্রি হয় না। ব্যাগ থেকে সরিয়ে নিন।`,
  ],
  someWithdrawn: [
    'A product in your bag is not sold any more. We show you which.',
    'আপনার ব্যাগের একটি পণ্য আর বিক্রি হয় না। কোনটি, দেখানো হচ্ছে।',
  ],
  chargeChanged: [
    'The delivery charge has changed. Please check before place order.',
    'ডেলিভারি চার্জ বদলেছে। অর্ডার করার আগে দেখে নিন।',
  ],
  couponChangedAmount: [
    'The coupon gives another discount now. Please check before place order.',
    'কুপনের ছাড় এখন অন্য রকম। অর্ডার করার আগে দেখে নিন।',
  ],
  walletChanged: [
    'Your wallet balance has changed. Please check before place order.',
    'আপনার ওয়ালেটের টাকা বদলেছে। অর্ডার করার আগে দেখে নিন।',
  ],
  cashbackChanged: [
    'The cashback offer has changed. Please check before place order.',
    'ক্যাশব্যাকের অফার বদলেছে। অর্ডার করার আগে দেখে নিন।',
  ],
  tooExpensive: [
    'An order can cost 2 crore taka at most. Please order fewer pieces, or in several orders.',
    'একটি অর্ডার সর্বোচ্চ ২ কোটি টাকার হতে পারে। পরিমাণ কমান, অথবা কয়েকটি অর্ডারে ভাগ করে দিন।',
  ],
  couponUnknown: ['This coupon is not valid.', 'কুপনটি ঠিক নয়।'],
  couponUsed: ['You have used this coupon already.', 'এই কুপন আপনি আগেই ব্যবহার করেছেন।'],
  /** For a guest, whoever has used the coupon. The number's owner learns more after signing in. */
  couponNotForNumber: [
    'This coupon cannot be used for this number. If the number is yours, log in and try again.',
    'এই নম্বরে কুপনটি ব্যবহার করা যাবে না। নম্বরটি আপনার হলে লগইন করে আবার চেষ্টা করুন।',
  ],
  couponOver: ['This coupon is used up.', 'এই কুপনের সীমা শেষ হয়ে গেছে।'],
  couponTooSmall: [
    (amount: string) => `This coupon is for orders of ${amount} or more.`,
    (amount: string) => `এই কুপন ${amount} বা তার বেশি অর্ডারের জন্য।`,
  ],
});

/**
 * The sentence for the first problem of an order (checkout-62). The screen and the server use it.
 */
export function orderProblemText(problem: OrderProblem, language: Language): string {
  const t = speak(checkoutText, language);
  switch (problem.kind) {
    case 'bag-empty':
      return speak(bagText, language).emptyAlert;
    case 'too-many-lines':
      return t.tooManyLines;
    case 'quantity-out-of-range':
      return speak(quantityText, language).outOfRange;
    case 'too-expensive':
      return t.tooExpensive;
    case 'payment-not-chosen':
      return t.paymentRequired;
    case 'fields-required':
      return requiredFieldsText(problem.fields, language);
    case 'invalid-phone':
      return speak(addressesText, language).invalidPhone;
    case 'not-delivered':
      return speak(deliveryRulesText, language).notDeliveredHere;
    case 'area-needed':
      return speak(deliveryRulesText, language).areaNeededHere;
    case 'prescription-required':
      return t.rxRequired;
  }
}
