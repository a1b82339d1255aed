/** The frame of the shop's articles: terms, privacy, how to order and similar pages. */
import { sentences } from './sentences.ts';

export const articleText = sentences({
  breadcrumb: ['You are here', 'আপনি এখন এখানে'],
  home: ['Home', 'প্রথম পাতা'],
  onThisPage: ['On this page', 'এই পাতায় যা আছে'],
  linkTo: [
    (section: string) => `Link to “${section}”`,
    (section: string) => `“${section}” অংশের লিংক`,
  ],
  waiting: ['Loading the page…', 'পাতাটি আনা হচ্ছে…'],
  failed: ['The page could not be loaded', 'পাতাটি আনা যায়নি'],
  away: ['This page isn’t saved on this phone yet', 'এই পাতাটি এখনো এই ফোনে নেই'],
  awayHint: [
    'It will appear once you’re online. Pages you have seen stay here.',
    'নেটওয়ার্ক পেলেই দেখা যাবে। যেসব পাতা একবার দেখেছেন, সেগুলো এই ফোনেই থাকে।',
  ],
  furtherReading: ['Read on', 'আরও পড়ুন'],
  aboutUs: ['About Us', 'আমাদের কথা'],
  branches: ['Branch Locations', 'শাখার ঠিকানা'],
  cancelling: ['Cancelling an order', 'অর্ডার বাতিল করা'],
  careers: ['Careers', 'চাকরি'],
  contact: ['Contact Us', 'যোগাযোগ'],
  gallery: ['Gallery', 'গ্যালারি'],
  privacy: ['Privacy Policy', 'গোপনীয়তার নীতি'],
  returns: ['Return Policy', 'ফেরতের নীতি'],
  terms: ['Terms and Conditions', 'শর্তাবলি'],
  portraitOf: [(name: string) => `Portrait of ${name}`, (name: string) => `${name}-এর ছবি`],
});
