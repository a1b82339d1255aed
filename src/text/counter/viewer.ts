/** The viewer of prescriptions at the counter. */
import { digits } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const viewerText = sentences({
  title: ['Photos and files', 'ছবি ও ফাইল'],
  none: ['The customer sent no photo', 'গ্রাহক কোনো ছবি পাঠাননি'],
  noneHint: ['What they need is written in the list.', 'যা লাগবে তা তালিকায় লেখা আছে।'],
  fileOf: [
    (n: number, of: number) => `File ${n} of ${of}`,
    (n: number, of: number) => `${digits(of, 'bn')}টির মধ্যে ${digits(n, 'bn')} নম্বর ফাইল`,
  ],
  photo: [
    (n: number) => `Prescription photo ${n}`,
    (n: number) => `প্রেসক্রিপশনের ${digits(n, 'bn')} নম্বর ছবি`,
  ],
  page: [
    (n: number, of: number) => `Page ${n} of ${of}`,
    (n: number, of: number) => `${digits(of, 'bn')} পাতার ${digits(n, 'bn')} নম্বর`,
  ],
  sentAt: [(when: string) => `Sent ${when}`, (when: string) => `পাঠানো হয়েছে ${when}`],
  previousFile: ['Previous file', 'আগের ফাইল'],
  nextFile: ['Next file', 'পরের ফাইল'],
  pages: ['Pages of the file', 'ফাইলের পাতা'],
  previousPage: ['Previous page', 'আগের পাতা'],
  nextPage: ['Next page', 'পরের পাতা'],
  zoomIn: ['Larger', 'বড় করুন'],
  zoomOut: ['Smaller', 'ছোট করুন'],
  fit: ['Whole', 'পুরোটা'],
  fitLong: ['Show all of it', 'পুরোটা দেখান'],
  turn: ['Turn right', 'ডানে ঘোরান'],
  turned: [
    (degrees: number) => `Turned by ${degrees} degrees`,
    (degrees: number) => `${digits(degrees, 'bn')} ডিগ্রি ঘোরানো`,
  ],
  zoomed: [
    (percent: number) => `${percent} per cent`,
    (percent: number) => `${digits(percent, 'bn')} শতাংশ`,
  ],
  whole: ['All of it is seen', 'পুরোটা দেখা যাচ্ছে'],
  light: ['Light', 'আলো'],
  lightHint: [
    'For pale ink and dark photos. Only what you see changes.',
    'কালি ফিকে বা ছবি অন্ধকার হলে। শুধু দেখাটা বদলায়, ছবি নয়।',
  ],
  brightness: ['Brightness', 'উজ্জ্বলতা'],
  contrast: ['Contrast', 'কনট্রাস্ট'],
  asSent: ['As it was sent', 'যেমন ছিল'],
  large: ['Full window', 'পুরো পর্দা'],
  small: ['Back to the page', 'পাতায় ফিরুন'],
  download: ['Save the file', 'ফাইল নামান'],
  waiting: ['The file is coming …', 'ফাইল আসছে …'],
  failed: ['This file could not be shown.', 'ফাইলটি দেখানো গেল না।'],
  tooSlow: [
    'This file takes too long to show. Save it and open it with another program.',
    'ফাইলটি দেখাতে খুব বেশি সময় লাগছে। নামিয়ে অন্য প্রোগ্রামে খুলুন।',
  ],
  inPart: [
    'Something on this page could not be drawn: what looks empty may not be. Save the file and open it with another program.',
    'এই পাতার কিছু একটা দেখানো গেল না: যেখানে ফাঁকা দেখাচ্ছে সেখানে লেখা থাকতে পারে। ফাইলটি নামিয়ে অন্য প্রোগ্রামে খুলুন।',
  ],
  again: ['Try again', 'আবার চেষ্টা করুন'],
  document: [
    'A Word document is not shown here. Save it and open it with care.',
    'ওয়ার্ড ফাইল এখানে দেখানো যায় না। নামিয়ে সাবধানে খুলুন।',
  ],
  /** Screen readers read it with the stage. The keys work while no field has the focus. */
  keys: [
    'Plus and minus make it larger and smaller, 0 shows all, R turns it, arrows move it, [ and ] change the file.',
    'যোগ ও বিয়োগ চিহ্নে বড়-ছোট, ০ চাপলে পুরোটা, R চাপলে ঘোরে, তীরে সরে, [ ও ] চাপলে ফাইল বদলায়।',
  ],
});
