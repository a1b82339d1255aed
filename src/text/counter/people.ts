/** The owner's list of staff (counter-14). */
import { sentences } from '#text/sentences.ts';

export const peopleText = sentences({
  lead: [
    'Who works here, and what each may do. Every change is in the audit log.',
    'এখানে কারা কাজ করেন, কে কী করতে পারেন। প্রতিটি বদল কাজের খাতায় থাকে।',
  ],
  caption: ['The shop’s people', 'দোকানের লোকজন'],
  nobody: ['Nobody is on the list yet', 'তালিকায় এখনো কেউ নেই'],
  add: ['Add somebody', 'নতুন কাউকে যোগ করুন'],
  name: ['Name', 'নাম'],
  nameHint: [
    'As it is written into the audit log; they sign in with it.',
    'কাজের খাতায় এই নামেই লেখা হবে; এই নামেই সাইন ইন করবেন।',
  ],
  nameMissing: ['Please write a name.', 'একটি নাম লিখুন।'],
  role: ['Role', 'দায়িত্ব'],
  rolePharmacist: [
    'Requests, orders, prescriptions, shelves, and what people say.',
    'অনুরোধ, অর্ডার, প্রেসক্রিপশন, তাক, আর মানুষ যা বলে।',
  ],
  rolePacker: ['Orders and stock, without prescriptions.', 'অর্ডার ও মজুত, প্রেসক্রিপশন ছাড়া।'],
  roleOwner: [
    'Everything. Signs in with a code of an authenticator app too.',
    'সবকিছু। অথেন্টিকেটর অ্যাপের কোড দিয়েও সাইন ইন করেন।',
  ],
  state: ['Signing in', 'সাইন ইন'],
  isSetUp: ['Set up', 'তৈরি'],
  withCode: ['Set up, with a code', 'তৈরি, কোডসহ'],
  isInvited: [
    (until: string) => `Invited until ${until}`,
    (until: string) => `আমন্ত্রিত, ${until} পর্যন্ত`,
  ],
  isNotSetUp: ['The invitation has ended', 'আমন্ত্রণের মেয়াদ শেষ'],
  you: ['(you)', '(আপনি)'],
  actions: ['To do', 'করণীয়'],
  change: [(name: string) => `Change ${name}`, (name: string) => `${name}: বদলান`],
  changeShort: ['Change', 'বদলান'],
  invite: ['Invite', 'আমন্ত্রণ জানান'],
  saveRole: ['Give this role', 'এই দায়িত্ব দিন'],
  roleGiven: [
    (name: string, role: string) => `${name}: ${role}. They sign in again.`,
    (name: string, role: string) => `${name}: ${role}। আবার সাইন ইন করবেন।`,
  ],
  inviteAnew: ['Invite anew', 'নতুন করে আমন্ত্রণ'],
  inviteAnewTitle: [
    (name: string) => `Invite ${name} anew?`,
    (name: string) => `${name}-কে নতুন করে আমন্ত্রণ জানাবেন?`,
  ],
  inviteAnewMore: [
    'For a password or a phone that was lost. The old password and code end now, and so does every session.',
    'পাসওয়ার্ড বা ফোন হারালে। পুরোনো পাসওয়ার্ড ও কোড এখনই শেষ হবে, খোলা সব সেশনও।',
  ],
  remove: ['Take off the list', 'তালিকা থেকে বাদ দিন'],
  removeTitle: [
    (name: string) => `Take ${name} off the list?`,
    (name: string) => `${name}-কে তালিকা থেকে বাদ দেবেন?`,
  ],
  removeMore: [
    'They are signed out at once. What they did stays in the audit log.',
    'তিনি সঙ্গে সঙ্গে সাইন আউট হবেন। যা করেছেন তা কাজের খাতায় থাকবে।',
  ],
  removed: [
    (name: string) => `${name} is off the list.`,
    (name: string) => `${name} আর তালিকায় নেই।`,
  ],
  invitationOf: [
    (name: string) => `The invitation of ${name}`,
    (name: string) => `${name}-এর আমন্ত্রণ`,
  ],
  handOver: [
    'Hand this over in person. It opens the counter once, and is not shown again.',
    'হাতে হাতে দিন। এটি কাউন্টার একবারই খুলবে, আর দেখানো হবে না।',
  ],
  whereTo: [
    (address: string) => `They open ${address} and write it there.`,
    (address: string) => `তিনি ${address} খুলে সেখানে এটি লিখবেন।`,
  ],
  goodUntil: [(until: string) => `Good until ${until}.`, (until: string) => `মেয়াদ ${until} পর্যন্ত।`],
});
