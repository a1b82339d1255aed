/** About us, with the board of directors (catalogue-121). */
import type { StandardPage } from './standard-page.ts';

const english = `
{shop name} is a neighbourhood pharmacy that comes to your door: medicines you can trust and a pharmacist who takes time, also where the road or the network is bad.

## How we work {#story}

A clean room with good light, a refrigerator whose temperature is watched, a pharmacist to ask, and a quiet corner to talk: that is how we work.

Not everybody can come to us: a mother with a feverish child, a son who orders for his father in another district. So we deliver to the door.

And because the network is often worst where a medicine is needed most, this shop works without it: look things up, write your request, photograph the prescription. Your phone saves it and sends it automatically.

## What we promise {#promises}

- **Genuine medicines**
  Bought only from the manufacturers and their depots, with an invoice for every batch.
- **Stored properly**
  Cool, dry and dark; insulin and vaccines between 2 and 8 °C up to your door.
- **Read by a pharmacist**
  Every prescription, every time. When something is unclear we call before we send.
- **Honest prices**
  The price on the product is the price. Nothing is added at the door.
- **Private and discreet**
  A plain bag, a closed seal, and data we share with no one.

## Board of Directors {#directors}

They set the direction and answer for it. You can write to them through customer care.

{directors}

## Come by {#visit}

Come in, even if you only have a question.
`;

const bengali = `
{shop name} আপনার পাড়ার ফার্মেসি, যা দরজায় এসে হাজির হয়: বিশ্বাস করার মতো ওষুধ আর সময় নিয়ে কথা বলা ফার্মাসিস্ট – রাস্তা বা নেটওয়ার্ক যেখানে খারাপ, সেখানেও।

## আমরা যেভাবে কাজ করি {#story}

আলোকিত পরিচ্ছন্ন ঘর, তাপমাত্রা নজরে রাখা ফ্রিজ, প্রশ্ন করার জন্য একজন ফার্মাসিস্ট, আর নিচু গলায় কথা বলার একটু জায়গা: আমরা এভাবেই কাজ করি।

সবাই আমাদের কাছে আসতে পারেন না: জ্বরে পোড়া শিশুর মা, অন্য জেলায় থাকা বাবার জন্য অর্ডার করা ছেলে। তাই আমরা দরজায় পৌঁছে দিই।

ওষুধ যেখানে সবচেয়ে দরকার, নেটওয়ার্ক সেখানেই প্রায় থাকে না। তাই এই দোকান নেটওয়ার্ক ছাড়াও চলে: ওষুধ খুঁজুন, অনুরোধ লিখুন, প্রেসক্রিপশনের ছবি তুলুন। ফোন সব জমা রাখে, পরে নিজেই পাঠিয়ে দেয়।

## আমরা যে কথা দিই {#promises}

- **আসল ওষুধ**
  শুধু প্রস্তুতকারক ও তাদের ডিপো থেকে কেনা, প্রতিটি ব্যাচের চালানসহ।
- **নিয়মমতো সংরক্ষণ**
  ঠান্ডা, শুকনো, আলোর আড়ালে; ইনসুলিন ও টিকা আপনার দরজা পর্যন্ত ২ থেকে ৮ ডিগ্রি সেলসিয়াসে।
- **ফার্মাসিস্ট যাচাই করেন**
  প্রতিটি প্রেসক্রিপশন, প্রতিবার। কিছু অস্পষ্ট হলে পাঠানোর আগে ফোন করি।
- **ন্যায্য দাম**
  পণ্যে যে দাম লেখা, সেটাই দাম। দরজায় এসে কিছু বাড়ে না।
- **গোপনীয়তা রক্ষা**
  সাধারণ ব্যাগ, বন্ধ সিল, আর আপনার তথ্য কাউকে না দেওয়া।

## পরিচালনা পর্ষদ {#directors}

প্রতিষ্ঠান কোন পথে চলবে তাঁরা ঠিক করেন, জবাবদিহিও তাঁদের। গ্রাহক সেবার মাধ্যমে তাঁদের লিখতে পারেন।

{directors}

## চলে আসুন {#visit}

শুধু একটা প্রশ্ন থাকলেও আসুন।
`;

export const aboutPage: StandardPage = {
  name: 'about',
  title: ['About Us', 'আমাদের কথা'],
  text: [english, bengali],
};
