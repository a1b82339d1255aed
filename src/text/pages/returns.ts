/** Return policy. */
import type { StandardPage } from './standard-page.ts';

const english = `
Something wrong with your order? Tell us within 3 days, and we put it right: with the right product or with your money.

## What we take back {#accepted}

Within 3 days of delivery, at our cost:

- another product, strength or quantity than you ordered
- a pack that came broken, leaking, opened or wet
- a product that is out of date, or will be before you can use it up
- a device that does not work
- a product that its maker or the drug authority recalls, at any time

Changed your mind? Unopened goods that are no medicines can come back within 3 days too; then the delivery charge is yours.

## What we cannot take back {#not-accepted}

A medicine that has left the pharmacy cannot be sold again: nobody knows how it was kept. So these stay with you unless the fault was ours:

- medicines that were delivered as ordered
- cut strips, and packs whose seal is open
- insulin, vaccines and all that must be kept cold
- things worn or used on the body, once they are opened

## How to return {#how}

1. **Call us**
   Call {customer service phone} and have the order number at hand. A photo of the pack helps.
2. **Keep everything together**
   Leave the product in its pack, with the invoice. Do not use it any further.
3. **We collect it**
   Our rider collects it within 2 days in Dhaka city, elsewhere a courier does. You can also bring it to any branch.
4. **Product or money**
   You choose: the right product with the next delivery, or your money within 7 working days.

[Call {customer service phone}](tel:{customer service phone})

## How the money comes back {#money}

- With an account here: into your wallet, for your next order. Without one: in cash, or to a mobile account of your choice.
- Where the fault was ours, the delivery charge comes back with it.
- A wallet amount that you used returns to the wallet, and a coupon can be used once more while it is valid.

## Questions {#questions}

### Can I refuse the parcel at the door?

Yes. When something is wrong, or you do not want it any more, hand it back to the rider. If the order was right, only the delivery charge is due.

### Can I return a part of the order?

Yes, product by product. The rest of the order stays as it is.

### My doctor changed the medicine. Can I return what is left?

We may not sell it again, so we cannot pay for it. Do not keep it for later: bring it to a branch, we destroy it safely.
`;

const bengali = `
অর্ডারে কোনো সমস্যা? ৩ দিনের মধ্যে জানান, আমরা ঠিক করে দেব: হয় সঠিক পণ্য, নয় টাকা ফেরত।

## যা ফেরত নেওয়া হয় {#accepted}

হাতে পাওয়ার ৩ দিনের মধ্যে, আমাদের খরচে:

- যা অর্ডার করেছেন তার বদলে অন্য পণ্য, অন্য পাওয়ার বা অন্য পরিমাণ
- ভাঙা, চুইয়ে পড়া, খোলা বা ভেজা প্যাকেট
- মেয়াদোত্তীর্ণ পণ্য, অথবা শেষ হওয়ার আগেই যার মেয়াদ ফুরাবে
- যে যন্ত্র কাজ করে না
- প্রস্তুতকারক বা ওষুধ প্রশাসন যা তুলে নিতে বলেছে, যেকোনো সময়

মত বদলেছেন? ওষুধ নয় এমন পণ্য না খুলে থাকলে ৩ দিনের মধ্যে ফেরত দিতে পারেন; তখন ডেলিভারি চার্জ আপনার।

## যা ফেরত নেওয়া যায় না {#not-accepted}

ফার্মেসি থেকে বেরিয়ে যাওয়া ওষুধ আর বিক্রি করা যায় না, কারণ কীভাবে রাখা হয়েছিল তা জানা নেই। তাই আমাদের ভুল না হলে এগুলো ফেরত নেওয়া যায় না:

- অর্ডারমতো দেওয়া ওষুধ
- কাটা পাতা, আর সিল খোলা প্যাকেট
- ইনসুলিন, টিকা আর যা কিছু ঠান্ডায় রাখতে হয়
- শরীরে পরার বা ব্যবহারের জিনিস, একবার খোলা হলে

## যেভাবে ফেরত দেবেন {#how}

1. **ফোন করুন**
   {customer service phone} নম্বরে ফোন করুন, অর্ডার নম্বর হাতের কাছে রাখুন। প্যাকেটের একটি ছবি থাকলে সুবিধা হয়।
2. **সব একসঙ্গে রাখুন**
   পণ্যটি প্যাকেটে, চালানসহ রাখুন। আর ব্যবহার করবেন না।
3. **আমরা নিয়ে আসব**
   ঢাকা শহরে ২ দিনের মধ্যে আমাদের লোক এসে নিয়ে যাবেন, ঢাকার বাইরে কুরিয়ার। চাইলে যেকোনো শাখায়ও দিয়ে আসতে পারেন।
4. **পণ্য অথবা টাকা**
   আপনি বেছে নিন: পরের ডেলিভারিতে সঠিক পণ্য, অথবা ৭ কর্মদিবসের মধ্যে টাকা ফেরত।

[ফোন করুন {customer service phone}](tel:{customer service phone})

## টাকা যেভাবে ফেরত পাবেন {#money}

- এখানে অ্যাকাউন্ট থাকলে: আপনার ওয়ালেটে, পরের অর্ডারের জন্য। না থাকলে: নগদে, অথবা আপনার পছন্দের মোবাইল অ্যাকাউন্টে।
- ভুল আমাদের হলে ডেলিভারি চার্জও ফেরত পাবেন।
- ওয়ালেট থেকে যা খরচ করেছেন তা ওয়ালেটে ফিরে আসে, মেয়াদ থাকলে কুপনটিও আরেকবার ব্যবহার করা যায়।

## প্রশ্ন ও উত্তর {#questions}

### দরজায় প্যাকেট ফিরিয়ে দিতে পারি?

হ্যাঁ। কিছু ভুল থাকলে, বা আর না চাইলে, ডেলিভারির লোকের হাতেই ফিরিয়ে দিন। অর্ডার ঠিক থাকলে শুধু ডেলিভারি চার্জ দিতে হবে।

### অর্ডারের কিছু অংশ ফেরত দেওয়া যায়?

হ্যাঁ, আলাদা আলাদা পণ্য ফেরত দেওয়া যায়। বাকি অর্ডার যেমন আছে তেমনই থাকবে।

### চিকিৎসক ওষুধ বদলে দিয়েছেন। বাকিটা ফেরত দিতে পারি?

এটি আর বিক্রি করা যায় না, তাই দাম ফেরত দিতে পারি না। পরে লাগবে ভেবে রেখে দেবেন না: যেকোনো শাখায় দিন, আমরা নিরাপদে নষ্ট করে দেব।
`;

export const returnsPage: StandardPage = {
  name: 'returns',
  title: ['Return Policy', 'ফেরতের নীতি'],
  text: [english, bengali],
};
