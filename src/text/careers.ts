/** Careers. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const careersText = sentences({
  title: ['Careers', 'চাকরি'],
  lead: [
    (shop: string) =>
      `At ${shop} a good day is one on which somebody got the right medicine in time. If that sounds like work you could be proud of, read on.`,
    (shop: string) =>
      `${shop}-এ ভালো দিন মানে, কেউ একজন সময়মতো সঠিক ওষুধটি হাতে পেয়েছেন। এমন কাজে যদি গর্ব লাগে, তবে পড়তে থাকুন।`,
  ],

  whyTitle: ['Why people stay', 'মানুষ কেন থেকে যায়'],
  why1: [
    'Work that matters: the person at the door was waiting for you.',
    'কাজটার মানে আছে: দরজার ওপাশের মানুষটি আপনারই অপেক্ষায় ছিলেন।',
  ],
  why2: [
    'A salary on the last working day of every month, two festival bonuses, a provident fund after a year.',
    'প্রতি মাসের শেষ কর্মদিবসে বেতন, বছরে দুটি উৎসব ভাতা, এক বছর পর ভবিষ্যৎ তহবিল।',
  ],
  why3: [
    'Duty rosters a month ahead, one day off a week, and a ride home after late shifts for everyone who wants one.',
    'এক মাস আগেই ডিউটির তালিকা, সপ্তাহে এক দিন ছুটি, আর রাতের ডিউটির পর যিনি চান তাঁর বাড়ি ফেরার গাড়ি।',
  ],
  why4: [
    'Six months of paid maternity leave, and a job to come back to.',
    'ছয় মাসের সবেতন মাতৃত্বকালীন ছুটি, আর ফিরে এসে নিজের কাজটি ফিরে পাওয়া।',
  ],
  why5: [
    'Training on paid time: every pharmacist refreshes, every rider learns first aid.',
    'বেতনসহ প্রশিক্ষণ: ফার্মাসিস্টরা নিয়মিত ঝালিয়ে নেন, ডেলিভারির সবাই প্রাথমিক চিকিৎসা শেখেন।',
  ],

  rolesTitle: ['Whom we are looking for', 'যাঁদের খুঁজছি'],
  roles: [
    'These positions are filled all year round. Not among them? Write to us all the same.',
    'সারা বছরই এই পদগুলোতে মানুষ নেওয়া হয়। তালিকায় আপনার কাজটি নেই? তবুও লিখুন।',
  ],
  place: ['Where', 'কোথায়'],
  need: ['You bring', 'যা লাগবে'],
  pharmacist: ['Pharmacist (grade A)', 'ফার্মাসিস্ট (এ গ্রেড)'],
  pharmacistText: [
    'You read prescriptions, speak with patients and doctors, and say no when a dose is wrong.',
    'প্রেসক্রিপশন পড়বেন, রোগী ও চিকিৎসকের সঙ্গে কথা বলবেন, আর মাত্রা ভুল হলে না বলবেন।',
  ],
  pharmacistPlace: ['Dhaka, Chattogram, Sylhet', 'ঢাকা, চট্টগ্রাম, সিলেট'],
  pharmacistNeed: [
    'B.Pharm and registration with the Pharmacy Council of Bangladesh',
    'বি.ফার্ম ও বাংলাদেশ ফার্মেসি কাউন্সিলের নিবন্ধন',
  ],
  technician: ['Pharmacy technician', 'ফার্মেসি টেকনিশিয়ান'],
  technicianText: [
    'You put orders together, check each pack twice, and know the shelf by heart.',
    'অর্ডার গোছাবেন, প্রতিটি প্যাকেট দুবার মেলাবেন, কোন তাকে কী আছে মুখস্থ জানবেন।',
  ],
  technicianPlace: ['All branches', 'সব শাখা'],
  technicianNeed: [
    'a diploma in pharmacy, or grade C registration',
    'ফার্মেসিতে ডিপ্লোমা, অথবা সি গ্রেড নিবন্ধন',
  ],
  rider: ['Delivery rider', 'ডেলিভারি রাইডার'],
  riderText: [
    'You bring the parcels, by bicycle or scooter, and are the face that our customers know.',
    'সাইকেল বা স্কুটারে প্যাকেট পৌঁছে দেবেন। গ্রাহকেরা আমাদের চেনেন আপনাকে দেখেই।',
  ],
  riderPlace: ['Dhaka city, Narayanganj, Gazipur', 'ঢাকা শহর, নারায়ণগঞ্জ, গাজীপুর'],
  riderNeed: [
    'a smartphone, a good sense of direction and, for scooters, a licence. We provide the vehicle, helmet and insurance.',
    'একটি স্মার্টফোন, রাস্তা চেনা, স্কুটারের জন্য লাইসেন্স; গাড়ি, হেলমেট ও বিমা আমাদের',
  ],
  agent: ['Customer care agent', 'গ্রাহক সেবা প্রতিনিধি'],
  agentText: [
    'You make the call that confirms a request, patiently, in the customer’s own words.',
    'ফোন করে অনুরোধ নিশ্চিত করবেন, ধৈর্য ধরে, গ্রাহকের নিজের ভাষায়।',
  ],
  agentPlace: ['Dhaka; from home after the first three months', 'ঢাকা; প্রথম তিন মাস পর বাসা থেকে'],
  agentNeed: [
    'clear Bengali, a kind voice; a dialect of Chattogram or Sylhet is welcome',
    'স্পষ্ট বাংলা, মিষ্টি কণ্ঠ; চট্টগ্রাম বা সিলেটের ভাষা জানলে আরও ভালো',
  ],

  howTitle: ['How to apply', 'যেভাবে আবেদন করবেন'],
  writeTitle: ['Write to us', 'আমাদের লিখুন'],
  writeText: [
    'Send an e-mail with the position in its subject: who you are, when you could start, and your curriculum vitae as a PDF or a photo of it.',
    'ই-মেইলের বিষয়ে পদের নাম লিখুন। ভেতরে আপনার পরিচয়, কবে যোগ দিতে পারবেন, আর জীবনবৃত্তান্ত – পিডিএফ বা তার ছবি।',
  ],
  talkTitle: ['We talk', 'কথা হবে'],
  talkText: [
    'Within a week you hear from us, also when it is a no. The first talk is by phone.',
    'এক সপ্তাহের মধ্যে উত্তর পাবেন, ‘না’ হলেও জানাব। প্রথম কথা ফোনে।',
  ],
  tryTitle: ['A day with us', 'এক দিন আমাদের সঙ্গে'],
  tryText: [
    'You spend a paid day in a branch and see whether you like us. Then we both decide.',
    'একটি শাখায় এক দিন কাজ করে দেখবেন, পারিশ্রমিকসহ। এরপর দুই পক্ষ মিলে সিদ্ধান্ত।',
  ],
  mail: ['Apply by e-mail', 'ই-মেইলে আবেদন করুন'],
  mailSubject: [
    (position: string) => `Application: ${position}`,
    (position: string) => `চাকরির আবেদন: ${position}`,
  ],
  anyPosition: ['your position', 'পদের নাম'],
  applyFor: [
    (position: string) => `Apply as ${position}`,
    (position: string) => `${position} পদে আবেদন`,
  ],
  apply: ['Apply', 'আবেদন করুন'],
  noFees: [
    (phone: string) =>
      `We never ask for money: not for an application, not for a uniform, not for training. Whoever does is not one of us; please tell us at ${phone}.`,
    (phone: string) =>
      `আবেদন, পোশাক বা প্রশিক্ষণ – কোনো কিছুর জন্যই আমরা টাকা চাই না। কেউ চাইলে তিনি আমাদের লোক নন; ${digits(phone, 'bn')} নম্বরে জানান।`,
  ],
  everyone: [
    'Women, people with disabilities and people of every faith and community are welcome. All ages are welcome.',
    'নারী, প্রতিবন্ধী ব্যক্তি, সব ধর্ম ও সম্প্রদায়ের মানুষ স্বাগত। চুলে পাক ধরলেও বাধা নেই।',
  ],
  seeAbout: ['About Us', 'আমাদের কথা'],
  seeBranches: ['Branch Locations', 'শাখার ঠিকানা'],
});
