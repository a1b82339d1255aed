/** A customer's orders: the list, one order, its stepper, refill (customer-area-21 to customer-area-80). */
import type { OrderTab } from '#domain/order-tabs.ts';
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

/**
 * The tabs (customer-area-21). The tab Delivering is labelled Delivered, and Cancel is labelled
 * Canceled.
 */
export const orderTabsText = sentences({
  All: ['All', 'সব'],
  Confirmed: ['Confirmed', 'নিশ্চিত'],
  Processing: ['Processing', 'প্রস্তুত হচ্ছে'],
  Delivering: ['Delivered', 'পৌঁছেছে'],
  Cancel: ['Canceled', 'বাতিল'],
}) satisfies Record<OrderTab, unknown>;

export const orderHistoryText = sentences({
  title: ['Order History', 'অর্ডারের তালিকা'],
  tabs: ['Orders by status', 'অবস্থা অনুযায়ী অর্ডার'],
  none: ['No Order Found!', 'কোনো অর্ডার পাওয়া যায়নি!'],
  noneHint: ['What you order appears here.', 'যা অর্ডার করবেন, এখানে দেখা যাবে।'],
  browse: ['Look at the products', 'পণ্য দেখুন'],
  order: [(number: string) => `Order ${number}`, (number: string) => `অর্ডার ${number}`],
  details: ['View details', 'বিস্তারিত দেখুন'],
  detailsOf: [
    (number: string) => `View details of order ${number}`,
    (number: string) => `${number} অর্ডারের বিস্তারিত দেখুন`,
  ],
  products: ['Products', 'পণ্য'],
  more: [(count: number) => `and ${count} more`, (count: number) => `আরও ${digits(count, 'bn')}টি`],
  payable: ['Payable', 'পরিশোধযোগ্য'],
  orderAmount: ['Order amount', 'অর্ডারের মূল্য'],
  placed: ['Placed', 'অর্ডারের সময়'],
  deliverTo: ['Deliver to', 'ডেলিভারির ঠিকানা'],
  waiting: ['Loading your orders…', 'আপনার অর্ডার আনা হচ্ছে…'],
  failed: ['Your orders could not be loaded.', 'আপনার অর্ডার আনা গেল না।'],
  refillDue: ['Refill due', 'আবার অর্ডার করার সময় হয়েছে'],
  refill: ['Refill', 'আবার অর্ডার করুন'],
  refillOf: [
    (number: string) => `Refill order ${number}`,
    (number: string) => `${number} আবার অর্ডার করুন`,
  ],
});

export const orderDetailsText = sentences({
  title: ['Order', 'অর্ডার'],
  back: ['Order History', 'অর্ডারের তালিকা'],
  waiting: ['Loading the order…', 'অর্ডার আনা হচ্ছে…'],
  failed: ['The order could not be loaded.', 'অর্ডারটি আনা গেল না।'],
  gone: ['There is no such order in your account.', 'আপনার অ্যাকাউন্টে এমন কোনো অর্ডার নেই।'],
  steps: ['Where the order is', 'অর্ডার এখন কোথায়'],
  stepPending: ['pending', 'অপেক্ষায়'],
  stepConfirmed: ['confirmed', 'নিশ্চিত'],
  stepProcessing: ['processing', 'প্রস্তুত হচ্ছে'],
  stepDelivering: ['delivering', 'পথে আছে'],
  stepCompleted: ['completed', 'সম্পন্ন'],
  passed: ['done', 'হয়ে গেছে'],
  now: ['Now', 'এখন'],
  cancelled: ['This order was cancelled.', 'এই অর্ডারটি বাতিল হয়েছে।'],
  /** Shown if a coupon was used. */
  cancelledCoupon: [
    'You can use the coupon again while it is valid.',
    'মেয়াদ থাকলে কুপনটি আবার ব্যবহার করতে পারবেন।',
  ],
  products: ['Products', 'পণ্য'],
  product: ['Product', 'পণ্য'],
  unitPrice: ['Unit price', 'একক দাম'],
  quantity: ['Quantity', 'পরিমাণ'],
  amount: ['Amount', 'দাম'],
  address: ['Address', 'ঠিকানা'],
  remarks: ['Note', 'নোট'],
  figures: ['Invoice', 'চালান'],
  total: ['Total', 'মোট'],
  coupon: ['Coupon discount', 'কুপন ছাড়'],
  charge: ['Delivery charge', 'ডেলিভারি চার্জ'],
  wallet: ['From your wallet', 'ওয়ালেট থেকে'],
  payable: ['Payable', 'পরিশোধযোগ্য'],
  paid: ['Paid', 'পরিশোধিত'],
  left: ['Unpaid', 'বাকি'],
  /** The amount of a cancelled order, which has no payable amount. */
  orderAmount: ['Order amount', 'অর্ডারের মূল্য'],
  walletRefund: ['Returned to your wallet', 'ওয়ালেটে ফেরত'],
  refundDue: ['To be refunded', 'ফেরত দেওয়া হবে'],
  handRefund: ['Refunded', 'ফেরত দেওয়া হয়েছে'],
  cashback: ['Cashback for your next order', 'পরের অর্ডারে ক্যাশব্যাক'],
  paymentStatus: ['Payment', 'পেমেন্ট'],
  paymentMethod: ['Payment method', 'পেমেন্টের মাধ্যম'],
  print: ['Print Invoice', 'চালান ছাপুন'],
  printHint: ['Opens in a new tab', 'নতুন ট্যাবে খুলবে'],
  payNow: [(amount: string) => `Pay ${amount} now`, (amount: string) => `এখন ${amount} দিন`],
  share: ['Share', 'শেয়ার করুন'],
  shared: ['Copied', 'কপি হয়েছে'],
  autoOrder: [
    (day: string) => `Auto Order After 28 Days: due on ${day}.`,
    (day: string) => `২৮ দিন পর আবার অর্ডার: ${day} তারিখে সময় হবে।`,
  ],
  autoOrderNow: ['Order it again', 'আবার অর্ডার করুন'],
  autoOrderDue: [
    (day: string) => `Auto Order After 28 Days: due since ${day}. Refill when you are ready.`,
    (day: string) => `২৮ দিন পর আবার অর্ডার: ${day} থেকে সময় হয়েছে। সুবিধামতো আবার অর্ডার করুন।`,
  ],

  prescriptions: ['Prescriptions', 'প্রেসক্রিপশন'],
  uploadPrescriptions: ['Upload Prescriptions', 'প্রেসক্রিপশন আপলোড করুন'],
  attachPrescription: ['Attach Prescription', 'প্রেসক্রিপশন যুক্ত করুন'],
  /** customer-area-66. */
  attachNone: [
    'You have not uploaded any prescriptions yet.',
    'আপনি এখনো কোনো প্রেসক্রিপশন আপলোড করেননি।',
  ],
  attachNoneLeft: [
    'All your saved prescriptions are with this order already.',
    'আপনার রাখা সব প্রেসক্রিপশন এই অর্ডারের সঙ্গে আছে।',
  ],
  attachHint: [
    'Choose one or more of your saved prescriptions.',
    'আপনার রাখা প্রেসক্রিপশন থেকে এক বা একাধিক বেছে নিন।',
  ],
  attach: [
    (count: number) => (count === 1 ? 'Attach 1 prescription' : `Attach ${count} prescriptions`),
    (count: number) => `${digits(count, 'bn')}টি প্রেসক্রিপশন যুক্ত করুন`,
  ],
  attachOne: ['Attach', 'যুক্ত করুন'],
  attached: ['The prescription is with the order now.', 'প্রেসক্রিপশন অর্ডারের সঙ্গে যুক্ত হয়েছে।'],
  sending: ['Sending…', 'পাঠানো হচ্ছে…'],
  offlineAttach: [
    'Attaching needs a connection. Nothing was lost.',
    'যুক্ত করতে নেটওয়ার্ক লাগবে। কিছুই হারায়নি।',
  ],
});

export const refillText = sentences({
  title: ['Refill Order', 'আবার অর্ডার করুন'],
  intro: [
    'These go into your bag at today’s prices. What is in the bag now is put aside; you can undo it.',
    'আজকের দামে এগুলো ব্যাগে যাবে। ব্যাগে এখন যা আছে সরিয়ে রাখা হবে; চাইলে ফিরিয়ে আনতে পারবেন।',
  ],
  looking: ['Looking up today’s prices…', 'আজকের দাম দেখা হচ্ছে…'],
  failed: [
    'Today’s prices could not be loaded. Your bag is as it was.',
    'আজকের দাম আনা গেল না। ব্যাগ যেমন ছিল তেমনই আছে।',
  ],
  quantity: ['How many of each', 'কয়টি করে'],
  one: ['One of each', 'প্রতিটি একটি করে'],
  last: ['Use last quantities', 'আগেরবারের পরিমাণ'],
  order: ['Order', 'অর্ডার করুন'],
  cancel: ['Cancel', 'থাক'],
  missing: [
    (names: string) => `Not in the shop any more, left out: ${names}`,
    (names: string) => `দোকানে আর নেই, বাদ গেছে: ${names}`,
  ],
  outOfStock: [
    (names: string) => `Out of stock, left out: ${names}`,
    (names: string) => `স্টকে নেই, বাদ গেছে: ${names}`,
  ],
  fewer: [
    (name: string, count: number) => `${name}: only ${count} in stock`,
    (name: string, count: number) => `${name}: স্টকে আছে ${digits(count, 'bn')}টি`,
  ],
  nothing: ['None of these products can be ordered now.', 'এই পণ্যগুলোর কোনোটিই এখন অর্ডার করা যাচ্ছে না।'],
  total: ['Total', 'মোট'],
  done: ['Your bag holds the refill now.', 'ব্যাগে এখন আগের অর্ডারের পণ্য।'],
  undo: ['Undo', 'ফিরিয়ে আনুন'],
  undone: ['Your bag is as it was.', 'ব্যাগ আগের মতো হয়েছে।'],
});
