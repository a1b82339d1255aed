/** The full-screen search before anything is typed, and without results. */
import { sentences } from './sentences.ts';

export const searchStartText = sentences({
  title: ['Search the shop', 'দোকানে খুঁজুন'],
  close: ['Close search', 'খোঁজা বন্ধ করুন'],
  lastSearches: ['Last searches', 'আগের খোঁজা'],
  onThisPhone: ['Kept on this phone only.', 'শুধু এই ফোনে রাখা আছে।'],
  remove: [(query: string) => `Remove “${query}”`, (query: string) => `“${query}” মুছুন`],
  removeAll: ['Remove all', 'সব মুছুন'],
  needs: ['What is it for?', 'কীসের জন্য?'],
  /** Each word starts a search. They are separated by a vertical bar. */
  needWords: [
    'Fever|Gas|Cold|Cough|ORS saline|Diabetes|Pressure|Allergy|Baby|Diaper|Sanitary pad|Pregnancy|Vitamin|First aid',
    'জ্বর|গ্যাস্ট্রিক|সর্দি|কাশি|খাবার স্যালাইন|ডায়াবেটিস|প্রেসার|এলার্জি|বেবি|ডায়াপার|স্যানিটারি প্যাড|গর্ভাবস্থা|ভিটামিন|ফার্স্ট এইড',
  ],
  sendName: ['Not found? Send us the name', 'পাননি? নামটি আমাদের পাঠান'],
});
