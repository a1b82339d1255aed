/** Payment history and transactions: one table under the headings of each (payments-34, payments-35). */
import { sentences } from './sentences.ts';

export const paymentsText = sentences({
  title: ['Payment History', 'পেমেন্টের তালিকা'],
  transactions: ['Transactions', 'লেনদেন'],
  position: ['#', '#'],
  orderNo: ['Order No.', 'অর্ডার নং'],
  orderNoPlain: ['Order No', 'অর্ডার নং'],
  transactionId: ['Transaction Id', 'লেনদেন আইডি'],
  service: ['Service', 'মাধ্যম'],
  amount: ['Amount', 'টাকা'],
  status: ['Status', 'অবস্থা'],
  state: ['State', 'অবস্থা'],
  date: ['Date', 'তারিখ'],
  none: ['No payment found', 'কোনো পেমেন্ট পাওয়া যায়নি'],
  noneHint: ['What you pay for an order appears here.', 'অর্ডারের জন্য যা পরিশোধ করবেন, এখানে দেখা যাবে।'],
  toOrders: ['Order History', 'অর্ডারের তালিকা'],
  waiting: ['Loading your payments…', 'আপনার পেমেন্ট আনা হচ্ছে…'],
  failed: ['Your payments could not be loaded.', 'আপনার পেমেন্ট আনা গেল না।'],
});

/** The status of a payment. An unknown status is displayed as the host sends it. */
export const paymentStatusText = sentences({
  Pending: ['Pending', 'অপেক্ষায়'],
  // A payment that the customer has reported (payments-50).
  'To Be Verified': ['To be verified', 'যাচাই বাকি'],
  Unverified: ['To be verified', 'যাচাই বাকি'],
  Refused: ['Not accepted', 'গৃহীত হয়নি'],
  Success: ['Success', 'সফল'],
  Failed: ['Failed', 'ব্যর্থ'],
  Cancelled: ['Cancelled', 'বাতিল'],
  Paid: ['Paid', 'পরিশোধিত'],
  'Partially Paid': ['Partially Paid', 'আংশিক পরিশোধিত'],
  Unpaid: ['Unpaid', 'অপরিশোধিত'],
  // For a cancelled order (payments-46).
  'Nothing Paid': ['Nothing paid', 'কিছু পরিশোধ করা হয়নি'],
  'Refunded To Wallet': ['Returned to your wallet', 'ওয়ালেটে ফেরত দেওয়া হয়েছে'],
  'Refund Due': ['To be refunded', 'ফেরত দেওয়া হবে'],
  Refunded: ['Refunded', 'ফেরত দেওয়া হয়েছে'],
});

/** The payment method of an order (payments-1, payments-27), as on the invoice. */
export const paymentMethodText = sentences({
  CASH_ON_DELIVERY: ['Cash On Delivery', 'ক্যাশ অন ডেলিভারি'],
  PAY_NOW: ['Online payment', 'অনলাইন পেমেন্ট'],
});

export const purchasesText = sentences({
  title: ['Purchases', 'আমার কেনাকাটা'],
  orders: ['Orders', 'অর্ডার'],
  requests: ['Requests', 'অনুরোধ'],
  orderNo: ['Order No', 'অর্ডার নং'],
  status: ['Status', 'অবস্থা'],
  payable: ['Payable', 'পরিশোধযোগ্য'],
  date: ['Date', 'তারিখ'],
  failed: ['Your purchases could not be loaded.', 'আপনার কেনাকাটা আনা গেল না।'],
});
