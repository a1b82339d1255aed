/** Signing in, signing up, resetting a password (S1 §2, §5, §8; S2 §4, §5, §8): in the dialog, and what the server says. */
import { sentences } from './sentences.ts';

/** What the server refuses, and why. */
export const signInRefusals = sentences({
  wrongCode: ['Wrong OTP!', 'কোডটি ঠিক হয়নি!'],
  wrongPassword: [
    'Login failed, Phone or Password is wrong!',
    'লগইন হয়নি, ফোন নম্বর বা পাসওয়ার্ড ভুল!',
  ],
  loginFailed: ['Login failed', 'লগইন হয়নি'],
  userExists: ['User already Exist!', 'এই নম্বরে আগে থেকেই অ্যাকাউন্ট আছে!'],
  userUnknown: ["User doesn't exist!", 'এই নম্বরে কোনো অ্যাকাউন্ট নেই!'],
  invalidPhone: ['Invalid Phone Number', 'ফোন নম্বরটি সঠিক নয়'],
  passwordLength: ['Password requires 4 to 20 characters', 'পাসওয়ার্ড ৪ থেকে ২০ অক্ষরের হতে হবে'],
  passwordTooCommon: [
    'This password is too easy to guess. Please choose another one.',
    'এই পাসওয়ার্ড সহজেই অনুমান করা যায়। অন্য একটি বেছে নিন।',
  ],
  waitAMinute: [
    'A code was sent a moment ago. Please wait a minute before asking for another one.',
    'একটু আগেই কোড পাঠানো হয়েছে। আরেকটি চাইতে এক মিনিট অপেক্ষা করুন।',
  ],
  waitAWhile: [
    'Several codes were sent to this number. Please try again in 15 minutes.',
    'এই নম্বরে কয়েকটি কোড পাঠানো হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন।',
  ],
  waitADay: [
    'Too many codes were asked for today. Please try again tomorrow, or call us.',
    'আজ অনেকবার কোড চাওয়া হয়েছে। কাল আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  ],
  tooManyGuesses: [
    'Too many wrong codes today. Please try again tomorrow, or call us.',
    'আজ অনেকবার ভুল কোড দেওয়া হয়েছে। কাল আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  ],
  codeNeeded: [
    'Too many wrong passwords. Please sign in with a one-time code.',
    'অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। একবার ব্যবহারের কোড দিয়ে লগইন করুন।',
  ],
  tooManyTries: [
    'Too many logins at this moment. Please try again in 15 minutes.',
    'এই মুহূর্তে অনেকবার লগইনের চেষ্টা হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন।',
  ],
  notSent: [
    'The code could not be sent just now. Please try again in a minute, or call us.',
    'এখন কোড পাঠানো গেল না। এক মিনিট পরে আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  ],
  codeEnded: ['This code has ended. Please ask for a new one.', 'এই কোডের মেয়াদ শেষ। নতুন কোড নিন।'],
});

/** The text message itself; the line for the phone's browser follows it. */
export const smsText = sentences({
  code: [
    (code: string, shop: string) =>
      `${code} is your ${shop} code, good for 5 minutes. Never give it to anyone.`,
    (code: string, shop: string) => `${shop} কোড ${code}, মেয়াদ ৫ মিনিট। কোডটি কাউকে বলবেন না।`,
  ],
});
