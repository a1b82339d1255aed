/** Privacy policy: the stored data, where it is stored, and how it is erased. */
import type { StandardPage } from './standard-page.ts';

const english = `
What you buy at a pharmacy says a lot about your health. {shop name} asks only for what an order needs, shows it to nobody else, and tells you here where it lies.

## In short {#in-short}

- No advertising, no trackers, no third-party scripts. Nothing about you is sold or lent.
- Prescriptions are seen by our pharmacists and by you.
- You can look around, fill the bag and send a request without an account.
- What your phone keeps you can erase yourself, today, without asking us.

## What the pharmacy keeps {#pharmacy}

- Your name, phone number and, if you give one, e-mail: to call you about an order and to log you in.
- The receiver’s name, phone and address: for the rider who delivers, and for your next order.
- What you ordered or requested, its price and what was paid: the law on accounts wants us to keep it.
- What you write to us or publish: messages, complaints, reviews and comments. Reviews and comments show your name to everyone.

## Prescriptions and health data {#health-data}

A prescription is the most private thing you give us, and we treat it so:

- A photo is made smaller on your phone before it is sent. Where and with which phone it was taken is removed.
- It lies apart from the shop’s pictures, under no public address, and opens only for your account and our pharmacists.
- What a visitor uploads and never orders with is deleted after 30 days; an account keeps its prescriptions until you remove them, or until nothing has used them for as long as pharmacies must keep theirs.
- We do not guess at illnesses from what you buy, and show you no products because of it.

## What stays on your phone {#phone}

The shop works without a network because your phone remembers things. They stay there; we cannot see them.

| The bag | until you clear it or order |
| Drafts of requests, with their photos | until you send or discard them, or log out |
| The outbox: what you sent while there was no network | until it has arrived; its content 72 hours longer, its number 30 days |
| The latest address | until you log out, or change it |
| Your login | until you log out, 60 days at most |
| Products, prices and pictures that you have seen; the language | until newer ones take their place |

> Do others use this phone? Then log out when you are done, and delete drafts and waiting requests: whoever opens the shop here can read them.

## Logging in and out {#sessions}

- You log in with your phone number and a code by SMS, or with a password. Of passwords and codes we keep only a scrambled form that cannot be turned back.
- A login ends by itself after 14 days without use, and after 60 days in any case. Edit Profile shows where you are logged in, and ends it.
- Logging out removes your name, your address and all that was shown to you alone from this phone, without a network too. The bag stays: it belongs to the phone.
- So that misuse can be found we note when somebody logged in, was refused or opened a prescription, with the beginning of the network address and the ends of the number, and delete that again, as a rule after a year.

## Others {#others}

- This shop loads nothing from others: no third-party scripts, no advertising network, no analytics, no fonts from elsewhere.
- Messenger, WhatsApp and social media are plain links. They learn about you only when you press one.
- The rider sees name, phone, address and the sum to collect. We give them no prescription; for a medicine marked Rx they look at the one that you show at the door. The SMS company sees your number and the code.
- Courts and authorities get what the law obliges us to give, and no more.

## Error reports, location, camera {#reports}

- When an order fails because of a fault, the shop reports which step it was and the error, so that we can repair it: without your login, prescriptions, address or the medicines.
- Your location is asked for only when you want the distance to a branch. It is worked out on the phone and not sent.
- The camera is used only while you photograph a prescription here.

## How to erase it {#erase}

- The bag: open it and press “Clear Cart”.
- Draft and waiting requests: delete them on the request page and in the list of requests.
- Login and address: log out.
- Everything at once: remove the app from your home screen together with its data, or clear the data of this site in the settings of your browser. What has not been sent yet is lost then.

What the pharmacy keeps of your account you can save and delete yourself, in Edit Profile. For anything else call {customer service phone} or write to {email}: we tell you what there is, correct it, and delete it within 30 days, except invoices that the law obliges us to keep.

## Children {#children}

Accounts are for adults. For a child a parent or guardian orders.
`;

const bengali = `
ফার্মেসি থেকে কী কেনেন, তা থেকে শরীরের অনেক কথা জানা যায়। তাই {shop name} অর্ডারের জন্য যতটুকু দরকার ততটুকুই জানতে চায়, আর কাউকে দেখায় না। কোথায় কী থাকে, সব এখানে বলা আছে।

## এক নজরে {#in-short}

- কোনো বিজ্ঞাপন নেই, নজরদারি নেই, বাইরের কারও স্ক্রিপ্ট নেই। আপনার তথ্য বিক্রি করি না, ধারও দিই না।
- প্রেসক্রিপশন দেখেন শুধু আমাদের ফার্মাসিস্ট আর আপনি নিজে।
- অ্যাকাউন্ট ছাড়াই পণ্য দেখা, ব্যাগ ভরা আর অনুরোধ পাঠানো যায়।
- আপনার ফোনে যা জমা থাকে তা আমাদের না জানিয়ে, এখনই, নিজেই মুছতে পারেন।

## ফার্মেসির কাছে যা থাকে {#pharmacy}

- আপনার নাম, ফোন নম্বর আর দিয়ে থাকলে ই-মেইল: অর্ডার নিয়ে কথা বলতে ও লগইনের জন্য।
- প্রাপকের নাম, ফোন ও ঠিকানা: যিনি পৌঁছে দেবেন তাঁর জন্য, আর আপনার পরের অর্ডারের জন্য।
- কী অর্ডার বা অনুরোধ করলেন, দাম কত, কত টাকা দিলেন: হিসাবের আইনে এগুলো রাখতে হয়।
- যা আমাদের লেখেন বা প্রকাশ করেন: বার্তা, অভিযোগ, মতামত ও মন্তব্য। মতামত ও মন্তব্যে আপনার নাম সবাই দেখতে পায়।

## প্রেসক্রিপশন ও স্বাস্থ্যের তথ্য {#health-data}

প্রেসক্রিপশন আপনার সবচেয়ে ব্যক্তিগত তথ্য। আমরা সেভাবেই রাখি:

- ছবি পাঠানোর আগেই আপনার ফোনে ছোট করা হয়। কোথায়, কোন ফোনে তোলা – এসব তথ্য বাদ দেওয়া হয়।
- দোকানের ছবির সঙ্গে নয়, আলাদা জায়গায় থাকে; কোনো প্রকাশ্য ঠিকানা নেই। শুধু আপনার অ্যাকাউন্ট আর আমাদের ফার্মাসিস্ট খুলতে পারেন।
- অ্যাকাউন্ট ছাড়া পাঠানো যে প্রেসক্রিপশন কোনো অর্ডারে যায়নি, ৩০ দিন পর তা মুছে ফেলা হয়; অ্যাকাউন্টের প্রেসক্রিপশন থাকে আপনি না মোছা পর্যন্ত, অথবা ফার্মেসিকে যত দিন রাখতে হয় তত দিন কোনো কাজে না লাগা পর্যন্ত।
- কেনাকাটা দেখে আপনার রোগ অনুমান করি না, সেই সুবাদে কোনো পণ্যও দেখাই না।

## আপনার ফোনে যা থাকে {#phone}

ফোন মনে রাখে বলেই নেটওয়ার্ক ছাড়াও দোকান চলে। এগুলো ফোনেই থাকে; আমরা দেখতে পাই না।

| ব্যাগ | খালি করা বা অর্ডার দেওয়া পর্যন্ত |
| অনুরোধের খসড়া, ছবিসহ | পাঠানো, মুছে ফেলা বা লগআউট পর্যন্ত |
| আউটবক্স: নেটওয়ার্ক না থাকতে যা পাঠিয়েছেন | পৌঁছানো পর্যন্ত; এরপর লেখাটুকু আরও ৭২ ঘণ্টা, নম্বরটি ৩০ দিন |
| শেষ ঠিকানা | লগআউট করা বা বদলানো পর্যন্ত |
| আপনার লগইন | লগআউট পর্যন্ত, সর্বোচ্চ ৬০ দিন |
| যেসব পণ্য, দাম ও ছবি দেখেছেন; ভাষা | নতুনগুলো জায়গা নেওয়া পর্যন্ত |

> ফোনটি কি অন্যরাও ব্যবহার করেন? তাহলে কাজ শেষে লগআউট করুন, খসড়া আর অপেক্ষমাণ অনুরোধ মুছে দিন: এই ফোনে দোকান খুললে যে কেউ সেগুলো পড়তে পারবে।

## লগইন ও লগআউট {#sessions}

- ফোন নম্বর আর এসএমএসে পাওয়া কোড, অথবা পাসওয়ার্ড দিয়ে লগইন করেন। পাসওয়ার্ড ও কোড আমরা এমনভাবে রাখি, যা থেকে আসলটি আর বের করা যায় না।
- ১৪ দিন ব্যবহার না করলে লগইন নিজে থেকেই শেষ হয়, আর ৬০ দিন পর যেভাবেই হোক শেষ হয়। কোথায় লগইন করা আছে তা প্রোফাইল বদলান পাতায় দেখা ও বন্ধ করা যায়।
- লগআউট করলে আপনার নাম, ঠিকানা আর শুধু আপনার জন্য দেখানো সবকিছু এই ফোন থেকে মুছে যায়, নেটওয়ার্ক না থাকলেও। ব্যাগ থেকে যায়: সেটি ফোনের।
- অপব্যবহার ধরতে আমরা লিখে রাখি কখন লগইন হলো, কখন ফিরিয়ে দেওয়া হলো, কখন প্রেসক্রিপশন খোলা হলো; সঙ্গে থাকে নেটওয়ার্ক ঠিকানার শুরুটুকু ও নম্বরের দুই প্রান্ত। সাধারণত এক বছর পর তা মুছে ফেলি।

## অন্য কেউ {#others}

- এই দোকান বাইরে থেকে কিছুই আনে না: বাইরের কারও স্ক্রিপ্ট, বিজ্ঞাপনের নেটওয়ার্ক, পরিসংখ্যানের সেবা বা ফন্ট – কিছুই না।
- মেসেঞ্জার, হোয়াটসঅ্যাপ ও সামাজিক মাধ্যম শুধুই লিংক। আপনি চাপ দিলে তবেই তারা আপনার কথা জানতে পারে।
- যিনি ডেলিভারি দেন, তিনি দেখেন নাম, ফোন, ঠিকানা ও টাকার অঙ্ক। প্রেসক্রিপশন আমরা তাঁকে দিই না; Rx লেখা ওষুধের জন্য দরজায় আপনি যেটি দেখান, শুধু সেটিই দেখেন। এসএমএস কোম্পানি দেখে আপনার নম্বর আর কোড।
- আদালত বা কর্তৃপক্ষকে আইনে যতটুকু দিতে বাধ্য, ততটুকুই দিই; তার বেশি নয়।

## ত্রুটির খবর, অবস্থান, ক্যামেরা {#reports}

- ত্রুটির কারণে অর্ডার আটকে গেলে কোন ধাপে কী ত্রুটি, সেটুকু আমাদের জানানো হয়, যাতে ঠিক করতে পারি। তাতে আপনার লগইন, প্রেসক্রিপশন, ঠিকানা বা ওষুধের নাম থাকে না।
- শাখা কত দূরে জানতে চাইলে তবেই আপনার অবস্থান চাওয়া হয়। হিসাবটা ফোনেই হয়, কোথাও পাঠানো হয় না।
- এখানে প্রেসক্রিপশনের ছবি তোলার সময়টুকুতেই কেবল ক্যামেরা চলে।

## যেভাবে মুছবেন {#erase}

- ব্যাগ: খুলে “ব্যাগ খালি করুন” বোতামে চাপুন।
- খসড়া ও অপেক্ষমাণ অনুরোধ: অনুরোধের পাতা আর অনুরোধের তালিকা থেকে মুছে দিন।
- লগইন ও ঠিকানা: লগআউট করুন।
- সব একসঙ্গে: হোম স্ক্রিন থেকে অ্যাপটি তথ্যসহ সরিয়ে দিন, অথবা ব্রাউজারের সেটিংস থেকে এই সাইটের তথ্য মুছুন। যা এখনো পাঠানো হয়নি, তা-ও তখন মুছে যাবে।

আপনার অ্যাকাউন্টের যা ফার্মেসির কাছে আছে, তা প্রোফাইল বদলান পাতায় নিজেই জমা করতে ও মুছতে পারেন। আর কিছু লাগলে {customer service phone} নম্বরে ফোন করুন বা {email} ঠিকানায় লিখুন: কী আছে জানাব, ভুল থাকলে ঠিক করব, আর ৩০ দিনের মধ্যে মুছে দেব। শুধু আইনে রাখতে বাধ্য এমন চালান থেকে যাবে।

## শিশু {#children}

অ্যাকাউন্ট প্রাপ্তবয়স্কদের জন্য। শিশুর হয়ে মা-বাবা বা অভিভাবক অর্ডার করবেন।
`;

export const privacyPage: StandardPage = {
  name: 'privacy',
  title: ['Privacy Policy', 'গোপনীয়তার নীতি'],
  text: [english, bengali],
};
