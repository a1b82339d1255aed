/** The pharmacist's facts about a medicine. */
import { sentences } from './sentences.ts';

export const guidanceText = sentences({
  use: ['What it is for', 'কী কাজে লাগে'],
  howTaken: ['How it is taken', 'কীভাবে খাবেন বা ব্যবহার করবেন'],
  warnings: ['Be careful', 'সাবধানতা'],
  sideEffects: ['Side effects', 'যেসব পার্শ্বপ্রতিক্রিয়া হতে পারে'],
  pregnancy: ['Pregnant or breastfeeding', 'গর্ভাবস্থা ও বুকের দুধ খাওয়ানোর সময়'],
  askTitle: ['Ask our pharmacist', 'আমাদের ফার্মাসিস্টকে জিজ্ঞেস করুন'],
  askMore: [
    'This is general information, not medical advice. Ask us about dosage, other medicines or conditions.',
    'এগুলো সাধারণ তথ্য, ডাক্তারের পরামর্শের বিকল্প নয়। কতটুকু খাবেন, সঙ্গে অন্য ওষুধ বা অন্য রোগ থাকলে: আমাদের জিজ্ঞেস করুন।',
  ],
  askNothingKnown: [
    'We have no information here yet on its use and side effects. Ask a pharmacist.',
    'এটি কী কাজে লাগে, কীভাবে ব্যবহার করতে হয় আর কী খেয়াল রাখতে হবে, তা এখনো লেখা হয়নি। ফার্মাসিস্ট বুঝিয়ে বলবেন।',
  ],
  call: [(phone: string) => `Call ${phone}`, (phone: string) => `ফোন করুন ${phone}`],
  chat: ['Chat on WhatsApp', 'হোয়াটসঅ্যাপে লিখুন'],
});
