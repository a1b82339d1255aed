/** The server's refusals for staff who sign in (counter-1 to counter-12). */
import { sentences } from '#text/sentences.ts';

export const staffRefusals = sentences({
  signInWrong: ['Name or password is wrong.', 'নাম বা পাসওয়ার্ড ঠিক নয়।'],
  codeWrong: [
    'This code is not right, or was used already. Please try the next one.',
    'কোডটি ঠিক নয়, বা আগেই ব্যবহার হয়েছে। পরের কোডটি দিয়ে চেষ্টা করুন।',
  ],
  tooManyTries: [
    'Too many tries. Please wait 15 minutes, or ask the owner.',
    'অনেকবার চেষ্টা করা হয়েছে। ১৫ মিনিট অপেক্ষা করুন, অথবা মালিককে বলুন।',
  ],
  invitationEnded: [
    'This invitation is not good any more. Please ask for another one.',
    'এই আমন্ত্রণটি আর কাজ করবে না। নতুন একটি চেয়ে নিন।',
  ],
  passwordLength: [
    'A password for the counter has at least 12 characters.',
    'কাউন্টারের পাসওয়ার্ড কমপক্ষে ১২ অক্ষরের হতে হবে।',
  ],
  passwordName: [
    'The password may not be your name. Please choose another one.',
    'পাসওয়ার্ড আপনার নাম হতে পারবে না। অন্য একটি বেছে নিন।',
  ],
  passwordTooCommon: [
    'This password is among the first that others try. Please choose another one.',
    'এই পাসওয়ার্ড অন্যরা সবার আগে চেষ্টা করে। অন্য একটি বেছে নিন।',
  ],
  passwordWrong: ['This is not the password that you have now.', 'এটি আপনার এখনকার পাসওয়ার্ড নয়।'],
  passwordSame: [
    'You have this password already. Please choose another one.',
    'এই পাসওয়ার্ডটিই আপনার আছে। অন্য একটি বেছে নিন।',
  ],
  codeNeeded: [
    'The owner signs in with a code too. Please add the key to an authenticator app and write its code.',
    'মালিককে কোড দিয়েও সাইন ইন করতে হয়। চাবিটি একটি অথেন্টিকেটর অ্যাপে যোগ করে কোডটি লিখুন।',
  ],
  noSecondStep: [
    'You sign in without a code, so you need no recovery codes.',
    'আপনি কোড ছাড়াই সাইন ইন করেন, তাই রিকভারি কোড লাগবে না।',
  ],
  signedOut: ['Please sign in at the counter.', 'কাউন্টারে সাইন ইন করুন।'],
  notYours: ['This is not for your role.', 'এটি আপনার কাজের মধ্যে পড়ে না।'],
  fromElsewhere: ['The counter only answers its own page.', 'কাউন্টার শুধু নিজের পাতার কথাই শোনে।'],
});
