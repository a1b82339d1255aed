/** The pharmacy's branches: their table and their map. */
import { digits } from './numbers.ts';
import { compassTo, metresBetween, roundedMetres, type Spot } from '#domain/distance.ts';
import { sentences, speak, type Language } from './sentences.ts';

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
  noneHint: ['We still deliver: tell us what you need.', 'তবু আমরা পৌঁছে দিই: যা দরকার লিখে পাঠান।'],
  noneFound: [
    (typed: string) => `No branch matches “${typed}”`,
    (typed: string) => `“${typed}” দিয়ে কোনো শাখা পাওয়া যায়নি`,
  ],
  noneFoundHint: ['Try part of the name, number or area.', 'নাম, নম্বর বা এলাকার কিছু অংশ লিখে দেখুন।'],
  showAll: ['Show all branches', 'সব শাখা দেখুন'],
  request: ['Send a request order', 'অনুরোধ পাঠান'],
  failed: ['The branches could not be loaded', 'শাখার তালিকা আনা যায়নি'],
  away: ['The branches aren’t saved on this phone yet', 'শাখার তালিকা এখনো এই ফোনে নেই'],
  awayHint: [
    'They’ll appear once you’re online, and stay here afterwards.',
    'নেটওয়ার্ক পেলেই দেখা যাবে, এরপর এই ফোনেই থাকবে।',
  ],
  distance: ['Distance from me', 'আমার থেকে দূরত্ব'],
  distancePrivacy: [
    'Your location stays on this device.',
    'আপনার অবস্থান কোথাও পাঠানো হয় না: হিসাবটা এই ফোনেই হয়।',
  ],
  nearestFirst: ['Nearest branch first', 'কাছের শাখা আগে'],
  distanceOff: ['Hide distances', 'দূরত্ব লুকান'],
  finding: ['Finding where you are…', 'আপনি কোথায় আছেন দেখা হচ্ছে…'],
  denied: [
    'Location is blocked for the shop on this phone. You can allow it in your browser’s settings for this site.',
    'আপনি কোথায় আছেন, ফোন তা জানাতে দিচ্ছে না। ব্রাউজারের সেটিংসে এই সাইটের জন্য অনুমতি দিতে পারেন।',
  ],
  unavailable: [
    'Your phone could not find your location. Turn location on, or try again outdoors.',
    'ফোন আপনার অবস্থান বের করতে পারেনি। খোলা জায়গায় আবার চেষ্টা করুন, অথবা ফোনের লোকেশন চালু করুন।',
  ],
  distanceAway: [(distance: string) => `${distance} away`, (distance: string) => `${distance} দূরে`],
  metres: [(count: number) => `${count} m`, (count: number) => `${digits(count, 'bn')} মিটার`],
  kilometres: [(count: number) => `${count} km`, (count: number) => `${digits(count, 'bn')} কিমি`],
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
    'This browser can’t show the map. The links open a branch in your phone’s own map.',
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
  mobile: [(phone: string) => `Mobile: ${phone}`, (phone: string) => `মোবাইল: ${phone}`],
  outside: ['Open a detailed map', 'বিস্তারিত মানচিত্র খুলুন'],
  outsideShort: ['Open in maps', 'ম্যাপে খুলুন'],
  withoutStreets: [
    (district: string) => `Near ${district}. Streets are not drawn on this map.`,
    (district: string) => `${district}-এর কাছে। এই মানচিত্রে রাস্তা আঁকা নেই।`,
  ],
  whereAbouts: [(branch: string) => `Where ${branch} is`, (branch: string) => `${branch} কোথায়`],
  fromHere: ['From where you are', 'আপনার জায়গা থেকে'],
  fromTown: [(town: string) => `From ${town} town`, (town: string) => `${town} শহর থেকে`],
  fromBranch: [(branch: string) => `From ${branch}`, (branch: string) => `${branch} থেকে`],
  towards: [
    (distance: string, direction: string) => `${distance} to the ${direction}`,
    (distance: string, direction: string) => `${direction} দিকে ${distance}`,
  ],
  n: ['north', 'উত্তর'],
  ne: ['north-east', 'উত্তর-পূর্ব'],
  e: ['east', 'পূর্ব'],
  se: ['south-east', 'দক্ষিণ-পূর্ব'],
  s: ['south', 'দক্ষিণ'],
  sw: ['south-west', 'দক্ষিণ-পশ্চিম'],
  w: ['west', 'পশ্চিম'],
  nw: ['north-west', 'উত্তর-পশ্চিম'],
  asTheCrowFlies: [
    'As the crow flies; north is at the top of the map.',
    'সোজা পথে মাপা; মানচিত্রের ওপরের দিক উত্তর।',
  ],
  credit: [
    'Map: Natural Earth, GSHHG; simplified, district towns only.',
    'মানচিত্র: Natural Earth, GSHHG; সরলীকৃত, শুধু জেলা শহর দেখানো।',
  ],
  here: ['You are here', 'আপনি এখানে'],
  group: [
    (count: number) => `${count} branches here: zoom in`,
    (count: number) => `এখানে ${digits(count, 'bn')}টি শাখা: কাছে আনুন`,
  ],
  groupName: [(count: number) => String(count), (count: number) => digits(count, 'bn')],
  ring: [
    (metres: number) => (metres < 1_000 ? `${metres} m` : `${metres / 1_000} km`),
    (metres: number) =>
      metres < 1_000 ? `${digits(metres, 'bn')} মি` : `${digits(metres / 1_000, 'bn')} কিমি`,
  ],
  zoomIn: ['Zoom in', 'কাছে আনুন'],
  zoomOut: ['Zoom out', 'দূরে নিন'],
  north: ['Drag to turn the map, press for north', 'ঘোরাতে টানুন, উত্তরমুখী করতে চাপুন'],
  close: ['Close', 'বন্ধ করুন'],
});

/** A distance and a direction: '3.4 km to the north-west' · 'উত্তর-পশ্চিম দিকে ৩.৪ কিমি'. */
export function wayText(from: Spot, to: Spot, language: Language): string {
  const t = speak(branchesText, language);
  const map = speak(branchMapText, language);
  const rounded = roundedMetres(metresBetween(from, to));
  const distance = rounded < 1_000 ? t.metres(rounded) : t.kilometres(rounded / 1_000);
  return map.towards(distance, map[compassTo(from, to)]);
}

/** The straight-line distance of a branch: 350 m, 1.2 km, 23 km away. */
export function distanceText(metres: number, language: Language): string {
  const t = speak(branchesText, language);
  const rounded = roundedMetres(metres);
  return t.distanceAway(rounded < 1_000 ? t.metres(rounded) : t.kilometres(rounded / 1_000));
}
