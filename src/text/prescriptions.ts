/** Prescription pictures and documents: choosing, limits, progress, removing. */
import { prescriptionLimits, type AttachProblem } from '#domain/prescription-file.ts';
import { digits } from './numbers.ts';
import { sentences, speak, type Language } from './sentences.ts';

const megabytes = prescriptionLimits.bytes / 1024 / 1024;
const files = prescriptionLimits.files;

export const prescriptionsText = sentences({
  title: ['Prescriptions', 'প্রেসক্রিপশন'],
  upload: ['Upload Prescription', 'প্রেসক্রিপশন দিন'],
  choose: ['Choose files', 'ফাইল বেছে নিন'],
  takePhoto: ['Take a photo', 'ছবি তুলুন'],
  viewfinderLost: [
    'The camera could not be opened here just now. Choose a file instead.',
    'এই মুহূর্তে এখানে ক্যামেরা খোলা গেল না। তার বদলে ফাইল বেছে নিন।',
  ],
  limits: [
    `JPG, JPEG, PNG, PDF, DOC or DOCX. Up to ${files} files, ${megabytes} MB each. Photos are compressed on your phone to save data.`,
    `JPG, JPEG, PNG, PDF, DOC বা DOCX। সর্বোচ্চ ${digits(files, 'bn')}টি ফাইল, প্রতিটি ${digits(megabytes, 'bn')} এমবি পর্যন্ত। ডেটা বাঁচাতে ছবি আপনার ফোনেই ছোট করা হয়।`,
  ],
  privacy: [
    'Only the pharmacy can see them; location data is removed.',
    'এগুলো শুধু ফার্মেসিই দেখে। ছবি কোথায় তোলা হয়েছে, সেই তথ্য মুছে দেওয়া হয়।',
  ],
  /** prescriptions-3: on the request screen. */
  wrongType: ['Only JPG JPEG PNG format acceptable', 'শুধু JPG, JPEG, PNG ফাইল দেওয়া যাবে'],
  /** prescriptions-3: with a full stop in the profile. */
  wrongTypeInProfile: ['Only JPG JPEG PNG format acceptable.', 'শুধু JPG, JPEG, PNG ফাইল দেওয়া যাবে।'],
  /** prescriptions-3: in the order's upload dialog. */
  wrongTypeInOrder: [
    'Only JPG JPEG PNG DOC DOCX PDF format acceptable',
    'শুধু JPG, JPEG, PNG, DOC, DOCX, PDF ফাইল দেওয়া যাবে',
  ],
  tooBig: [
    `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
    `ফাইলটি ${digits(megabytes, 'bn')} এমবির চেয়ে বড়। দয়া করে ছোট একটি ফাইল দিন।`,
  ],
  tooMany: [
    `You can add ${files} files at most. Remove one to add another.`,
    `সর্বোচ্চ ${digits(files, 'bn')}টি ফাইল দেওয়া যায়। আরেকটি দিতে চাইলে একটি সরিয়ে নিন।`,
  ],
  emptyFile: [
    'This file is empty. Please choose another one.',
    'ফাইলটি খালি। দয়া করে অন্য একটি ফাইল দিন।',
  ],
  unreadable: [
    'Your phone could not read this file. Please choose it again.',
    'আপনার ফোন ফাইলটি পড়তে পারল না। দয়া করে আবার বেছে নিন।',
  ],
  /** Shown on the phone before anything is sent: for example a text file named .jpg. */
  notAsNamed: [
    'This file doesn’t match its extension and can’t be opened. Please choose another one or take a photo.',
    'ফাইলটি নামের সঙ্গে মেলে না, খোলাও যায় না। দয়া করে অন্য ফাইল দিন বা ছবি তুলুন।',
  ],
  cutOff: [
    'This photo is incomplete and can’t be opened. Please choose it again or take a new one.',
    'ছবিটি অসম্পূর্ণ, খোলা যাচ্ছে না। দয়া করে আবার বেছে নিন বা নতুন করে তুলুন।',
  ],
  /** A HEIC, WebP or other picture that this browser cannot decode. */
  notDrawable: [
    'This phone can’t open this kind of photo. Take a screenshot of it and add that, or choose a JPG.',
    'এই ফোনে এ ধরনের ছবি খোলে না। ছবিটির স্ক্রিনশট নিয়ে সেটি দিন, অথবা JPG ছবি বেছে নিন।',
  ],
  /** On the tile of a refused file. */
  fileRefused: [
    (reason: string) => `Not taken: ${reason}`,
    (reason: string) => `নেওয়া হয়নি: ${reason}`,
  ],
  replaceRefused: [
    'The pharmacy could not take the marked files. Remove them or choose others; everything else is still here.',
    'চিহ্ন দেওয়া ফাইলগুলো ফার্মেসি নিতে পারেনি। সরিয়ে দিন বা অন্য ফাইল দিন; বাকি সব ঠিক আছে।',
  ],
  dropHere: ['Drop the files here', 'ফাইলগুলো এখানে ছেড়ে দিন'],
  pasteOrDrop: [
    'You can also drop files here or paste a copied picture.',
    'ফাইল টেনে এনে এখানে ছাড়তে পারেন, বা কপি করা ছবি পেস্ট করতে পারেন।',
  ],
  notSaved: [
    'Your phone has no room for this file, so it was not added. Free some space and try again.',
    'আপনার ফোনে জায়গা নেই, তাই ফাইলটি যোগ হয়নি। কিছু জায়গা খালি করে আবার চেষ্টা করুন।',
  ],
  adding: [
    (count: number) => (count === 1 ? 'Adding 1 file…' : `Adding ${count} files…`),
    (count: number) => `${digits(count, 'bn')}টি ফাইল যোগ হচ্ছে…`,
  ],
  added: [
    (count: number) => (count === 1 ? '1 file added' : `${count} files added`),
    (count: number) => `${digits(count, 'bn')}টি ফাইল যোগ হয়েছে`,
  ],
  sharedAdded: [
    (count: number) => (count === 1 ? '1 file was added.' : `${count} files were added.`),
    (count: number) => `${digits(count, 'bn')}টি ফাইল যোগ হয়েছে।`,
  ],
  /** The result of sharing from another app, if no file was added. */
  sharedNothing: [
    'Nothing that can be added was shared. Share a picture or a document, or choose it here.',
    'যোগ করার মতো কিছু আসেনি। ছবি বা ডকুমেন্ট শেয়ার করুন, অথবা এখানেই বেছে নিন।',
  ],
  sharedNotSaved: [
    'Your phone could not keep what you shared, so it was not added. Free some space and share it again.',
    'যা শেয়ার করেছেন ফোন তা রাখতে পারেনি, তাই যোগ হয়নি। কিছু জায়গা খালি করে আবার শেয়ার করুন।',
  ],
  sharedMissed: [
    'The shop was not ready on this phone yet, so your file stayed where it was. Please choose it here; next time sharing works.',
    'এই ফোনে দোকানটি তখনো তৈরি ছিল না, তাই ফাইলটি আগের জায়গাতেই আছে। এখান থেকে বেছে নিন; পরের বার শেয়ার করলেই হবে।',
  ],
  remove: ['Remove', 'সরান'],
  removePhoto: [
    (n: number) => `Remove file ${n}`,
    (n: number) => `${digits(n, 'bn')} নম্বর ফাইল সরান`,
  ],
  photoAlt: [(n: number) => `Prescription ${n}`, (n: number) => `প্রেসক্রিপশন ${digits(n, 'bn')}`],
  kilobytes: [(size: number) => `${size} KB`, (size: number) => `${digits(size, 'bn')} কেবি`],
  keptHere: ['Kept on this phone until you send', 'পাঠানোর আগ পর্যন্ত এই ফোনেই থাকবে'],
  noneFound: ['No prescription found', 'কোনো প্রেসক্রিপশন পাওয়া যায়নি'],
});

const problemSentences = {
  'wrong-type': 'wrongType',
  'empty-file': 'emptyFile',
  'too-big': 'tooBig',
  'too-many': 'tooMany',
  unreadable: 'unreadable',
  'not-as-named': 'notAsNamed',
  'cut-off': 'cutOff',
  'not-drawable': 'notDrawable',
  'not-saved': 'notSaved',
} as const;

/** The sentence for a file that cannot be added, on the request screen. */
export function fileProblemText(problem: AttachProblem, language: Language): string {
  return speak(prescriptionsText, language)[problemSentences[problem]];
}
