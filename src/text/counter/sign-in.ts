/** Signing in at the counter, also for the first time with an invitation. */
import { sentences } from '#text/sentences.ts';

export const counterSignInText = sentences({
  title: ['Sign in at the counter', 'কাউন্টারে সাইন ইন'],
  forStaff: ['For the people of the shop.', 'দোকানের লোকজনের জন্য।'],
  name: ['Name', 'নাম'],
  nameMissing: ['Please write your name.', 'আপনার নাম লিখুন।'],
  password: ['Password', 'পাসওয়ার্ড'],
  passwordMissing: ['Please write your password.', 'আপনার পাসওয়ার্ড লিখুন।'],
  code: ['Code from your authenticator app', 'অথেন্টিকেটর অ্যাপের কোড'],
  codeHint: ['Six digits, new every 30 seconds.', 'ছয়টি সংখ্যা, প্রতি ৩০ সেকেন্ডে নতুন।'],
  codeMissing: ['Please write the six digits.', 'ছয়টি সংখ্যা লিখুন।'],
  anyCodeMissing: ['Please write the code.', 'কোডটি লিখুন।'],
  signIn: ['Sign in', 'সাইন ইন'],
  goOn: ['Continue', 'এগিয়ে যান'],
  toSetUp: ['I have an invitation', 'আমার কাছে আমন্ত্রণ আছে'],
  toShop: ['To the shop', 'দোকানে যান'],
  toSignIn: ['I have a password already', 'আমার পাসওয়ার্ড আছে'],
  showPassword: ['Show the password', 'পাসওয়ার্ড দেখুন'],
  hidePassword: ['Hide the password', 'পাসওয়ার্ড লুকান'],
  demonstration: [
    'This is a demonstration. Its people and their password stand in README.md.',
    'এটি একটি নমুনা। এর লোকজন ও পাসওয়ার্ড README.md-এ লেখা আছে।',
  ],
  again: ['Please sign in again', 'আবার সাইন ইন করুন'],
  againWhy: [
    'Your session has ended. Everything you typed is still here, and what you did last is done as soon as you are back.',
    'আপনার সময় শেষ হয়ে গেছে। যা লিখেছেন সব এখানেই আছে; আপনি ফিরলেই শেষ কাজটি হয়ে যাবে।',
  ],
  somebodyElse: ['Somebody else', 'অন্য কেউ'],
  otherPerson: [
    (name: string) => `Only ${name} can go on here.`,
    (name: string) => `এখানে শুধু ${name} এগোতে পারবেন।`,
  ],
  setUpTitle: ['Your first day at the counter', 'কাউন্টারে প্রথম দিন'],
  setUpWhy: [
    'With an invitation you choose your own password.',
    'আমন্ত্রণ দিয়ে নিজের পাসওয়ার্ড বেছে নিন।',
  ],
  invitation: ['Invitation', 'আমন্ত্রণ'],
  invitationHint: ['As it was given to you.', 'যেমন আপনাকে দেওয়া হয়েছে।'],
  invitationMissing: ['Please write the invitation.', 'আমন্ত্রণটি লিখুন।'],
  welcome: [
    (name: string, role: string) => `Welcome, ${name} · ${role}`,
    (name: string, role: string) => `স্বাগতম, ${name} · ${role}`,
  ],
  welcomeFirstOwner: [
    'Welcome. You are the first owner of this shop.',
    'স্বাগতম। আপনি এই দোকানের প্রথম মালিক।',
  ],
  ownName: ['Your name', 'আপনার নাম'],
  ownNameHint: [
    'You sign in with it, and the audit log shows it.',
    'এই নামে সাইন ইন করবেন, কাজের খাতায়ও এই নাম থাকবে।',
  ],
  newPassword: ['Your password', 'আপনার পাসওয়ার্ড'],
  newPasswordHint: [
    'At least 12 characters: a few words that only you would put together.',
    'কমপক্ষে ১২ অক্ষর: কয়েকটি শব্দ, যা শুধু আপনি একসাথে বলতেন।',
  ],
  passwordLength: ['Please choose at least 12 characters.', 'কমপক্ষে ১২ অক্ষর বেছে নিন।'],
  passwordName: ['The password may not be your name.', 'পাসওয়ার্ড আপনার নাম হতে পারবে না।'],
  passwordCommon: ['This is too easy to guess.', 'এটি সহজেই অনুমান করা যায়।'],
  secondStep: ['A second step', 'দ্বিতীয় ধাপ'],
  secondStepNeeded: [
    'An owner also signs in with a code from an authenticator app on the phone.',
    'মালিক ফোনের অথেন্টিকেটর অ্যাপের কোড দিয়েও সাইন ইন করেন।',
  ],
  secondStepOptional: [
    'A code from an authenticator app keeps your account safe even if somebody learns your password.',
    'কেউ পাসওয়ার্ড জেনে গেলেও অথেন্টিকেটর অ্যাপের কোড আপনার অ্যাকাউন্ট নিরাপদ রাখে।',
  ],
  addSecondStep: ['Set up a second step too', 'দ্বিতীয় ধাপও চালু করি'],
  scan: [
    'Scan this with the app, then write the code that it shows.',
    'অ্যাপ দিয়ে এটি স্ক্যান করুন, তারপর যে কোড দেখায় তা লিখুন।',
  ],
  qr: ['The key for the authenticator app', 'অথেন্টিকেটর অ্যাপের চাবি'],
  typeInstead: ['Or type this key:', 'অথবা এই চাবিটি লিখুন:'],
  begin: ['Begin', 'শুরু করুন'],
});
