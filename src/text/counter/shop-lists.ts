/** Branches, gallery and directors at the counter (counter-310 to counter-314). */
import { digits } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const shopListsText = sentences({
  /* Every list. */
  name: ['Name', 'নাম'],
  edit: [(name: string) => `Edit ${name}`, (name: string) => `${name} বদলান`],
  editShort: ['Edit', 'বদলান'],
  hide: [(name: string) => `Hide ${name}`, (name: string) => `${name} লুকান`],
  hideShort: ['Hide', 'লুকান'],
  show: [(name: string) => `Show ${name}`, (name: string) => `${name} দেখান`],
  showShort: ['Show', 'দেখান'],
  hidden: ['Hidden from customers', 'ক্রেতারা দেখেন না'],
  done: ['Done', 'ঠিক আছে'],
  notSavedYet: [
    'Changed here. Press Save at the end of the list to show it to customers.',
    'এখানে বদলেছে। ক্রেতাদের দেখাতে তালিকার শেষে “জমা দিন” চাপুন।',
  ],
  movedTo: [
    (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`,
    (name: string, place: number, count: number) =>
      `${name} এখন ${digits(count, 'bn')}টির মধ্যে ${digits(place, 'bn')} নম্বরে।`,
  ],
  removed: [
    (name: string) => `${name} was removed from the list.`,
    (name: string) => `${name} তালিকা থেকে বাদ গেছে।`,
  ],
  pictureHint: [
    'A JPG or PNG; its middle is cut to 3 by 2.',
    'JPG বা PNG ছবি; মাঝখান থেকে ৩ বাই ২ মাপে কাটা হয়।',
  ],
  portraitHint: [
    'A JPG or PNG; its middle is cut to a square. Without one a plain picture is shown.',
    'JPG বা PNG ছবি; মাঝখান থেকে চৌকো করে কাটা হয়। না দিলে সাধারণ একটি ছবি থাকে।',
  ],
  makingPicture: ['Sent. It is being cut to size …', 'পাঠানো হয়েছে। মাপমতো কাটা হচ্ছে …'],

  /* Branches. */
  branches: ['Branches', 'শাখা'],
  addBranch: ['Add a branch', 'শাখা যোগ করুন'],
  newBranch: ['New branch', 'নতুন শাখা'],
  noBranches: ['No branches yet', 'এখনো কোনো শাখা নেই'],
  place: ['Address', 'ঠিকানা'],
  phone: ['Phone', 'ফোন'],
  position: ['Position on the map', 'ম্যাপে অবস্থান'],
  positionHint: [
    'Two numbers like 23.7461, 90.3742, or the link of a map. Leave it empty for a branch that is not on the map.',
    'দুটি সংখ্যা, যেমন 23.7461, 90.3742, অথবা ম্যাপের লিংক। শাখাটি ম্যাপে না থাকলে খালি রাখুন।',
  ],
  positionRead: [
    (position: string) => `Position: ${position}`,
    (position: string) => `অবস্থান: ${position}`,
  ],
  notOnMap: ['Not on the map', 'ম্যাপে নেই'],
  useHere: ['Use the position of this device', 'এই যন্ত্রের অবস্থান নিন'],
  hereFailed: [
    'The position of this device could not be found. Allow it in the browser, or type it.',
    'এই যন্ত্রের অবস্থান পাওয়া গেল না। ব্রাউজারে অনুমতি দিন, অথবা নিজে লিখুন।',
  ],
  setOnMap: ['Set it on the map', 'ম্যাপে দেখিয়ে দিন'],
  mapHint: [
    'Press the place of the branch. The map draws no streets, so check the numbers with another map.',
    'শাখার জায়গায় চাপুন। এই ম্যাপে রাস্তা আঁকা নেই, তাই সংখ্যাগুলো অন্য ম্যাপে মিলিয়ে নিন।',
  ],
  middle: ['Put it in the middle of the map', 'ম্যাপের মাঝখানে বসান'],
  pin: ['The branch is here', 'শাখাটি এখানে'],
  noMap: [
    'This browser cannot show the map. Type the position, or paste a link.',
    'এই ব্রাউজারে ম্যাপ দেখানো যায় না। অবস্থান লিখুন, অথবা লিংক দিন।',
  ],

  /* Gallery. */
  gallery: ['Pictures of the gallery', 'গ্যালারির ছবি'],
  addPicture: ['Add a picture', 'ছবি যোগ করুন'],
  newPicture: ['New picture', 'নতুন ছবি'],
  noPictures: ['No pictures yet', 'এখনো কোনো ছবি নেই'],
  caption: ['Caption', 'ছবির কথা'],

  /* Directors. */
  directors: ['Directors', 'পরিচালক'],
  addDirector: ['Add a director', 'পরিচালক যোগ করুন'],
  newDirector: ['New director', 'নতুন পরিচালক'],
  noDirectors: ['No directors yet', 'এখনো কোনো পরিচালক নেই'],
  role: ['Position', 'পদ'],
});
