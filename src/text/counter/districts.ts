/** The table of delivery charges and rules by district (counter-340 to counter-345). */
import type { TermsProblem } from '#domain/delivery-terms.ts';
import type { LineProblem } from '#domain/district-file.ts';
import { sentences, type Pair } from '#text/sentences.ts';

export const termsProblemText = sentences({
  chargeInvalid: ['Write the charge in taka, from 0 to 10,000.', 'চার্জ টাকায় লিখুন, ০ থেকে ১০,০০০।'],
  thresholdInvalid: [
    'Write an amount in taka, at most 10,00,000. 0: no lower charge.',
    'টাকার অঙ্ক লিখুন, সর্বোচ্চ ১০,০০,০০০। ০ মানে কম চার্জ নেই।',
  ],
  reducedInvalid: [
    'Write the lower charge in taka, from 0 to 10,000. 0 is free.',
    'কম চার্জটি টাকায় লিখুন, ০ থেকে ১০,০০০। ০ মানে ফ্রি।',
  ],
  reducedHigher: ['The lower charge is higher than the charge.', 'কম চার্জটি মূল চার্জের চেয়ে বেশি।'],
  daysInvalid: [
    'Write both days as whole numbers, at most 30. The first is not larger than the second. Both empty: the time of the zone.',
    'দুই ঘরেই পুরো দিন লিখুন, সর্বোচ্চ ৩০। প্রথমটি দ্বিতীয়টির চেয়ে বড় নয়। দুটোই খালি থাকলে অঞ্চলের সময়।',
  ],
} satisfies Record<TermsProblem, Pair>);

export const districtsText = sentences({
  table: ['Delivery by district', 'জেলা অনুযায়ী ডেলিভারি'],
  search: ['Search a district or an area', 'জেলা বা এলাকা খুঁজুন'],
  searchHint: ['In English or Bengali.', 'বাংলা বা ইংরেজিতে।'],
  found: [
    (count: string) => `Districts shown: ${count}`,
    (count: string) => `দেখানো জেলা: ${count}টি`,
  ],
  noneFound: ['No district has this name', 'এই নামে কোনো জেলা নেই'],
  place: ['Place', 'স্থান'],
  delivered: ['Delivery', 'ডেলিভারি'],
  isDelivered: ['Yes', 'হ্যাঁ'],
  notDelivered: ['Not delivered', 'ডেলিভারি নেই'],
  charge: ['Charge', 'চার্জ'],
  lower: ['Lower charge', 'কম চার্জ'],
  lowerFrom: [
    (charge: string, threshold: string) => `${charge} from ${threshold}`,
    (charge: string, threshold: string) => `${threshold} থেকে ${charge}`,
  ],
  freeFrom: [
    (threshold: string) => `free from ${threshold}`,
    (threshold: string) => `${threshold} থেকে ফ্রি`,
  ],
  none: ['none', 'নেই'],
  cash: ['Cash on delivery', 'ক্যাশ অন ডেলিভারি'],
  cashYes: ['Yes', 'হ্যাঁ'],
  cashNo: ['No', 'না'],
  time: ['Delivery time', 'পৌঁছানোর সময়'],
  ofZone: ['as in its zone', 'অঞ্চল অনুযায়ী'],
  actions: ['Actions', 'কাজ'],
  editPlace: [(place: string) => `Edit ${place}`, (place: string) => `${place} বদলান`],
  edit: ['Edit', 'বদলান'],
  addArea: [
    (district: string) => `Add an area of ${district} with its own terms`,
    (district: string) => `${district}-এর কোনো এলাকার জন্য আলাদা নিয়ম দিন`,
  ],
  addAreaShort: ['Add an area', 'এলাকা যোগ করুন'],
  removeArea: [
    (area: string) => `Remove ${area}: its district’s terms apply again`,
    (area: string) => `${area} বাদ দিন: আবার জেলার নিয়ম চলবে`,
  ],
  removed: [
    (area: string) => `${area} has its district’s terms again.`,
    (area: string) => `${area}-এ আবার জেলার নিয়ম চলবে।`,
  ],
  notSavedYet: [
    'Changed here. Press Save below the table to put it into effect.',
    'এখানে বদলেছে। চালু করতে তালিকার নিচে “জমা দিন” চাপুন।',
  ],
  areaOf: [
    (area: string, district: string) => `${area} (${district})`,
    (area: string, district: string) => `${area} (${district})`,
  ],
  area: ['Area', 'এলাকা'],
  chooseArea: ['Choose an area', 'এলাকা বেছে নিন'],
  areaNeeded: ['Choose an area.', 'একটি এলাকা বেছে নিন।'],
  newArea: [
    (district: string) => `An area of ${district}`,
    (district: string) => `${district}-এর একটি এলাকা`,
  ],
  done: ['Done', 'ঠিক আছে'],

  // The fields of a place
  deliver: ['We deliver here', 'এখানে ডেলিভারি দিই'],
  takesCash: ['Cash on delivery is possible here', 'এখানে ক্যাশ অন ডেলিভারি চলে'],
  chargeField: ['Charge (৳)', 'চার্জ (৳)'],
  threshold: ['Lower charge from an order of (৳)', 'যত টাকার অর্ডারে চার্জ কমে (৳)'],
  thresholdHint: ['0 or empty: the charge never changes.', '০ বা খালি: চার্জ কমে না।'],
  reduced: ['Lower charge (৳)', 'কম চার্জ (৳)'],
  reducedHint: ['0 is free delivery.', '০ মানে ফ্রি ডেলিভারি।'],
  days: ['Days to deliver', 'কত দিনে পৌঁছায়'],
  daysHint: [
    'Counted from the day on which the parcel leaves. Both empty: the time of the zone, from Delivery times.',
    'প্যাকেট যেদিন বের হয় সেদিন থেকে গোনা। দুটোই খালি থাকলে “ডেলিভারির সময়” পাতার অঞ্চলের সময়।',
  ],
  from: ['From', 'কমপক্ষে'],
  to: ['To', 'সর্বোচ্চ'],

  // Set for all
  setAll: ['Set for all…', 'সবগুলোতে একসঙ্গে…'],
  setAllTitle: ['Set for several districts', 'কয়েকটি জেলায় একসঙ্গে'],
  setAllIntro: [
    'Only what you fill in changes, also for the areas of these districts.',
    'যা লিখবেন শুধু সেটিই বদলাবে, এসব জেলার এলাকাগুলোতেও।',
  ],
  scope: ['Districts', 'জেলা'],
  allDistricts: [(count: string) => `All (${count})`, (count: string) => `সব (${count})`],
  shownDistricts: [
    (count: string) => `Those found by the search (${count})`,
    (count: string) => `খোঁজায় পাওয়া (${count})`,
  ],
  ofDivision: [
    (division: string, count: string) => `Division ${division} (${count})`,
    (division: string, count: string) => `${division} বিভাগ (${count})`,
  ],
  unchanged: ['Leave as it is', 'যেমন আছে থাকুক'],
  emptyUnchanged: ['Empty: leave as it is.', 'খালি: যেমন আছে থাকুক।'],
  nothingSet: ['Fill in at least one field.', 'অন্তত একটি ঘর পূরণ করুন।'],
  zoneTime: ['The time of the zone', 'অঞ্চলের সময়'],
  ownTime: ['These days', 'এই কয় দিন'],
  apply: ['Put into the table', 'তালিকায় বসান'],
  applied: [
    (count: string) => `Set for ${count} districts. Press Save to put it into effect.`,
    (count: string) => `${count}টি জেলায় বসানো হয়েছে। চালু করতে “জমা দিন” চাপুন।`,
  ],

  // Files
  download: ['Download as CSV', 'CSV নামান'],
  upload: ['Fill from a file…', 'ফাইল থেকে নিন…'],
  reading: ['Reading the file', 'ফাইল পড়া হচ্ছে'],
  fileTitle: ['What the file changes', 'ফাইলে যা বদলাবে'],
  noHeadings: [
    'The file needs a line with the names of the columns, such as district and charge. Download the table to see them.',
    'ফাইলে কলামের নামের একটি লাইন লাগবে, যেমন district ও charge। তালিকাটি নামালে নামগুলো দেখতে পাবেন।',
  ],
  nothingChanges: ['The file changes nothing.', 'ফাইলে কিছুই বদলায়নি।'],
  changes: [
    (count: string) => `Places that change: ${count}`,
    (count: string) => `যেসব স্থান বদলাবে: ${count}টি`,
  ],
  before: ['Before', 'আগে'],
  after: ['After', 'পরে'],
  newException: ['as its district', 'জেলার মতো'],
  badLines: [
    (count: string) => `Lines with an error, which are left out: ${count}`,
    (count: string) => `ভুল লাইন, বাদ থাকবে: ${count}টি`,
  ],
  badLine: [
    (line: string, sentence: string) => `Line ${line}: ${sentence}`,
    (line: string, sentence: string) => `${line} নম্বর লাইন: ${sentence}`,
  ],
});

export const lineProblemText = sentences({
  chargeInvalid: [() => termsProblemText.chargeInvalid[0], () => termsProblemText.chargeInvalid[1]],
  thresholdInvalid: [
    () => termsProblemText.thresholdInvalid[0],
    () => termsProblemText.thresholdInvalid[1],
  ],
  reducedInvalid: [
    () => termsProblemText.reducedInvalid[0],
    () => termsProblemText.reducedInvalid[1],
  ],
  reducedHigher: [() => termsProblemText.reducedHigher[0], () => termsProblemText.reducedHigher[1]],
  daysInvalid: [() => termsProblemText.daysInvalid[0], () => termsProblemText.daysInvalid[1]],
  districtUnknown: [
    (cell: string) => `“${cell}” is not a district. Write its name as in the downloaded table.`,
    (cell: string) => `“${cell}” কোনো জেলা নয়। নামানো তালিকায় যেভাবে আছে সেভাবে লিখুন।`,
  ],
  areaUnknown: [
    (cell: string) => `“${cell}” is not an area of this district.`,
    (cell: string) => `“${cell}” এই জেলার এলাকা নয়।`,
  ],
  yesOrNo: [
    (cell: string) => `Write yes or no instead of “${cell}”.`,
    (cell: string) => `“${cell}” না লিখে হ্যাঁ বা না লিখুন।`,
  ],
  repeated: [
    (cell: string) => `${cell} stands in an earlier line already.`,
    (cell: string) => `${cell} আগের একটি লাইনে আছে।`,
  ],
  unreadable: [() => 'The quotes of this line do not match.', () => 'এই লাইনের উদ্ধৃতিচিহ্ন মেলে না।'],
} satisfies Record<LineProblem, Pair<(cell: string) => string>>);
