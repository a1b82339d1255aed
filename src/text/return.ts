/** Return policy. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const returnText = sentences({
  title: ['Return Policy', 'ফেরতের নীতি'],
  lead: [
    'Something wrong with your order? Tell us within 3 days, and we put it right: with the right product or with your money.',
    'অর্ডারে কোনো সমস্যা? ৩ দিনের মধ্যে জানান, আমরা ঠিক করে দেব: হয় সঠিক পণ্য, নয় টাকা ফেরত।',
  ],

  yesTitle: ['What we take back', 'যা ফেরত নেওয়া হয়'],
  yes: ['Within 3 days of delivery, at our cost:', 'হাতে পাওয়ার ৩ দিনের মধ্যে, আমাদের খরচে:'],
  yes1: [
    'another product, strength or quantity than you ordered',
    'যা অর্ডার করেছেন তার বদলে অন্য পণ্য, অন্য পাওয়ার বা অন্য পরিমাণ',
  ],
  yes2: ['a pack that came broken, leaking, opened or wet', 'ভাঙা, চুইয়ে পড়া, খোলা বা ভেজা প্যাকেট'],
  yes3: [
    'a product that is out of date, or will be before you can use it up',
    'মেয়াদোত্তীর্ণ পণ্য, অথবা শেষ হওয়ার আগেই যার মেয়াদ ফুরাবে',
  ],
  yes4: ['a device that does not work', 'যে যন্ত্র কাজ করে না'],
  yes5: [
    'a product that its maker or the drug authority recalls, at any time',
    'প্রস্তুতকারক বা ওষুধ প্রশাসন যা তুলে নিতে বলেছে, যেকোনো সময়',
  ],
  changedMind: [
    'Changed your mind? Unopened goods that are no medicines can come back within 3 days too; then the delivery charge is yours.',
    'মত বদলেছেন? ওষুধ নয় এমন পণ্য না খুলে থাকলে ৩ দিনের মধ্যে ফেরত দিতে পারেন; তখন ডেলিভারি চার্জ আপনার।',
  ],

  noTitle: ['What we cannot take back', 'যা ফেরত নেওয়া যায় না'],
  no: [
    'A medicine that has left the pharmacy cannot be sold again: nobody knows how it was kept. So these stay with you unless the fault was ours:',
    'ফার্মেসি থেকে বেরিয়ে যাওয়া ওষুধ আর বিক্রি করা যায় না, কারণ কীভাবে রাখা হয়েছিল তা জানা নেই। তাই আমাদের ভুল না হলে এগুলো ফেরত নেওয়া যায় না:',
  ],
  no1: ['medicines that were delivered as ordered', 'অর্ডারমতো দেওয়া ওষুধ'],
  no2: ['cut strips, and packs whose seal is open', 'কাটা পাতা, আর সিল খোলা প্যাকেট'],
  no3: ['insulin, vaccines and all that must be kept cold', 'ইনসুলিন, টিকা আর যা কিছু ঠান্ডায় রাখতে হয়'],
  no4: [
    'things worn or used on the body, once they are opened',
    'শরীরে পরার বা ব্যবহারের জিনিস, একবার খোলা হলে',
  ],

  howTitle: ['How to return', 'যেভাবে ফেরত দেবেন'],
  callTitle: ['Call us', 'ফোন করুন'],
  callText: [
    (phone: string) =>
      `Call ${phone} and have the order number at hand. A photo of the pack helps.`,
    (phone: string) =>
      `${digits(phone, 'bn')} নম্বরে ফোন করুন, অর্ডার নম্বর হাতের কাছে রাখুন। প্যাকেটের একটি ছবি থাকলে সুবিধা হয়।`,
  ],
  keepTitle: ['Keep everything together', 'সব একসঙ্গে রাখুন'],
  keepText: [
    'Leave the product in its pack, with the invoice. Do not use it any further.',
    'পণ্যটি প্যাকেটে, চালানসহ রাখুন। আর ব্যবহার করবেন না।',
  ],
  collectTitle: ['We collect it', 'আমরা নিয়ে আসব'],
  collectText: [
    'Our rider collects it within 2 days in Dhaka city, elsewhere a courier does. You can also bring it to any branch.',
    'ঢাকা শহরে ২ দিনের মধ্যে আমাদের লোক এসে নিয়ে যাবেন, ঢাকার বাইরে কুরিয়ার। চাইলে যেকোনো শাখায়ও দিয়ে আসতে পারেন।',
  ],
  backTitle: ['Product or money', 'পণ্য অথবা টাকা'],
  backText: [
    'You choose: the right product with the next delivery, or your money within 7 working days.',
    'আপনি বেছে নিন: পরের ডেলিভারিতে সঠিক পণ্য, অথবা ৭ কর্মদিবসের মধ্যে টাকা ফেরত।',
  ],

  moneyTitle: ['How the money comes back', 'টাকা যেভাবে ফেরত পাবেন'],
  money1: [
    'With an account here: into your wallet, for your next order. Without one: in cash, or to a mobile account of your choice.',
    'এখানে অ্যাকাউন্ট থাকলে: আপনার ওয়ালেটে, পরের অর্ডারের জন্য। না থাকলে: নগদে, অথবা আপনার পছন্দের মোবাইল অ্যাকাউন্টে।',
  ],
  money2: [
    'Where the fault was ours, the delivery charge comes back with it.',
    'ভুল আমাদের হলে ডেলিভারি চার্জও ফেরত পাবেন।',
  ],
  money3: [
    'A wallet amount that you used returns to the wallet, and a coupon can be used once more while it is valid.',
    'ওয়ালেট থেকে যা খরচ করেছেন তা ওয়ালেটে ফিরে আসে, মেয়াদ থাকলে কুপনটিও আরেকবার ব্যবহার করা যায়।',
  ],

  questionsTitle: ['Questions', 'প্রশ্ন ও উত্তর'],
  askDoor: ['Can I refuse the parcel at the door?', 'দরজায় প্যাকেট ফিরিয়ে দিতে পারি?'],
  answerDoor: [
    'Yes. When something is wrong, or you do not want it any more, hand it back to the rider. If the order was right, only the delivery charge is due.',
    'হ্যাঁ। কিছু ভুল থাকলে, বা আর না চাইলে, ডেলিভারির লোকের হাতেই ফিরিয়ে দিন। অর্ডার ঠিক থাকলে শুধু ডেলিভারি চার্জ দিতে হবে।',
  ],
  askPart: ['Can I return a part of the order?', 'অর্ডারের কিছু অংশ ফেরত দেওয়া যায়?'],
  answerPart: [
    'Yes, product by product. The rest of the order stays as it is.',
    'হ্যাঁ, আলাদা আলাদা পণ্য ফেরত দেওয়া যায়। বাকি অর্ডার যেমন আছে তেমনই থাকবে।',
  ],
  askDoctor: [
    'My doctor changed the medicine. Can I return what is left?',
    'চিকিৎসক ওষুধ বদলে দিয়েছেন। বাকিটা ফেরত দিতে পারি?',
  ],
  answerDoctor: [
    'We may not sell it again, so we cannot pay for it. Do not keep it for later: bring it to a branch, we destroy it safely.',
    'এটি আর বিক্রি করা যায় না, তাই দাম ফেরত দিতে পারি না। পরে লাগবে ভেবে রেখে দেবেন না: যেকোনো শাখায় দিন, আমরা নিরাপদে নষ্ট করে দেব।',
  ],
  seeCancellation: ['Cancelling an order', 'অর্ডার বাতিল করা'],
  seeContact: ['Contact Us', 'যোগাযোগ'],
});
