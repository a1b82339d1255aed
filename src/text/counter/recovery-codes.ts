/** Recovery codes for a lost phone, at the counter (counter-17 to counter-19). */
import { sentences } from '#text/sentences.ts';

export const recoveryCodesText = sentences({
  open: ['Recovery codes', 'রিকভারি কোড'],
  lead: [
    'If your phone is lost, a recovery code signs you in instead of the code from the app.',
    'ফোন হারালে অ্যাপের কোডের বদলে একটি রিকভারি কোড দিয়ে সাইন ইন করতে পারবেন।',
  ],
  one: ['Recovery code', 'রিকভারি কোড'],
  oneHint: [
    'Ten letters and digits. Each code works once.',
    'দশটি অক্ষর ও সংখ্যা। প্রতিটি কোড একবার কাজ করে।',
  ],
  useOne: ['Use a recovery code instead', 'বদলে রিকভারি কোড দিন'],
  useApp: ['Use the authenticator app', 'অথেন্টিকেটর অ্যাপের কোড দিন'],
  used: [
    (left: string) =>
      `You signed in with a recovery code. Codes left: ${left}. You can make new ones in the menu under your name.`,
    (left: string) =>
      `আপনি রিকভারি কোড দিয়ে সাইন ইন করেছেন। বাকি আছে ${left}টি। আপনার নামের মেনু থেকে নতুন কোড বানাতে পারেন।`,
  ],
  writeDown: ['Write your recovery codes down', 'রিকভারি কোডগুলো লিখে রাখুন'],
  writeDownWhy: [
    'They are shown only now. Store them where your phone is not.',
    'এগুলো শুধু এখনই দেখানো হচ্ছে। ফোন থেকে আলাদা জায়গায় রাখুন।',
  ],
  sheetTitle: [
    // A new shop has no name yet.
    (name: string, shop: string) =>
      `Recovery codes of ${name} for the counter${shop && ` of ${shop}`}`,
    (name: string, shop: string) => `${shop && `${shop}-এর `}কাউন্টারের জন্য ${name}-এর রিকভারি কোড`,
  ],
  sheetHint: [
    'Each code signs you in once, together with your password, if you do not have your phone. Cross it out after use.',
    'ফোন কাছে না থাকলে পাসওয়ার্ডের সাথে প্রতিটি কোড একবার কাজ করে। ব্যবহারের পর কেটে দিন।',
  ],
  print: ['Print', 'ছাপুন'],
  cannotPrint: [
    'This browser cannot print. Please copy the codes, or write them down by hand.',
    'এই ব্রাউজার ছাপাতে পারে না। কোডগুলো কপি করুন, অথবা হাতে লিখে রাখুন।',
  ],
  written: ['I have written them down', 'লিখে রেখেছি'],
  left: [
    (count: string) => `Unused codes: ${count}.`,
    (count: string) => `${count}টি কোড বাকি আছে।`,
  ],
  makeNew: ['Make new codes', 'নতুন কোড বানান'],
  makeNewMore: [
    'You get ten new codes, and all earlier ones become void.',
    'দশটি নতুন কোড পাবেন, আগের সব কোড বাতিল হবে।',
  ],
  noSecondStep: ['You sign in without a code', 'আপনি কোড ছাড়াই সাইন ইন করেন'],
  noSecondStepMore: [
    'Recovery codes are for people who sign in with an authenticator app. If you want to, ask the owner for a new invitation.',
    'যাঁরা অথেন্টিকেটর অ্যাপ দিয়ে সাইন ইন করেন, রিকভারি কোড তাঁদের জন্য। চাইলে মালিকের কাছে নতুন আমন্ত্রণ নিন।',
  ],
});
