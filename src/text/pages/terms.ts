/** Terms and conditions, with their sections on cancellation and the disclaimer (shell-37). */
import type { StandardPage } from './standard-page.ts';

const english = `
These are the rules between you and {shop name}. We wrote them to be read: if a sentence is unclear, call us and we will explain it.

## Orders and requests {#orders}

You can buy what is on our shelves straight from the bag. For anything else you send a request order: the names and quantities you need, with a photo of your prescription.

A request is not a purchase yet. Availability and price are confirmed by phone, e-mail or Whatsapp, and nothing is delivered before you agree.

We may decline an order when a product has run out, when the quantity looks unusual, or when nobody answers at the number given. Then you owe nothing, and what you already paid comes back to you.

## Prices {#prices}

Prices are in taka and include VAT. What counts is the price at the moment you place the order: we look it up again then, and tell you before sending if it has changed.

Cashback is a reward for your next order: it waits in your wallet and is not taken off the order that earned it. A coupon holds for one order and cannot be exchanged for money.

## Medicines on prescription {#prescriptions}

Medicines marked Rx are handed over against a valid prescription of a registered physician only. You can photograph it with the order or show it at the door.

- Our pharmacist reads every prescription and calls you, or your doctor, when something is unclear.
- Another brand of the same medicine is sent only after you have agreed to it.
- Narcotic and psychotropic medicines are not delivered; by law they must be dispensed in person.

## Delivery {#delivery}

Delivery is {delivery charge inside Dhaka} TK within Dhaka city and {delivery charge outside Dhaka} TK outside. Large orders pay less; the exact charge for your district is shown before you order.

Within Dhaka city we usually deliver {delivery time inside Dhaka}, elsewhere {delivery time outside Dhaka}. Floods, strikes and holidays can take longer; then we call.

Please open the parcel while our rider waits and compare it with the invoice. What is missing or wrong is put right on the spot.

## Payment {#payment}

You pay in cash on delivery. For an address outside Dhaka city you are asked for a part in advance once the order is placed:

> Please pay {advance percent}% to process the order.

The {advance percent} % is part of the price, not a fee: it is taken off what you pay at the door, and comes back to you when we cannot deliver or you cancel in time.

## Cancellation {#cancellation}

> An order can be cancelled free of charge until {cancellation cutoff} Bangladesh time.

At {cancellation cutoff} the parcels of the day are closed and leave for delivery. An order placed later goes out with the next day’s parcels and can be cancelled until {cancellation cutoff} of that day.

To cancel, call {customer service phone} with your order number. A request that still waits on your phone you can delete yourself, at any time.

After that the parcel is on its way. You may still refuse it at the door; then you pay only the delivery charge.

If we have to cancel, because a medicine was recalled or cannot be had, we call you and return everything you have paid.

[Call {customer service phone}](tel:{customer service phone})

## Disclaimer {#disclaimer}

!> In an emergency do not order: call 999, or go to the nearest hospital.

What you read here about a medicine is general information. It does not replace your doctor, and nobody should start, change or stop a treatment because of it.

Packs change: colour and print of what you receive may differ from the picture. Name, strength and form are what you ordered. Please read the leaflet in the pack before use.

We answer for selling you genuine medicines, stored as their maker demands and handed over in date. We cannot answer for effects of use against the advice of a doctor or the leaflet. Your rights under the consumer law of Bangladesh are not affected.

## Changes to these terms {#changes}

When these terms change, the new ones appear here before they apply. An order keeps the terms of the day it was placed.
`;

const bengali = `
আপনার আর {shop name}-এর মধ্যে এই নিয়মগুলোই খাটে। পড়ে বোঝার মতো করেই লিখেছি; কোনো কথা পরিষ্কার না হলে ফোন করুন, বুঝিয়ে বলব।

## অর্ডার ও অনুরোধ {#orders}

আমাদের তাকে যা আছে তা সরাসরি ব্যাগ থেকে কিনতে পারেন। অন্য কিছু লাগলে অনুরোধ পাঠান: দরকারি ওষুধের নাম ও পরিমাণ লিখুন, সঙ্গে প্রেসক্রিপশনের ছবি দিন।

অনুরোধ মানেই কেনা নয়। ওষুধ আছে কি না আর দাম কত, তা ফোন, ই-মেইল বা হোয়াটসঅ্যাপে জানানো হয়। আপনি রাজি হলে তবেই আমরা পাঠাই।

পণ্য ফুরিয়ে গেলে, পরিমাণ অস্বাভাবিক মনে হলে, বা দেওয়া নম্বরে কাউকে না পেলে আমরা অর্ডার না-ও নিতে পারি। সে ক্ষেত্রে আপনার কোনো দেনা নেই, আগে কিছু দিয়ে থাকলে ফেরত পাবেন।

## দাম {#prices}

দাম টাকায় লেখা, ভ্যাটসহ। অর্ডার দেওয়ার মুহূর্তের দামই চূড়ান্ত: তখন আমরা দাম আবার মিলিয়ে দেখি, বদলে থাকলে অর্ডার যাওয়ার আগেই আপনাকে জানাই।

ক্যাশব্যাক পরের অর্ডারের জন্য উপহার: ওয়ালেটে জমা থাকে, যে অর্ডারে পেলেন সেটির দাম কমে না। একটি কুপন একটি অর্ডারেই চলে, নগদ টাকায় বদলানো যায় না।

## প্রেসক্রিপশনের ওষুধ {#prescriptions}

Rx লেখা ওষুধ শুধু নিবন্ধিত চিকিৎসকের বৈধ প্রেসক্রিপশন দেখেই দেওয়া হয়। অর্ডারের সঙ্গে ছবি দিতে পারেন, অথবা দরজায় দেখাতে পারেন।

- প্রতিটি প্রেসক্রিপশন আমাদের ফার্মাসিস্ট নিজে পড়েন; কিছু অস্পষ্ট হলে আপনাকে বা আপনার চিকিৎসককে ফোন করেন।
- একই ওষুধের অন্য ব্র্যান্ড দিতে হলে আগে আপনার সম্মতি নেওয়া হয়।
- নেশাজাতীয় ও মনোরোগের নিয়ন্ত্রিত ওষুধ ডেলিভারি করা হয় না; আইনমতে সেগুলো কাউন্টার থেকেই নিতে হয়।

## ডেলিভারি {#delivery}

ডেলিভারি চার্জ ঢাকা শহরে {delivery charge inside Dhaka} টাকা, ঢাকার বাইরে {delivery charge outside Dhaka} টাকা। বড় অর্ডারে চার্জ কম; আপনার জেলার সঠিক চার্জ অর্ডারের আগেই দেখানো হয়।

ঢাকা শহরে সাধারণত {delivery time inside Dhaka}, অন্য জেলায় {delivery time outside Dhaka} পৌঁছে দিই। বন্যা, হরতাল বা ছুটিতে দেরি হতে পারে; তখন আমরা ফোন করে জানাই।

ডেলিভারির লোক থাকতেই প্যাকেট খুলে চালানের সঙ্গে মিলিয়ে নিন। কিছু কম বা ভুল থাকলে সঙ্গে সঙ্গেই ব্যবস্থা নেওয়া হবে।

## পেমেন্ট {#payment}

টাকা দেবেন পণ্য হাতে পেয়ে, নগদে। ঠিকানা ঢাকা শহরের বাইরে হলে অর্ডার দেওয়ার পর এক অংশ আগাম চাওয়া হয়:

> অর্ডারের কাজ শুরু করতে মোট দামের {advance percent}% পরিশোধ করুন।

এই {advance percent}% বাড়তি কোনো ফি নয়, দামেরই অংশ: দরজায় বাকি টাকাটুকু দেবেন। আমরা দিতে না পারলে বা আপনি সময়মতো বাতিল করলে পুরোটাই ফেরত পাবেন।

## অর্ডার বাতিল {#cancellation}

> বাংলাদেশ সময় {cancellation cutoff} পর্যন্ত বিনা খরচে অর্ডার বাতিল করা যায়।

{cancellation cutoff} মিনিটে সেদিনের প্যাকেট বন্ধ করে ডেলিভারিতে পাঠানো হয়। এর পরে দেওয়া অর্ডার যায় পরদিনের প্যাকেটে, তাই পরদিন {cancellation cutoff} পর্যন্ত বাতিল করা যায়।

বাতিল করতে অর্ডার নম্বরসহ {customer service phone} নম্বরে ফোন করুন। যে অনুরোধ এখনো আপনার ফোনে অপেক্ষায় আছে, তা যেকোনো সময় নিজেই মুছে ফেলতে পারেন।

এরপর প্যাকেট পথে থাকে। তখনও দরজায় ফিরিয়ে দিতে পারেন; শুধু ডেলিভারি চার্জটুকু দিতে হবে।

ওষুধ বাজার থেকে তুলে নেওয়া হলে বা কোথাও না পেলে আমাদেরই বাতিল করতে হয়। তখন ফোন করে জানাই এবং আপনার দেওয়া সব টাকা ফেরত দিই।

[ফোন করুন {customer service phone}](tel:{customer service phone})

## দায়মুক্তি {#disclaimer}

!> জরুরি অবস্থায় অর্ডারের অপেক্ষায় থাকবেন না: ৯৯৯-এ ফোন করুন, অথবা নিকটস্থ হাসপাতালে যান।

ওষুধ সম্পর্কে এখানে যা পড়ছেন তা সাধারণ তথ্য। এটি চিকিৎসকের পরামর্শের বিকল্প নয়; শুধু এটুকু পড়ে কোনো চিকিৎসা শুরু, বদল বা বন্ধ করবেন না।

প্যাকেট বদলায়: যা পাবেন তার রং বা লেখা ছবির সঙ্গে না-ও মিলতে পারে। নাম, পাওয়ার ও ধরন যা অর্ডার করেছেন তা-ই থাকবে। ব্যবহারের আগে প্যাকেটের ভেতরের নির্দেশিকা পড়ে নিন।

আসল ওষুধ, নিয়মমতো সংরক্ষণ আর মেয়াদ থাকতে হাতে দেওয়া – এর দায় আমাদের। চিকিৎসক বা নির্দেশিকার পরামর্শের বাইরে ব্যবহারের ফলের দায় আমরা নিতে পারি না। ভোক্তা অধিকার আইনে আপনার যে অধিকার, তা অটুট থাকবে।

## শর্তের পরিবর্তন {#changes}

শর্ত বদলালে কার্যকর হওয়ার আগেই নতুন শর্ত এখানে দেওয়া হয়। আগে দেওয়া অর্ডারের ক্ষেত্রে সেদিনের শর্তই খাটে।
`;

export const termsPage: StandardPage = {
  name: 'terms',
  title: ['Terms and Conditions', 'শর্তাবলি'],
  text: [english, bengali],
};
