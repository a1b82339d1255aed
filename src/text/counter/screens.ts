/**
 * The title of each screen of the counter: in the navigation, on the screen and in the browser's
 * tab.
 */
import { sentences } from '#text/sentences.ts';
import { sectionTitles } from './shop-sections.ts';

export const screenTitles = sentences({
  queue: ['Queue', 'অপেক্ষায়'],
  request: ['Request', 'অনুরোধ'],
  orders: ['Orders', 'অর্ডার'],
  order: ['Order', 'অর্ডার'],
  packingSlip: ['Packing slip', 'প্যাকিং স্লিপ'],
  invoice: ['Invoice', 'ইনভয়েস'],
  products: ['Products', 'পণ্য'],
  product: ['Product', 'পণ্য'],
  importFile: ['Import a file', 'ফাইল থেকে পণ্য আনা'],
  stockRequests: ['Back-in-stock requests', 'এলে জানাবেন'],
  messages: ['Messages and complaints', 'বার্তা ও অভিযোগ'],
  posts: ['Reviews and comments', 'রিভিউ ও মন্তব্য'],
  coupons: ['Coupons', 'কুপন'],
  offers: ['Offers', 'অফার'],
  notices: ['Notices', 'নোটিশ'],
  banners: ['Banners', 'ব্যানার'],
  shop: ['Shop', 'দোকান'],
  ...sectionTitles,
  opening: ['Opening', 'খোলা ও বন্ধ'],
  people: ['People', 'লোকজন'],
  ownPassword: ['Your password', 'আপনার পাসওয়ার্ড'],
  recoveryCodes: ['Recovery codes', 'রিকভারি কোড'],
  auditLog: ['Audit log', 'কাজের খাতা'],
  errorLog: ['Error log', 'ত্রুটির খাতা'],
});
