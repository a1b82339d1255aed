/** The request order screen, its dialogs and refusals. The server uses the same sentences. */
import { requestLimits, type RequestProblem, type RowProblem } from '#domain/request-order.ts';
import { deliveryRulesText } from './delivery-rules.ts';
import { addressesText, requiredFieldsText } from './addresses.ts';
import { digits } from './numbers.ts';
import { quantityText } from './quantity.ts';
import { sentences, speak, type Language } from './sentences.ts';

export const requestsText = sentences({
  title: ['Request Order', 'ওষুধের অনুরোধ'],
  intro: [
    'List the medicines you need and add a photo of your prescription. We’ll check availability and call you.',
    'আপনার দরকারি ওষুধগুলোর নাম লিখুন, সঙ্গে প্রেসক্রিপশনের ছবি দিন। আমরা খুঁজে দেখে আপনাকে ফোন করব।',
  ],
  noteAvailability: [
    'Product availability and price will be confirmed by phone, e-mail or Whatsapp.',
    'ওষুধ আছে কি না এবং দাম কত, তা ফোন, ই-মেইল বা হোয়াটসঅ্যাপে জানানো হবে।',
  ],
  noteLabel: ['Please note', 'জেনে রাখুন'],
  products: ['Products', 'ওষুধের তালিকা'],
  number: ['#', '#'],
  productName: ['Product Name', 'ওষুধের নাম'],
  strength: ['Strength', 'পাওয়ার'],
  quantity: ['Quantity', 'পরিমাণ'],
  action: ['Action', 'বাদ দিন'],
  addRow: ['Add row', 'আরেকটি যোগ করুন'],
  removeRowNamed: [
    (n: number, name: string) => `Remove row ${n}${name ? `, ${name}` : ''}`,
    (n: number, name: string) => `${digits(n, 'bn')} নম্বর সারি${name ? ` (${name})` : ''} সরান`,
  ],
  rowLabel: [(n: number) => `Product ${n}`, (n: number) => `ওষুধ ${digits(n, 'bn')}`],
  rowAdded: [
    (n: number) => `Row ${n} added`,
    (n: number) => `${digits(n, 'bn')} নম্বর সারি যোগ হয়েছে`,
  ],
  rowRemoved: [
    (n: number) => `Row ${n} removed`,
    (n: number) => `${digits(n, 'bn')} নম্বর সারি সরানো হয়েছে`,
  ],
  undo: ['Undo', 'ফিরিয়ে আনুন'],
  nameExample: ['e.g. Napa', 'যেমন নাপা'],
  strengthExample: ['e.g. 500 mg', 'যেমন ৫০০ মিগ্রা'],
  addNote: ['Add Note', 'কিছু লিখতে চাইলে'],
  addNoteHint: [
    'Anything we should know, e.g. another brand you’d accept.',
    'আমাদের জানার মতো কিছু, যেমন অন্য কোন ব্র্যান্ড হলেও চলবে।',
  ],
  agreeBefore: ['I have read and agree to the ', 'আমি '],
  agreeLink: ['terms and conditions', 'শর্তাবলি'],
  agreeAfter: ['', ' পড়েছি এবং মেনে নিচ্ছি'],
  send: ['Send Product Request', 'অনুরোধ পাঠান'],

  /** In the order of the checks (request-order-24). */
  termsNotAccepted: [
    'Please read terms and conditions and if you agree then check the box',
    'দয়া করে শর্তাবলি পড়ুন, মেনে নিলে ঘরটিতে টিক দিন',
  ],
  noRows: ['No Product Added', 'কোনো ওষুধ যোগ করা হয়নি'],
  rowIncomplete: [
    'Name, Strenth and Quantity Required!',
    'ওষুধের নাম, পাওয়ার ও পরিমাণ – তিনটিই দিতে হবে!',
  ],
  rowNumber: [
    (n: number, reason: string) => `Row ${n}: ${reason}`,
    (n: number, reason: string) => `সারি ${digits(n, 'bn')}: ${reason}`,
  ],
  tooManyRows: [
    `One request holds ${requestLimits.rows} products at most. Please send the rest as another request.`,
    `এক অনুরোধে সর্বোচ্চ ${digits(requestLimits.rows, 'bn')}টি ওষুধ দেওয়া যায়। বাকিগুলো আরেকটি অনুরোধে পাঠান।`,
  ],
  /** Shown in the profile's version (customer-area-93). */
  olderNoRows: [
    'Please add product names and quantity to request',
    'অনুরোধ পাঠাতে ওষুধের নাম ও পরিমাণ লিখুন',
  ],
  /** customer-area-92. */
  noPrescription: [
    'Please add prescription and note to request a order',
    'অনুরোধ পাঠাতে প্রেসক্রিপশন ও নোট যোগ করুন',
  ],

  savedTitle: ['Saved on this phone', 'এই ফোনে রাখা হয়েছে'],

  notSavedTitle: ['Not saved', 'রাখা যায়নি'],
  alreadySent: [
    'This request was already sent from another tab.',
    'অনুরোধটি আরেকটি ট্যাব থেকে আগেই পাঠানো হয়েছে।',
  ],

  draftFrom: [(age: string) => `Your draft ${age}.`, (age: string) => `আপনার ${age} খসড়া।`],
  draftDiscard: ['Start again', 'নতুন করে শুরু করুন'],
  draftDiscardAsk: [
    'Delete this draft, with its files, and start with an empty form?',
    'ফাইলসহ এই খসড়া মুছে ফাঁকা ফর্ম থেকে শুরু করবেন?',
  ],
  draftDiscardYes: ['Delete the draft', 'খসড়া মুছুন'],
  draftKeep: ['Keep it', 'থাকুক'],
  draftNotKept: [
    'Your phone cannot save this draft. Please send it before you leave this page.',
    'আপনার ফোন এই খসড়া রাখতে পারছে না। এই পাতা ছাড়ার আগে পাঠিয়ে দিন।',
  ],
  offlineNote: [
    'You’re offline. Fill in everything as usual: your request is saved on this phone and sent when you’re back online.',
    'আপনি অফলাইনে আছেন। স্বাভাবিকভাবেই সব লিখুন: অনুরোধটি এই ফোনে থাকবে এবং নেটওয়ার্ক এলে পাঠানো হবে।',
  ],
});

/** The sentence for a row that cannot be requested (request-order-10, request-order-13). */
export function rowProblemText(problem: RowProblem, language: Language): string {
  return problem.kind === 'row-incomplete'
    ? speak(requestsText, language).rowIncomplete
    : speak(quantityText, language).outOfRange;
}

/**
 * The sentence for the first problem of a request or of the profile's version of one
 * (request-order-24, customer-area-92). The screen and the server use it.
 */
export function requestProblemText(
  problem: RequestProblem | { kind: 'no-prescription' },
  language: Language,
): string {
  const t = speak(requestsText, language);
  switch (problem.kind) {
    case 'terms-not-accepted':
      return t.termsNotAccepted;
    case 'no-rows':
      return t.noRows;
    case 'too-many-rows':
      return t.tooManyRows;
    case 'row-wrong':
      return rowProblemText(problem.problem, language);
    case 'fields-required':
      return requiredFieldsText(problem.fields, language);
    case 'invalid-phone':
      return speak(addressesText, language).invalidPhone;
    case 'not-delivered':
      return speak(deliveryRulesText, language).notDeliveredHere;
    case 'area-needed':
      return speak(deliveryRulesText, language).areaNeededHere;
    case 'no-prescription':
      return t.noPrescription;
  }
}
