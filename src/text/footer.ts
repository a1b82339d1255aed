/** The footer (shell-19 to shell-24). */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const footerText = sentences({
  careers: ['Careers', 'চাকরি'],
  privacy: ['Privacy Policy', 'গোপনীয়তার নীতি'],
  returns: ['Return Policy', 'ফেরতের নীতি'],
  terms: ['Terms, Cancellation & Disclaimer', 'শর্ত, বাতিল ও দায়মুক্তি'],
  howToOrder: ['How To Order', 'যেভাবে অর্ডার করবেন'],
  address: ['Address', 'ঠিকানা'],
  contact: ['Contact', 'যোগাযোগ'],
  information: ['Information', 'তথ্য'],
  followUs: ['Follow us', 'আমাদের সঙ্গে থাকুন'],
  weAccept: ['We accept', 'যেভাবে দাম দিতে পারেন'],
  copyright: [
    (year: number, shop: string) => `© ${year} ${shop}`,
    (year: number, shop: string) => `© ${digits(year, 'bn')} ${shop}`,
  ],
  licence: [
    (number: string) => `Drug licence ${number}`,
    (number: string) => `ড্রাগ লাইসেন্স ${number}`,
  ],
  pharmacist: [
    (name: string, registration: string) => `${name}, registration ${registration}`,
    (name: string, registration: string) => `${name}, নিবন্ধন ${registration}`,
  ],
  demoNote: [
    'Demo shop: prices and contact details are not real.',
    'এটি একটি নমুনা দোকান: দামগুলো এখনকার নয়, যোগাযোগের নম্বরগুলোও আসল নয়।',
  ],
});
