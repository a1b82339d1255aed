/** The address form of requests, checkout and profile. */
import type { DestinationField } from '#domain/request-order.ts';
import { sentences, speak, type Language } from './sentences.ts';

export const addressesText = sentences({
  title: ['Shipping Address', 'ডেলিভারির ঠিকানা'],
  typeHome: ['Home', 'বাসা'],
  typeOffice: ['Office', 'অফিস'],
  typeOther: ['Other', 'অন্যান্য'],
  typeLegend: ['Deliver to', 'কোথায় পাঠাব'],
  receiverName: ['Receiver Name', 'প্রাপকের নাম'],
  receiverPhone: ['Receiver Phone Number', 'প্রাপকের ফোন নম্বর'],
  phoneExample: ['e.g. 01712345678', 'যেমন ০১৭১২৩৪৫৬৭৮'],
  division: ['Division', 'বিভাগ'],
  district: ['District', 'জেলা'],
  area: ['Area', 'এলাকা'],
  address: ['Address', 'ঠিকানা'],
  addressHint: ['House, road, landmark', 'বাসা, রোড, কাছের পরিচিত জায়গা'],
  optional: ['optional', 'ঐচ্ছিক'],
  chooseDivision: ['Choose a division', 'বিভাগ বেছে নিন'],
  chooseDistrict: ['Choose a district', 'জেলা বেছে নিন'],
  chooseArea: ['Choose an area', 'এলাকা বেছে নিন'],
  divisionFirst: ['Choose a division first', 'আগে বিভাগ বেছে নিন'],
  districtFirst: ['Choose a district first', 'আগে জেলা বেছে নিন'],
  loading: ['Loading…', 'আনা হচ্ছে…'],
  /** customer-area-126. */
  lookupFailed: ['Unexpected Error Occured!', 'এলাকার তালিকা আনা গেল না!'],
  offlineUnseen: [
    'You are offline and this list is not on your phone yet. Everything you have written stays here; connect once and it will appear.',
    'আপনি অফলাইনে আছেন, আর এই তালিকা এখনো আপনার ফোনে নেই। যা লিখেছেন সব এখানেই থাকবে; একবার নেটওয়ার্কে এলেই তালিকা চলে আসবে।',
  ],
  retry: ['Try again', 'আবার চেষ্টা করুন'],
  /** request-order-29: in a field. */
  invalidPhoneInField: ['Invalid Phone Number', 'ফোন নম্বরটি ঠিক নয়'],
  /** request-order-29: after Send. */
  invalidPhone: ['Invalid phone number found.', 'ফোন নম্বরটি ঠিক নয়। দয়া করে দেখে নিন।'],
  fieldRequired: [
    (label: string) => `${label} is required`,
    (label: string) => `${label} দেওয়া প্রয়োজন`,
  ],
  fieldsRequired: [
    (labels: string[]) => `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} required.`,
    (labels: string[]) => `${labels.join(', ')} দেওয়া প্রয়োজন।`,
  ],
  notKept: [
    'Your phone could not save this address. It is still used for this request.',
    'আপনার ফোন ঠিকানাটি মনে রাখতে পারল না। তবে এই অনুরোধে এটিই ব্যবহার হবে।',
  ],
});

/** 'X, Y are required.' or 'X is required.' (request-order-28), in the order given. */
export function requiredFieldsText(
  fields: readonly DestinationField[],
  language: Language,
): string {
  const t = speak(addressesText, language);
  return t.fieldsRequired(fields.map((field) => t[field]));
}
