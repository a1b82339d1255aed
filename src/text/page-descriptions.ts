/** What search engines and link previews say about a page. Never on the screen. */
import { sentences } from './sentences.ts';

export const pageDescriptionsText = sentences({
  shop: [
    'Medicine, health and daily needs at the marked price, delivered across Bangladesh. Order from a list or a prescription; works without a connection.',
    'ওষুধ, স্বাস্থ্যপণ্য ও নিত্যপ্রয়োজনীয় জিনিস ন্যায্য দামে, সারা বাংলাদেশে ডেলিভারি। তালিকা বা প্রেসক্রিপশন দিয়েই অর্ডার করুন; ইন্টারনেট না থাকলেও চলে।',
  ],
  shelf: [
    (name: string, count: string) =>
      `${name}: ${count} products with their prices, delivered across Bangladesh.`,
    (name: string, count: string) => `${name}: দামসহ ${count}টি পণ্য, সারা বাংলাদেশে ডেলিভারি।`,
  ],
  product: [
    (facts: string, price: string) => `${facts}. ${price}, delivered across Bangladesh.`,
    (facts: string, price: string) => `${facts}। ${price}, সারা বাংলাদেশে ডেলিভারি।`,
  ],
  search: [
    (query: string) => `Products found for “${query}”, with their prices.`,
    (query: string) => `“${query}” খুঁজে পাওয়া পণ্য ও দাম।`,
  ],
  about: [
    'Who we are: a model pharmacy for Bangladesh, its people and its promise.',
    'আমাদের পরিচয়: বাংলাদেশের একটি মডেল ফার্মেসি, এর মানুষ ও অঙ্গীকার।',
  ],
  branches: [
    'Every branch with its address, phone number and place on the map.',
    'সব শাখার ঠিকানা, ফোন নম্বর ও মানচিত্র।',
  ],
  careers: [
    'Work with us: open positions at the pharmacy.',
    'আমাদের সঙ্গে কাজ করুন: ফার্মেসির খালি পদ।',
  ],
  contact: [
    'Ask a pharmacist, order by phone, or write to us.',
    'ফার্মাসিস্টকে জিজ্ঞেস করুন, ফোনে অর্ডার দিন বা আমাদের লিখুন।',
  ],
  gallery: ['Pictures of our branches and our people.', 'আমাদের শাখা ও মানুষের ছবি।'],
  howToOrder: [
    'How to order medicine: from the shelves, from a list, or with a photo of the prescription.',
    'কীভাবে ওষুধ অর্ডার করবেন: তালিকা থেকে বেছে, লিখে, বা প্রেসক্রিপশনের ছবি তুলে।',
  ],
  privacy: [
    'What we know about you, why, and how long we keep it.',
    'আপনার কোন তথ্য আমরা রাখি, কেন রাখি এবং কত দিন রাখি।',
  ],
  returns: ['When and how a product can be returned.', 'কখন ও কীভাবে পণ্য ফেরত দেওয়া যায়।'],
  reviews: ['What customers say about the shop.', 'দোকান নিয়ে ক্রেতারা যা বলেন।'],
  offers: ['Discounts and cashback of this moment.', 'এই সময়ের ছাড় ও ক্যাশব্যাক।'],
  terms: [
    'The terms of the shop, with cancellation and disclaimer.',
    'দোকানের শর্তাবলি, অর্ডার বাতিলের নিয়ম ও দায়মুক্তি।',
  ],
});
