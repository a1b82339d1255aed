/** The result of a request after Send. The first render of the form does not load it. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const requestOutcomeText = sentences({
  historyTitle: ['Request History', 'আমার অনুরোধ'],
  sending: ['Sending your request…', 'আপনার অনুরোধ পাঠানো হচ্ছে…'],
  sendingPhoto: [
    (n: number, of: number) => `Sending prescription ${n} of ${of}…`,
    (n: number, of: number) =>
      `${digits(of, 'bn')}টির মধ্যে ${digits(n, 'bn')} নম্বর প্রেসক্রিপশন পাঠানো হচ্ছে…`,
  ],
  stopWaiting: ['Continue in the background', 'ব্যাকগ্রাউন্ডে চলুক'],
  /** request-order-34: shown on the server's receipt, never before. */
  placed: ['Order Placed Successfully', 'আপনার অনুরোধ আমরা পেয়েছি'],
  placedCall: [
    (phone: string) => `An agent will call ${phone} to confirm your order.`,
    (phone: string) => `নিশ্চিত করতে আমাদের একজন প্রতিনিধি ${digits(phone, 'bn')} নম্বরে ফোন করবেন।`,
  ],
  placedNumber: [
    (number: string) => `Request ${number}`,
    (number: string) => `অনুরোধ ${digits(number, 'bn')}`,
  ],
  viewOrder: ['View Order', 'অনুরোধ দেখুন'],
  login: ['Login', 'লগইন'],
  close: ['Close', 'বন্ধ করুন'],
  savedOffline: [
    'Not sent yet – you’re offline. It’s safe on this phone, even if you close the app, and will be sent automatically when you’re back online.',
    'এখনো পাঠানো হয়নি, কারণ নেটওয়ার্ক নেই। অ্যাপ বন্ধ করলেও এটি এখানে নিরাপদ থাকবে, আর নেটওয়ার্ক এলে নিজে থেকেই চলে যাবে।',
  ],
  savedWaiting: [
    'Not sent yet: the pharmacy could not be reached. It’s safe on this phone, even if you close the app, and we keep trying.',
    'এখনো পাঠানো হয়নি, কারণ ফার্মেসির সঙ্গে যোগাযোগ করা যায়নি। অ্যাপ বন্ধ করলেও এটি এখানে নিরাপদ থাকবে, আর আমরা চেষ্টা করতে থাকব।',
  ],
  savedThen: [
    (phone: string) => `Once we receive it, an agent will call ${phone}.`,
    (phone: string) => `আমাদের কাছে পৌঁছালে একজন প্রতিনিধি ${digits(phone, 'bn')} নম্বরে ফোন করবেন।`,
  ],
  savedUrgent: [
    (phone: string) => `Is it urgent? Call us: ${phone}`,
    (phone: string) => `জরুরি? আমাদের ফোন করুন: ${digits(phone, 'bn')}`,
  ],
  nothingLost: [
    'Don’t worry – everything you entered is still here.',
    'কিছুই হারায়নি: যা লিখেছেন সব এখানেই আছে।',
  ],
  errorCode: [
    (code: string) => `Error Code ${code}`,
    (code: string) => `ত্রুটি কোড ${digits(code, 'bn')}`,
  ],
  /** request-order-38. */
  unexpected: ['Unexpected Error', 'অপ্রত্যাশিত সমস্যা হয়েছে'],
  notSaved: [
    'Your phone has no space left, so this request is not saved and not sent. Leave this page open, free some space and send again.',
    'আপনার ফোনে জায়গা নেই, তাই অনুরোধটি রাখা হয়নি, পাঠানোও হয়নি। এই পাতা খোলা রেখে কিছু জায়গা খালি করুন, তারপর আবার পাঠান।',
  ],
  storageClosed: [
    'Your browser does not let us keep anything here (a private window, perhaps), so this request is not saved and not sent. Leave this page open and try again, or call us.',
    'আপনার ব্রাউজার এখানে কিছু রাখতে দিচ্ছে না (হয়তো প্রাইভেট উইন্ডো), তাই অনুরোধটি রাখা হয়নি, পাঠানোও হয়নি। এই পাতা খোলা রেখে আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  ],
  tooManyWaiting: [
    'Many requests are already waiting on this phone. Send or delete one of them first.',
    'এই ফোনে অনেকগুলো অনুরোধ আগে থেকেই অপেক্ষায় আছে। আগে একটি পাঠান বা মুছে ফেলুন।',
  ],
  historyCall: [
    (phone: string) => `Until then, call us with your request number: ${phone}`,
    (phone: string) => `ততদিন অনুরোধ নম্বর জানিয়ে ফোন করুন: ${digits(phone, 'bn')}`,
  ],
  historyStart: ['Request medicines', 'ওষুধের অনুরোধ করুন'],
});
