/** Importing a file of products at the counter (counter-165 to counter-172, counter-330 to counter-336). */
import { wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

const en = (value: number) => wholeNumber(value, 'en');
const bn = (value: number) => wholeNumber(value, 'bn');

export const importsText = sentences({
  intro: [
    'An Excel workbook (.xlsx) or a CSV file whose first row names the columns. Nothing changes before you have seen what would.',
    'Excel ওয়ার্কবুক (.xlsx) বা CSV ফাইল, যার প্রথম সারিতে কলামের নাম আছে। কী বদলাবে তা দেখার আগে কিছুই বদলাবে না।',
  ],
  choose: ['Choose a file', 'ফাইল বেছে নিন'],
  replaces: ['Remove products that the file does not name', 'ফাইলে নেই এমন পণ্য সরিয়ে দিন'],
  asks: ['Choose the columns again', 'কোন কলাম কী, আবার বেছে নিন'],
  template: ['Download a template', 'নমুনা ফাইল নামান'],
  exportTitle: ['Edit prices in Excel', 'Excel-এ দাম বদলান'],
  export: ['Download all products', 'সব পণ্য নামান'],
  exportHint: [
    'A CSV file for Excel. Change prices there, save it, and import it here: what you did not change stays.',
    'Excel-এর জন্য CSV ফাইল। সেখানে দাম বদলে সেভ করুন, তারপর এখানে আনুন: যা বদলাননি, তা একই থাকবে।',
  ],
  columnsTitle: ['Which column is which?', 'কোন কলাম কী?'],
  columnsIntro: [
    (file: string) =>
      `Our guesses for ${file}. Correct them once: the next file with these headings is read the same way.`,
    (file: string) => `${file}: আমাদের অনুমান। একবার ঠিক করে দিন, একই শিরোনামের পরের ফাইল এভাবেই পড়া হবে।`,
  ],
  columnsNoHeadings: [
    'The first row must have the names of the columns. If it has a product, add such a row above it in Excel.',
    'প্রথম সারিতে কলামের নাম থাকতে হবে। সেখানে পণ্য থাকলে Excel-এ তার উপরে একটি সারিতে নাম লিখুন।',
  ],
  columnsRead: ['Read the file', 'ফাইলটি পড়ুন'],
  notInFile: ['Not in this file', 'এই ফাইলে নেই'],
  moreColumns: ['More columns', 'আরও কলাম'],
  columnNeeded: ['Choose the column.', 'কলামটি বেছে নিন।'],
  columnTwice: ['This column is chosen twice.', 'এই কলামটি দুবার বাছা হয়েছে।'],
  withoutId: [
    'Without an id, products are recognised by name, strength, form, pack and company.',
    'আইডি না থাকলে নাম, পাওয়ার, ধরন, প্যাক ও কোম্পানি দেখে পণ্য চেনা হবে।',
  ],
  samples: ['The first rows', 'প্রথম কয়েকটি সারি'],
  reading: ['Reading and comparing …', 'পড়া ও মেলানো হচ্ছে …'],
  file: ['File', 'ফাইল'],
  earlier: ['Files', 'ফাইলগুলো'],
  noFiles: ['No file was read yet', 'এখনও কোনো ফাইল পড়া হয়নি'],
  noFilesHint: ['Choose one above.', 'উপরে একটি বেছে নিন।'],
  state: ['State', 'অবস্থা'],
  read: ['Read, not imported', 'পড়া হয়েছে, আনা হয়নি'],
  running: ['Being imported', 'আনা হচ্ছে'],
  stopped: ['Stopped', 'থামানো'],
  done: ['Imported', 'আনা হয়েছে'],
  failed: ['Ended early', 'মাঝপথে শেষ'],
  by: ['By', 'কে'],
  when: ['When', 'কখন'],
  rows: ['Changes', 'পরিবর্তন'],
  added: [(count: number) => `${en(count)} new`, (count: number) => `${bn(count)}টি নতুন`],
  changed: [(count: number) => `${en(count)} changed`, (count: number) => `${bn(count)}টি বদলাবে`],
  same: [(count: number) => `${en(count)} the same`, (count: number) => `${bn(count)}টি একই`],
  removed: [(count: number) => `${en(count)} removed`, (count: number) => `${bn(count)}টি সরবে`],
  refused: [
    (count: number) => (count === 1 ? '1 line refused' : `${en(count)} lines refused`),
    (count: number) => `${bn(count)}টি লাইন বাদ`,
  ],
  flagged: [
    (count: number) =>
      count === 1
        ? '1 line has no price: not for sale'
        : `${en(count)} lines have no price: not for sale`,
    (count: number) => `${bn(count)}টি লাইনে দাম নেই: বিক্রি হবে না`,
  ],
  notUtf8: [
    'The file is not UTF-8. It was read as windows-1252, which has no Bengali characters.',
    'ফাইলটি UTF-8 নয়। windows-1252 হিসেবে পড়া হয়েছে, তাতে বাংলা অক্ষর থাকে না।',
  ],
  whatChanges: ['What would change', 'কী বদলাবে'],
  whatChanged: ['What changed', 'কী বদলেছে'],
  firstRows: ['The first fifty of each kind are shown.', 'প্রতি রকমের প্রথম পঞ্চাশটি দেখানো হলো।'],
  nothingChanges: ['The shop is so already', 'দোকানে এমনই আছে'],
  nothingChangesHint: ['Nothing of this file is new.', 'এই ফাইলে নতুন কিছু নেই।'],
  product: ['Product', 'পণ্য'],
  kind: ['Kind', 'রকম'],
  kindNew: ['New', 'নতুন'],
  kindChanged: ['Changed', 'বদলাবে'],
  kindRemoved: ['Removed', 'সরবে'],
  beforeAfter: ['Before → after', 'আগে → পরে'],
  refusedLines: ['Refused lines', 'বাদ পড়া লাইন'],
  firstRefused: ['Only the first two hundred are shown.', 'শুধু প্রথম দুইশটি দেখানো হলো।'],
  line: ['Line', 'লাইন'],
  why: ['Why', 'কেন'],
  run: [
    (count: number) => `Import ${en(count)} changes`,
    (count: number) => `${bn(count)}টি পরিবর্তন আনুন`,
  ],
  runQuestion: ['Import this file?', 'এই ফাইলটি আনবেন?'],
  runHint: [
    'The shop goes on selling meanwhile. What is sold since the file was read is taken off its stock.',
    'এর মধ্যে দোকানে বিক্রি চলবে। ফাইল পড়ার পর যা বিক্রি হয়েছে, স্টক থেকে বাদ যাবে।',
  ],
  runRefused: [
    (count: number) => `${en(count)} refused lines are left out.`,
    (count: number) => `${bn(count)}টি লাইন বাদ থাকবে।`,
  ],
  runRemoves: [
    (count: number) => `${en(count)} products are removed from the shop.`,
    (count: number) => `${bn(count)}টি পণ্য দোকান থেকে সরে যাবে।`,
  ],
  confirm: ['Import', 'আনুন'],
  goOn: ['Go on', 'চালিয়ে যান'],
  stop: ['Stop', 'থামান'],
  progress: [
    (done: number, rows: number) => `${en(done)} of ${en(rows)} are in the shop`,
    (done: number, rows: number) => `${bn(rows)}টির মধ্যে ${bn(done)}টি দোকানে উঠেছে`,
  ],
  isFailed: [
    (done: number, rows: number) =>
      `The import ended after ${en(done)} of ${en(rows)} changes, which stay in the shop. Correct this line, then read the file again.`,
    (done: number, rows: number) =>
      `${bn(rows)}টির মধ্যে ${bn(done)}টি পরিবর্তন দোকানে উঠেছে, তারপর থেমে গেছে। এই লাইনটি ঠিক করে ফাইলটি আবার পড়ুন।`,
  ],
  lineIs: [
    (line: number, sentence: string) => `Line ${en(line)}: ${sentence}`,
    (line: number, sentence: string) => `লাইন ${bn(line)}: ${sentence}`,
  ],
  readAs: [
    (heading: string, column: string) => `The column “${heading}” is read as ${column}.`,
    (heading: string, column: string) => `“${heading}” কলামটি ${column} হিসেবে পড়া হয়েছে।`,
  ],
  unused: [
    (heading: string) => `The column “${heading}” is not used.`,
    (heading: string) => `“${heading}” কলামটি ব্যবহার হবে না।`,
  ],
  unusedLike: [
    (heading: string, column: string) =>
      `The column “${heading}” is not used. If it is the ${column}, rename it to ${column} and read the file again.`,
    (heading: string, column: string) =>
      `“${heading}” কলামটি ব্যবহার হবে না। এটি ${column} হলে নাম বদলে ${column} দিন, তারপর ফাইলটি আবার পড়ুন।`,
  ],
  isDone: ['The file is imported.', 'ফাইলটি আনা হয়েছে।'],
  back: ['All files', 'সব ফাইল'],
});
