/** Contact Us (catalogue-108 to catalogue-117). */
import { sentences } from './sentences.ts';

export const contactText = sentences({
  title: ['Contact Us', 'যোগাযোগ'],
  intro: [
    'Ask a pharmacist, tell us about an order, or send us feedback. We’ll call or write back.',
    'ফার্মাসিস্টকে প্রশ্ন করুন, অর্ডারের কথা জানান, অথবা বলুন কী আরও ভালো করতে পারি। আমরা ফোন করব বা লিখে জানাব।',
  ],
  formTitle: ['Write to us', 'আমাদের লিখুন'],
  name: ['Name', 'নাম'],
  phone: ['Phone', 'ফোন'],
  email: ['Email', 'ই-মেইল'],
  optional: ['Optional', 'না দিলেও চলবে'],
  message: ['Message', 'বার্তা'],
  send: ['Send', 'পাঠান'],

  nameRequired: ['Name is required', 'নাম দিতে হবে'],
  phoneRequired: ['Phone is required', 'ফোন নম্বর দিতে হবে'],
  messageRequired: ['Message is required', 'বার্তা লিখতে হবে'],
  tooLong: ['This message is too long to send.', 'বার্তাটি পাঠানোর জন্য বেশি বড়।'],

  sent: ['Sent message successfully', 'বার্তা পাঠানো হয়েছে'],
  sentHint: ['The pharmacy has it. Thank you.', 'ফার্মেসি বার্তাটি পেয়েছে। ধন্যবাদ।'],
  savedHint: [
    'It will be sent automatically when you’re back online. You can close the page.',
    'নেটওয়ার্ক এলেই নিজে থেকে চলে যাবে। পাতাটি বন্ধ করতে পারেন।',
  ],
  notSaved: [
    'It could not be saved on this phone. What you wrote is still here.',
    'ফোনে রাখা গেল না। আপনি যা লিখেছেন এখানেই আছে।',
  ],
  close: ['Close', 'বন্ধ করুন'],
  offline: [
    'You’re offline. You can still write: the message is saved on this phone and sent later.',
    'নেটওয়ার্ক নেই। তবু লিখতে পারেন: বার্তা এই ফোনে জমা থাকবে, পরে যাবে।',
  ],
  draftFound: [
    'Here is what you had started to write.',
    'আপনি আগে যা লিখতে শুরু করেছিলেন, তা এখানে আছে।',
  ],

  reachUs: ['Reach us', 'আমাদের পাবেন'],
  phones: ['Phone', 'ফোন'],
  emailUs: ['E-mail', 'ই-মেইল'],
  address: ['Address', 'ঠিকানা'],
  hours: ['Opening hours', 'খোলা থাকে'],
  branches: ['All branches on the map', 'মানচিত্রে সব শাখা'],
});
