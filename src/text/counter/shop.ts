/** The shop's particulars at the counter: the frame of each part, and refusals. */
import { sentences } from '#text/sentences.ts';

export const shopRefusals = sentences({
  changedMeanwhile: [
    'Somebody else has changed this meanwhile. What you typed is still here: compare it with the newest state and save again.',
    'এর মধ্যে আরেকজন এটি বদলেছেন। আপনার লেখা এখানেই আছে: নতুন অবস্থার সঙ্গে মিলিয়ে আবার জমা দিন।',
  ],
});

/** The frame of every part (counter-300 to counter-304). */
export const sectionText = sentences({
  back: ['Shop', 'দোকান'],
  neverSaved: ['Nobody has changed this yet.', 'এখনো কেউ এটি বদলাননি।'],
  savedBy: [
    (person: string, moment: string) => `Last change: ${person}, ${moment}.`,
    (person: string, moment: string) => `শেষ বদল: ${person}, ${moment}।`,
  ],
  save: ['Save', 'জমা দিন'],
  saved: ['Saved. Customers see it within a minute.', 'জমা হয়েছে। ক্রেতারা এক মিনিটের মধ্যে দেখবেন।'],
  discard: ['Discard changes', 'বদল বাদ দিন'],
  changedBy: [
    (person: string, moment: string) =>
      `${person} has saved this meanwhile (${moment}). What you typed is still here and is not saved.`,
    (person: string, moment: string) =>
      `এর মধ্যে ${person} এটি জমা দিয়েছেন (${moment})। আপনার লেখা এখানেই আছে, এখনো জমা হয়নি।`,
  ],
  loadNewest: ['Load the newest', 'নতুনটি দেখান'],
  keepMine: ['Keep mine', 'আমারটি রাখুন'],
  history: ['History', 'আগের সব বদল'],
  noHistory: ['Nothing has been saved yet', 'এখনো কিছু জমা হয়নি'],
  noHistoryMore: [
    'Each time you save, the version before stays here.',
    'প্রতিবার জমা দিলে আগেরটি এখানে থেকে যায়।',
  ],
  version: [
    (moment: string, person: string) => `${moment}, ${person}`,
    (moment: string, person: string) => `${moment}, ${person}`,
  ],
  current: ['In use now', 'এখন চালু আছে'],
  restore: ['Restore this version', 'এটি ফিরিয়ে আনুন'],
  restored: [
    'Restored. Customers see it within a minute.',
    'ফিরিয়ে আনা হয়েছে। ক্রেতারা এক মিনিটের মধ্যে দেখবেন।',
  ],
  restoreDiscards: [
    'You have changes that are not saved. Restoring a version discards them.',
    'আপনার কিছু বদল জমা হয়নি। আগেরটি ফিরিয়ে আনলে সেগুলো বাদ যাবে।',
  ],
  oldShape: ['This version is too old to be shown here.', 'এটি এত পুরোনো যে এখানে দেখানো যায় না।'],
  english: ['English', 'ইংরেজি'],
  bengali: ['Bengali', 'বাংলা'],
  up: [(row: string) => `Move ${row} up`, (row: string) => `${row} উপরে নিন`],
  down: [(row: string) => `Move ${row} down`, (row: string) => `${row} নিচে নিন`],
  remove: [(row: string) => `Remove ${row}`, (row: string) => `${row} বাদ দিন`],
});
