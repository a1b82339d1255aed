/** The invoice, on paper of two widths (S2 §2, §9; decisions, "Checkout, orders, money"). */
import { sentences } from './sentences.ts';

export const invoiceText = sentences({
  title: ['Invoice', 'চালান'],
  titleOf: [(number: string) => `Invoice ${number}`, (number: string) => `চালান ${number}`],
  print: ['Print', 'ছাপুন'],
  share: ['Share', 'শেয়ার করুন'],
  save: ['Save', 'সংরক্ষণ করুন'],
  paper: ['Paper', 'কাগজ'],
  a4: ['A4', 'A4'],
  roll: ['80 mm roll', '৮০ মিমি রোল'],
  waiting: ['Opening the invoice…', 'চালান খোলা হচ্ছে…'],
  failed: ['The invoice could not be fetched.', 'চালানটি আনা গেল না।'],
  orderNo: ['Order No', 'অর্ডার নং'],
  date: ['Date', 'তারিখ'],
  status: ['Status', 'অবস্থা'],
  billedTo: ['Deliver to', 'যেখানে যাবে'],
  product: ['Product', 'পণ্য'],
  quantity: ['Qty', 'পরিমাণ'],
  unitPrice: ['Unit price', 'একক দাম'],
  discount: ['Discount', 'ছাড়'],
  amount: ['Amount', 'টাকা'],
  /** S2 §9. */
  cashback: [
    (amount: string) => `Cashback to be applied at the next order: ${amount}`,
    (amount: string) => `পরের অর্ডারে যে ক্যাশব্যাক পাবেন: ${amount}`,
  ],
  bdt: [(amount: string) => `BDT ${amount}`, (amount: string) => `BDT ${amount}`],
  thanks: ['Thank you. Get well soon.', 'ধন্যবাদ। দ্রুত সুস্থ হয়ে উঠুন।'],
});
