/**
 * Panels beside the screen: the categories, the sliding navigation, the ways to contact the shop.
 */
import { sentences } from './sentences.ts';

export const panelsText = sentences({
  close: ['Close', 'বন্ধ করুন'],
  categoriesFailed: [
    'The categories could not be loaded. Please check the connection and try again.',
    'ক্যাটাগরি আনা গেল না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  ],
  menu: ['Menu', 'মেনু'],
  chat: ['Talk to us', 'কথা বলুন'],
  closeChat: ['Close the contact links', 'যোগাযোগের লিংক বন্ধ করুন'],
  messenger: ['Messenger', 'মেসেঞ্জার'],
  whatsapp: ['WhatsApp', 'হোয়াটসঅ্যাপ'],
  phoneCall: ['Phone call', 'ফোন কল'],
});
