/**
 * Signing in, signing up, resetting a password (sign-in-1 to sign-in-38): the dialog, and the
 * server's refusals.
 */
import { sentences } from './sentences.ts';

/** The server's refusals. */
export const signInRefusals = sentences({
  wrongCode: ['Wrong OTP!', 'কোডটি ঠিক হয়নি!'],
  wrongPassword: ['Login failed, Phone or Password is wrong!', 'লগইন হয়নি, ফোন নম্বর বা পাসওয়ার্ড ভুল!'],
  loginFailed: ['Login failed', 'লগইন হয়নি'],
  userExists: ['User already Exist!', 'এই নম্বরে আগে থেকেই অ্যাকাউন্ট আছে!'],
  userUnknown: ["User doesn't exist!", 'এই নম্বরে কোনো অ্যাকাউন্ট নেই!'],
  invalidPhone: ['Invalid Phone Number', 'ফোন নম্বরটি সঠিক নয়'],
  passwordLength: ['Password requires 4 to 20 characters', 'পাসওয়ার্ড ৪ থেকে ২০ অক্ষরের হতে হবে'],
  passwordTooCommon: [
    'This password is among the first that others try, like 1234 or a phone number. Please choose another one.',
    'এই পাসওয়ার্ড অন্যরা সবার আগে চেষ্টা করে, যেমন ১২৩৪ বা ফোন নম্বর। অন্য একটি বেছে নিন।',
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
    'Too many wrong passwords. Please log in with a one-time code.',
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
  codeTriesUsedUp: [
    'This code was entered wrongly five times and no longer works. Please ask for a new one.',
    'এই কোডটি পাঁচবার ভুল লেখা হয়েছে, এটি আর কাজ করবে না। নতুন কোড নিন।',
  ],
  codeEnded: [
    'This code has expired. Please ask for a new one.',
    'এই কোডের মেয়াদ শেষ। নতুন কোড নিন।',
  ],
});

/** The text message. The line for the phone's browser follows it. */
export const smsText = sentences({
  code: [
    (code: string, shop: string) =>
      `${code} is your ${shop} code, good for 5 minutes. Never give it to anyone.`,
    (code: string, shop: string) => `${shop} কোড ${code}, মেয়াদ ৫ মিনিট। কোডটি কাউকে বলবেন না।`,
  ],
});

export const signInText = sentences({
  loginTitle: ['Login', 'লগইন'],
  signUpTitle: ['Sign Up', 'নতুন অ্যাকাউন্ট'],
  resetTitle: ['Reset Password', 'নতুন পাসওয়ার্ড নিন'],
  codeTitle: ['Please Enter Your Otp Code', 'আপনার ওটিপি কোডটি লিখুন'],
  verifyTitle: ['Verify Phone Number', 'ফোন নম্বর যাচাই'],
  close: ['Close', 'বন্ধ করুন'],

  phone: ['Mobile Number', 'মোবাইল নম্বর'],
  phoneHint: ['For example 01712 345678', 'যেমন ০১৭১২ ৩৪৫৬৭৮'],
  password: ['Password', 'পাসওয়ার্ড'],
  newPassword: ['New password', 'নতুন পাসওয়ার্ড'],
  passwordHint: [
    '4 to 20 characters. Very common passwords such as 1234 are not allowed.',
    '৪ থেকে ২০ অক্ষর। শুধু খুব চেনা কয়েকটি, যেমন ১২৩৪, নেওয়া হয় না।',
  ],
  confirmPassword: ['Confirm password', 'পাসওয়ার্ডটি আবার লিখুন'],
  showPassword: ['Show the password', 'পাসওয়ার্ড দেখান'],
  code: ['OTP code', 'ওটিপি কোড'],
  codeSentTo: [
    (phone: string) => `We sent a 6-digit code to ${phone}. It expires in 5 minutes.`,
    (phone: string) => `${phone} নম্বরে ৬ অঙ্কের কোড পাঠিয়েছি। মেয়াদ ৫ মিনিট।`,
  ],

  sendCode: ['Send code', 'কোড পাঠান'],
  signIn: ['Login', 'লগইন করুন'],
  signUp: ['Sign Up', 'অ্যাকাউন্ট খুলুন'],
  confirm: ['Confirm', 'নিশ্চিত করুন'],
  usePassword: ['Use a password instead', 'পাসওয়ার্ড দিয়ে লগইন'],
  useCode: ['Use a one-time code instead', 'একবার ব্যবহারের কোড দিয়ে লগইন'],
  toSignUp: ['New here? Sign up with a password', 'নতুন? পাসওয়ার্ড দিয়ে অ্যাকাউন্ট খুলুন'],
  toReset: ['Forgot the password?', 'পাসওয়ার্ড ভুলে গেছেন?'],
  toLogin: ['Back to Login', 'লগইনে ফিরে যান'],
  otherNumber: ['Use another number', 'অন্য নম্বর দিন'],
  resend: ['Resend code', 'আবার কোড পাঠান'],
  resendIn: [
    (seconds: string) => `Resend code in ${seconds} s`,
    (seconds: string) => `${seconds} সেকেন্ড পরে আবার কোড পাঠানো যাবে`,
  ],
  newCode: ['Send a new code', 'নতুন কোড পাঠান'],
  newCodeIn: [
    (seconds: string) => `Send a new code in ${seconds} s`,
    (seconds: string) => `${seconds} সেকেন্ড পরে নতুন কোড পাঠানো যাবে`,
  ],
  loginInstead: [
    (phone: string) => `Login with ${phone}`,
    (phone: string) => `${phone} নম্বর দিয়ে লগইন করুন`,
  ],
  signUpInstead: [
    (phone: string) => `Sign up with ${phone}`,
    (phone: string) => `${phone} নম্বরে অ্যাকাউন্ট খুলুন`,
  ],
  resent: ['OTP Code Send Successfully.', 'ওটিপি কোড পাঠানো হয়েছে।'],
  resentNew: ['New OTP code sent successfully', 'নতুন ওটিপি কোড পাঠানো হয়েছে'],
  done: ['You are logged in.', 'আপনি লগইন করেছেন।'],

  sessionEnded: [
    'Your session has expired. Log in again and anything waiting on this phone will be sent.',
    'আপনার লগইনের মেয়াদ শেষ। আবার লগইন করুন; এই ফোনে যা অপেক্ষায় আছে, তখন নিজে থেকেই যাবে।',
  ],
  phoneRequired: ['Phone is required.', 'ফোন নম্বর দিন।'],
  codeRequired: ['Otp is required.', 'ওটিপি কোড দিন।'],
  phoneEmpty: ['Phone number is empty', 'ফোন নম্বর দেওয়া হয়নি'],
  passwordEmpty: ['Password number is empty', 'পাসওয়ার্ড দেওয়া হয়নি'],
  confirmEmpty: ['Confirm password is empty', 'পাসওয়ার্ডটি আবার লেখা হয়নি'],
  codeEmpty: ['OTP code is empty', 'ওটিপি কোড দেওয়া হয়নি'],
  passwordsDiffer: ['Password did not match', 'দুটি পাসওয়ার্ড মেলেনি'],

  offline: [
    'Logging in needs a connection. What you have typed stays here.',
    'লগইন করতে নেটওয়ার্ক লাগবে। যা লিখেছেন এখানেই থাকবে।',
  ],
  unreachable: [
    'The shop could not be reached. What you have typed is still here; please try again.',
    'দোকানের সঙ্গে যোগাযোগ হলো না। যা লিখেছেন এখানেই আছে; আবার চেষ্টা করুন।',
  ],
});
