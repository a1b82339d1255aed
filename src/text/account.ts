/** Where the customer is signed in, and what becomes of their account (customer-area-173, customer-area-174). */
import { sentences } from './sentences.ts';

export const signedInOnText = sentences({
  title: ['Where you are signed in', 'যেখানে লগইন করা আছে'],
  waiting: ['Looking where you are signed in…', 'কোথায় লগইন করা আছে দেখা হচ্ছে…'],
  failed: ['Where you are signed in could not be shown.', 'কোথায় লগইন করা আছে তা দেখানো গেল না।'],
  unknown: ['A phone or computer', 'কোনো ফোন বা কম্পিউটার'],
  isThis: ['The one you are using', 'এখন এটিই ব্যবহার করছেন'],
  since: [(when: string) => `Signed in ${when}`, (when: string) => `লগইন ${when}`],
  used: [(when: string) => `last used ${when}`, (when: string) => `শেষ ব্যবহার ${when}`],
  alone: ['You are signed in nowhere else.', 'আর কোথাও লগইন করা নেই।'],
  end: ['Log out there', 'সেখান থেকে লগআউট'],
  endNamed: [(on: string) => `Log out: ${on}`, (on: string) => `লগআউট: ${on}`],
  endOthers: ['Log out on all others', 'বাকি সব জায়গা থেকে লগআউট'],
  endOneTitle: [
    (on: string) => `Log out there? (${on})`,
    (on: string) => `সেখান থেকে লগআউট করবেন? (${on})`,
  ],
  endOthersTitle: ['Log out everywhere but here?', 'এটি ছাড়া সব জায়গা থেকে লগআউট করবেন?'],
  endText: [
    'What waits there for a network will not be sent any more. If it is not yours, reset your password as well.',
    'সেখানে নেটওয়ার্কের অপেক্ষায় যা আছে তা আর পাঠানো হবে না। সেটি আপনার না হলে পাসওয়ার্ডও বদলে নিন।',
  ],
  stay: ['Leave it signed in', 'লগইন থাকুক'],
  ended: ['Logged out there.', 'সেখান থেকে লগআউট হয়েছে।'],
  needsNetwork: [
    'This needs a connection. Nothing has changed.',
    'এর জন্য নেটওয়ার্ক লাগবে। কিছুই বদলায়নি।',
  ],
});
