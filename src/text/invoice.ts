/** The invoice (checkout-108, checkout-111). */
import type { PaperSize } from '#domain/papers.ts';
import { sentences, type Pair } from './sentences.ts';

/** The sizes of paper (counter-386). */
export const paperNames = sentences({
  a4: ['A4', 'এ৪'],
  a5: ['A5', 'এ৫'],
  '80mm': ['80 mm roll', '৮০ মিমি রোল'],
  '58mm': ['58 mm roll', '৫৮ মিমি রোল'],
} satisfies Record<PaperSize, Pair>);

export const invoiceText = sentences({
  title: ['Invoice', 'চালান'],
  titleOf: [(number: string) => `Invoice ${number}`, (number: string) => `চালান ${number}`],
  print: ['Print', 'ছাপুন'],
  share: ['Share', 'শেয়ার করুন'],
  save: ['Save as text', 'টেক্সট হিসেবে রাখুন'],
  savePdf: ['Save as PDF', 'পিডিএফ হিসেবে রাখুন'],
  savePdfHint: [
    'In the window that opens choose “Save as PDF”. The file stays on this phone, to keep or to share.',
    'যে জানালা খুলবে সেখানে “পিডিএফ হিসেবে সংরক্ষণ” (সেভ অ্যাজ পিডিএফ) বেছে নিন। ফাইলটি এই ফোনে থাকবে, রাখতে বা পাঠাতে পারবেন।',
  ],
  noPrinting: [
    'This browser cannot make a PDF. Open this page in Chrome or Safari, or share it as text.',
    'এই ব্রাউজার পিডিএফ বানাতে পারে না। পাতাটি ক্রোম বা সাফারিতে খুলুন, অথবা টেক্সট হিসেবে শেয়ার করুন।',
  ],
  paper: ['Paper', 'কাগজ'],
  waiting: ['Opening the invoice…', 'চালান খোলা হচ্ছে…'],
  failed: ['The invoice could not be loaded.', 'চালানটি আনা গেল না।'],
  orderNo: ['Order No', 'অর্ডার নং'],
  date: ['Date', 'তারিখ'],
  status: ['Status', 'অবস্থা'],
  payment: ['Payment', 'পেমেন্ট'],
  billedTo: ['Deliver to', 'ডেলিভারির ঠিকানা'],
  product: ['Product', 'পণ্য'],
  quantity: ['Qty', 'পরিমাণ'],
  unitPrice: ['Unit price', 'একক দাম'],
  discount: ['Discount', 'ছাড়'],
  amount: ['Amount', 'টাকা'],
  /** checkout-110. */
  cashback: [
    (amount: string) => `Cashback to be applied at the next order: ${amount}`,
    (amount: string) => `পরের অর্ডারে যে ক্যাশব্যাক পাবেন: ${amount}`,
  ],
  bdt: [(amount: string) => `BDT ${amount}`, (amount: string) => `BDT ${amount}`],
  thanks: ['Thank you. Get well soon.', 'ধন্যবাদ। দ্রুত সুস্থ হয়ে উঠুন।'],
});
