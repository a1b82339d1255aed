/** The pharmacy's branches: their table and their map. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const branchesText = sentences({
  title: ['Branch Locations', 'শাখার ঠিকানা'],
  search: ['Search branches', 'শাখা খুঁজুন'],
  searchHint: ['Search By Branch, Contact, Location', 'শাখা, ফোন বা এলাকা লিখে খুঁজুন'],
  columnName: ['Branch Name', 'শাখার নাম'],
  columnContact: ['Contact Number', 'ফোন নম্বর'],
  columnLocation: ['Location', 'ঠিকানা'],
  found: [
    (count: number) => (count === 1 ? '1 branch' : `${digits(count, 'en')} branches`),
    (count: number) => `${digits(count, 'bn')}টি শাখা`,
  ],
  waiting: ['Loading branches…', 'শাখার তালিকা আনা হচ্ছে…'],
  none: ['No branch is listed yet', 'এখনো কোনো শাখার তালিকা নেই'],
  noneHint: [
    'We deliver all the same: send us what you need.',
    'তবু আমরা পৌঁছে দিই: যা দরকার লিখে পাঠান।',
  ],
  noneFound: [
    (typed: string) => `No branch matches “${typed}”`,
    (typed: string) => `“${typed}” দিয়ে কোনো শাখা পাওয়া যায়নি`,
  ],
  noneFoundHint: [
    'Try a part of the name, of the number or of the area.',
    'নাম, নম্বর বা এলাকার কিছু অংশ লিখে দেখুন।',
  ],
  showAll: ['Show all branches', 'সব শাখা দেখুন'],
  request: ['Send a request order', 'অনুরোধ পাঠান'],
  failed: ['The branches could not be loaded', 'শাখার তালিকা আনা যায়নি'],
  away: ['The branches are not on this phone yet', 'শাখার তালিকা এখনো এই ফোনে নেই'],
  awayHint: [
    'They are shown once there is a network, and stay here afterwards.',
    'নেটওয়ার্ক পেলেই দেখা যাবে, এরপর এই ফোনেই থাকবে।',
  ],
  understood: ['OK', 'ঠিক আছে'],
  pages: ['Pages of branches', 'শাখার পাতাসমূহ'],
  previous: ['Previous', 'আগের পাতা'],
  next: ['Next', 'পরের পাতা'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],
});

export const branchMapText = sentences({
  map: ['Map of the branches', 'শাখার মানচিত্র'],
  branch: [(name: string) => `${name} Branch`, (name: string) => `${name} শাখা`],
  opening: ['Opening the map…', 'মানচিত্র খোলা হচ্ছে…'],
  cannot: [
    'This browser cannot draw the map. The links open a branch in your phone’s own map.',
    'এই ব্রাউজার মানচিত্র আঁকতে পারছে না। নিচের লিংক থেকে ফোনের নিজস্ব মানচিত্রে শাখাটি দেখুন।',
  ],
  notHere: [
    'The map could not be loaded just now. The links open a branch in your phone’s own map.',
    'এই মুহূর্তে মানচিত্র আনা গেল না। নিচের লিংক থেকে ফোনের নিজস্ব মানচিত্রে শাখাটি দেখুন।',
  ],
  retry: ['Retry', 'আবার চেষ্টা করুন'],
  openOutside: [
    (name: string) => `Open ${name} in your map`,
    (name: string) => `${name} মানচিত্রে খুলুন`,
  ],
  zoomIn: ['Zoom in', 'কাছে আনুন'],
  zoomOut: ['Zoom out', 'দূরে নিন'],
  north: ['Drag to turn the map, press for north', 'ঘোরাতে টানুন, উত্তরমুখী করতে চাপুন'],
  close: ['Close', 'বন্ধ করুন'],
});
