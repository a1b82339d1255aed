/**
 * Descriptions of pages for search engines and link previews. They are not displayed on the page.
 */
import { sentences } from './sentences.ts';

export const pageDescriptionsText = sentences({
  shop: [
    'Medicine, health and daily needs at the marked price, delivered across Bangladesh. Order from a list or a prescription; works without a connection.',
    'ওষুধ, স্বাস্থ্যপণ্য ও নিত্যপ্রয়োজনীয় জিনিস ন্যায্য দামে, সারা বাংলাদেশে ডেলিভারি। তালিকা বা প্রেসক্রিপশন দিয়েই অর্ডার করুন; নেটওয়ার্ক না থাকলেও চলে।',
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
    'A neighbourhood pharmacy that comes to your door: how we work, what we promise, and our board of directors.',
    'পাড়ার ফার্মেসি, যা আপনার দরজায় আসে: আমরা কীভাবে কাজ করি, কী কথা দিই, আর আমাদের পরিচালনা পর্ষদ।',
  ],
  branches: [
    'Every branch with its address, phone number and place on the map.',
    'সব শাখার ঠিকানা, ফোন নম্বর ও মানচিত্র।',
  ],
  careers: [
    'Work at the pharmacy: why people stay, whom we are looking for, and how to apply.',
    'ফার্মেসিতে কাজের সুযোগ: মানুষ কেন থেকে যায়, আমরা কাদের খুঁজছি, আর কীভাবে আবেদন করবেন।',
  ],
  contact: [
    'Ask a pharmacist, order by phone, or write to us.',
    'ফার্মাসিস্টকে জিজ্ঞেস করুন, ফোনে অর্ডার দিন বা আমাদের লিখুন।',
  ],
  gallery: [
    'Pictures of our counters, our deliveries and our people.',
    'আমাদের কাউন্টার, ডেলিভারি আর মানুষের ছবি।',
  ],
  howToOrder: [
    'Order from the bag, by a list of names or with a photo of your prescription, without a network too. Charges, payment and cancellation in plain words.',
    'ব্যাগ থেকে, নামের তালিকা লিখে বা প্রেসক্রিপশনের ছবি দিয়ে অর্ডার করুন, নেটওয়ার্ক ছাড়াও। চার্জ, পেমেন্ট ও বাতিলের নিয়ম সহজ কথায়।',
  ],
  privacy: [
    'What we know about you, who sees your prescriptions, what is kept on your phone and how to erase it. No advertising, no trackers.',
    'আপনার কোন তথ্য আমাদের কাছে থাকে, প্রেসক্রিপশন কে দেখে, ফোনে কী জমা থাকে আর কীভাবে মুছবেন। কোনো বিজ্ঞাপন নেই, নজরদারিও নেই।',
  ],
  returns: [
    'What can be given back, within how many days, how we collect it and how you get your money.',
    'কী ফেরত দেওয়া যায়, কত দিনের মধ্যে, আমরা কীভাবে নিয়ে আসি আর টাকা কীভাবে ফেরত পান।',
  ],
  reviews: ['What customers say about the shop.', 'দোকান নিয়ে ক্রেতারা যা বলেন।'],
  offers: ['Discounts and cashback of this moment.', 'এই সময়ের ছাড় ও ক্যাশব্যাক।'],
  terms: [
    'How ordering, prices, prescriptions, delivery and payment work here, until when an order can be cancelled, and what we answer for.',
    'অর্ডার, দাম, প্রেসক্রিপশন, ডেলিভারি ও পেমেন্ট কীভাবে হয়, কখন পর্যন্ত অর্ডার বাতিল করা যায়, আর কোন বিষয়ের দায় আমাদের।',
  ],
});
