/** The camera inside the page. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const viewfinderText = sentences({
  title: ['Photograph the prescription', 'প্রেসক্রিপশনের ছবি তুলুন'],
  hint: [
    'Lay it flat in good light and fill the frame.',
    'ভালো আলোতে সমান করে রাখুন, পুরো ছবি জুড়ে যেন থাকে।',
  ],
  starting: ['Opening the camera…', 'ক্যামেরা খোলা হচ্ছে…'],
  live: ['What the camera sees', 'ক্যামেরায় যা দেখা যাচ্ছে'],
  shutter: ['Take the photo', 'ছবি তুলুন'],
  taken: ['The photo you have taken', 'তোলা ছবি'],
  retake: ['Take again', 'আবার তুলুন'],
  usePhoto: ['Use this photo', 'এই ছবি নিন'],
  photoUsed: [
    (count: number) => (count === 1 ? '1 photo added' : `${count} photos added`),
    (count: number) => `${digits(count, 'bn')}টি ছবি যোগ হয়েছে`,
  ],
  lightOn: ['Light on', 'আলো জ্বালান'],
  lightOff: ['Light off', 'আলো নেভান'],
  done: ['Done', 'শেষ'],
  denied: [
    'The camera is blocked for the shop on this phone. You can allow it in your browser’s settings for this site, or use the phone’s own camera.',
    'ফোন দোকানটিকে ক্যামেরা ব্যবহার করতে দিচ্ছে না। ব্রাউজারের সেটিংসে এই সাইটের জন্য অনুমতি দিতে পারেন, অথবা ফোনের নিজের ক্যামেরা ব্যবহার করুন।',
  ],
  none: [
    'No camera was found here. Choose a picture or a document instead.',
    'এখানে কোনো ক্যামেরা পাওয়া যায়নি। তার বদলে ছবি বা ডকুমেন্ট বেছে নিন।',
  ],
  busy: [
    'The camera is being used by another app. Close that app and come back, or use the phone’s own camera.',
    'অন্য কোনো অ্যাপ ক্যামেরা ব্যবহার করছে। সেটি বন্ধ করে ফিরে আসুন, অথবা ফোনের নিজের ক্যামেরা ব্যবহার করুন।',
  ],
  ownCamera: ['Use the phone’s own camera', 'ফোনের নিজের ক্যামেরা ব্যবহার করুন'],
  choose: ['Choose files', 'ফাইল বেছে নিন'],
});
