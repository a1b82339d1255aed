import { sentences } from './sentences.ts';

/** General sentences of the API, independent of the area. */
export const apiText = sentences({
  malformed: ['The request could not be understood.', 'অনুরোধটি বোঝা যায়নি।'],
  signIn: ['Please sign in again.', 'অনুগ্রহ করে আবার লগইন করুন।'],
  grantEnded: [
    'This phone can no longer send in your name. Please log in again.',
    'এই ফোন থেকে নিজে নিজে পাঠানোর অনুমতি শেষ হয়েছে। অনুগ্রহ করে আবার লগইন করুন।',
  ],
  appTooOld: [
    'Please reopen the shop to update the app. Then this can be sent.',
    'দোকানটি আবার খুলুন, তাহলে অ্যাপটি নতুন হয়ে যাবে। তারপর এটি পাঠানো যাবে।',
  ],
  notFound: ['Not Found!', 'পাওয়া যায়নি!'],
  tooLarge: ['This is too large to send.', 'এটি পাঠানোর জন্য অনেক বড়।'],
  wrongType: ['This kind of content is not accepted here.', 'এখানে এই ধরনের তথ্য গ্রহণ করা হয় না।'],
  takenBack: ['You have withdrawn this.', 'আপনি এটি ফেরত নিয়েছেন।'],
  keyReused: ['This was already sent with other content.', 'এটি আগে অন্য তথ্যসহ পাঠানো হয়েছে।'],
  inProgress: ['This is being received right now.', 'এটি এই মুহূর্তে গ্রহণ করা হচ্ছে।'],
  prescriptionGone: [
    'A prescription you chose is no longer there. Please choose again.',
    'আপনার বাছাই করা একটি প্রেসক্রিপশন আর নেই। আবার বেছে নিন।',
  ],
  tooMany: [
    'Too many requests. Please wait a moment.',
    'অনেক বেশি অনুরোধ এসেছে। অনুগ্রহ করে একটু অপেক্ষা করুন।',
  ],
  overloaded: [
    'The shop is very busy. Please try again in a moment.',
    'এখন অনেক ভিড়। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।',
  ],
  unexpected: [
    'Unexpected Error Occurred, Please Try Again.',
    'একটি অপ্রত্যাশিত সমস্যা হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন।',
  ],
  placeUnknown: [
    'We do not know this place. Please choose division, district and area again.',
    'এই জায়গাটি আমাদের তালিকায় নেই। অনুগ্রহ করে বিভাগ, জেলা ও এলাকা আবার বেছে নিন।',
  ],
  digestWrong: [
    'The file was damaged on the way. Please send it again.',
    'ফাইলটি পাঠানোর সময় নষ্ট হয়েছে। অনুগ্রহ করে আবার পাঠান।',
  ],
  fileMissing: ['No file was sent.', 'কোনো ফাইল পাঠানো হয়নি।'],
});
