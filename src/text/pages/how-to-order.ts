/** How to order: the ways, offline, payment, delivery, cancellation (catalogue-123). */
import type { StandardPage } from './standard-page.ts';

const english = `
There are three ways to your medicine, and none of them needs an account. Choose the one that suits you.

## From the bag {#bag}

When you know what you need and we have it on the shelf.

1. **Find it**
   Type a name, a generic or what hurts, in English or Bengali: “napa”, “নাপা”, “fever”. Small spelling mistakes are fine.
2. **Add to Bag**
   Choose how many; the price of one piece stands on the card. The bag stays on this phone until you come back.
3. **Order Now**
   Open the bag, press Order Now, write the address, choose Cash On Delivery and place the order.
4. **We call**
   An agent confirms the order by phone. Then it is packed, checked twice and sent.

[See all products](/)

## By request order {#request}

When you have a list, or cannot find a product in the shop.

1. **Write the names**
   One row for each medicine: name, strength, quantity. Copy it from the old pack.
2. **Say where**
   Receiver’s phone, division, district and address. A note helps: another brand that would do, the best time to call.
3. **Send Product Request**
   Availability and price are confirmed by phone, e-mail or Whatsapp. You decide then; until you agree, nothing is sent.

[Start a request order](/order)

## With a prescription {#prescription}

Write one medicine; the photo tells us the others.

1. **Photograph it**
   Flat, in daylight, the whole page with the doctor’s name and the date. JPG, PNG, PDF or Word, up to 10 files.
2. **A pharmacist reads it**
   And calls you: what each thing costs, what it is for, what to watch out for.
3. **Keep it at hand**
   Medicines marked Rx are handed over when the rider has seen the prescription.

[Upload Prescription](/order#prescriptions)

## Without a network {#offline}

No connection, or one that comes and goes? Write your request all the same. Three words tell you where it is:

1. **Saved on this phone**
   Nothing is lost, also when you close the app. It is not with us yet.
2. **Sending…**
   You’re back online: it is sent automatically, the photos first.
3. **Sent**
   We have it, and you see its number. Now we call.

Put the shop on your home screen while you have a network: then products, prices and this page open without one.

Is it urgent? Then do not wait for the network, call: {customer service phone}

[Call {customer service phone}](tel:{customer service phone})

## Delivery charge and payment {#payment}

| Within Dhaka city | {delivery charge inside Dhaka} TK |
| Outside Dhaka city | {delivery charge outside Dhaka} TK |

Large orders pay a lower charge in most districts. What counts is shown at checkout, before you order.

> Please pay {advance percent}% to process the order.

For an address outside Dhaka city you are asked for it once the order is placed; on the phone we tell you how. The rest you pay when you have the parcel in your hands.

### Cash On Delivery

Cash to the rider, with a printed invoice. Please have small notes ready.

## Until when you can cancel {#cancellation}

> An order placed before {cancellation cutoff} Bangladesh time can be cancelled free of charge until then; a later one, until {cancellation cutoff} of the next day.

Call {customer service phone} with your order number. Later it is on its way already.

[Call {customer service phone}](tel:{customer service phone})

## Questions {#questions}

### Do I need an account?

No. With one you see your orders and prescriptions on every phone, and collect cashback. Logging in takes your mobile number and a code by SMS.

### Can I buy less than a strip?

Yes, where the card shows the price of one piece. Antibiotics come as the full course that the doctor wrote.

### What if a product is out of stock?

Tap it anyway, leave your number and how many you need: we’ll call when it’s back.

### Can I order for somebody else?

Yes. Write the receiver’s name, phone and address; we call the receiver before we come.

### The network broke off while I was sending. Should I send again?

No need. The phone tries again by itself, and each request is taken only once.
`;

const bengali = `
ওষুধ পাওয়ার তিনটি পথ, কোনোটিতেই অ্যাকাউন্ট লাগে না। যেটি সুবিধা মনে হয়, সেটিই বেছে নিন।

## ব্যাগ থেকে {#bag}

কী লাগবে জানা থাকলে, আর তা আমাদের তাকে থাকলে।

1. **খুঁজুন**
   নাম, জেনেরিক বা কী সমস্যা লিখুন, বাংলায় বা ইংরেজিতে: “নাপা”, “napa”, “জ্বর”। বানান একটু ভুল হলেও চলবে।
2. **ব্যাগে রাখুন**
   কয়টি লাগবে ঠিক করুন; একটির দাম কার্ডেই লেখা। আপনি ফিরে আসা পর্যন্ত ব্যাগ এই ফোনেই থাকবে।
3. **এখনই অর্ডার করুন**
   ব্যাগ খুলে “এখনই অর্ডার করুন” চাপুন, ঠিকানা লিখুন, ক্যাশ অন ডেলিভারি বেছে নিয়ে অর্ডার দিন।
4. **আমরা ফোন করব**
   আমাদের প্রতিনিধি ফোনে অর্ডার নিশ্চিত করবেন। এরপর প্যাকেট হয়, দুবার মেলানো হয়, তারপর পাঠানো হয়।

[সব পণ্য দেখুন](/)

## অনুরোধ করে {#request}

হাতে তালিকা থাকলে, বা দোকানে পণ্যটি খুঁজে না পেলে।

1. **নাম লিখুন**
   প্রতিটি ওষুধের জন্য এক সারি: নাম, পাওয়ার, পরিমাণ। পুরোনো প্যাকেট দেখে লিখলে সবচেয়ে ভালো।
2. **ঠিকানা দিন**
   প্রাপকের ফোন, বিভাগ, জেলা ও ঠিকানা। নোটও দিতে পারেন: অন্য কোন ব্র্যান্ড চলবে, কখন ফোন করলে সুবিধা।
3. **অনুরোধ পাঠান**
   ওষুধ আছে কি না আর দাম কত, ফোন, ই-মেইল বা হোয়াটসঅ্যাপে জানানো হয়। তখন সিদ্ধান্ত আপনার; রাজি না হওয়া পর্যন্ত কিছুই পাঠানো হয় না।

[অনুরোধ শুরু করুন](/order)

## প্রেসক্রিপশন দিয়ে {#prescription}

একটি ওষুধের নাম লিখুন; বাকিগুলো আমরা ছবি দেখে বুঝে নেব।

1. **ছবি তুলুন**
   সমান জায়গায়, দিনের আলোয়, চিকিৎসকের নাম ও তারিখসহ পুরো পাতা। JPG, PNG, PDF বা ওয়ার্ড, সর্বোচ্চ ১০টি ফাইল।
2. **ফার্মাসিস্ট পড়বেন**
   তারপর ফোন করবেন: কোনটির দাম কত, কোনটি কেন, কী খেয়াল রাখতে হবে।
3. **হাতের কাছে রাখুন**
   Rx লেখা ওষুধ দেওয়ার সময় ডেলিভারির লোক প্রেসক্রিপশনটি একবার দেখে নেবেন।

[প্রেসক্রিপশন দিন](/order#prescriptions)

## নেটওয়ার্ক ছাড়া {#offline}

নেটওয়ার্ক নেই, বা আসে যায়? তবু অনুরোধ লিখে ফেলুন। তিনটি কথাই বলে দেবে সেটি কোথায় আছে:

1. **এই ফোনে রাখা হয়েছে**
   অ্যাপ বন্ধ করলেও কিছু হারাবে না। তবে আমাদের কাছে এখনো পৌঁছায়নি।
2. **পাঠানো হচ্ছে…**
   নেটওয়ার্ক এসেছে: নিজে থেকেই যাচ্ছে, আগে ছবিগুলো।
3. **পাঠানো হয়েছে**
   আমরা পেয়েছি, নম্বরও দেখতে পাচ্ছেন। এবার আমরা ফোন করব।

নেটওয়ার্ক থাকতে দোকানটি হোম স্ক্রিনে রাখুন: তাহলে পণ্য, দাম আর এই পাতা নেটওয়ার্ক ছাড়াও খুলবে।

জরুরি? নেটওয়ার্কের অপেক্ষা না করে ফোন করুন: {customer service phone}

[ফোন করুন {customer service phone}](tel:{customer service phone})

## ডেলিভারি চার্জ ও পেমেন্ট {#payment}

| ঢাকা শহরে | {delivery charge inside Dhaka} টাকা |
| ঢাকার বাইরে | {delivery charge outside Dhaka} টাকা |

বেশির ভাগ জেলায় বড় অর্ডারে চার্জ কম। সঠিক অঙ্কটি অর্ডার দেওয়ার আগেই চেকআউটে দেখা যায়।

> অর্ডারের কাজ শুরু করতে মোট দামের {advance percent}% পরিশোধ করুন।

ঠিকানা ঢাকা শহরের বাইরে হলে অর্ডার দেওয়ার পর এটি চাওয়া হয়; কীভাবে দেবেন ফোনে জানিয়ে দিই। বাকিটা দেবেন প্যাকেট হাতে পেয়ে।

### ক্যাশ অন ডেলিভারি

ডেলিভারির লোককে নগদ, ছাপা চালানসহ। সম্ভব হলে ভাংতি রাখুন।

## কখন পর্যন্ত বাতিল করা যায় {#cancellation}

> বাংলাদেশ সময় {cancellation cutoff}-এর আগে দেওয়া অর্ডার সেদিন {cancellation cutoff} পর্যন্ত, পরে দেওয়া অর্ডার পরদিন {cancellation cutoff} পর্যন্ত বিনা খরচে বাতিল করা যায়।

অর্ডার নম্বরসহ {customer service phone} নম্বরে ফোন করুন। এরপর প্যাকেট পথে বেরিয়ে যায়।

[ফোন করুন {customer service phone}](tel:{customer service phone})

## প্রশ্ন ও উত্তর {#questions}

### অ্যাকাউন্ট লাগবে?

না। তবে থাকলে যেকোনো ফোনে আপনার অর্ডার ও প্রেসক্রিপশন দেখতে পাবেন, ক্যাশব্যাকও জমবে। লগইনে লাগে মোবাইল নম্বর আর এসএমএসে পাওয়া কোড।

### পাতার কমে কেনা যায়?

হ্যাঁ, যেখানে কার্ডে একটির দাম লেখা। অ্যান্টিবায়োটিক দেওয়া হয় চিকিৎসকের লেখা পুরো কোর্স।

### পণ্য মজুত না থাকলে?

তবু পণ্যটিতে চাপুন, নম্বর আর পরিমাণ দিন: এলেই ফোন করব।

### অন্য কারও জন্য অর্ডার করা যায়?

হ্যাঁ। প্রাপকের নাম, ফোন ও ঠিকানা লিখুন; আসার আগে তাঁকেই ফোন করব।

### পাঠানোর মাঝখানে নেটওয়ার্ক চলে গেছে। আবার পাঠাব?

দরকার নেই। ফোন নিজেই আবার চেষ্টা করবে, আর প্রতিটি অনুরোধ একবারই নেওয়া হয়।
`;

export const howToOrderPage: StandardPage = {
  name: 'how-to-order',
  title: ['How To Order', 'যেভাবে অর্ডার করবেন'],
  text: [english, bengali],
};
