/** The gallery, and a picture that is opened from it. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const galleryText = sentences({
  title: ['Gallery', 'গ্যালারি'],
  lead: [
    'Our counters, our deliveries, our people. Tap a picture to enlarge it.',
    'আমাদের কাউন্টার, আমাদের ডেলিভারি, আমাদের মানুষ। বড় করে দেখতে ছবিতে চাপুন।',
  ],
  pictures: ['Pictures', 'ছবি'],
  count: [
    (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
    (count: number) => `${digits(count, 'bn')}টি ছবি`,
  ],
  waiting: ['Loading pictures…', 'ছবি আনা হচ্ছে…'],
  /** catalogue-101. */
  none: ['No Image Found!', 'কোনো ছবি পাওয়া যায়নি!'],
  noneHint: [
    'Pictures of our branches will appear here. Come by and see them for yourself.',
    'আমাদের শাখার ছবি এখানে থাকবে। ততদিন নিজেই এসে দেখে যান।',
  ],
  branches: ['Branch Locations', 'শাখার ঠিকানা'],
  failed: ['The pictures could not be loaded', 'ছবি আনা যায়নি'],
  away: ['These pictures aren’t saved on this phone yet', 'এই ছবিগুলো এখনো এই ফোনে নেই'],
  awayHint: [
    'They’ll appear once you’re online. Pages you have seen stay here.',
    'নেটওয়ার্ক পেলেই দেখা যাবে। যেসব পাতা একবার দেখেছেন, সেগুলো এই ফোনেই থাকে।',
  ],
  pages: ['Pages of the gallery', 'গ্যালারির পাতাসমূহ'],
  previousPage: ['Previous', 'আগের পাতা'],
  nextPage: ['Next', 'পরের পাতা'],
  page: [(page: string) => `Page ${page}`, (page: string) => `পাতা ${page}`],

  enlarge: [(name: string) => `Enlarge: ${name}`, (name: string) => `${name}: বড় করে দেখুন`],
  large: ['Large picture', 'বড় ছবি'],
  place: [
    (at: number, of: number) => `${at} of ${of}`,
    (at: number, of: number) => `${digits(of, 'bn')}টির মধ্যে ${digits(at, 'bn')} নম্বর`,
  ],
  previousPicture: ['Previous picture', 'আগের ছবি'],
  nextPicture: ['Next picture', 'পরের ছবি'],
  close: ['Close', 'বন্ধ করুন'],
});
