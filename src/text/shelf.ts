/** Sorting and filtering a category. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const shelfText = sentences({
  filterAndSort: ['Filter and sort', 'বাছাই ও সাজানো'],
  filterAndSortSet: [
    (count: number) => `Filter and sort, ${digits(count, 'en')} set`,
    (count: number) => `বাছাই ও সাজানো, ${digits(count, 'bn')}টি দেওয়া আছে`,
  ],
  filters: ['Filters', 'বাছাই'],
  listBefore: ['Until then the earlier list is shown.', 'ততক্ষণ আগের তালিকাটিই এখানে আছে।'],
  sortBy: ['Sort by', 'সাজান'],
  popular: ['Popular', 'জনপ্রিয়'],
  asListed: ['As listed', 'তালিকার ক্রমে'],
  priceUp: ['Price: low to high', 'দাম: কম থেকে বেশি'],
  priceDown: ['Price: high to low', 'দাম: বেশি থেকে কম'],
  byName: ['Name: A to Z', 'নামের ক্রমে'],
  availability: ['Availability and price', 'মজুদ ও দাম'],
  inStock: ['In stock', 'স্টকে আছে'],
  discounted: ['With a discount', 'ছাড় আছে'],
  prescription: ['Prescription', 'প্রেসক্রিপশন'],
  prescriptionAny: ['All', 'সব'],
  prescriptionNone: ['Not needed', 'লাগে না'],
  prescriptionNeeded: ['Needed', 'লাগে'],
  chipNoPrescription: ['No prescription needed', 'প্রেসক্রিপশন লাগে না'],
  chipPrescription: ['Prescription needed', 'প্রেসক্রিপশন লাগে'],
  form: ['Form', 'ধরন'],
  company: ['Company', 'কোম্পানি'],
  showAll: [
    (count: number) => `Show all ${digits(count, 'en')}`,
    (count: number) => `${digits(count, 'bn')}টির সবগুলো দেখান`,
  ],
  showFewer: ['Show fewer', 'কম দেখান'],
  clearAll: ['Clear all', 'সব মুছুন'],
  clearFilters: ['Clear filters', 'বাছাই মুছুন'],
  removeFilter: [(name: string) => `Remove ${name}`, (name: string) => `${name} বাদ দিন`],
  chosen: ['Chosen filters', 'যা বেছেছেন'],
  show: [
    (count: number) => (count === 1 ? 'Show 1 product' : `Show ${digits(count, 'en')} products`),
    (count: number) => `${digits(count, 'bn')}টি পণ্য দেখুন`,
  ],
  showPlain: ['Show products', 'পণ্য দেখুন'],
  showNone: ['No matching products', 'কোনো পণ্য মেলে না'],
  close: ['Close', 'বন্ধ করুন'],
  loading: ['Loading the filters…', 'বাছাইয়ের তালিকা আসছে…'],
  failed: ['The filters could not be loaded just now.', 'বাছাইয়ের তালিকা এই মুহূর্তে আনা গেল না।'],
  retry: ['Retry', 'আবার চেষ্টা করুন'],
  noneFits: ['Nothing here matches these filters', 'এই বাছাইয়ে কিছু মেলে না'],
  noneFitsHint: ['Remove one, or clear them all.', 'একটি বাদ দিন, অথবা সব মুছে ফেলুন।'],
  knownAway: [
    (count: number) =>
      `No connection: this looks through the ${digits(count, 'en')} products of this shelf that this phone has seen. There may be more at the pharmacy.`,
    (count: number) =>
      `নেটওয়ার্ক নেই: এই ফোনে এই তাকের যে ${digits(count, 'bn')}টি পণ্য আগে দেখা হয়েছে, শুধু সেগুলোর মধ্যে খোঁজা হলো। ফার্মেসিতে আরও থাকতে পারে।`,
  ],
  knownHere: [
    (count: number) =>
      `The pharmacy cannot sort or filter this list: this looks through the ${digits(count, 'en')} products of this shelf that this phone has seen.`,
    (count: number) =>
      `ফার্মেসি এই তালিকা সাজাতে বা বাছতে পারে না: এই ফোনে এই তাকের যে ${digits(count, 'bn')}টি পণ্য দেখা হয়েছে, শুধু সেগুলোর মধ্যে খোঁজা হলো।`,
  ],
  found: [
    (count: number) => (count === 1 ? '1 product found' : `${digits(count, 'en')} products found`),
    (count: number) => `${digits(count, 'bn')}টি পণ্য পাওয়া গেছে`,
  ],
});
