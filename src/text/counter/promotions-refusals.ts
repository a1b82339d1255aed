/** Problems of a promotion (counter-200 to counter-212). */
import { sentences } from '#text/sentences.ts';

export const promotionsRefusals = sentences({
  couponCode: [
    'A code has 3 to 20 letters, digits or dashes, such as EID50.',
    'কোডে ৩ থেকে ২০টি ইংরেজি অক্ষর, সংখ্যা বা ড্যাশ থাকে, যেমন EID50।',
  ],
  couponValue: ['Say either an amount or a percentage.', 'হয় টাকার অঙ্ক, নয় শতাংশ দিন।'],
  couponDates: ['It would end before it starts.', 'এটি শুরুর আগেই শেষ হয়ে যাবে।'],
  savedAlready: [
    'This is saved already, and says something else there than here. Please close this and change it in the list.',
    'এটি আগেই জমা হয়েছে, তবে সেখানে এখানকার চেয়ে আলাদা লেখা আছে। এটি বন্ধ করে তালিকা থেকে বদলে নিন।',
  ],
  couponThere: [
    (code: string) => `There is a coupon ${code} already.`,
    (code: string) => `${code} নামে একটি কুপন আগেই আছে।`,
  ],
  couponUnknown: [
    (code: string) => `There is no coupon ${code}.`,
    (code: string) => `${code} নামে কোনো কুপন নেই।`,
  ],
  notKept: [
    (there: string) =>
      `Of several cashback offers the one with the smallest least amount is paid for every order. Beside ${there} this one would promise what nobody is paid.`,
    (there: string) =>
      `একাধিক ক্যাশব্যাক অফারের মধ্যে সবচেয়ে কম অঙ্কের অর্ডারেরটিই সব অর্ডারে দেওয়া হয়। ${there} থাকলে এই অফারের টাকা কেউ পাবে না।`,
  ],
  offerFrom: [
    (discount: string, least: string) => `${discount} from ${least}`,
    (discount: string, least: string) => `${least} থেকে ${discount}`,
  ],
  wordsMissing: ['Please write a heading and a text in English.', 'ইংরেজিতে শিরোনাম ও লেখা দিন।'],
  noticeEmpty: ['Please write the notice in English.', 'ইংরেজিতে নোটিশটি লিখুন।'],
  bannerWords: [
    'Please write the banner’s words in English: they are read out, and stand there until the picture has come.',
    'ব্যানারের লেখাটি ইংরেজিতে দিন: এটি পড়ে শোনানো হয়, আর ছবি আসা পর্যন্ত এটিই দেখা যায়।',
  ],
  bannerLink: [
    'A banner leads to a page of the shop, such as /special/offer.',
    'ব্যানার নিয়ে যায় দোকানের কোনো পাতায়, যেমন /special/offer।',
  ],
});
