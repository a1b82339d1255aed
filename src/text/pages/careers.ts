/** Careers, with the positions that are open all year round (catalogue-122). */
import type { StandardPage } from './standard-page.ts';

const english = `
At {shop name} a good day is one on which somebody got the right medicine in time. If that sounds like work you could be proud of, read on.

## Why people stay {#why}

- Work that matters: the person at the door was waiting for you.
- A salary on the last working day of every month, two festival bonuses, a provident fund after a year.
- Duty rosters a month ahead, one day off a week, and a ride home after late shifts for everyone who wants one.
- Six months of paid maternity leave, and a job to come back to.
- Training on paid time: every pharmacist refreshes, every rider learns first aid.

Women, people with disabilities and people of every faith and community are welcome. All ages are welcome.

## Whom we are looking for {#positions}

These positions are filled all year round. Not among them? Write to us all the same.

### Pharmacist (grade A)

You read prescriptions, speak with patients and doctors, and say no when a dose is wrong.

| Where | Dhaka, Chattogram, Sylhet |
| You bring | B.Pharm and registration with the Pharmacy Council of Bangladesh |

[Apply as Pharmacist (grade A)](mailto:{email}?subject=Application: Pharmacist (grade A))

### Pharmacy technician

You put orders together, check each pack twice, and know the shelf by heart.

| Where | All branches |
| You bring | a diploma in pharmacy, or grade C registration |

[Apply as Pharmacy technician](mailto:{email}?subject=Application: Pharmacy technician)

### Delivery rider

You bring the parcels, by bicycle or scooter, and are the face that our customers know.

| Where | Dhaka city, Narayanganj, Gazipur |
| You bring | a smartphone, a good sense of direction and, for scooters, a licence. We provide the vehicle, helmet and insurance. |

[Apply as Delivery rider](mailto:{email}?subject=Application: Delivery rider)

### Customer care agent

You make the call that confirms a request, patiently, in the customer’s own words.

| Where | Dhaka; from home after the first three months |
| You bring | clear Bengali, a kind voice; a dialect of Chattogram or Sylhet is welcome |

[Apply as Customer care agent](mailto:{email}?subject=Application: Customer care agent)

## How to apply {#apply}

1. **Write to us**
   Send an e-mail with the position in its subject: who you are, when you could start, and your curriculum vitae as a PDF or a photo of it.
2. **We talk**
   Within a week you hear from us, also when it is a no. The first talk is by phone.
3. **A day with us**
   You spend a paid day in a branch and see whether you like us. Then we both decide.

[Apply by e-mail](mailto:{email}?subject=Application: your position)

{email}

!> We never ask for money: not for an application, not for a uniform, not for training. Whoever does is not one of us; please tell us at {customer service phone}.
`;

const bengali = `
{shop name}-এ ভালো দিন মানে, কেউ একজন সময়মতো সঠিক ওষুধটি হাতে পেয়েছেন। এমন কাজে যদি গর্ব লাগে, তবে পড়তে থাকুন।

## মানুষ কেন থেকে যায় {#why}

- কাজটার মানে আছে: দরজার ওপাশের মানুষটি আপনারই অপেক্ষায় ছিলেন।
- প্রতি মাসের শেষ কর্মদিবসে বেতন, বছরে দুটি উৎসব ভাতা, এক বছর পর ভবিষ্যৎ তহবিল।
- এক মাস আগেই ডিউটির তালিকা, সপ্তাহে এক দিন ছুটি, আর রাতের ডিউটির পর যিনি চান তাঁর বাড়ি ফেরার গাড়ি।
- ছয় মাসের সবেতন মাতৃত্বকালীন ছুটি, আর ফিরে এসে নিজের কাজটি ফিরে পাওয়া।
- বেতনসহ প্রশিক্ষণ: ফার্মাসিস্টরা নিয়মিত ঝালিয়ে নেন, ডেলিভারির সবাই প্রাথমিক চিকিৎসা শেখেন।

নারী, প্রতিবন্ধী ব্যক্তি, সব ধর্ম ও সম্প্রদায়ের মানুষ স্বাগত। চুলে পাক ধরলেও বাধা নেই।

## যাঁদের খুঁজছি {#positions}

সারা বছরই এই পদগুলোতে মানুষ নেওয়া হয়। তালিকায় আপনার কাজটি নেই? তবুও লিখুন।

### ফার্মাসিস্ট (এ গ্রেড)

প্রেসক্রিপশন পড়বেন, রোগী ও চিকিৎসকের সঙ্গে কথা বলবেন, আর মাত্রা ভুল হলে না বলবেন।

| কোথায় | ঢাকা, চট্টগ্রাম, সিলেট |
| যা লাগবে | বি.ফার্ম ও বাংলাদেশ ফার্মেসি কাউন্সিলের নিবন্ধন |

[ফার্মাসিস্ট (এ গ্রেড) পদে আবেদন](mailto:{email}?subject=চাকরির আবেদন: ফার্মাসিস্ট (এ গ্রেড))

### ফার্মেসি টেকনিশিয়ান

অর্ডার গোছাবেন, প্রতিটি প্যাকেট দুবার মেলাবেন, কোন তাকে কী আছে মুখস্থ জানবেন।

| কোথায় | সব শাখা |
| যা লাগবে | ফার্মেসিতে ডিপ্লোমা, অথবা সি গ্রেড নিবন্ধন |

[ফার্মেসি টেকনিশিয়ান পদে আবেদন](mailto:{email}?subject=চাকরির আবেদন: ফার্মেসি টেকনিশিয়ান)

### ডেলিভারি রাইডার

সাইকেল বা স্কুটারে প্যাকেট পৌঁছে দেবেন। গ্রাহকেরা আমাদের চেনেন আপনাকে দেখেই।

| কোথায় | ঢাকা শহর, নারায়ণগঞ্জ, গাজীপুর |
| যা লাগবে | একটি স্মার্টফোন, রাস্তা চেনা, স্কুটারের জন্য লাইসেন্স; গাড়ি, হেলমেট ও বিমা আমাদের |

[ডেলিভারি রাইডার পদে আবেদন](mailto:{email}?subject=চাকরির আবেদন: ডেলিভারি রাইডার)

### গ্রাহক সেবা প্রতিনিধি

ফোন করে অনুরোধ নিশ্চিত করবেন, ধৈর্য ধরে, গ্রাহকের নিজের ভাষায়।

| কোথায় | ঢাকা; প্রথম তিন মাস পর বাসা থেকে |
| যা লাগবে | স্পষ্ট বাংলা, মিষ্টি কণ্ঠ; চট্টগ্রাম বা সিলেটের ভাষা জানলে আরও ভালো |

[গ্রাহক সেবা প্রতিনিধি পদে আবেদন](mailto:{email}?subject=চাকরির আবেদন: গ্রাহক সেবা প্রতিনিধি)

## যেভাবে আবেদন করবেন {#apply}

1. **আমাদের লিখুন**
   ই-মেইলের বিষয়ে পদের নাম লিখুন। ভেতরে আপনার পরিচয়, কবে যোগ দিতে পারবেন, আর জীবনবৃত্তান্ত – পিডিএফ বা তার ছবি।
2. **কথা হবে**
   এক সপ্তাহের মধ্যে উত্তর পাবেন, ‘না’ হলেও জানাব। প্রথম কথা ফোনে।
3. **এক দিন আমাদের সঙ্গে**
   একটি শাখায় এক দিন কাজ করে দেখবেন, পারিশ্রমিকসহ। এরপর দুই পক্ষ মিলে সিদ্ধান্ত।

[ই-মেইলে আবেদন করুন](mailto:{email}?subject=চাকরির আবেদন: পদের নাম)

{email}

!> আবেদন, পোশাক বা প্রশিক্ষণ – কোনো কিছুর জন্যই আমরা টাকা চাই না। কেউ চাইলে তিনি আমাদের লোক নন; {customer service phone} নম্বরে জানান।
`;

export const careersPage: StandardPage = {
  name: 'careers',
  title: ['Careers', 'চাকরি'],
  text: [english, bengali],
};
